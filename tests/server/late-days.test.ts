import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { children, lessonDays, users } from "#server/platform/db/schema.ts";
import { LESSONS, newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
/** The clock of the tests stands on this day. */
const TODAY = "2026-11-20";
const daysAgo = (days: number) => addDays(TODAY, -days);

let server: TestServer;
let family: TestFamily;
let mia: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  family = await newFamily(server);
  mia = (await ask("GET", "/me")).body.child_id;
});

const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, `/api${path}`, {
    token: family.token,
    ...(body !== undefined && { body }),
  });
const move = (lesson: string, slide: number, played_on?: string, of = "") =>
  ask("PUT", `${of}/me/lessons/${lesson}/progress`, { slide, version: 1, played_on });
const streak = async (played_on?: string, of = "") =>
  (await ask("POST", `${of}/me/streak`, { played_on })).body;

/** Plays a lesson as a device sends it that was offline; without a day it is online. */
async function play(lesson: string, playedOn?: string, of = ""): Promise<number> {
  const { body } = await ask("GET", `${of}/lessons/${lesson}`);
  for (const slide of body.slides.keys()) await move(lesson, slide, playedOn, of);
  await ask("POST", `${of}/me/lessons/${lesson}/xp`);
  return body.slides.length - 1;
}
/** The child was added so many days ago. */
async function added(days: number): Promise<void> {
  const at = { created_at: new Date(`${daysAgo(days)}T10:00:00Z`) };
  await server.context.db.update(users).set(at).where(eq(users.id, family.userId));
  await server.context.db.update(children).set(at).where(eq(children.family_id, family.userId));
}
const keptDays = async () =>
  (
    await server.context.db
      .select({ day: lessonDays.day })
      .from(lessonDays)
      .where(eq(lessonDays.child, mia))
  )
    .map(({ day }) => day)
    .toSorted();
const parentSees = async () => (await ask("GET", `/me/children/${mia}/learned`)).body;

describe("days of lessons that a device reports late", () => {
  it("are each counted for a child who finished different lessons on several days offline (T-1091)", async () => {
    await added(30);
    const days = LESSONS.map((_, place) => daysAgo(LESSONS.length - place));
    for (const [place, lesson] of LESSONS.entries()) {
      await play(lesson, days[place]);
      expect((await streak(days[place])).count).toBe(place + 1);
    }
    expect(await keptDays()).toEqual(days);
    expect(await parentSees()).toMatchObject({ streak: 5, days_played: 6 });
  });

  it("are not there for a lesson that is finished again: it counts for the day of the request (T-1092)", async () => {
    await added(30);
    const last = await play(FIRST);
    for (let days = -1; days <= 7; days++) {
      await move(FIRST, last, daysAgo(days));
      await streak(daysAgo(days));
    }
    expect(await keptDays()).toEqual([TODAY]);
    expect(await streak()).toMatchObject({ count: 1, last_date: TODAY });
    expect(await parentSees()).toMatchObject({ streak: 1, days_played: 1 });
  });

  it("are at most as many as lessons, and one finished again offline keeps the streak of the day it is sent (T-1093)", async () => {
    await added(30);
    const last = await play(FIRST, daysAgo(1));
    await play(SECOND, daysAgo(1));
    expect(await streak(daysAgo(1))).toMatchObject({ count: 1, last_date: daysAgo(1) });
    for (let days = 7; days >= 2; days--) await move(FIRST, last, daysAgo(days));
    expect(await streak(daysAgo(7))).toMatchObject({ count: 2, last_date: TODAY });
    expect(await keptDays()).toEqual([daysAgo(1), TODAY]);
  });

  it("are not made by a time zone that is switched: one day, until real time has passed (T-1451)", async () => {
    await added(30);
    const zoneIs = (time_zone: string) => ask("PATCH", "/me", { time_zone });
    const last = await play(FIRST);
    expect((await streak()).count).toBe(1);
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "UTC"];
    for (const zone of [...zones, ...zones]) {
      expect((await zoneIs(zone)).status).toBe(200);
      await move(FIRST, last);
      expect(await streak()).toMatchObject({ count: 1, last_date: TODAY });
      // A device that is ahead reports tomorrow, and of a lesson that it had not finished before.
      await move(FIRST, last, daysAgo(-1));
      expect((await streak(daysAgo(-1))).count).toBe(1);
    }
    await play(SECOND, daysAgo(-1));
    expect((await streak(daysAgo(-1))).count).toBe(1);
    expect(await keptDays()).toEqual([TODAY]);
    expect(await parentSees()).toMatchObject({ streak: 1, days_played: 1 });
  });

  it("a day before the child was added does not count (T-1094)", async () => {
    await added(2);
    await play(FIRST, daysAgo(5));
    expect(await keptDays()).toEqual([daysAgo(2)]);
    await added(0);
    await play(SECOND, daysAgo(1));
    expect(await keptDays()).toEqual([daysAgo(2), TODAY]);
  });

  it("a day before a sibling was added does not count, however old the family is (T-1095)", async () => {
    await added(30);
    const { id } = (await ask("POST", "/me/children", { name: "Ben", age: 9 })).body;
    await play(FIRST, daysAgo(5), `/child/${id}`);
    expect(await streak(undefined, `/child/${id}`)).toMatchObject({ count: 1, last_date: TODAY });
  });

  it("a day before the lesson's first slide was reached does not count (T-1096)", async () => {
    await added(30);
    await move(FIRST, 0);
    await play(FIRST, daysAgo(5));
    expect(await keptDays()).toEqual([TODAY]);
    await move(SECOND, 0, daysAgo(2));
    await play(SECOND, daysAgo(4));
    expect(await keptDays()).toEqual([daysAgo(2), TODAY]);
  });

  it("are none for slides that a device says it showed, without the end of a lesson (T-1097)", async () => {
    await added(30);
    const { body } = await ask("GET", `/lessons/${FIRST}`);
    const shown = (days: number) => ({
      event_id: crypto.randomUUID(),
      name: "slide_viewed",
      lesson_id: FIRST,
      slide_id: body.slides[0].id,
      at: `${daysAgo(days)}T10:00:00Z`,
    });
    await ask("POST", "/events", { events: [0, 1, 2, 3, 4, 5, 6].map(shown) });
    expect(await parentSees()).toMatchObject({ days_played: 0 });
    await move(FIRST, 0);
    expect(await parentSees()).toMatchObject({ days_played: 1 });
    expect((await parentSees()).weeks.at(-1)).toMatchObject({ slides: 1, days: 1 });
  });
});
