import type { StaffApi } from "#server/app.ts";
import { staffToken } from "../auth/staff-session.ts";
import { answer } from "../wire/api.ts";
import { apiClient } from "../wire/api-client.ts";
import { bearerFetch } from "../wire/bearer-fetch.ts";
import { staff } from "./staff-api.ts";

/** A closing page has no time to look up its token, so the last one is remembered. */
let token: string | null = null;

const closing = apiClient<StaffApi>("/api/staff", {
  fetch: (...[input, init]: Parameters<typeof fetch>) =>
    bearerFetch(token, input, { ...init, keepalive: true }),
});

/** What this page reported last. */
let lastTab: string | undefined;

/** Says that this tab has a lesson open. Resolves to who else has. Throws AppError. */
export async function sendPresence(lessonId: string, open: { tab: string; slide: string | null }) {
  lastTab = open.tab;
  token = await staffToken();
  return answer(staff.lessons[":id"].presence.$put({ param: { id: lessonId }, json: open }));
}
export type Presence = Awaited<ReturnType<typeof sendPresence>>;

/** Which lessons other authors and windows have open. Throws AppError. */
export const fetchOpenLessons = async () =>
  // The lesson that this page left may still be reported as open.
  (await answer(staff.presence.$get({ query: { ...(lastTab && { tab: lastTab }) } }))).others;
export type LessonsPresence = Awaited<ReturnType<typeof fetchOpenLessons>>;

/** Says that this tab no longer has a lesson open, also while the page closes. Throws AppError. */
export const endPresence = (tab: string) =>
  answer(closing.presence[":tab"].$delete({ param: { tab } }));
