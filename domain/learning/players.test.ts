import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { playerReducer, playerStart } from "./player.ts";
import type { PlayerEvent } from "./player.ts";
import { quizReducer, quizStart } from "./quiz.ts";
import type { QuizEvent } from "./quiz.ts";

const playerEvents = fc.array(
  fc.constantFrom<PlayerEvent>({ type: "next" }, { type: "back" }, { type: "arrived" }),
);
const quizEvents = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("choose" as const), answer: fc.nat(3), isCorrect: fc.boolean() }),
    fc.constant<QuizEvent>({ type: "try-again" }),
  ),
);

describe("player", () => {
  it("any sequence of events stays inside the lesson and moves one slide at a time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), playerEvents, (slides, events) => {
        let state = playerStart(0, slides);
        for (const event of events) {
          const after = playerReducer(state, event);
          expect(after.slide).toBeGreaterThanOrEqual(0);
          expect(after.slide).toBeLessThan(slides);
          expect(Math.abs(after.slide - state.slide)).toBeLessThanOrEqual(1);
          if (after.finished) expect(after.slide).toBe(slides - 1);
          state = after;
        }
      }),
    );
  });
  it("a second tap while a move is on its way does nothing", () => {
    const moving = playerReducer(playerStart(0, 3), { type: "next" });
    expect(playerReducer(moving, { type: "next" })).toBe(moving);
  });
  it("next on the last slide finishes", () =>
    expect(playerReducer(playerStart(2, 3), { type: "next" }).finished).toBe(true));
});

describe("quiz", () => {
  it("choosing locks; only a wrong choice can be taken back; tries never shrink", () => {
    fc.assert(
      fc.property(quizEvents, (events) => {
        let state = quizStart;
        for (const event of events) {
          const after = quizReducer(state, event);
          if (state.kind === "correct") expect(after).toBe(state);
          if (state.kind === "wrong" && event.type === "choose") expect(after).toBe(state);
          expect(after.tries).toBeGreaterThanOrEqual(state.tries);
          state = after;
        }
      }),
    );
  });
});
