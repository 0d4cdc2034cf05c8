import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { children, learningEvents } from "#server/platform/db/schema.ts";
import type { Schema } from "#tests/support/canary.ts";
import { LESSONS, newFamily, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

/** Every time and day that a client gives, and what becomes of one that can't be true. */
const RULES: Record<string, string> = {
  "put /me/jars/entries/{id} at": "entryTime: now, or the first allowance",
  "put /me/jars/entries/{id} week": "entryRefusal: refused unless it is due",
  "put /me/children/{child}/jars/entries/{id} at": "entryTime, likewise",
  "put /me/children/{child}/jars/entries/{id} week": "isEntry: what a parent enters has none",
  "put /me/lessons/{id}/progress played_on":
    "lessonDay: today, or the first day (T-1091 to T-1098)",
  "post /me/streak played_on": "streakDay: refused unless a lesson counted",
  "post /me/review played_on": "refused unless a question was offered that day (T-2078)",
  "post /events at": "keepEvents: a week ago, the child's first moment, or now",
  "post /reminders reminder_datetime": "scheduleReminder: refused unless it is to come",
  "put /me/weekly-summary weekday": "a parent's wish",
  "put /me/weekly-summary hour": "a parent's wish",
  "put /me/children/{child}/allowance weekday": "a parent's wish, with proof",
};

const TIME = /(^|_)(at|on|day|date|datetime|time|week|weekday|hour|since|until)$/;
function timesIn(schema: Schema): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(TIME.test(name) && property.type !== "boolean" ? [name] : []),
    ...timesIn(property),
  ]);
  const parts = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
  return [...own, ...parts.flatMap(timesIn)];
}

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  parameters?: { name: string; in: string }[];
}

let server: TestServer;
let family: TestFamily;
beforeAll(async () => {
  server = await startTestServer();
  family = await newFamily(server);
  await prove(server, family);
});
afterAll(() => server.stop());
const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, `/api${path}`, { token: family.token, body });

it("each time that a client gives has a rule (T-1653)", async () => {
  const { body } = await server.request("GET", "/api/openapi.json");
  const paths: Record<string, Record<string, Operation>> = body.paths;
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters = [] }]) => {
      const asked = parameters.map(({ name }) => name).filter((name) => TIME.test(name));
      const given = timesIn(requestBody?.content?.["application/json"]?.schema ?? {});
      const route = path.replace("/child/{child}/", "/");
      return [...given, ...asked].map((name) => `${method} ${route} ${name}`);
    }),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(RULES).toSorted());
});

describe("what a child did", () => {
  it("is dated within the last week, never before the child was added nor after now (T-1654)", async () => {
    const { db } = server.context;
    const DAY_MS = 86_400_000;
    const now = server.clock.now().getTime();
    const sent = async (addedDays: number, days: number) => {
      const created_at = new Date(now - addedDays * DAY_MS);
      await db.update(children).set({ created_at }).where(eq(children.family_id, family.userId));
      const event_id = crypto.randomUUID();
      const at = new Date(now - days * DAY_MS).toISOString();
      await ask("POST", "/events", { events: [{ event_id, name: "page_viewed", at }] });
      const [kept] = await db
        .select({ at: learningEvents.at })
        .from(learningEvents)
        .where(eq(learningEvents.event_id, event_id))
        .orderBy(asc(learningEvents.at));
      return kept === undefined ? null : (now - kept.at.getTime()) / DAY_MS;
    };
    for (const [added, days, kept] of [
      [30, 0, 0],
      [30, 5, 5],
      [30, 9, 7],
      [30, -1, 0],
      [2, 5, 2],
      [2, 9, 2],
      [0, 5, 0],
    ] as const)
      expect([added, days, await sent(added, days)]).toEqual([added, days, kept]);
  });
});

it.each(["2026-11-20T12:00:00+99:99", "2026-11-20T12:00:00+24:00", "2026-02-31", "yesterday", ""])(
  "a time that there is not, %j, is refused and keeps nothing (T-1655)",
  async (at) => {
    const event = { event_id: crypto.randomUUID(), name: "page_viewed", at };
    const entry = { kind: "spent", currency: "USD", save: 0, spend: 1, share: 0, picture: "ball" };
    const child = (await ask("GET", "/me")).body.child_id;
    const id = crypto.randomUUID();
    for (const { status, body } of [
      await ask("POST", "/events", { events: [event] }),
      await ask("PUT", `/me/jars/entries/${id}`, { ...entry, at, week: null, undoes: null }),
      await ask("PUT", `/me/children/${child}/jars/entries/${id}`, {
        ...entry,
        kind: "adjusted",
        picture: null,
        at,
        week: null,
        undoes: null,
      }),
      await ask("PUT", `/me/lessons/${LESSONS[0]}/progress`, {
        slide: 0,
        version: 1,
        played_on: `${at}x`,
      }),
      await ask("POST", "/me/streak", { played_on: `${at}x` }),
    ])
      expect([status, body.code]).toEqual([400, "validation_failed"]);
  },
);
