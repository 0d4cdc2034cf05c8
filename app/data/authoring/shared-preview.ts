import { hc } from "hono/client";
import type { Api } from "#server/app.ts";
import { LessonMedia, plainFiles } from "../learning/lesson-media.ts";
import { answer } from "../wire/api.ts";

/** Without the session of a family that may be signed in on this device. */
const api = hc<Api>("/api");

const readPreview = (token: string, init?: RequestInit) =>
  answer(api["lesson-previews"].$post({ json: { token } }, { init: init ?? {} }));

/** The lesson of a preview link. Throws AppError preview_ended. */
export async function fetchSharedPreview(token: string) {
  const { media, ...lesson } = await readPreview(token);
  const renew = async (init: RequestInit) => (await readPreview(token, init)).media;
  return {
    ...plainFiles(lesson),
    media: new LessonMedia(lesson.slides, media.expires_in, renew),
  };
}
