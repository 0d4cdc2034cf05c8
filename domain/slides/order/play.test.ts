import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actOrder,
  attemptsOf,
  helpFor,
  isBeckoning,
  isOpen,
  isSolved,
  itemOrder,
  orderRules,
  orderStartState,
} from "./play.ts";
import type { OrderAct, OrderState } from "./play.ts";
import { chanceOfGuessing } from "./ranks.ts";
import { orderStart } from "./start.ts";

type Board = Parameters<typeof orderRules.start>[0];
const [PRICE, SAVE, BUY] = [0, 1, 2];
const [FIRST, NEXT, LAST] = [0, 1, 2];

const act = (board: Board, acts: readonly OrderAct[], from = orderStartState(board)) =>
  acts.reduce((state, next) => actOrder(board, state, next), from);
const move = (item: number, place: number): OrderAct[] => [
  { type: "pick", item },
  { type: "place", place },
];
/** A board by the items' `same_as_before`. */
const boardOf = (equal: readonly boolean[]): Board => ({
  items: equal.map((same_as_before) => ({
    ...orderStart.items[PRICE],
    name: "item",
    same_as_before,
  })) as never,
});

const anyBoard = fc.array(fc.boolean(), { minLength: 3, maxLength: 6 }).map(boardOf);
const anyAct: fc.Arbitrary<OrderAct> = fc.oneof(
  fc.nat(7).map((item): OrderAct => ({ type: "pick", item })),
  fc.nat(7).map((place): OrderAct => ({ type: "place", place })),
  fc.constant<OrderAct>({ type: "put-down" }),
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 120 }) });

/** Each item that lies outside goes to the first open place that takes it. */
const finish = (board: Board, from: OrderState): OrderState =>
  board.items.reduce(
    (state, _, item) =>
      [...board.items.keys()].reduce((now, place) => {
        const tried = act(board, move(item, place), now);
        return tried.last?.isRight === true ? tried : now;
      }, state),
    from,
  );

describe("putting in order, whatever is done", () => {
  it("can be finished from every state, and what lies right stays where it is", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = orderStartState(board);
        for (const next of acts) {
          const after = actOrder(board, state, next);
          state.placed.forEach((place, item) => {
            if (place !== null) expect(after.placed[item]).toBe(place);
          });
          state = after;
        }
        const places = state.placed.filter((place) => place !== null);
        expect(new Set(places).size).toBe(places.length);
        expect(isSolved(board, finish(board, state))).toBe(true);
      }),
    ));

  it("never calls the right order wrong: it is one attempt", () =>
    fc.assert(
      fc.property(anyBoard, (board) => {
        const state = act(
          board,
          board.items.flatMap((_, index) => move(index, index)),
        );
        expect([isSolved(board, state), attemptsOf(board, state)]).toEqual([true, 1]);
      }),
    ));

  it("reaches Pocket's help with every item, and then only right places are open", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        board.items.forEach((_, item) => {
          if (state.placed[item] !== null) return;
          const wrong = [...board.items.keys()].find((place) => {
            const last = act(board, move(item, place), state).last;
            return last?.isRight === false && last.place === place;
          });
          if (wrong === undefined) return;
          const tried = act(
            board,
            [1, 2, 3].flatMap(() => move(item, wrong)),
            state,
          );
          expect(helpFor(tried, item)).toBe("together");
          const held = act(board, [{ type: "pick", item }], tried);
          const open = [...board.items.keys()].filter((place) => isOpen(board, held, place));
          expect(open).not.toEqual([]);
          for (const place of open) {
            expect(isBeckoning(board, held, place)).toBe(true);
            expect(actOrder(board, held, { type: "place", place }).last?.isRight).toBe(true);
          }
        });
      }),
    ));

  it("counts attempts that never shrink", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = orderStartState(board);
        for (const next of acts) {
          const after = actOrder(board, state, next);
          expect(attemptsOf(board, after)).toBeGreaterThanOrEqual(attemptsOf(board, state));
          state = after;
        }
      }),
    ));

  it("is kept over a reload, but for what is in the hand", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = orderRules.restore(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, held: null, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(
        anyBoard,
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            placed: fc.array(fc.option(fc.nat(6)), { maxLength: 6 }),
            misses: fc.array(fc.nat(5), { maxLength: 6 }),
          }),
        ),
        (board, kept) => {
          const state = orderRules.restore(board, kept);
          expect(isSolved(board, finish(board, state))).toBe(true);
        },
      ),
    ));
});

describe("an item", () => {
  const tried = (times: number): OrderState =>
    act(orderStart, Array.from({ length: times }, () => move(PRICE, LAST)).flat());

  it("goes back after a wrong try, and the next one can be taken at once", () => {
    const state = tried(1);
    expect(state).toMatchObject({ held: null, last: { item: PRICE, place: LAST, isRight: false } });
    expect(state.placed).toEqual([null, null, null]);
    expect(act(orderStart, [{ type: "pick", item: BUY }], state)).toMatchObject({
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
      const held = act(orderStart, [{ type: "pick", item: PRICE }], tried(times));
      expect(isBeckoning(orderStart, held, FIRST)).toBe(beckons);
      expect(isBeckoning(orderStart, held, LAST)).toBe(false);
      expect([NEXT, LAST].map((place) => isOpen(orderStart, held, place))).toEqual([open, open]);
    },
  );

  it("is not put into a full place, and that is no miss", () => {
    const state = act(orderStart, [...move(PRICE, FIRST), ...move(SAVE, FIRST)]);
    expect(state).toMatchObject({ held: SAVE, placed: [FIRST, null, null], misses: [0, 0, 0] });
  });

  it("that an author adds under a preview can be put in order too", () => {
    const board = { items: [...orderStart.items, ...orderStart.items] };
    expect(isSolved(board, finish(board, tried(2)))).toBe(true);
    expect(isSolved(board, finish(orderStart, tried(0)))).toBe(false);
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
  it("has each item once, is stable, and is never right already", () =>
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

  it("is each wrong order equally often", () => {
    const seen = new Map<string, number>();
    for (let child = 0; child < 5_000; child++) {
      const shown = itemOrder({ ...orderStart, id: "slide" }, `child ${child}`, 0).join();
      seen.set(shown, (seen.get(shown) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(["0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"]);
    for (const times of seen.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  });
});
