import type { Framing } from "#domain/content/clip-rules.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

/** The clips of a lesson that are being converted, and whether this server converts clips. */
export const fetchConversions = (lessonId: string) =>
  answer(staff.lessons[":id"].conversions.$get({ param: { id: lessonId } }));

/** Gives an uploaded clip of any kind to a slide, to be converted. */
export const takeClip = (lessonId: string, upload: string, slide: string) =>
  answer(staff.lessons[":id"].clips.$post({ param: { id: lessonId }, json: { upload, slide } }));

/** Starts a conversion; `framing` null: one that failed or was stopped, as it was. */
export const startConversion = (id: string, framing: Framing | null) =>
  answer(
    staff.conversions[":id"].start.$post({
      param: { id },
      json: framing === null ? {} : { framing },
    }),
  );

/** Stops a conversion, which can be started again. */
export const stopConversion = (id: string) =>
  answer(staff.conversions[":id"].stop.$post({ param: { id } }));

/** Gives up a conversion, or says that its result was taken. */
export const closeConversion = (id: string) =>
  answer(staff.conversions[":id"].$delete({ param: { id } }));

/** Lets the author choose the framing of a slide's converted clip again. */
export const startReframing = (lessonId: string, slide: string, video_url: string) =>
  answer(
    staff.lessons[":id"].reframings.$post({ param: { id: lessonId }, json: { slide, video_url } }),
  );
