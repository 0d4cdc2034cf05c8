import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { missions } from "#course/treasure-tracker/course.ts";
import { slidesFor } from "#domain/content/band-path.ts";
import { plainText } from "#domain/content/text.ts";
import { MAX_EVENTS_READ } from "#server/learning/newest-events.ts";
import {
  children,
  contentState,
  learningEvents,
  lessonVersions,
} from "#server/platform/db/schema.ts";
import { sendAttempts } from "#tests/support/answers.ts";
import { firstChildOf, LESSONS, newFamily, playLesson, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { learningEvent, sendEvents } from "#tests/support/insight.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const quizzes = slidesFor(missions[0]?.lesson.slides ?? [], "middle").flatMap((slide) =>
  slide.type === "quiz" ? [slide] : [],
);
const [easy, tricky] = quizzes;
const ofSecond = missions[1]?.lesson.slides[0]?.id;
const wrongOf = (slide: typeof easy) =>
  slide?.quiz_answers.findIndex(({ is_correct }) => !is_correct) ?? -1;

let server: TestServer;
let family: TestFamily;
let mia: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  family = await newFamily(server);
  mia = (await server.request("GET", "/api/me", { token: family.token })).body.child_id;
});

const learned = (child = mia, { token } = family) =>
  server.request("GET", `/api/me/children/${child}/learned`, { token });
const tried = (slide: typeof easy, attempt: number, correct: boolean) => ({
  lesson_id: FIRST,
  slide_id: slide?.id ?? "",
  attempt,
  correct,
  detail: String(correct ? 0 : wrongOf(slide)),
});

describe("what was learned", () => {
  it("of a child who has not played is empty, with the first lesson as the next one", async () => {
    const { status, body, headers } = await learned();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      has_played: false,
      finished: [],
      lessons: 5,
      ideas: [],
      hard: [],
      streak: 0,
      jars: null,
      cards_done: [],
      next: { lesson_id: FIRST, dinner: expect.stringContaining("?") },
    });
    expect(body.weeks).toHaveLength(8);
  });

  it("has lessons, ideas in the author's words, hard questions with their hint, streak, jars, cards and weeks", async () => {
    const { token } = family;
    await sendAttempts(server, token, [
      tried(easy, 1, true),
      tried(tricky, 1, false),
      tried(tricky, 2, false),
      tried(tricky, 3, true),
    ]);
    await playLesson(server, token, FIRST);
    await server.request("POST", "/api/me/streak", { token, body: {} });
    await server.request("PUT", `/api/me/mission-cards/${FIRST}/done`, { token });
    await prove(server, family);
    await server.request("PUT", `/api/me/children/${mia}/allowance`, {
      token,
      body: {
        amount: 500,
        currency: "USD",
        weekday: 6,
        split: { save: 60, spend: 20, share: 20 },
        state: "on",
      },
    });
    const { body } = await learned();
    expect(body).toMatchObject({
      has_played: true,
      finished: [{ lesson_id: FIRST, title: "Coins on the Map", on: "2026-11-20" }],
      streak: 1,
      days_played: 1,
      jars: { save: 0, spend: 0, share: 0, currency: "USD" },
      cards_done: [{ title: missions[0]?.lesson.mission_card?.title, on: "2026-11-20" }],
      next: { lesson_id: SECOND },
    });
    expect(body.ideas).toMatchObject([{ title: "Coins on the Map", right_first: 1, answered: 2 }]);
    expect(body.ideas[0].points).toContainEqual({
      question: plainText(easy?.quiz_question ?? ""),
      words: plainText(easy?.quiz_correct_quote ?? ""),
    });
    expect(body.hard).toEqual([
      {
        lesson_title: "Coins on the Map",
        question: plainText(tricky?.quiz_question ?? ""),
        tries: 3,
        is_solved: true,
        hint: tricky?.quiz_answers[wrongOf(tricky)]?.hint,
      },
    ]);
    expect(body.weeks.at(-1)).toMatchObject({ slides: 2, days: 1 });
  });

  it("counts the moments of a story by their own words, an event that comes twice once, and refuses words (T-273)", async () => {
    const { token } = family;
    const slide_id = missions[0]?.lesson.slides[0]?.id ?? "";
    const at = server.clock.now().toISOString();
    const event = (attempt: number, correct: boolean, detail: string) => ({
      event_id: crypto.randomUUID(),
      name: "answer_tried",
      lesson_id: FIRST,
      slide_id,
      at,
      data: { attempt, correct, detail },
    });
    const send = (...events: object[]) =>
      server.request("POST", "/api/events", { token, body: { events } });
    const play = [event(1, false, "0:0>0"), event(2, false, "0:0>0"), event(3, true, "1:1")];
    for (const times of [1, 2]) expect([times, (await send(...play)).status]).toEqual([times, 200]);
    const { body } = await learned();
    expect(body.ideas).toEqual([
      expect.objectContaining({
        title: "Coins on the Map",
        right_first: 0,
        answered: 1,
        points: [],
      }),
    ]);
    expect(body.hard).toEqual([
      {
        lesson_title: "Coins on the Map",
        question: "Who gets the carrot, and who gets the coin?",
        tries: 3,
        is_solved: true,
        hint: "The shopper will eat the carrot.",
      },
    ]);
    for (const detail of ["0:Farmer", "0:1>0 Mia", "0:".repeat(9)])
      expect((await send(event(1, false, detail))).status).toBe(400);
  });

  it("counts the first answer to each question alone: later tries, later rounds and answers that come late change nothing (T-1284)", async () => {
    const { token } = family;
    const days = (count: number) => server.clock.now().getTime() - count * 86_400_000;
    const created_at = new Date(days(30));
    await server.context.db.update(children).set({ created_at }).where(eq(children.id, mia));
    const event = (slide: typeof easy, at: number, attempt: number, correct: boolean) => ({
      event_id: crypto.randomUUID(),
      name: "answer_tried",
      lesson_id: FIRST,
      slide_id: slide?.id,
      at: new Date(at).toISOString(),
      data: { attempt, correct, detail: String(correct ? 0 : wrongOf(slide)) },
    });
    const send = (...events: object[]) =>
      server.request("POST", "/api/events", { token, body: { events } });
    // A second round arrives before the first one, which another device kept while offline.
    await send(event(tricky, days(1), 1, true), event(easy, days(1), 1, false));
    await send(event(easy, days(2), 1, true));
    await send(event(tricky, days(2), 1, false), event(tricky, days(2) + 1_000, 2, true));
    const { body } = await learned();
    expect(body.ideas).toMatchObject([
      {
        right_first: 1,
        answered: 2,
        points: [{ question: plainText(easy?.quiz_question ?? "") }],
      },
    ]);
  });

  it.each([
    [MAX_EVENTS_READ - 1, 1],
    [MAX_EVENTS_READ, 0],
  ])(
    "reads the newest events alone, however many a device wrote: an answer with %i after it (T-1754)",
    async (later, ideas) => {
      const { db } = server.context;
      const child_id = (await firstChildOf(server.context, family))?.child_id ?? "";
      const atMs = server.clock.now().getTime() - 86_400_000;
      const data = { attempt: 1, correct: true };
      await db.insert(learningEvents).values({
        child_id,
        name: "answer_tried",
        lesson_id: FIRST,
        slide_id: easy?.id ?? "",
        data,
        at: new Date(atMs),
      });
      const at = new Date(atMs + 1_000).toISOString();
      await db.execute(sql`
        insert into ${learningEvents} (child_id, name, at)
        select ${child_id}, 'heard', ${at}::timestamptz from generate_series(1, ${later}::int)`);
      expect((await learned()).body.ideas).toHaveLength(ideas);
    },
  );

  it.each([
    ["of a slide of the lesson", () => ({ lesson_id: FIRST, slide_id: easy?.id }), 1],
    [
      "of one in capitals",
      () => ({ lesson_id: FIRST.toUpperCase(), slide_id: easy?.id.toUpperCase() }),
      1,
    ],
    ["of a lesson alone", () => ({ lesson_id: FIRST }), 1],
    ["of an unknown slide", () => ({ lesson_id: FIRST, slide_id: crypto.randomUUID() }), 0],
    ["of a slide of another lesson", () => ({ lesson_id: FIRST, slide_id: ofSecond }), 0],
    ["of a slide without its lesson", () => ({ slide_id: easy?.id }), 0],
  ])("an event is kept where its lesson has its slide: %s (T-1755)", async (_what, place, kept) => {
    const { token } = family;
    const at = server.clock.now().toISOString();
    const event = { event_id: crypto.randomUUID(), name: "answer_tried", at, ...place() };
    const { body } = await server.request("POST", "/api/events", {
      token,
      body: { events: [event] },
    });
    expect(body.kept).toBe(kept);
  });

  it("an event of a slide that a newer version no longer has is kept (T-1756)", async () => {
    const { db, catalog } = server.context;
    const slide = { ...easy, id: crypto.randomUUID() };
    const [first] = await db
      .select()
      .from(lessonVersions)
      .where(eq(lessonVersions.lesson_id, FIRST));
    if (first === undefined) throw new Error("no version");
    const content = { ...first.content, slides: [...first.content.slides, slide] };
    await db
      .insert(lessonVersions)
      .values({ ...first, content: content as typeof first.content, version: 2 });
    await db.insert(lessonVersions).values({ ...first, version: 3 });
    await db.update(contentState).set({ revision: sql`${contentState.revision} + 1` });
    await catalog.read(0);
    const event = { ...learningEvent("answer_tried", server.clock.now().toISOString(), slide.id) };
    expect((await sendEvents(server, family.token, [event])).body.kept).toBe(1);
  });

  it("is read once at a time for an account: others wait, and too many are told to come again (T-1757)", async () => {
    const { catalog } = server.context;
    const freed = Promise.withResolvers<void>();
    const read = catalog.read.bind(catalog);
    let running = 0;
    let most = 0;
    const held = vi.spyOn(catalog, "read").mockImplementation(async () => {
      most = Math.max(most, ++running);
      await freed.promise;
      running--;
      return read();
    });
    const statuses: number[] = [];
    const ask = async () => {
      statuses.push((await learned()).status);
      if (statuses.length === 3) freed.resolve();
    };
    await Promise.all(Array.from({ length: 12 }, ask));
    held.mockRestore();
    expect(most).toBe(1);
    expect(statuses).toEqual([...Array(3).fill(503), ...Array(9).fill(200)]);
  });

  it("belongs to one child: a sibling's stays empty, and another family reaches none of it", async () => {
    const { token } = family;
    const ben = (
      await server.request("POST", "/api/me/children", { token, body: { name: "Ben", age: 4 } })
    ).body.id;
    await sendAttempts(server, token, [tried(easy, 1, true)], `/api/child/${ben}`);
    expect((await learned(ben)).body.ideas).toMatchObject([{ right_first: 1 }]);
    expect((await learned()).body.ideas).toEqual([]);
    const other = await newFamily(server);
    const foreign = await learned(mia, other);
    expect([foreign.status, foreign.body.code]).toEqual([404, "child_not_found"]);
    expect((await server.request("GET", `/api/me/children/${mia}/learned`)).status).toBe(401);
    expect((await learned("none")).status).toBe(400);
  });

  it("the export holds what was learned, with the setting of the weekly mail", async () => {
    const { token } = family;
    await sendAttempts(server, token, [tried(easy, 1, true)]);
    await playLesson(server, token, FIRST);
    const time = { weekday: 5, hour: 7 };
    await server.request("PUT", "/api/me/weekly-summary", {
      token,
      body: { is_on: true, ...time },
    });
    await prove(server, family);
    const { body } = await server.request("GET", "/api/me/export", { token });
    expect(body.children[0].learned).toEqual((await learned()).body);
    expect(body.weekly_summary).toMatchObject({ ...time, week: "2026-11-23", sent_week: null });
  });
});

it("tells each idea that the author noted, also what was answered on later days, and no sibling's (T-2052)", async () => {
  const { db, catalog } = server.context;
  const [first] = await db
    .select()
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lesson_id, FIRST), eq(lessonVersions.version, 1)));
  if (first === undefined) throw new Error("no version");
  const idea = "Coins come from work or as a gift.";
  const slides = first.content.slides.map((slide) =>
    slide.id === easy?.id || slide.id === tricky?.id ? { ...slide, idea } : slide,
  );
  const content = { ...first.content, slides } as typeof first.content;
  await db.insert(lessonVersions).values({ ...first, content, version: 9 });
  await db.update(contentState).set({ revision: sql`${contentState.revision} + 1` });
  await catalog.read(0);
  await sendAttempts(server, family.token, [
    tried(easy, 1, true),
    tried(tricky, 1, false),
    tried(tricky, 2, true),
  ]);
  const at = server.clock.now().toISOString();
  const review = learningEvent("review_tried", at, easy?.id, { attempt: 1, correct: true });
  await sendEvents(server, family.token, [review]);
  const added = { name: "Ben", age: 4 };
  const ben = await server.request("POST", "/api/me/children", {
    token: family.token,
    body: added,
  });
  const none = { right: 0, of: 0 };
  expect((await learned()).body.ideas).toMatchObject([
    {
      right_first: 1,
      answered: 2,
      can_do: [
        {
          idea,
          lesson: { right: 1, of: 2 },
          before: none,
          after: none,
          later: { right: 1, of: 1 },
          is_shown: true,
        },
      ],
      try_at_home: "Our Three Jars",
    },
  ]);
  expect((await learned(ben.body.id)).body.ideas).toEqual([]);
});
