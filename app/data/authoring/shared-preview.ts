import type { Language } from "#domain/content/languages.ts";
import type { Api } from "#server/app.ts";
import { LessonMedia, plainFiles } from "../learning/lesson-media.ts";
import { apiClient } from "../wire/api-client.ts";
import { answer } from "../wire/api.ts";

/** Without the session of a family that may be signed in on this device. */
const api = apiClient<Api>("/api");

const readPreview = (token: string, lang: Language | null, init?: RequestInit) =>
  answer(api["lesson-previews"].$post({ json: { token, lang } }, { init: init ?? {} }));

/**
 * The lesson of a preview link, in a language where it has it; null for the source. Throws AppError
 * preview_ended.
 */
export async function fetchSharedPreview(token: string, lang: Language | null) {
  const { media, ...lesson } = await readPreview(token, lang);
  const renew = async (init: RequestInit) => (await readPreview(token, lang, init)).media;
  return {
    ...plainFiles(lesson),
    media: new LessonMedia(lesson.slides, media.expires_in, renew),
  };
}
