import { eq, gte } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import {
  learningDaily,
  learningEvents,
  lessonVersions,
  lessonWeekly,
} from "#server/platform/db/schema.ts";
import { newFamily, newStaff } from "#tests/support/families.ts";
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
beforeAll(async () => {
  server = await startTestServer({ at: "2026-11-20T12:00:00Z" });
  ({ token: staff } = await newStaff(server));
  const { token } = await newFamily(server);
  const { body } = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
  played = body.slides;
  slides = played.map(({ id }) => id);
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
/** The overview, whose newest week is the one of the events here: 9 to 15 November. */
const read = async () => {
  await countWeeks(server.context);
  return (await server.request("GET", "/api/staff/insight", { token: staff })).body;
};
const lastWeek = async () => (await read()).weeks.at(-1);
const LAST_WEEK = "2026-11-14T10:00:00Z";
const ask = (query: string) =>
  server.request("GET", `/api/staff/lessons/${FIRST_LESSON_ID}/insight${query}`, { token: staff });
const ofLesson = async (query = "") => (await ask(query)).body;
const first = async () =>
  (await read()).lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID);

describe("'Statistics'", () => {
  it("is all zeros before anybody plays, week by week", async () => {
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
        [b]: {
          reached: 5,
          solved: 5,
          first_try: 0,
          wrong: [{ what: attempted(b, "2"), count: 5 }],
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

  it("names what was done wrong in the words of the version in which it was done", async () => {
    const { db } = server.context;
    const id = crypto.randomUUID();
    const quiz = (...texts: string[]) =>
      ({ id, type: "quiz", quiz_answers: texts.map((text) => ({ text })) }) as unknown as Slide;
    const versions = { 90: quiz("Pebbles", "Coins"), 91: quiz("Coins", "Feathers", "Pebbles") };
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
      { what: "Pebbles", count: 15 },
      { what: "Feathers", count: 10 },
      { what: null, count: 5 },
    ]);
    expect(await of("?version=90")).toEqual([{ what: "Pebbles", count: 10 }]);
    await db.delete(lessonWeekly).where(gte(lessonWeekly.version, 90));
    await db.delete(lessonVersions).where(gte(lessonVersions.version, 90));
  });

  it("shows in the overview the same groups as of each lesson", async () => {
    expect(await lastWeek()).toEqual({ week: "2026-11-09", started: 5, finished: 5 });
    expect(await first()).toMatchObject({ started: 5, finished: 5 });
  });

  it("is the same however often it is counted, by however many instances", async () => {
    const before = await read();
    await Promise.all([
      countWeeks(server.context),
      countWeeks(server.context),
      server.runDueWork(),
    ]);
    expect(await read()).toEqual(before);
  });

  it("deletes exact counts that an instance of an earlier release wrote during an upgrade", async () => {
    const { db } = server.context;
    await db
      .insert(learningDaily)
      .values({ day: "2026-11-16", measure: "lesson_started", subject: FIRST_LESSON_ID, count: 1 });
    await countWeeks(server.context);
    expect(await db.$count(learningDaily, eq(learningDaily.measure, "lesson_started"))).toBe(0);
  });
});

/** What each kind of thing does to the overview, done by so many families in one week. */
type Action = [
  what: string,
  figure: (insight: Overview) => number,
  does: (token: string) => unknown,
];
interface Overview {
  funnel: { step: string; count: number }[];
  weeks: { started: number; finished: number }[];
  lessons: Record<string, any>[]; // oxlint-disable-line typescript/no-explicit-any -- looked into
  pages: { name: string; views: number; per_week: number[] }[];
}
const stepOf = (step: string) => (insight: Overview) =>
  insight.funnel.find((row) => row.step === step)?.count ?? -1;
const inLesson = (of: (lesson: Overview["lessons"][number]) => number) => (insight: Overview) =>
  of(insight.lessons.find(({ id }) => id === FIRST_LESSON_ID) ?? {});
const viewsOf = (page: string) => (insight: Overview) =>
  insight.pages.find(({ name }) => name === page)?.views ?? -1;
const feedback = (token: string, body: object) =>
  server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/feedback`, { token, body });
const NOW = () => server.clock.now().toISOString();
const opened = (page: string) => {
  const { lesson_id: _none, ...rest } = event("page_viewed", NOW(), undefined, { page });
  return rest;
};

describe("the overview", () => {
  const actions: Action[] = [
    ["a new family", stepOf("family_made"), () => undefined],
    [
      "a lesson begun",
      inLesson(({ started }) => started),
      (token) => send(token, [event("lesson_started", NOW())]),
    ],
    [
      "a lesson finished",
      stepOf("first_lesson_finished"),
      (token) => send(token, [event("lesson_started", NOW()), event("lesson_completed", NOW())]),
    ],
    [
      "an answer about a lesson, given again and again",
      inLesson(({ difficulty }) => difficulty[2].count),
      async (token) => {
        for (let time = 0; time < 6; time++) await feedback(token, { difficulty: "just_right" });
      },
    ],
    [
      "a page, opened again and again",
      viewsOf("Lesson Intro"),
      (token) =>
        send(
          token,
          Array.from({ length: 6 }, () => opened("Lesson Intro")),
        ),
    ],
  ];

  it.each(actions)(
    "shows nothing of four families, and never before their week has ended and settled: %s (T-219)",
    async (_what, figure, does) => {
      // On a Monday far from the other tests' weeks.
      const farDay = addDays(dayIn(server.clock.now(), null), 70);
      server.clock.advanceTo(`${weekOf(farDay)}T10:00:00Z`);
      const overview = async () => {
        ({ token: staff } = await newStaff(server));
        return figure(await read());
      };
      const family = async () => does((await newFamily(server)).token);
      const before = await overview();
      for (let n = 0; n < 4; n++) await family();
      expect(await overview()).toBe(before);
      server.clock.advance(8 * 86_400 + 3600);
      expect(await overview()).toBe(before);

      for (let n = 0; n < 5; n++) await family();
      expect(await overview()).toBe(before);
      server.clock.advance(7 * 86_400);
      const settled = await overview();
      expect(settled).toBeGreaterThanOrEqual(5);
      expect(settled % 5).toBe(0);
    },
  );

  it("does not change once it is shown, also when events come later", async () => {
    for (let n = 0; n < 5; n++)
      await send((await newFamily(server)).token, [event("lesson_started", NOW())]);
    const late = NOW();
    server.clock.advance(8 * 86_400);
    ({ token: staff } = await newStaff(server));
    const before = await read();
    expect(before.weeks.at(-1).started).toBe(5);
    for (let n = 0; n < 6; n++) {
      const { token } = await newFamily(server);
      await send(token, [event("lesson_started", late)]);
    }
    expect((await read()).weeks).toEqual(before.weeks);
    expect((await first()).started).toBe(
      before.lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID).started,
    );
  });

  it("counts one answer of a family with several children", async () => {
    const counted = () =>
      server.context.db
        .select({ count: learningDaily.count })
        .from(learningDaily)
        .where(eq(learningDaily.measure, "enjoyment:super_fun"));
    const { token } = await newFamily(server);
    await feedback(token, { enjoyment: "super_fun" });
    const body = { name: "Ann", age: 9 };
    const added = await server.request("POST", "/api/me/children", { token, body });
    const path = `/api/child/${added.body.id}/me/lessons/${FIRST_LESSON_ID}/feedback`;
    const given = await server.request("PUT", path, { token, body: { enjoyment: "super_fun" } });
    expect(given.status).toBe(200);
    expect(await counted()).toEqual([{ count: 1 }]);
  });

  it("counts the funnel and the page views of visitors and authors, rounded down to fives", async () => {
    const before: Overview = await read();
    const { openedPages } = server.context;
    openedPages.count("Landing", 7);
    openedPages.count("Lesson Builder", 12);
    await openedPages.write(server.context);
    await openedPages.write(server.context);
    for (let n = 0; n < 5; n++)
      expect(
        (await server.request("POST", "/api/page-counts", { body: { page: "Lesson Intro" } }))
          .status,
      ).toBe(202);
    expect(
      (await server.request("POST", "/api/page-counts", { body: { page: "Sam Miller" } })).status,
    ).toBe(400);
    await openedPages.write(server.context);
    server.clock.advance(8 * 86_400);
    ({ token: staff } = await newStaff(server));
    const after: Overview = await read();
    expect(stepOf("home_opened")(after) - stepOf("home_opened")(before)).toBe(5);
    expect(after.pages.find(({ name }) => name === "Lesson Builder")).toMatchObject({
      category: "other",
      stage: "engagement",
      views: 10,
      per_week: [0, 0, 0, 10],
    });
    expect(viewsOf("Lesson Intro")(after)).toBeGreaterThanOrEqual(5);
    expect(after.pages.find(({ name }) => name === "Landing")).toMatchObject({
      category: "landing",
    });
  });

  it("keeps of a page view its name, category and stage, also of a browser that sends the name alone", async () => {
    const { token } = await newFamily(server);
    await send(token, [opened("Lesson Intro")]);
    const kept = await server.context.db
      .select({ data: learningEvents.data })
      .from(learningEvents)
      .where(eq(learningEvents.name, "page_viewed"));
    for (const { data } of kept)
      expect(data).toMatchObject({ category: "education", stage: "learning" });
  });

  it("stays when the events are gone", async () => {
    ({ token: staff } = await newStaff(server));
    const before = await read();
    await server.context.db.delete(learningEvents);
    expect(await read()).toEqual(before);
    expect(before.weeks.some(({ started }: { started: number }) => started > 0)).toBe(true);
  });
});
