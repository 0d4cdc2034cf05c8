import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { aggregateInsight } from "#server/insight/aggregate.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import { learningEvents, lessonWeekly } from "#server/platform/db/schema.ts";
import { newFamily, newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let staff: string;
let slides: string[];
beforeAll(async () => {
  server = await startTestServer({ at: "2026-11-20T12:00:00Z" });
  ({ token: staff } = await newStaff(server));
  const { token } = await newFamily(server);
  const { body } = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
  slides = body.slides.map(({ id }: { id: string }) => id);
});
afterAll(() => server.stop());

const event = (name: string, at: string, slide?: string, data?: object) => ({
  event_id: crypto.randomUUID(),
  name,
  lesson_id: FIRST_LESSON_ID,
  at,
  ...(slide !== undefined && { slide_id: slide }),
  ...(data !== undefined && { data }),
});
/** `of`: the API of the family, or of one child. */
const send = (token: string, events: object[], of = "/api") =>
  server.request("POST", `${of}/events`, { token, body: { events } });
const read = async () => {
  await aggregateInsight(server.context);
  return (await server.request("GET", "/api/staff/insight", { token: staff })).body;
};
const LAST_WEEK = "2026-11-14T10:00:00Z";
const ask = (query: string) =>
  server.request("GET", `/api/staff/lessons/${FIRST_LESSON_ID}/insight${query}`, { token: staff });
const ofLesson = async (query = "") => (await ask(query)).body;
const first = async () =>
  (await read()).lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID);

describe("'Statistics'", () => {
  it("is all zeros before anybody plays, day by day", async () => {
    const insight = await read();
    expect(insight.days).toHaveLength(30);
    expect(insight.days.at(-1)).toEqual({ day: "2026-11-20", started: 0, finished: 0 });
    expect(await first()).toMatchObject({ started: 0, finished: 0 });
    expect(await ofLesson()).toEqual({
      weeks: [],
      versions: [],
      ages: [],
      started: 0,
      finished: 0,
      slides: {},
    });
  });

  it("shows children by groups of a week, a version and an age band, rounded down to fives (T-207)", async () => {
    const [a = "", b = "", c = ""] = slides;
    const wrong = (slide: string, attempt: number, detail: string) =>
      event("answer_tried", LAST_WEEK, slide, { attempt, correct: false, detail });
    const play = async (place: number, kid_age = 7) => {
      const { token } = await newFamily(server, { kid_age });
      await playIn(token, place);
      return token;
    };
    const playIn = (token: string, place: number, of = "/api") =>
      send(
        token,
        [
          event("lesson_started", LAST_WEEK),
          event("lesson_started", LAST_WEEK),
          event("slide_viewed", LAST_WEEK, a),
          event("slide_viewed", LAST_WEEK, a),
          event("slide_viewed", LAST_WEEK, b),
          // A device of before November 2026 names its attempts 'tries'.
          event("answer_tried", LAST_WEEK, b, { answer: 1, correct: false, tries: 1 }),
          ...(place < 5 ? [wrong(b, 2, "2"), wrong(b, 3, "2")] : []),
          // Four children alone: of this nothing is shown.
          ...(place < 4 ? [wrong(b, 4, "1"), event("slide_viewed", LAST_WEEK, c)] : []),
          event("answer_tried", LAST_WEEK, b, { attempt: 5, correct: true, detail: "0" }),
          ...(place < 6 ? [event("lesson_completed", LAST_WEEK)] : []),
        ],
        of,
      );
    for (let place = 0; place < 9; place++) await play(place);
    const seven = {
      weeks: ["2026-11-09"],
      versions: [1],
      ages: ["7-9"],
      started: 5,
      finished: 5,
      slides: {
        [a]: { reached: 5, solved: 0, first_try: 0, wrong: [] },
        [b]: { reached: 5, solved: 5, first_try: 0, wrong: [{ detail: "2", count: 5 }] },
      },
    };
    // Four of another age are no group, and add to none.
    for (let place = 0; place < 3; place++) await play(place, 12);
    // Five with a brother and a sister of the fourth, but of four families.
    const token = await play(0, 12);
    for (const name of ["Ann", "Tom"]) {
      const added = await server.request("POST", "/api/me/children", {
        token,
        body: { name, age: 12 },
      });
      expect((await playIn(token, 0, `/api/child/${added.body.id}`)).status).toBe(200);
    }
    await countWeeks(server.context);
    expect(await ofLesson()).toEqual(seven);
    expect(await ofLesson("?version=1&age=7-9&from=2026-11-09&to=2026-11-09")).toEqual(seven);
    for (const filter of ["?version=2", "?age=10-12", "?from=2026-11-16", "?to=2026-11-02"])
      expect(await ofLesson(filter)).toEqual({ ...seven, started: 0, finished: 0, slides: {} });
    for (const filter of ["?version=0", "?age=8", "?from=yesterday", "?child=1"])
      expect((await ask(filter)).status).toBe(400);

    // What comes after a week was counted changes nothing: two looks differ by whole weeks alone.
    await play(0);
    await Promise.all([countWeeks(server.context), countWeeks(server.context)]);
    await server.runDueWork();
    expect(await ofLesson()).toEqual(seven);
    const kept = await server.context.db.select().from(lessonWeekly);
    expect(kept.every(({ count }) => count > 0 && count % 5 === 0)).toBe(true);
  });

  it("rounds daily counts of children down to multiples of five", async () => {
    expect((await read()).days.find(({ day }: { day: string }) => day === "2026-11-14")).toEqual({
      day: "2026-11-14",
      started: 15, // of 16
      finished: 10, // of 13
    });
    expect(await first()).toMatchObject({ started: 15, finished: 10 });
  });

  it("is the same however often it is counted, by however many instances", async () => {
    const before = await read();
    await Promise.all([
      aggregateInsight(server.context),
      aggregateInsight(server.context),
      server.runDueWork(),
    ]);
    expect(await read()).toEqual(before);
  });

  it("events that come days late are counted on their day", async () => {
    for (let child = 0; child < 5; child++) {
      const { token } = await newFamily(server);
      await send(token, [event("lesson_started", "2026-11-16T08:00:00Z")]);
    }
    expect(
      (await read()).days.find(({ day }: { day: string }) => day === "2026-11-16"),
    ).toMatchObject({ started: 5 });
  });

  it("knows the way in, and how lessons felt", async () => {
    const before = await read();
    const family = await newFamily(server);
    server.context.openedPages.count("Landing", 2);
    await server.context.openedPages.write(server.context);
    await server.context.openedPages.write(server.context);
    const path = `/api/me/lessons/${FIRST_LESSON_ID}/feedback`;
    const { token } = family;
    await server.request("PUT", path, { token, body: { difficulty: "just_right" } });
    for (const child of [
      family,
      ...(await Promise.all(Array.from({ length: 4 }, () => newFamily(server)))),
    ])
      await server.request("PUT", path, { token: child.token, body: { enjoyment: "fun" } });
    const after = await read();
    const grown = after.funnel.map(
      ({ count }: { count: number }, index: number) => count - before.funnel[index].count,
    );
    expect(grown).toEqual([2, 5, 5, 0, 0]);
    expect((await first()).difficulty).toContainEqual({ value: "just_right", count: 0 });
    expect((await first()).enjoyment).toContainEqual({ value: "fun", count: 5 });
  });

  it("counts each page a day, with its category and stage, of children, of visitors without an account and of authors", async () => {
    const views = async (page: string) =>
      (await read()).pages.find(({ name }: { name: string }) => name === page);
    const before = await views("Lesson Intro");
    expect(before).toMatchObject({ category: "education", stage: "learning" });
    const { token } = await newFamily(server);
    const opened = (page: string, at: string, more: object = {}) => {
      const { lesson_id: _none, ...rest } = event("page_viewed", at, undefined, { page, ...more });
      return rest;
    };
    await send(token, [
      opened("Lesson Intro", "2026-11-20T10:00:00Z", { category: "education", stage: "learning" }),
      opened("Lesson Intro", "2026-11-19T10:00:00Z"),
      opened("Course Track", "2026-11-20T10:01:00Z"),
    ]);
    expect(
      (await server.request("POST", "/api/page-counts", { body: { page: "Lesson Intro" } })).status,
    ).toBe(202);
    expect(
      (await server.request("POST", "/api/page-counts", { body: { page: "Sam Miller" } })).status,
    ).toBe(400);
    server.context.openedPages.count("Lesson Builder");
    await server.context.openedPages.write(server.context);

    const after = await views("Lesson Intro");
    expect(after.views - before.views).toBe(3);
    expect(
      after.per_day
        .slice(-2)
        .map((n: number, index: number) => n - before.per_day.slice(-2)[index]),
    ).toEqual([1, 2]);
    expect(await views("Course Track")).toMatchObject({ category: "education", stage: "learning" });
    expect((await views("Course Track")).views).toBeGreaterThan(0);
    expect(await views("Lesson Builder")).toMatchObject({
      category: "other",
      stage: "engagement",
      views: 1,
    });
    expect((await views("Landing")).category).toBe("landing");
    const kept = await server.context.db
      .select({ data: learningEvents.data })
      .from(learningEvents)
      .where(eq(learningEvents.name, "page_viewed"));
    // Also of a browser that sends the name alone, as older ones do.
    for (const { data } of kept)
      expect(data).toMatchObject({ category: "education", stage: "learning" });
  });

  it("stays when the events are gone", async () => {
    server.clock.advance(20 * 86_400);
    await server.context.db.delete(learningEvents);
    ({ token: staff } = await newStaff(server));
    expect(await first()).toMatchObject({ started: 20, finished: 10 });
    expect((await ofLesson()).started).toBe(5);
  });
});
