import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { move, placingLaws, play } from "../activity/placing-laws.ts";
import type { PlacingAct, PlacingState } from "../activity/placing.ts";
import { itemOrder, orderRules } from "./play.ts";
import { chanceOfGuessing } from "./ranks.ts";
import { orderStart } from "./start.ts";

type Board = Parameters<typeof orderRules.start>[0];
const { attemptsOf, isBeckoning, isOpen, isSolved } = orderRules;
const [PRICE, SAVE, BUY] = [0, 1, 2];
const [FIRST, NEXT, LAST] = [0, 1, 2];

const act = (board: Board, acts: readonly PlacingAct[]) => play(orderRules, board, acts);
/** A board by the items' `same_as_before`. */
const boardOf = (equal: readonly boolean[]): Board => ({
  items: equal.map((same_as_before) => ({
    ...orderStart.items[PRICE],
    name: "item",
    same_as_before,
  })) as never,
});

const anyBoard = fc.array(fc.boolean(), { minLength: 3, maxLength: 6 }).map(boardOf);
placingLaws(orderRules, anyBoard);

describe("an item", () => {
  const tried = (times: number): PlacingState =>
    act(orderStart, Array.from({ length: times }, () => move(PRICE, LAST)).flat());

  it("an item goes back after a wrong try, and the next one can be taken at once", () => {
    const state = tried(1);
    expect(state).toMatchObject({
      held: null,
      last: { thing: PRICE, place: LAST, isRight: false },
    });
    expect(state.placed).toEqual([null, null, null]);
    expect(orderRules.act(orderStart, state, { type: "pick", thing: BUY })).toMatchObject({
      held: BUY,
      last: null,
    });
  });

  it.each([
    [0, false, true],
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])(
    "after %i wrong tries: its place beckons %s, wrong ones are open %s",
    (times, beckons, open) => {
      const held = orderRules.act(orderStart, tried(times), { type: "pick", thing: PRICE });
      expect(isBeckoning(orderStart, held, FIRST)).toBe(beckons);
      expect(isBeckoning(orderStart, held, LAST)).toBe(false);
      expect([NEXT, LAST].map((place) => isOpen(orderStart, held, place))).toEqual([open, open]);
    },
  );

  it("an item can't be put into a full place, and trying it is no wrong try", () => {
    const state = act(orderStart, [...move(PRICE, FIRST), ...move(SAVE, FIRST)]);
    expect(state).toMatchObject({ held: SAVE, placed: [FIRST, null, null], misses: [0, 0, 0] });
  });

  it("of the same rank as the one before may change places with it", () => {
    const board = boardOf([false, true, false]);
    const state = act(board, [...move(0, 1), ...move(1, 0), ...move(2, 2)]);
    expect([isSolved(board, state), attemptsOf(board, state)]).toEqual([true, 1]);
  });
});

describe("guessing", () => {
  it("a child who puts three items anywhere is right at once in one of six rounds", () => {
    const places = [0, 1, 2];
    const rounds = places.flatMap((a) =>
      places
        .filter((b) => b !== a)
        .map((b) =>
          act(orderStart, [...move(PRICE, a), ...move(SAVE, b), ...move(BUY, 3 - a - b)]),
        ),
    );
    expect(rounds).toHaveLength(6);
    expect(
      rounds.filter((state) => isSolved(orderStart, state) && attemptsOf(orderStart, state) === 1),
    ).toHaveLength(1);
    expect(chanceOfGuessing(orderStart.items as never)).toBeCloseTo(1 / 6);
  });

  it.each([
    [[false, false, true], 2 / 6],
    [[false, true, true], 1],
    [[false, true, false, true], 4 / 24],
  ])("with equal ranks %j the chance is %d", (equal, chance) =>
    expect(chanceOfGuessing(boardOf(equal).items)).toBeCloseTo(chance),
  );
});

describe("the order in which items lie before a child", () => {
  it("the shuffled order holds each item once, is stable, and is never the right order", () =>
    fc.assert(
      fc.property(anyBoard, fc.string(), fc.nat(9), (board, seed, round) => {
        const slide = { ...board, id: "slide" };
        const shown = itemOrder(slide, seed, round);
        expect(itemOrder(slide, seed, round)).toEqual(shown);
        expect(shown.toSorted()).toEqual([...board.items.keys()]);
        if (chanceOfGuessing(board.items) === 1) return;
        const lined = act(
          board,
          shown.flatMap((item, place) => move(item, place)),
        );
        expect(attemptsOf(board, lined) === 1 && isSolved(board, lined)).toBe(false);
      }),
    ));

  it("each wrong order is equally likely", () => {
    const seen = new Map<string, number>();
    for (let child = 0; child < 5_000; child++) {
      const shown = itemOrder({ ...orderStart, id: "slide" }, `child ${child}`, 0).join();
      seen.set(shown, (seen.get(shown) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(["0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"]);
    for (const times of seen.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  });
});
