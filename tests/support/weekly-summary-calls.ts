import type { TestFamily } from "./families.ts";
import type { TestServer } from "./test-server.ts";

export const SUBJECT = "This week's treasures";
export const FRIDAY = "2026-11-20T12:00:00Z";
export const SUNDAY_18 = "2026-11-22T18:00:01Z";

/** Calls about the weekly summary of a family; both are read at each call. */
export function weeklySummaryCalls(server: () => TestServer, family: () => TestFamily) {
  const ask = (method: string, path: string, body?: unknown, { token } = family()) =>
    server().request(method, `/api/me/weekly-summary${path}`, {
      token,
      ...(body !== undefined && { body }),
    });
  const mails = async ({ email } = family()) =>
    (await server().context.mailbox.list(email)).filter(({ subject }) => subject === SUBJECT);
  return {
    ask,
    mails,
    switchOn: (time: object = {}) => ask("PUT", "", { is_on: true, weekday: 0, hour: 18, ...time }),
    /** The summaries that came, after what is due at this moment was done twice. */
    async mailsAt(at: string) {
      server().clock.advanceTo(at);
      await server().runDueWork();
      await server().runDueWork();
      return mails();
    },
  };
}
