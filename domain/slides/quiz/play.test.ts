import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGuided, quizReducer, quizStart } from "./play.ts";
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
  it("stays legal whatever is pressed: the right answer never steps back, nothing unlocks what was right", () =>
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

  it("after the second wrong try the answer steps back and can't be chosen", () => {
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
