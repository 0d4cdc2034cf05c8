import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerReducer, playerStart } from "./player.ts";
import type { PlayerEvent } from "./player.ts";

describe("the player", () => {
  const anyEvent = fc.constantFrom<PlayerEvent>(
    { type: "next" },
    { type: "back" },
    { type: "arrived" },
  );

  it("stays inside the lesson whatever is pressed, moves one slide at a time, and two taps do one thing", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(anyEvent, { maxLength: 80 }),
        (slides, events) => {
          let state = playerStart(0, slides);
          for (const event of events) {
            const next = playerReducer(state, event);
            expect(next.slide).toBeGreaterThanOrEqual(0);
            expect(next.slide).toBeLessThan(slides);
            expect(Math.abs(next.slide - state.slide)).toBeLessThanOrEqual(1);
            if (state.moving && event.type !== "arrived") expect(next).toEqual(state);
            if (next.finished) expect(next.slide).toBe(slides - 1);
            state = next;
          }
        },
      ),
    ));

  it("ignores a second tap while a move is on its way", () => {
    const moving = playerReducer(playerStart(0, 3), { type: "next" });
    expect(playerReducer(moving, { type: "next" })).toBe(moving);
  });

  it("finishes on 'next' at the last slide", () =>
    expect(playerReducer(playerStart(2, 3), { type: "next" }).finished).toBe(true));
});
