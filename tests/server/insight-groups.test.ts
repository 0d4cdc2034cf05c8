import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { LESSONS, makeOlder, newFamily, newStaff } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { learningEvent, readOverview, sendEvents } from "#tests/support/insight.ts";
import { buyCourse } from "#tests/support/payments.ts";
import { FIRST_LENGTH } from "#tests/support/play-lessons.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [, SECOND = ""] = LESSONS;
const DAY_S = 86_400;

let server: TestServer;
beforeAll(
  async () => void (server = await startTestServer({ env: { PAYWALL: "after-first-lesson" } })),
);
afterAll(() => server.stop());
// Each test has weeks of its own, and begins on a Tuesday.
beforeEach(() =>
  server.clock.advanceTo(`${addDays(weekOf(dayIn(server.clock.now(), null)), 22)}T10:00:00Z`),
);

const now = () => server.clock.now().toISOString();
const begin = ({ token }: TestFamily) =>
  sendEvents(server, token, [
    learningEvent("lesson_started", now()),
    { ...learningEvent("page_viewed", now(), undefined, { page: "Lesson Intro" }) },
  ]);
const move = ({ token }: TestFamily) =>
  server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
    token,
    body: { slide: 0, version: 1 },
  });
/** What an author sees of the week that has just ended. */
async function newestWeek() {
  server.clock.advance(8 * DAY_S);
  const { token } = await newStaff(server);
  const { weeks, pages } = await readOverview(server, token);
  const page = pages.find(({ name }: { name: string }) => name === "Lesson Intro");
  return { started: weeks.at(-1).started, views: page.per_week.at(-1) };
}

/** Families of which each begins the first lesson, made in this week. */
const families = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newFamily(server)));

describe("a group of five children", () => {
  it("families that were made to fill a group do not count (T-1113)", async () => {
    const [real, ...madeUp] = await families(5);
    if (real === undefined) throw new Error("no family");
    await makeOlder(server, real.userId);
    for (const one of [real, ...madeUp]) await begin(one);
    // A device can say of an event that it was days ago: that is no second day.
    for (const { token } of madeUp) {
      const daysAgo = new Date(server.clock.now().getTime() - 3 * DAY_S * 1000).toISOString();
      await sendEvents(server, token, [learningEvent("lesson_started", daysAgo)]);
    }
    expect(await newestWeek()).toEqual({ started: 0, views: 0 });
  });

  type Countable = (family: TestFamily) => Promise<unknown>;
  it.each<[string, Countable]>([
    ["are older than the week", ({ userId }) => makeOlder(server, userId)],
    ["have paid", ({ userId }) => buyCourse(server.context, userId)],
  ])("is of families that %s (T-1114)", async (_what, does) => {
    for (const one of await families(5)) {
      await does(one);
      await begin(one);
    }
    expect(await newestWeek()).toEqual({ started: 5, views: 5 });
  });

  it("a new family counts if the server saw it on two days (T-1115)", async () => {
    const newOnes = await families(5);
    for (const one of newOnes) {
      await begin(one);
      await move(one);
    }
    server.clock.advance(DAY_S);
    for (const { refresh, ...one } of newOnes) {
      const { body } = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token: refresh },
      });
      await move({ ...one, refresh, token: body.access_token });
    }
    expect(await newestWeek()).toEqual({ started: 5, views: 5 });
  });
});

describe("what an author sees of one version alone", () => {
  it("figures of one version need ten children, those of all versions five (T-1116)", async () => {
    const weekBefore = dayIn(server.clock.now(), null);
    const play = async (count: number) => {
      for (const one of await families(count)) {
        await makeOlder(server, one.userId);
        await begin(one);
      }
    };
    const started = async (query: string) => {
      const { token } = await newStaff(server);
      await readOverview(server, token);
      const path = `/api/staff/lessons/${FIRST_LESSON_ID}/insight?from=${weekOf(weekBefore)}${query}`;
      return (await server.request("GET", path, { token })).body.started;
    };
    await play(6);
    server.clock.advance(8 * DAY_S);
    expect([await started(""), await started("&version=1")]).toEqual([5, 0]);
    await play(5);
    server.clock.advance(7 * DAY_S);
    expect([await started(""), await started("&version=1")]).toEqual([10, 10]);
  });
});

describe("a lesson that is not open to a child", () => {
  it("has no events, while those of open ones in the same batch are kept (T-1117)", async () => {
    const { token, userId } = await newFamily(server);
    const of = (lesson_id: string) => ({ ...learningEvent("slide_viewed", now()), lesson_id });
    const kept = async (...events: object[]) => (await sendEvents(server, token, events)).body.kept;
    const unknown = crypto.randomUUID();
    expect(await kept(of(SECOND), of(unknown))).toBe(0);
    expect(await kept(of(SECOND), of(FIRST_LESSON_ID), of(FIRST_LESSON_ID.toUpperCase()))).toBe(2);
    for (let slide = 0; slide < FIRST_LENGTH; slide++)
      await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
        token,
        body: { slide, version: 1 },
      });
    // It is next, and not paid for.
    expect(await kept(of(SECOND))).toBe(0);
    await buyCourse(server.context, userId);
    expect(await kept(of(SECOND))).toBe(1);
  });

  it("takes no answers about it (T-1118)", async () => {
    const { token } = await newFamily(server);
    const path = `/api/me/lessons/${SECOND}/feedback`;
    const { body } = await server.request("PUT", path, {
      token,
      body: { difficulty: "just_right" },
    });
    expect(body.code).toBe("lesson_locked");
  });
});
