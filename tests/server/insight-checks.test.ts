import { beforeAll, describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { makeOlder, newFamily } from "#tests/support/families.ts";
import { sendEvents } from "#tests/support/insight.ts";

const { at, signInAgain, staff, newCourse, newLesson, newSlide } = useAuthor();
const DAY_S = 86_400;
const BELIEF = "machine_gives";

let lesson: string;
/** Slides by name. */
let slides: Record<string, string> = {};

/** Makes and publishes a lesson of these quizzes, and plays it from now on. */
async function useLesson(quizzes: Record<string, { check: string | null; idea?: string }>) {
  lesson = await newLesson(await newCourse());
  slides = {};
  for (const [name, about] of Object.entries(quizzes)) {
    const { id } = await newSlide(lesson);
    const quiz_answers = ANSWERS.map((answer) => ({
      ...answer,
      misconception: answer.is_correct ? null : BELIEF,
    }));
    const fields = { row_version: 1, quiz_question: name, quiz_answers, ...about };
    expect((await staff("PATCH", `/slides/${id}`, fields)).status).toBe(200);
    slides[name] = id;
  }
  expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
}
const LESSON = {
  a: { check: "A" },
  rare: { check: "A" },
  middle: { check: null },
  b: { check: "B" },
};
beforeAll(() => useLesson(LESSON));

/** One answer after the other, a minute apart: 'a right', 'b wrong'. */
async function play(...answers: string[]) {
  const { token, userId } = await newFamily(at.server);
  await makeOlder(at.server, userId);
  const startMs = at.server.clock.now().getTime() - 3_600_000;
  const event = (minute: number, name: string, more: object = {}) => ({
    event_id: crypto.randomUUID(),
    name,
    lesson_id: lesson,
    at: new Date(startMs + minute * 60_000).toISOString(),
    ...more,
  });
  const tries = answers.map((answer, index) => {
    const [slide = "", how] = answer.split(" ");
    const data = { attempt: 1, correct: how === "right", detail: how === "right" ? "0" : "1" };
    return event(index + 1, "answer_tried", { slide_id: slides[slide], data });
  });
  const seen = Object.values(slides).map((slide_id) => event(0, "slide_viewed", { slide_id }));
  const sent = await sendEvents(at.server, token, [event(0, "lesson_started"), ...seen, ...tries]);
  expect(sent.body.kept).toBe(1 + seen.length + tries.length);
}
const times = (count: number, ...answers: string[]) =>
  Promise.all(Array.from({ length: count }, () => play(...answers)));

/** Statistics of the lesson by slide, once the week has ended. */
async function read() {
  at.server.clock.advance(8 * DAY_S);
  await countWeeks(at.server.context);
  await signInAgain();
  return (await staff("GET", `/lessons/${lesson}/insight`)).body;
}

describe("what authors see of a check", () => {
  it("is how many were right before and after the lesson, by first answers, in groups of five or more (T-2143)", async () => {
    at.server.clock.advanceTo(
      `${addDays(weekOf(dayIn(at.server.clock.now(), null)), 8)}T10:00:00Z`,
    );
    // Five get A first; a second round of one of them counts nothing.
    await times(4, "a wrong", "middle right", "b right");
    await play("a wrong", "middle right", "b right", "a right", "b wrong");
    // Six get B first, and two of them are right.
    await times(4, "b wrong", "middle wrong", "a right");
    await times(2, "b right", "middle wrong", "a right");
    // Who answers nothing before the lesson is only in the figures of after it.
    await times(5, "middle right", "a wrong");
    // Four of one question are no group.
    await times(4, "rare right");
    const insight = await read();
    const of = (name: string) => insight.slides[slides[name] ?? ""];
    expect(of("a").check).toEqual({
      before: { right: 0, wrong: 5 },
      after: { right: 5, wrong: 5 },
    });
    // Of the six who got it before the lesson, four are too few to show, and so are two.
    expect(of("b").check).toEqual({
      before: { right: 0, wrong: 0 },
      after: { right: 5, wrong: 0 },
    });
    expect([of("middle").check, of("rare").check]).toEqual([null, null]);
    expect(of("a").wrong).toEqual([{ what: "Leaves", count: 10, belief: BELIEF }]);
  });

  it("has nothing of a child who began the lesson in an earlier week and plays it again (T-2144)", async () => {
    const before = (await read()).slides[slides["a"] ?? ""].check;
    const families = await Promise.all(Array.from({ length: 5 }, () => newFamily(at.server)));
    const answer = async (isRight: boolean) => {
      for (const { token, userId } of families) {
        await makeOlder(at.server, userId);
        const now = at.server.clock.now().toISOString();
        const event = (name: string, more: object = {}) => ({
          event_id: crypto.randomUUID(),
          name,
          lesson_id: lesson,
          at: now,
          ...more,
        });
        const data = { attempt: 1, correct: isRight, detail: isRight ? "0" : "1" };
        await sendEvents(at.server, token, [
          event("lesson_started"),
          event("answer_tried", { slide_id: slides["a"], data }),
        ]);
      }
    };
    await answer(false);
    const first = (await read()).slides[slides["a"] ?? ""].check;
    expect(first.before.wrong - before.before.wrong).toBe(5);
    await answer(true);
    expect((await read()).slides[slides["a"] ?? ""].check).toEqual(first);
  });

  it("is before where other questions were answered, if none of its idea was (T-2275)", async () => {
    await useLesson({
      other: { check: null, idea: "Wants can wait." },
      a: { check: "A", idea: "Needs come first." },
      own: { check: null, idea: "Needs come first." },
      b: { check: "B", idea: "Needs come first." },
    });
    await times(5, "other right", "a wrong", "own right", "b right");
    await times(5, "own wrong", "a right");
    const insight = await read();
    const of = (name: string) => insight.slides[slides[name] ?? ""].check;
    expect(of("a")).toEqual({ before: { right: 0, wrong: 5 }, after: { right: 5, wrong: 0 } });
    expect(of("b")).toEqual({ before: { right: 0, wrong: 0 }, after: { right: 5, wrong: 0 } });
  });
});
