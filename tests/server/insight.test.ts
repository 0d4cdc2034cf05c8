import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { aggregateInsight } from "#server/insight/aggregate.ts";
import { learningDaily, learningEvents } from "#server/platform/db/schema.ts";
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
const send = (token: string, events: object[]) =>
  server.request("POST", "/api/events", { token, body: { events } });
const read = async (path = "/insight") => {
  await aggregateInsight(server.context);
  return (await server.request("GET", `/api/staff${path}`, { token: staff })).body;
};
const first = async () =>
  (await read()).lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID);

describe("'Statistics'", () => {
  it("is all zeros before anybody plays, day by day", async () => {
    const insight = await read();
    expect(insight.days).toHaveLength(30);
    expect(insight.days.at(-1)).toEqual({ day: "2026-11-20", started: 0, finished: 0 });
    expect(await first()).toMatchObject({ started: 0, finished: 0 });
    expect(await read(`/lessons/${FIRST_LESSON_ID}/insight`)).toEqual({});
  });

  it("counts each child once a day: seen, left, tries until right", async () => {
    const [a = "", b = ""] = slides;
    const [one, two] = [await newFamily(server), await newFamily(server)];
    // A device of before November 2026 names its attempts 'tries'.
    // One plays through, needs three tries, and looks at the first slide twice.
    await send(one.token, [
      event("lesson_started", "2026-11-20T10:00:00Z"),
      event("slide_viewed", "2026-11-20T10:00:00Z", a),
      event("slide_viewed", "2026-11-20T10:01:00Z", b),
      event("slide_viewed", "2026-11-20T10:02:00Z", a),
      event("slide_viewed", "2026-11-20T10:03:00Z", b),
      event("answer_tried", "2026-11-20T10:04:00Z", b, { answer: 1, correct: false, tries: 1 }),
      event("answer_tried", "2026-11-20T10:04:30Z", b, { attempt: 2, correct: false, detail: "2" }),
      event("answer_tried", "2026-11-20T10:05:00Z", b, { attempt: 3, correct: true, detail: "0" }),
      event("lesson_completed", "2026-11-20T10:06:00Z"),
    ]);
    // Two is right at once and stops there.
    await send(two.token, [
      event("lesson_started", "2026-11-20T11:00:00Z"),
      event("slide_viewed", "2026-11-20T11:00:00Z", a),
      event("slide_viewed", "2026-11-20T11:01:00Z", b),
      event("answer_tried", "2026-11-20T11:02:00Z", b, { answer: 0, correct: true, tries: 1 }),
    ]);
    expect(await read(`/lessons/${FIRST_LESSON_ID}/insight`)).toEqual({
      [a]: { seen: 2, left: 0, solved: 0, tries: 0, firstTry: 0, wrong: [] },
      [b]: {
        seen: 2,
        left: 1,
        solved: 2,
        tries: 4,
        firstTry: 1,
        wrong: [{ detail: "2", count: 1 }],
      },
    });
    expect(await first()).toMatchObject({ started: 2, finished: 1 });
    expect((await read()).days.at(-1)).toEqual({ day: "2026-11-20", started: 2, finished: 1 });
  });

  it("keeps of a slide what is done wrong most often, and shows the three most frequent", async () => {
    const [, , c = ""] = slides;
    const { token } = await newFamily(server);
    const wrong = (detail: number, times: number) =>
      Array.from({ length: times }, () =>
        event("answer_tried", "2026-11-19T10:00:00Z", c, {
          attempt: 1,
          correct: false,
          detail: String(detail),
        }),
      );
    const rare = Array.from({ length: 30 }, (_, detail) => wrong(100 + detail, 1)).flat();
    await send(token, [...wrong(0, 2), ...wrong(1, 4), ...wrong(3, 3), ...rare]);
    expect((await read(`/lessons/${FIRST_LESSON_ID}/insight`))[c].wrong).toEqual([
      { detail: "1", count: 4 },
      { detail: "3", count: 3 },
      { detail: "0", count: 2 },
    ]);
    const kept = await server.context.db
      .select()
      .from(learningDaily)
      .where(like(learningDaily.subject, `${c}/%`));
    expect(kept).toHaveLength(20);
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
    const { token } = await newFamily(server);
    await send(token, [event("lesson_started", "2026-11-16T08:00:00Z")]);
    expect(
      (await read()).days.find(({ day }: { day: string }) => day === "2026-11-16"),
    ).toMatchObject({ started: 1 });
  });

  it("knows the way in, and how lessons felt", async () => {
    const before = await read();
    const family = await newFamily(server);
    server.context.openedPages.count("Landing", 2);
    await server.context.openedPages.write(server.context);
    await server.context.openedPages.write(server.context);
    await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/feedback`, {
      token: family.token,
      body: { difficulty: "just_right" },
    });
    await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/feedback`, {
      token: family.token,
      body: { enjoyment: "fun" },
    });
    const after = await read();
    const grown = after.funnel.map(
      ({ count }: { count: number }, index: number) => count - before.funnel[index].count,
    );
    expect(grown).toEqual([2, 1, 1, 0, 0]);
    expect((await first()).difficulty).toContainEqual({ value: "just_right", count: 1 });
    expect((await first()).enjoyment).toContainEqual({ value: "fun", count: 1 });
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
    expect(await first()).toMatchObject({ started: 3, finished: 1 });
  });
});
