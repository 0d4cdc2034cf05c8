import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actSpot,
  helpIn,
  isBeckoning,
  isOpen,
  leftToFind,
  restoreSpot,
  spotRules,
  spotStartState,
} from "./play.ts";
import type { SpotAct, SpotState } from "./play.ts";
import { spotStart } from "./start.ts";

type Board = Parameters<typeof spotRules.start>[0];
const [KITE, APPLE, , BALL, , BREAD] = [0, 1, 2, 3, 4, 5] as const;

const act = (board: Board, acts: readonly SpotAct[], from = spotStartState(board)) =>
  acts.reduce((state, next) => actSpot(board, state, next), from);
const choose = (...areas: number[]): SpotAct[] => areas.map((area) => ({ type: "choose", area }));
const solved = (board: Board, state: SpotState) => spotRules.isSolved(board, state);
const attempts = (board: Board, state: SpotState) => spotRules.attemptsOf(board, state);

const anyBoard: fc.Arbitrary<Board> = fc
  .array(fc.boolean(), { minLength: 2, maxLength: 8 })
  .filter((right) => right.includes(true))
  .map((right) => ({
    areas: right.map((is_right) => ({ ...spotStart.areas[0], is_right }) as never),
  }));
const anyAct: fc.Arbitrary<SpotAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: -1, max: 9 }).map((area): SpotAct => ({ type: "choose", area })),
  },
  { weight: 1, arbitrary: fc.constant<SpotAct>({ type: "look" }) },
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 80 }) });

const finish = (board: Board) =>
  choose(...board.areas.flatMap(({ is_right }, area) => (is_right ? area : [])));

describe("finding, whatever is done", () => {
  it("can be finished from every state; what is found is right and stays found", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = spotStartState(board);
        for (const next of acts) {
          const after = actSpot(board, state, next);
          after.found.forEach((is, area) => {
            if (is) expect(board.areas[area]?.is_right).toBe(true);
            if (state.found[area] === true) expect(is).toBe(true);
          });
          state = after;
        }
        expect(solved(board, act(board, finish(board), state))).toBe(true);
      }),
    ));

  it("a right area is never called wrong, and is open in every state", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        board.areas.forEach(({ is_right }, area) => {
          if (!is_right || state.found[area] === true) return;
          expect(isOpen(board, state, area)).toBe(true);
          expect(actSpot(board, state, { type: "choose", area }).last).toEqual({
            area,
            isRight: true,
          });
        });
      }),
    ));

  it("reaches Pocket's help by decoys: one right area beckons, and no wrong try is left", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const before = act(board, acts);
        const decoy = board.areas.findIndex(({ is_right }) => !is_right);
        if (decoy === -1 || solved(board, before)) return;
        const state = act(board, choose(decoy, decoy, decoy), before);
        expect(helpIn(state)).toBe("together");
        const areas = [...board.areas.keys()];
        const beckoning = areas.filter((area) => isBeckoning(board, state, area));
        expect(beckoning).toHaveLength(1);
        expect(board.areas[beckoning[0] ?? -1]?.is_right).toBe(true);
        for (const area of areas.filter((at) => board.areas[at]?.is_right === false))
          expect(actSpot(board, state, { type: "choose", area })).toBe(state);
      }),
    ));

  it("counts attempts that never shrink, and one for a child who is right at once", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = spotStartState(board);
        for (const next of acts) {
          const after = actSpot(board, state, next);
          expect(attempts(board, after)).toBeGreaterThanOrEqual(attempts(board, state));
          state = after;
        }
        expect(attempts(board, act(board, finish(board)))).toBe(1);
      }),
    ));

  it("stays playable when the slide changes while its preview runs: a list grows, shrinks or moves", () =>
    fc.assert(
      fc.property(anyPlay, anyBoard, ({ board, acts }, changed) => {
        const state = act(changed, acts, act(board, acts));
        expect(solved(changed, act(changed, finish(changed), state))).toBe(true);
      }),
    ));

  it("is kept over a reload", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = restoreSpot(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(anyBoard, fc.jsonValue(), (board, kept) => {
        expect(restoreSpot(board, kept)).toEqual(spotStartState(board));
      }),
    ));

  it.each<[string, Partial<Record<keyof SpotState, unknown>>]>([
    ["a decoy that is found", { found: [true, false, false, false, false, false] }],
    ["a right area that was missed", { misses: [0, 1, 0, 0, 0, 0] }],
    ["more tries since a find than in all", { sinceFound: 1 }],
    ["a count that is none", { sinceFound: -1 }],
    ["areas that are gone", { found: [false], misses: [0] }],
  ])("begins anew from %s", (_what, kept) => {
    const start = spotStartState(spotStart);
    expect(restoreSpot(spotStart, { ...start, ...kept })).toEqual(start);
  });
});

describe("the shop shelf", () => {
  it.each([
    [0, false, true],
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])(
    "after %i decoys: the next right area beckons %s, decoys are open %s",
    (times, beckons, open) => {
      const state = act(spotStart, choose(...Array<number>(times).fill(KITE)));
      expect(isBeckoning(spotStart, state, APPLE)).toBe(beckons);
      expect(isBeckoning(spotStart, state, BALL)).toBe(false);
      expect(isOpen(spotStart, state, KITE)).toBe(open);
    },
  );

  it("helps with one area at a time: after a find the child looks alone again", () => {
    const state = act(spotStart, choose(KITE, KITE, KITE, APPLE));
    expect(helpIn(state)).toBe("none");
    expect(leftToFind(spotStart, state)).toBe(2);
    expect(spotRules.attemptsOf(spotStart, act(spotStart, choose(BALL, BREAD), state))).toBe(4);
  });

  it("says why to the last try, until the child looks again", () => {
    const state = act(spotStart, choose(KITE));
    expect(spotRules.replyTo(spotStart, state).text).toBe("The kite costs 9 coins. You have 5.");
    expect(spotRules.detailOf(state)).toBe("0");
    expect(act(spotStart, [{ type: "look" }], state).last).toBeNull();
  });

  it("keeps its last word when it is solved", () => {
    const state = act(spotStart, choose(APPLE, BALL, BREAD));
    expect(solved(spotStart, state)).toBe(true);
    expect(act(spotStart, [{ type: "look" }, ...choose(KITE)], state)).toBe(state);
  });
});
