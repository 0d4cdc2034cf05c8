import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actAmount,
  amountRules,
  amountStartState,
  beckoning,
  canCheck,
  canSet,
  helpFor,
  stepped,
  typed,
  worthOf,
} from "./play.ts";
import type { AmountAct, AmountState } from "./play.ts";
import { amountStart } from "./start.ts";
import { nearestValue, rightValues, valueOf, VALUES_MAX, valuesOf } from "./values.ts";

type Board = Parameters<typeof amountRules.start>[0];
const act = (board: Board, acts: readonly AmountAct[], from = amountStartState()) =>
  acts.reduce((state, next) => actAmount(board, state, next), from);
const CHECK: AmountAct = { type: "check" };
const GO_ON: AmountAct = { type: "go-on" };
const set = (value: number): AmountAct => ({ type: "set", value });

/** Boards with a right number; the start may be one of them, as in an author's preview. */
const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    least: fc.nat(50),
    step: fc.integer({ min: 1, max: 10 }),
    steps: fc.integer({ min: 3, max: 20 }),
    start: fc.nat(300),
    from: fc.nat(20),
    width: fc.nat(4),
  })
  .map(({ least, step, steps, start, from, width }) => ({
    ...amountStart,
    least,
    step,
    start,
    most: least + step * steps,
    right_from: least + step * Math.min(from, steps),
    right_to: least + step * Math.min(from + width, steps),
  }));
const anyAct: fc.Arbitrary<AmountAct> = fc.oneof(
  fc.nat(260).map(set),
  fc.constant(CHECK),
  fc.constant(GO_ON),
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 80 }) });

/** The nearest right number is set and checked. */
const finish = (board: Board, from: AmountState): AmountState => {
  const right = rightValues(board);
  const now = valueOf(board, from);
  const goal = now < (right[0] ?? 0) ? right[0] : right.at(-1);
  const acts = right.includes(now) ? [] : [set(goal ?? 0)];
  return act(board, [GO_ON, ...acts, CHECK], from);
};

describe("setting an amount, whatever is done", () => {
  it("can be finished from every state, and what is solved stays so", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = amountStartState();
        for (const next of acts) {
          const after = actAmount(board, state, next);
          if (state.isSolved) expect(after).toBe(state);
          expect(valuesOf(board)).toContain(valueOf(board, after));
          state = after;
        }
        expect(finish(board, state).isSolved).toBe(true);
      }),
    ));

  it("never calls a right number wrong, and a wrong one right", () =>
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const value of valuesOf(board)) {
          const { last } = act(board, [set(value), CHECK]);
          expect(last).toEqual({ value, isRight: rightValues(board).includes(value) });
        }
      }),
    ));

  it("reaches Pocket's help, and then only steps towards the right number are open", () =>
    fc.assert(
      fc.property(anyPlay, fc.nat(20), ({ board, acts }, at) => {
        const right = rightValues(board);
        const wrong = valuesOf(board).filter((value) => !right.includes(value));
        const chosen = wrong[at % Math.max(wrong.length, 1)];
        const played = act(board, [...acts, GO_ON]);
        if (played.isSolved || chosen === undefined || right.includes(valueOf(board, played)))
          return;
        const tried = act(board, [set(chosen), CHECK, GO_ON, CHECK, GO_ON, CHECK, GO_ON], played);
        expect(helpFor(tried)).toBe("together");
        expect(canCheck(board, tried)).toBe(false);
        const distance = (value: number) =>
          Math.min(...right.map((goal) => Math.abs(goal - value)));
        const open = valuesOf(board).filter((value) => canSet(board, tried, value));
        expect(open).not.toEqual([]);
        for (const value of open)
          expect(distance(value)).toBeLessThan(distance(valueOf(board, tried)));
        const direction = beckoning(board, tried) === "more" ? 1 : -1;
        expect(stepped(board, tried, direction)).not.toBeNull();
        expect(stepped(board, tried, direction === 1 ? -1 : 1)).toBeNull();
        const arrived = finish(board, tried);
        expect(arrived.isSolved).toBe(true);
      }),
    ));

  it("counts attempts that never shrink, and one for a child who is right at once", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = amountStartState();
        for (const next of acts) {
          const after = actAmount(board, state, next);
          expect(amountRules.attemptsOf(board, after)).toBeGreaterThanOrEqual(
            amountRules.attemptsOf(board, state),
          );
          state = after;
        }
        expect(amountRules.attemptsOf(board, finish(board, amountStartState()))).toBe(1);
      }),
    ));

  it("is kept over a reload, but for the last verdict", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = amountRules.restore(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(
        anyBoard,
        fc.oneof(
          fc.jsonValue(),
          fc.record({ value: fc.integer(), misses: fc.integer(), isSolved: fc.boolean() }),
        ),
        (board, kept) => {
          const state = amountRules.restore(board, kept);
          expect(state.isSolved || finish(board, state).isSolved).toBe(true);
          if (state.isSolved) expect(rightValues(board)).toContain(valueOf(board, state));
        },
      ),
    ));
});

describe("the weeks until there are ten coins", () => {
  const missed = (times: number, value: number): AmountState =>
    act(amountStart, [set(value), ...Array.from({ length: times }, () => [CHECK, GO_ON]).flat()]);

  it.each([
    [3, "That is not 10 coins yet. Look into the jar."],
    [7, "Now there are more than 10 coins. Look into the jar."],
    [5, ""],
  ])("%i weeks are answered with '%s'", (value, text) => {
    const state = act(amountStart, [set(value), CHECK]);
    expect(amountRules.replyTo(amountStart, state)).toEqual({ text, url: null });
    expect(amountRules.detailOf(state)).toBe(String(value));
  });

  it.each([
    [0, null, true, true],
    [1, null, true, true],
    [2, "more", true, true],
    [3, "more", false, false],
  ])(
    "after %i misses with three weeks: %s beckons, two weeks are open %s, 'Done' is open %s",
    (times, beckons, isOpen, isDoneOpen) => {
      const state = missed(times, 3);
      expect(beckoning(amountStart, state)).toBe(beckons);
      expect(canSet(amountStart, state, 2)).toBe(isOpen);
      expect(canSet(amountStart, state, 6)).toBe(isOpen);
      expect(canSet(amountStart, state, 5)).toBe(true);
      expect(canCheck(amountStart, state)).toBe(isDoneOpen);
    },
  );

  it("with too many of them, the smaller number beckons; at the right one, 'Done' does", () => {
    expect(beckoning(amountStart, missed(2, 8))).toBe("less");
    expect(beckoning(amountStart, act(amountStart, [set(5)], missed(3, 8)))).toBe("done");
  });

  it("a wrong number is checked once until the child goes on", () => {
    const state = act(amountStart, [CHECK, CHECK, CHECK]);
    expect(state).toMatchObject({ misses: 1, value: null });
    expect(act(amountStart, [set(2)], state)).toMatchObject({ value: 2, last: null });
  });

  it("at most one of four children who set a random number guesses the weeks", () => {
    const values = valuesOf(amountStart);
    const right = values.filter((value) => act(amountStart, [set(value), CHECK]).isSolved);
    expect(right.length / values.length).toBeLessThanOrEqual(1 / 4);
    expect(act(amountStart, [CHECK]).isSolved).toBe(false);
  });
});

describe("the numbers that can be set", () => {
  it("go from the least to the most in steps, and are never too many", () => {
    expect(valuesOf({ least: 0, most: 10, step: 5 })).toEqual([0, 5, 10]);
    expect(valuesOf({ least: 1, most: 10, step: 4 })).toEqual([1, 5, 9]);
    expect(valuesOf({ least: 9, most: 3, step: 1 })).toEqual([9]);
    expect(valuesOf({ least: 0, most: 1000, step: 1 })).toHaveLength(VALUES_MAX);
  });

  it("take a tap beside them, and a start between them, to the nearest", () => {
    const board = { ...amountStart, step: 5, start: 3 };
    expect([2, 3, 99].map((wanted) => nearestValue(board, wanted))).toEqual([0, 5, 10]);
    expect(valueOf(board, { value: null })).toBe(5);
  });

  it("stay playable while an author changes them under a preview", () => {
    const state = act(amountStart, [set(2)]);
    const board = { ...amountStart, least: 4, most: 12, right_from: 6, right_to: 6 };
    expect(valueOf(board, state)).toBe(4);
    expect(stepped(board, state, 1)).toBe(5);
    expect(valueOf({ ...board, start: 9 }, amountStartState())).toBe(9);
  });

  it("a number can be typed digit by digit", () => {
    expect(typed(amountStart, "", "1")).toEqual({ text: "1", value: 1 });
    expect(typed(amountStart, "1", "0")).toEqual({ text: "10", value: 10 });
    expect(typed(amountStart, "10", "5")).toEqual({ text: "5", value: 5 });
    expect(typed({ ...amountStart, step: 5 }, "", "1")).toEqual({ text: "1", value: null });
    expect(typed({ ...amountStart, step: 5 }, "1", "0")).toEqual({ text: "10", value: 10 });
  });

  it("a number is worth what its coins or weeks are worth", () =>
    expect([worthOf(amountStart.each, 3), worthOf(null, 3)]).toEqual([6, null]));

  it("can be played in a preview before one of them is right", () => {
    const board = { ...amountStart, right_from: 30, right_to: 20 };
    const state = act(board, [CHECK, GO_ON, CHECK, GO_ON, CHECK, GO_ON, CHECK]);
    expect(state).toMatchObject({ misses: 4, isSolved: false });
    expect([beckoning(board, state), canSet(board, state, 9)]).toEqual([null, true]);
  });
});
