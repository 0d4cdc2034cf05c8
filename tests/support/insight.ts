import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import type { TestServer } from "./test-server.ts";

/** Something that a child did in the first lesson. */
export const learningEvent = (name: string, at: string, slide?: string, data?: object) => ({
  event_id: crypto.randomUUID(),
  name,
  lesson_id: FIRST_LESSON_ID,
  at,
  ...(slide !== undefined && { slide_id: slide }),
  ...(data !== undefined && { data }),
});

/** Sends events with a family's token. @param of the API of the family, or of one child */
export const sendEvents = (server: TestServer, token: string, events: object[], of = "/api") =>
  server.request("POST", `${of}/events`, { token, body: { events } });

/** Counts the weeks that have ended, and gives the overview that an author sees. */
export async function readOverview(server: TestServer, token: string) {
  await countWeeks(server.context);
  return (await server.request("GET", "/api/staff/insight", { token })).body;
}
