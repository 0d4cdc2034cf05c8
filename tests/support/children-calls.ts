import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { children, learningEvents } from "#server/platform/db/schema.ts";
import { LESSONS } from "./families.ts";
import type { TestFamily } from "./families.ts";
import { startTestServer } from "./test-server.ts";
import type { TestServer } from "./test-server.ts";

const [FIRST = ""] = LESSONS;

/** A server that sends what children did to the product analytics, and deletes it there. */
export const startMeasuringServer = () =>
  startTestServer({
    env: { MIXPANEL_TOKEN: "t", MIXPANEL_DELETION_TOKEN: "d", PRODUCTION_HOST: "localhost:5173" },
  });

/** Calls about the children of a family; `server` and `family` are read at each call. */
export function childrenCalls(server: () => TestServer, family: () => TestFamily) {
  const ask = (method: string, path: string, body?: unknown, token = family().token) =>
    server().request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
  const as = (
    child: string,
    method: string,
    path: string,
    body?: unknown,
    token = family().token,
  ) => ask(method, `/child/${child}${path}`, body, token);
  const add = async (name: string, age: number) =>
    (await ask("POST", "/me/children", { name, age })).body.id as string;
  const listed = async () => (await ask("GET", "/me/children")).body.children;
  const profileOf = async (child: string) => (await as(child, "GET", "/me")).body.profile;
  const move = (child: string, slide: number, lesson = FIRST) =>
    as(child, "PUT", `/me/lessons/${lesson}/progress`, { slide, version: 1 });
  /** Plays a lesson to its end as one child: every slide, the XP, the streak. */
  async function play(child: string, lesson = FIRST): Promise<void> {
    const { body } = await as(child, "GET", `/lessons/${lesson}`);
    for (let slide = 0; slide < body.slides.length; slide++)
      expect((await move(child, slide, lesson)).status).toBe(200);
    await as(child, "POST", `/me/lessons/${lesson}/xp`);
    await as(child, "POST", "/me/streak", {});
  }
  const eventsOf = async (child: string) => {
    const { db } = server().context;
    const [row] = await db.select().from(children).where(eq(children.id, child));
    return db.$count(learningEvents, eq(learningEvents.child_id, row?.child_id ?? child));
  };
  return { ask, as, add, listed, profileOf, move, play, eventsOf };
}
