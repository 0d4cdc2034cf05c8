import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { learningDaily, learningEvents } from "#server/platform/db/schema.ts";
import { makeOlder, newFamily, newStaff } from "#tests/support/families.ts";
import { learningEvent, readOverview, sendEvents } from "#tests/support/insight.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await startTestServer({ at: "2026-11-20T12:00:00Z" });
  ({ token: staff } = await newStaff(server));
});
afterAll(() => server.stop());

const event = learningEvent;
const send = (token: string, events: object[]) => sendEvents(server, token, events);
const read = () => readOverview(server, staff);
const first = async () =>
  (await read()).lessons.find(({ id }: { id: string }) => id === FIRST_LESSON_ID);

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
    async (what, figure, does) => {
      // On a Monday far from the other tests' weeks.
      const farDay = addDays(dayIn(server.clock.now(), null), 70);
      server.clock.advanceTo(`${weekOf(farDay)}T10:00:00Z`);
      const overview = async () => {
        ({ token: staff } = await newStaff(server));
        return figure(await read());
      };
      const family = async () => {
        const { token, userId } = await newFamily(server);
        // Families that are counted as new ones stay so.
        if (what !== "a new family") await makeOlder(server, userId);
        await does(token);
      };
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

  it("a figure that was shown once never changes, even when events come later", async () => {
    for (let n = 0; n < 5; n++) {
      const { token, userId } = await newFamily(server);
      await makeOlder(server, userId);
      await send(token, [event("lesson_started", NOW())]);
    }
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
