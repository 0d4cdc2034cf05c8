import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/days.ts";
import { children } from "#server/platform/db/schema.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";

const { at, staff, newCourse, newLesson, newSlide } = useAuthor();
let family: TestFamily;
let mia: string;
let first: string;
let second: string;
/** Slides of the first lesson by their questions. */
const slides: Record<string, string> = {};

const ask = (method: string, path: string, body?: unknown) =>
  at.server.request(method, `/api${path}`, {
    token: family.token,
    ...(body !== undefined && { body }),
  });

async function write(lesson: string, question: string, noted: object): Promise<void> {
  const { id, row_version } = await newSlide(lesson);
  const fields = { quiz_question: question, quiz_answers: ANSWERS, situation: question, ...noted };
  const { status } = await staff("PATCH", `/slides/${id}`, { row_version, ...fields });
  expect(status).toBe(200);
  slides[question] = id;
}
beforeAll(async () => {
  const course = await newCourse();
  first = await newLesson(course, "First");
  await write(first, "kite", { idea: "Save." });
  await write(first, "boat", { idea: "Share." });
  await write(first, "bike", { idea: "Save.", for_review: true });
  await write(first, "drum", { idea: "Never asked.", for_review: true });
  second = await newLesson(course, "Second");
  await write(second, "ball", { idea: "Wait." });
  for (const lesson of [first, second])
    expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
});
beforeEach(async () => {
  family = await newFamily(at.server);
  mia = (await ask("GET", "/me")).body.child_id;
  // Answers of earlier days are then not older than the child.
  const created_at = new Date(at.server.clock.now().getTime() - 9 * DAY_MS);
  await at.server.context.db.update(children).set({ created_at }).where(eq(children.id, mia));
});

const move = async (lesson: string, slide: number) =>
  (await ask("PUT", `/me/lessons/${lesson}/progress`, { slide, version: 1 })).body;
const finish = async (lesson: string, last: number) => {
  for (let slide = 0; slide <= last; slide++) await move(lesson, slide);
};
const tried = (question: string, daysAgo: number, correct: boolean, name = "answer_tried") =>
  ask("POST", "/events", {
    events: [
      {
        event_id: crypto.randomUUID(),
        name,
        lesson_id: first,
        slide_id: slides[question],
        at: new Date(at.server.clock.now().getTime() - daysAgo * DAY_MS).toISOString(),
        data: { attempt: 1, correct, detail: "0" },
      },
    ],
  });
const warmUp = async (lesson = second) => {
  const { body } = await ask("GET", `/lessons/${lesson}/warm-up`);
  return body.questions as { lesson_id: string; slides: { quiz_question: string }[] }[];
};
const asked = async () =>
  (await warmUp()).flatMap((one) => one.slides.map(({ quiz_question }) => quiz_question));

describe("a question that is asked only in reviews", () => {
  it("is in no path of its lesson, which ends without it (T-2103)", async () => {
    const { body } = await ask("GET", `/lessons/${first}`);
    expect(body.slides.map((slide: { quiz_question: string }) => slide.quiz_question)).toEqual([
      "kite",
      "boat",
    ]);
    expect(await move(first, 0)).toMatchObject({ completed: false });
    expect(await move(first, 1)).toMatchObject({ completed: true });
    expect((await move(first, 2)).code).toBe("slide_not_found");
  });

  it("comes as the question of the day once its idea is due, whole and without what authors noted (T-2104)", async () => {
    await finish(first, 1);
    await tried("kite", 1, false);
    await tried("boat", 1, true);
    const { question } = (await ask("GET", "/me/review")).body;
    expect(question).toMatchObject({ lesson_id: first, slide_id: slides["bike"] });
    expect(question.lesson.slides).toEqual([
      expect.objectContaining({ id: slides["bike"], quiz_question: "bike", type: "quiz" }),
    ]);
    expect(JSON.stringify(question.lesson)).not.toMatch(/for_review|situation|Save\./);
    await tried("bike", 0, true, "review_tried");
    const { ideas } = (await ask("GET", `/me/children/${mia}/learned`)).body;
    expect(ideas).toMatchObject([{ answered: 2, can_do: [{ later: { right: 1, of: 1 } }, {}] }]);
  });
});

describe("the warm-up of a lesson", () => {
  it("asks what is due of the lessons before it, and leaves progress and days as they are (T-2111)", async () => {
    await finish(first, 1);
    expect(await warmUp()).toEqual([]);
    await tried("kite", 1, false);
    await tried("boat", 1, false);
    // All cases of the second idea were asked.
    expect(await asked()).toEqual(["bike"]);
    expect(await warmUp(first)).toEqual([]);
    const before = (await ask("GET", "/me")).body;
    await tried("bike", 0, true, "review_tried");
    expect(await asked()).toEqual([]);
    const { profile } = (await ask("GET", "/me")).body;
    expect(profile.lesson_progress).toEqual(before.profile.lesson_progress);
    expect(profile.xp).toEqual(before.profile.xp);
  });

  it("does not ask the question of the day a second time (T-2112)", async () => {
    await finish(first, 1);
    await tried("kite", 1, false);
    const { question } = (await ask("GET", "/me/review")).body;
    expect(question.slide_id).toBe(slides["bike"]);
    expect(await asked()).toEqual([]);
  });

  it("is refused for a lesson that is not open or not there (T-2113)", async () => {
    expect((await ask("GET", `/lessons/${second}/warm-up`)).body.code).toBe("lesson_locked");
    const none = await ask("GET", `/lessons/${crypto.randomUUID()}/warm-up`);
    expect([none.status, none.body.code]).toEqual([404, "lesson_not_found"]);
  });
});
