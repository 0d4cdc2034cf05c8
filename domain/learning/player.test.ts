import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerReducer, playerStart } from "./player.ts";
import type { PlayerEvent } from "./player.ts";

const after = (...events: PlayerEvent["type"][]) =>
  events.reduce((state, type) => playerReducer(state, { type } as PlayerEvent), playerStart(1, 4));

describe("the player", () => {
  const anyEvent = fc.constantFrom<PlayerEvent>(
    { type: "next" },
    { type: "back" },
    { type: "left" },
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
            if (state.move !== null && (event.type === "next" || event.type === "back"))
              expect(next).toBe(state);
            if (next.finished) expect(next.slide).toBe(slides - 1);
            state = next;
          }
        },
      ),
    ));

  it("shows another slide only once the one before has faded out, and lets it fade in (T-1820)", () =>
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
        let state = playerStart(2, 6);
        for (const event of events) {
          const next = playerReducer(state, event);
          if (next.slide !== state.slide) {
            expect([event.type, state.move?.stage]).toEqual(["left", "leaving"]);
            expect(next.move).toEqual({ stage: "arriving" });
          }
          state = next;
        }
      }),
    ));

  it.each<[PlayerEvent["type"][], number, string | undefined]>([
    [["next"], 1, "leaving"],
    [["next", "arrived"], 1, "leaving"],
    [["next", "left"], 2, "arriving"],
    [["next", "left", "left"], 2, "arriving"],
    [["next", "left", "next"], 2, "arriving"],
    [["next", "left", "arrived"], 2, undefined],
    [["back", "left", "arrived"], 0, undefined],
    [["back", "next", "left", "arrived"], 0, undefined],
    [["next", "left", "arrived", "next", "left"], 3, "arriving"],
  ])("after %j shows slide %d, %s (T-1821)", (events, slide, stage) => {
    const state = after(...events);
    expect([state.slide, state.move?.stage]).toEqual([slide, stage]);
  });

  it("ignores a second tap while a move is on its way", () => {
    const moving = playerReducer(playerStart(0, 3), { type: "next" });
    expect(playerReducer(moving, { type: "next" })).toBe(moving);
  });

  it("finishes on 'next' at the last slide", () =>
    expect(playerReducer(playerStart(2, 3), { type: "next" }).finished).toBe(true));
});
