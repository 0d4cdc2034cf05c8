import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actSort,
  attemptsOf,
  helpFor,
  isBeckoning,
  isOpen,
  isSolved,
  restoreSort,
  sortStartState,
} from "./play.ts";
import type { SortAct, SortState } from "./play.ts";
import { sortStart } from "./start.ts";

type Board = Parameters<typeof sortStartState>[0];
const [WATER, ROBOT] = [0, 1];
const [NEED, WANT] = [0, 1];

const act = (board: Board, acts: readonly SortAct[], from = sortStartState(board)) =>
  acts.reduce((state, next) => actSort(board, state, next), from);
const move = (thing: number, basket: number): SortAct[] => [
  { type: "pick", thing },
  { type: "place", basket },
];

const anyBoard: fc.Arbitrary<Board> = fc
  .record({ baskets: fc.integer({ min: 2, max: 3 }), things: fc.integer({ min: 3, max: 8 }) })
  .chain(({ baskets, things }) =>
    fc
      .array(fc.subarray([...Array(baskets).keys()], { minLength: 1 }), {
        minLength: things,
        maxLength: things,
      })
      .map((right) => ({
        baskets: Array.from({ length: baskets }, () => ({ name: "b", audio_url: null })),
        things: right.map((of) => ({ ...sortStart.things[0], name: "t", baskets: of }) as never),
      })),
  );
const anyAct: fc.Arbitrary<SortAct> = fc.oneof(
  fc.nat(9).map((thing): SortAct => ({ type: "pick", thing })),
  fc.nat(4).map((basket): SortAct => ({ type: "place", basket })),
  fc.constant<SortAct>({ type: "put-down" }),
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 120 }) });

/** The acts that finish a state: each thing that lies outside goes where it is right. */
const finish = (board: Board): SortAct[] =>
  board.things.flatMap(({ baskets }, thing) => move(thing, baskets[0] ?? 0));

describe("sorting, whatever is done", () => {
  it("can be finished from every state, and a thing that lies right stays where it is", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = sortStartState(board);
        for (const next of acts) {
          const after = actSort(board, state, next);
          state.placed.forEach((basket, thing) => {
            if (basket !== null) expect(after.placed[thing]).toBe(basket);
          });
          after.placed.forEach((basket, thing) => {
            if (basket !== null) expect(board.things[thing]?.baskets).toContain(basket);
          });
          state = after;
        }
        expect(isSolved(act(board, finish(board), state))).toBe(true);
      }),
    ));

  it("reaches Pocket's help with every thing, and then no wrong try is left", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        board.things.forEach(({ baskets }, thing) => {
          const wrong = board.baskets.findIndex((_, index) => !baskets.includes(index));
          if (wrong === -1 || state.placed[thing] !== null) return;
          const tried = act(
            board,
            [1, 2, 3, 4].flatMap(() => move(thing, wrong)),
            state,
          );
          expect(helpFor(tried, thing)).toBe("together");
          const held = act(board, [{ type: "pick", thing }], tried);
          const open = board.baskets.flatMap((_, index) =>
            isOpen(board, held, index) ? index : [],
          );
          expect(open.toSorted()).toEqual(baskets.toSorted());
        });
      }),
    ));

  it("counts attempts that never shrink, and one for a child who is right at once", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = sortStartState(board);
        for (const next of acts) {
          const after = actSort(board, state, next);
          expect(attemptsOf(after)).toBeGreaterThanOrEqual(attemptsOf(state));
          state = after;
        }
        expect(attemptsOf(act(board, finish(board)))).toBe(1);
      }),
    ));

  it("is kept over a reload, but for what is in the hand", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = restoreSort(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, held: null, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(anyBoard, fc.jsonValue(), (board, kept) => {
        const state = restoreSort(board, kept);
        expect(isSolved(act(board, finish(board), state))).toBe(true);
      }),
    ));
});

describe("a thing", () => {
  const tried = (times: number): SortState =>
    act(sortStart, Array.from({ length: times }, () => move(WATER, WANT)).flat());

  it("goes back after a wrong try, and the next thing can be taken at once", () => {
    const state = tried(1);
    expect(state).toMatchObject({
      held: null,
      last: { thing: WATER, basket: WANT, isRight: false },
    });
    expect(state.placed).toEqual([null, null, null]);
    expect(act(sortStart, [{ type: "pick", thing: ROBOT }], state)).toMatchObject({
      held: ROBOT,
      last: null,
    });
  });

  it.each([
    [0, false, true],
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])(
    "after %i wrong tries: its place beckons %s, the wrong one is open %s",
    (times, beckons, open) => {
      const held = act(sortStart, [{ type: "pick", thing: WATER }], tried(times));
      expect(isBeckoning(sortStart, held, NEED)).toBe(beckons);
      expect(isBeckoning(sortStart, held, WANT)).toBe(false);
      expect(isOpen(sortStart, held, WANT)).toBe(open);
    },
  );

  it("that belongs in both is right in each", () => {
    const [water, ...others] = sortStart.things;
    const board = { ...sortStart, things: [{ ...water, baskets: [0, 1] } as never, ...others] };
    for (const basket of [NEED, WANT])
      expect(act(board, move(WATER, basket)).placed[WATER]).toBe(basket);
  });

  it("in the hand of a random clicker is right at once in one of eight rounds of three things", () => {
    const rounds = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      act(
        sortStart,
        [0, 1, 2].flatMap((thing) => move(thing, (bits >> thing) & 1)),
      ),
    );
    expect(rounds.filter((state) => isSolved(state) && attemptsOf(state) === 1)).toHaveLength(1);
  });
});
