import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, DAY_MS, dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { reviewBank } from "#domain/learning/review-bank.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { children, dailyReviews, lessonDays } from "#server/platform/db/schema.ts";
import { LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;

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
const today = () => dayIn(server.clock.now(), null);
const review = async () => (await ask("GET", "/me/review")).body;
const answer = (played_on: Day) => ask("POST", "/me/review", { played_on });
const streak = async (played_on?: Day) => (await ask("POST", "/me/streak", { played_on })).body;
const play = (lesson: string) => playLesson(server, family.token, lesson);

/** The same hour of a later day, with a session of that time. */
async function later(days: number): Promise<void> {
  server.clock.advanceTo(new Date(server.clock.now().getTime() + days * DAY_MS).toISOString());
  const { body } = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
    body: { refresh_token: family.refresh },
  });
  family = { ...family, token: body.access_token, refresh: body.refresh_token };
}
const tried = (lesson_id: string, slide_id: string, correct: boolean, name = "answer_tried") =>
  ask("POST", "/events", {
    events: [
      {
        event_id: crypto.randomUUID(),
        name,
        lesson_id,
        slide_id,
        at: server.clock.now().toISOString(),
        data: { attempt: 1, correct, detail: "0" },
      },
    ],
  });
/** What can come back of a lesson to a child of 7. */
const bankOf = async (lesson: string) => {
  const published = (await server.context.catalog.read()).lessons.find(({ id }) => id === lesson);
  return reviewBank(lesson, published?.newest.slides ?? [], bandOf(7));
};
const keptDays = async () => {
  const rows = await server.context.db
    .select({ day: lessonDays.day })
    .from(lessonDays)
    .where(eq(lessonDays.child, mia));
  return rows.map(({ day }) => day).toSorted();
};

describe("the question that comes back each day", () => {
  it("is none before a lesson was finished, and then one of what was finished, the same on each device (T-2037)", async () => {
    expect((await review()).question).toBeNull();
    await ask("PUT", `/me/lessons/${FIRST}/progress`, { slide: 0, version: 1 });
    expect((await review()).question).toBeNull();
    await play(FIRST);
    const [one, other] = await Promise.all([review(), review()]);
    expect(other).toEqual(one);
    expect(one).toMatchObject({ day: today(), question: { lesson_id: FIRST, is_answered: false } });
    expect((await bankOf(FIRST)).map(({ id }) => id)).toContain(one.question.slide_id);
    await play(SECOND);
    expect(await review()).toEqual(one);
  });

  it("is of the idea that was missed, on the next day (T-2038)", async () => {
    await play(FIRST);
    const bank = await bankOf(FIRST);
    const missed = bank.at(-1);
    for (const { id } of bank) await tried(FIRST, id, id !== missed?.id);
    await later(1);
    const { question } = await review();
    const asked = bank.find(({ id }) => id === question.slide_id);
    expect(asked?.idea).toBe(missed?.idea);
    // Answered right, it is not due on the day after.
    await tried(FIRST, question.slide_id, true, "review_tried");
    await answer(today());
    await later(1);
    expect((await review()).question.slide_id).not.toBe(question.slide_id);
  });

  it("is chosen anew where its slide is no longer there, but not once it was answered (T-2039)", async () => {
    await play(FIRST);
    await review();
    const isRow = and(eq(dailyReviews.child, mia), eq(dailyReviews.day, today()));
    const gone = { slide_id: crypto.randomUUID() };
    await server.context.db.update(dailyReviews).set(gone).where(isRow);
    const ids = (await bankOf(FIRST)).map(({ id }) => id);
    expect(ids).toContain((await review()).question.slide_id);
    await answer(today());
    await server.context.db.update(dailyReviews).set(gone).where(isRow);
    expect((await review()).question).toMatchObject({ ...gone, is_answered: true });
  });

  it("is not of a lesson that was closed by a refund (T-2040)", async () => {
    const paid = await startTestServer({ env: { PAYWALL: "after-first-lesson" } });
    try {
      const { token } = await newFamily(paid);
      await playLesson(paid, token, FIRST);
      await paid.context.db.update(children).set({
        lesson_progress: {
          [SECOND]: { slide: 1, slide_id: null, furthest: 1, completed: true },
        },
      });
      const { body } = await paid.request("GET", "/api/me/review", { token });
      expect(body.question).toBeNull();
    } finally {
      await paid.stop();
    }
  });
});

describe("an answered question", () => {
  it("makes its day a played one, once, as the end of a lesson does (T-2041)", async () => {
    await play(FIRST);
    await streak();
    await later(1);
    expect((await ask("POST", "/me/streak", {})).body).toMatchObject({ count: 1 });
    await review();
    for (let time = 0; time < 2; time++)
      expect((await answer(today())).body).toEqual({ day: today() });
    expect(await streak()).toMatchObject({ count: 2, last_date: today() });
    expect(await streak()).toMatchObject({ count: 2 });
    expect((await review()).question.is_answered).toBe(true);
    expect((await ask("GET", `/me/children/${mia}/learned`)).body).toMatchObject({ streak: 2 });
  });

  it("of a device that was offline counts for the day on which it was offered, in any order (T-2042)", async () => {
    await play(FIRST);
    await streak();
    const first = today();
    for (const _day of [1, 2]) {
      await later(1);
      await review();
    }
    await later(1);
    for (const day of [addDays(first, 2), addDays(first, 1)])
      expect((await answer(day)).status).toBe(200);
    expect(await keptDays()).toEqual([first, addDays(first, 1), addDays(first, 2)]);
  });

  // The table of days that a device may report: only what the server offered counts.
  it.each([
    ["yesterday, when nothing was offered", -1, 409],
    ["a week ago", -7, 409],
    ["tomorrow", 1, 409],
    ["today, before it was asked for", 0, 409],
  ])("is refused for %s (T-2031)", async (_name, days, status) => {
    await play(FIRST);
    const before = await keptDays();
    const refused = await answer(addDays(today(), days));
    expect([refused.status, refused.body.code]).toEqual([status, "no_review_that_day"]);
    expect(await keptDays()).toEqual(before);
  });

  it("of one child is nothing to its sibling (T-2043)", async () => {
    await play(FIRST);
    await review();
    const ben = (await ask("POST", "/me/children", { name: "Ben", age: 4 })).body.id;
    const ofBen = await ask("GET", `/child/${ben}/me/review`);
    expect(ofBen.body.question).toBeNull();
    const refused = await ask("POST", `/child/${ben}/me/review`, { played_on: today() });
    expect(refused.body.code).toBe("no_review_that_day");
  });
});
