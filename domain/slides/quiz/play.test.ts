import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseEvent, isGuided, quizReducer, quizStart, restoreQuiz } from "./play.ts";
import type { QuizEvent } from "./play.ts";

const ANSWERS = 4;
const RIGHT = 2;
const anyQuizEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc
    .nat(ANSWERS - 1)
    .map((answer): QuizEvent => ({ type: "choose", answer, isCorrect: answer === RIGHT })),
  fc.constant<QuizEvent>({ type: "try-again" }),
);

describe("a quiz", () => {
  it("stays legal whatever is pressed: the right answer is never disabled, nothing unlocks what was right", () =>
    fc.assert(
      fc.property(fc.array(anyQuizEvent, { maxLength: 60 }), (events) => {
        let state = quizStart;
        for (const event of events) {
          const next = quizReducer(state, event);
          expect(next.away).not.toContain(RIGHT);
          expect(new Set(next.away).size).toBe(next.away.length);
          expect(next.tries).toBeGreaterThanOrEqual(state.tries);
          if (state.kind === "correct") expect(next).toBe(state);
          if (next.kind === "asking") expect(next.choice).toBeNull();
          if (isGuided(next)) expect(next.tries).toBeGreaterThanOrEqual(3);
          state = next;
        }
      }),
    ));

  it("after the second wrong try the answer is disabled and can't be chosen", () => {
    const press = (...events: QuizEvent[]) => events.reduce(quizReducer, quizStart);
    const wrong: QuizEvent = { type: "choose", answer: 0, isCorrect: false };
    expect(press(wrong, { type: "try-again" }).away).toEqual([]);
    const away = press(wrong, { type: "try-again" }, wrong, { type: "try-again" });
    expect(away.away).toEqual([0]);
    expect(quizReducer(away, wrong)).toBe(away);
  });
});

describe("a quiz with any answers", () => {
  const anyChoice = fc.record({
    type: fc.constant("choose" as const),
    answer: fc.nat(ANSWERS - 1),
    isCorrect: fc.boolean(),
  });
  const tryAgain = fc.constant<QuizEvent>({ type: "try-again" });

  it("is locked by a choice; only a wrong choice can be taken back; tries never shrink", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(anyChoice, tryAgain)), (events) => {
        let state = quizStart;
        for (const event of events) {
          const next = quizReducer(state, event);
          if (state.kind === "correct") expect(next).toBe(state);
          if (state.kind === "wrong" && event.type === "choose") expect(next).toBe(state);
          expect(next.tries).toBeGreaterThanOrEqual(state.tries);
          state = next;
        }
      }),
    ));
});

describe("a quiz with any answers and any number of right ones", () => {
  const anyQuiz = fc
    .record({
      quiz_answers: fc
        .array(fc.boolean(), { minLength: 2, maxLength: 6 })
        .filter((right) => right.includes(true))
        .map((right) =>
          right.map((is_correct) => ({ text: "a", is_correct, image_url: null, alt: null })),
        ),
      quiz_choice: fc.constantFrom("one" as const, "all" as const),
    })
    .chain((quiz) =>
      fc.record({
        quiz: fc.constant(quiz),
        /** Answers that are pressed; -1 is 'Try Again'. */
        presses: fc.array(fc.integer({ min: -1, max: quiz.quiz_answers.length - 1 })),
      }),
    );
  type Quiz = Parameters<typeof chooseEvent>[0];
  const press = (quiz: Quiz, presses: readonly number[]) =>
    presses.reduce(
      (state, answer) =>
        quizReducer(
          state,
          answer === -1 ? { type: "try-again" } : chooseEvent(quiz, state, answer),
        ),
      quizStart,
    );
  const indexes = (quiz: Quiz, isRight: boolean) =>
    quiz.quiz_answers.flatMap(({ is_correct }, index) => (is_correct === isRight ? [index] : []));

  it("can be solved from every state, and no right answer is ever called wrong", () =>
    fc.assert(
      fc.property(anyQuiz, ({ quiz, presses }) => {
        const state = press(quiz, presses);
        if (state.kind === "wrong") expect(indexes(quiz, false)).toContain(state.choice);
        expect(state.away.every((index) => indexes(quiz, false).includes(index))).toBe(true);
        expect(press(quiz, [...presses, -1, ...indexes(quiz, true)]).kind).toBe("correct");
      }),
    ));

  it("wants every right answer, or one of them", () =>
    fc.assert(
      fc.property(anyQuiz, ({ quiz }) => {
        const right = indexes(quiz, true);
        const needed = quiz.quiz_choice === "all" ? right.length : 1;
        expect(press(quiz, right.slice(0, needed - 1)).kind).toBe("asking");
        expect(press(quiz, right.slice(0, needed)).kind).toBe("correct");
      }),
    ));

  it("is the same after it was kept and restored, but for a wrong choice, which was seen", () =>
    fc.assert(
      fc.property(anyQuiz, ({ quiz, presses }) => {
        const state = press(quiz, presses);
        const restored = restoreQuiz(JSON.parse(JSON.stringify(state)), quiz);
        expect(restored).toEqual(
          state.kind === "wrong" ? quizReducer(state, { type: "try-again" }) : state,
        );
      }),
    ));

  it("restores something playable from whatever the device holds", () =>
    fc.assert(
      fc.property(anyQuiz, fc.jsonValue(), ({ quiz }, kept) => {
        const state = restoreQuiz(kept, quiz);
        expect(state.kind === "correct" || state.kind === "asking").toBe(true);
      }),
    ));
});
