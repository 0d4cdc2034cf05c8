import { hc } from "hono/client";
import type { Framing } from "#domain/content/clip-rules.ts";
import type { StaffApi } from "#server/app.ts";
import { answer } from "../wire/api.ts";
import { staffFetch } from "../auth/staff-session.ts";

const staff = hc<StaffApi>("/api/staff", { fetch: staffFetch });

/** The clips of a lesson that are being converted, and whether this server converts clips. */
export const fetchConversions = (lessonId: string) =>
  answer(staff.lessons[":id"].conversions.$get({ param: { id: lessonId } }));

/** Gives an uploaded clip of any kind to a slide, to be converted. */
export const takeClip = (lessonId: string, upload: string, slide: string) =>
  answer(staff.lessons[":id"].clips.$post({ param: { id: lessonId }, json: { upload, slide } }));

/** Starts a conversion; `framing` null: one that failed, as it was. */
export const startConversion = (id: string, framing: Framing | null) =>
  answer(
    staff.conversions[":id"].start.$post({
      param: { id },
      json: framing === null ? {} : { framing },
    }),
  );

/** Cancels a conversion, or says that its result was taken. */
export const closeConversion = (id: string) =>
  answer(staff.conversions[":id"].$delete({ param: { id } }));
