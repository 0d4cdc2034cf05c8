import { gte } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import { beliefBehind } from "#domain/questions/belief.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import { lessonVersions, lessonWeekly } from "#server/platform/db/schema.ts";
import { makeOlder, newFamily, newStaff } from "#tests/support/families.ts";
import { learningEvent, sendEvents, readOverview } from "#tests/support/insight.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let staff: string;
let slides: string[];
let played: Slide[];
/** What an attempt was, in words. */
const attempted = (id: string, detail: string) => {
  const slide = played.find((other) => other.id === id) ?? expect.fail();
  return rulesOf(slide.type)?.attempted?.(slide, detail) ?? expect.fail();
};
/** The belief that leads to an attempt; children do not get it. */
function believed(id: string, detail: string) {
  const slide = treasureTracker.lessons
    .flatMap((lesson) => lesson.slides)
    .find((one) => one.id === id);
  return beliefBehind(
    slideOfSeed(slide ?? expect.fail(), ({ file }) => file),
    detail,
  );
}
beforeAll(async () => {
  server = await startTestServer({ at: "2026-11-20T12:00:00Z" });
  ({ token: staff } = await newStaff(server));
  const { token } = await newFamily(server);
  const { body } = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
  played = body.slides;
  slides = played.map(({ id }) => id);
});
afterAll(() => server.stop());

const event = learningEvent;
const send = (token: string, events: object[], of?: string) =>
  sendEvents(server, token, events, of);
/** The overview, whose newest week is the one of the events here: 9 to 15 November. */
const read = () => readOverview(server, staff);
const lastWeek = async () => (await read()).weeks.at(-1);
const LAST_WEEK = "2026-11-14T10:00:00Z";
const ask = (query: string) =>
  server.request("GET", `/api/staff/lessons/${FIRST_LESSON_ID}/insight${query}`, { token: staff });
const ofLesson = async (query = "") => (await ask(query)).body;
const first = async () =>
  (await read()).lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID);

describe("'Statistics'", () => {
  it("statistics are zero for every week before anybody has played", async () => {
    const insight = await read();
    expect(insight.weeks).toEqual(
      ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"].map((week) => ({
        week,
        started: 0,
        finished: 0,
      })),
    );
    expect(insight.funnel.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0]);
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
      const { token, userId } = await newFamily(server, { kid_age });
      await makeOlder(server, userId);
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
          event("answer_tried", LAST_WEEK, b, { attempt: 1, correct: false }),
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
        [a]: { reached: 5, solved: 0, first_try: 0, wrong: [], check: null },
        [b]: {
          reached: 5,
          solved: 5,
          first_try: 0,
          wrong: [{ what: attempted(b, "2"), count: 5, belief: believed(b, "2") }],
          check: null,
        },
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
    expect(await ofLesson("?age=7-9&from=2026-11-09&to=2026-11-09")).toEqual(seven);
    // Of one version alone, a figure of fewer than ten children is not shown.
    for (const filter of [
      "?version=1",
      "?version=1&age=7-9",
      "?version=2",
      "?age=10-12",
      "?from=2026-11-16",
      "?to=2026-11-02",
    ])
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

  it("names what was done wrong in the words of the version in which it was done, and the belief that the newest of them notes (T-2145)", async () => {
    const { db } = server.context;
    const id = crypto.randomUUID();
    const quiz = (...quiz_answers: object[]) =>
      ({ id, type: "quiz", quiz_answers }) as unknown as Slide;
    const pebbles = (misconception: string) => ({ text: "Pebbles", misconception });
    const coins = { text: "Coins" };
    const versions = {
      90: quiz(pebbles("cheap_is_best"), coins),
      91: quiz(coins, { text: "Feathers" }, pebbles("later_is_free")),
    };
    for (const [version, slide] of Object.entries(versions))
      await db.insert(lessonVersions).values({
        lesson_id: FIRST_LESSON_ID,
        version: Number(version),
        content: { title: "", tag: "", slides: [slide] },
      });
    const wrong = (version: number, detail: string, count: number) => ({
      lesson_id: FIRST_LESSON_ID,
      week: "2026-11-02",
      version,
      age_band: "7-9" as const,
      measure: "wrong" as const,
      subject: `${id}/${detail}`,
      count,
    });
    await db
      .insert(lessonWeekly)
      .values([wrong(90, "0", 10), wrong(91, "2", 5), wrong(91, "1", 10), wrong(91, "7", 5)]);
    const of = async (query = "") => (await ofLesson(query)).slides[id]?.wrong;
    expect(await of()).toEqual([
      { what: "Pebbles", count: 15, belief: "later_is_free" },
      { what: "Feathers", count: 10, belief: null },
      { what: null, count: 5, belief: null },
    ]);
    expect(await of("?version=90")).toEqual([
      { what: "Pebbles", count: 10, belief: "cheap_is_best" },
    ]);
    await db.delete(lessonWeekly).where(gte(lessonWeekly.version, 90));
    await db.delete(lessonVersions).where(gte(lessonVersions.version, 90));
  });

  it("shows in the overview the same groups as of each lesson", async () => {
    expect(await lastWeek()).toEqual({ week: "2026-11-09", started: 5, finished: 5 });
    expect(await first()).toMatchObject({ started: 5, finished: 5 });
  });

  it("statistics stay the same however often and by however many instances they are counted", async () => {
    const before = await read();
    await Promise.all([
      countWeeks(server.context),
      countWeeks(server.context),
      server.runDueWork(),
    ]);
    expect(await read()).toEqual(before);
  });
});
