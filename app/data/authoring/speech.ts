import type { UploadKind } from "#domain/content/uploads.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

/** Does a voice service speak lines here? */
export const fetchSpeaks = async () => (await answer(staff.speech.$get())).speaks;

/** Lets the voice service speak a line into the lesson's folder. */
export const speakLine = (lessonId: string, text: string, kind: UploadKind, signal: AbortSignal) =>
  answer(
    staff.lessons[":id"].speech.$post(
      { param: { id: lessonId }, json: { text, kind } },
      { init: { signal } },
    ),
  );
