import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actPay,
  helpFor,
  isBeckoning,
  canAct,
  leads,
  payRules,
  payStartState,
  restorePay,
  sumOf,
} from "./play.ts";
import { isPossible, itemsOf, targetOf } from "./bill.ts";
import type { PayAct, PayState } from "./play.ts";
import { payStart } from "./start.ts";

type Board = Parameters<typeof payRules.start>[0];
const GOOD: Board["goods"][0] = { ...payStart.goods[0], name: "", price: 1, needs: false } as never;
const [FIVE, TWO, ONE] = [0, 1, 2];
const put = (item: number): PayAct => ({ type: "put", item });
const take = (item: number): PayAct => ({ type: "take", item });
const CHECK: PayAct = { type: "check" };
const AGAIN: PayAct = { type: "again" };

const act = (board: Board, acts: readonly PayAct[], from = payStartState(board)) =>
  acts.reduce((state, next) => actPay(board, state, next), from);

const anyAmount = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9999 }));
const anyCoins = fc.record({ value: anyAmount, count: fc.integer({ min: 1, max: 4 }) });
const anyGood = fc.record({ price: fc.integer({ min: 1, max: 12 }), needs: fc.boolean() });
/** Boards that have a right sum, as the publish checks want it; the price is made of coins. */
const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    mode: fc.constantFrom("price", "change", "budget"),
    purse: fc.uniqueArray(anyCoins, {
      selector: ({ value }) => value,
      minLength: 1,
      maxLength: 5,
    }),
    goods: fc.array(anyGood, { minLength: 1, maxLength: 6 }),
    used: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    budget: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ mode, purse, goods, used, budget }): Board => {
    const sum = purse.reduce(
      (all, { value, count }, index) => all + value * Math.min(count, used[index] ?? 0),
      0,
    );
    const [first, ...others] = goods.map((good): Board["goods"][0] => ({ ...GOOD, ...good }));
    const sold = { ...GOOD, ...first, ...(mode === "price" && { price: sum }) };
    return {
      ...payStart,
      mode,
      purse,
      goods: [sold, ...others],
      paid: sum + sold.price,
      budget,
    };
  })
  .filter(isPossible);
const anyItem = fc.integer({ min: -1, max: 6 });
const anyAct: fc.Arbitrary<PayAct> = fc.oneof(
  { weight: 5, arbitrary: anyItem.map(put) },
  { weight: 3, arbitrary: anyItem.map(take) },
  { weight: 3, arbitrary: fc.constant(CHECK) },
  fc.constant(AGAIN),
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 40 }) });

const everyMove = (board: Board): PayAct[] =>
  itemsOf(board).flatMap((_, item) => [put(item), take(item)]);

/** Follows what leads to a right sum until nothing does, then checks it. */
function finish(board: Board, from: PayState): { state: PayState; moves: number } {
  let state = from;
  let moves = 0;
  for (;;) {
    const next = everyMove(board).find((move) => leads(board, state, move));
    if (next === undefined || moves > 60) break;
    state = actPay(board, state, next);
    moves++;
  }
  return { state: act(board, [AGAIN, CHECK], state), moves };
}

/** The rule in the author's words, checked without the code that plays it. */
function isRight(board: Board, out: readonly number[]): boolean {
  const { mode, purse, goods, paid, budget } = board;
  const money = purse.reduce((sum, { value }, item) => sum + value * (out[item] ?? 0), 0);
  const price = goods[0]?.price ?? 0;
  if (mode === "price") return money === price;
  if (mode === "change") return money === paid - price;
  const spent = goods.reduce((sum, good, item) => sum + good.price * (out[item] ?? 0), 0);
  return spent <= budget && goods.every(({ needs }, item) => !needs || out[item] === 1);
}

describe("paying, whatever is done", () => {
  it("neither loses nor makes a coin", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = payStartState(board);
        for (const next of acts) {
          const after = actPay(board, state, next);
          expect(after.out).toHaveLength(itemsOf(board).length);
          for (const [item, { count }] of itemsOf(board).entries()) {
            expect(after.out[item]).toBeGreaterThanOrEqual(0);
            expect(after.out[item]).toBeLessThanOrEqual(count);
          }
          if (next.type === "check") expect(after.out).toEqual(state.out);
          state = after;
        }
      }),
    ));

  it("can be finished from every state, by acts that are open even when Pocket helps", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        if (state.isDone) return;
        for (const misses of [state.misses, 3]) {
          const { state: end, moves } = finish(board, { ...state, misses });
          expect(end.isDone).toBe(true);
          expect(moves).toBeLessThanOrEqual(40);
        }
      }),
    ));

  it("calls every sum right that fits, and no other, and knows too little from too much", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = payStartState(board);
        for (const next of acts) {
          state = actPay(board, state, next);
          if (state.last === null) continue;
          expect(state.last.isRight).toBe(isRight(board, state.out));
          expect(state.isDone).toBe(state.last.isRight);
          expect(state.last.isTooMuch).toBe(sumOf(board, state) > targetOf(board));
        }
      }),
    ));

  it("reaches Pocket's help by three wrong sums; then a right sum is the only end", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        if (state.isDone) return;
        const helped = act(board, acts, { ...state, misses: 3 });
        expect(helpFor(helped)).toBe("together");
        expect(helped.misses).toBe(3);
        const open = [...everyMove(board), CHECK].filter((next) => canAct(board, helped, next));
        expect(open.every((next) => isBeckoning(board, helped, next))).toBe(true);
        expect(open.length > 0).toBe(!helped.isDone);
      }),
    ));

  it("counts each wrong check and the right one as an attempt, in numbers alone", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        expect(payRules.attemptsOf(board, state)).toBe(state.misses + Number(state.isDone));
        expect(payRules.detailOf(state)).toMatch(/^\d+(\.\d+){0,5}$/);
      }),
    ));

  it("is kept over a reload, but for what was said last", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = restorePay(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, touched: null, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(anyBoard, fc.jsonValue(), (board, kept) => {
        const start = payStartState(board);
        expect(restorePay(board, kept)).toEqual(start);
        const tooMany = itemsOf(board).map(({ count }) => count + 1);
        expect(restorePay(board, { out: tooMany, misses: 0 })).toEqual(start);
        expect(restorePay(board, { out: start.out, misses: 0, isDone: true })).toEqual(start);
      }),
    ));

  it("a budget without a right choice of goods can't be solved", () =>
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: -3, max: 30 }), (board, target) => {
        const price = board.goods[0]?.price ?? 0;
        const goods = board.goods.with(0, { ...GOOD, ...board.goods[0], price: target });
        const changed: Board = {
          ...board,
          goods: board.mode === "price" ? goods : board.goods,
          paid: target + price,
          budget: target,
        };
        const items = itemsOf(changed);
        let all: number[][] = [[]];
        for (const { count } of items)
          all = all.flatMap((out) =>
            Array.from({ length: count + 1 }, (_, used) => [...out, used]),
          );
        const some = all.some((out) => out.some((count) => count > 0) && isRight(changed, out));
        expect(isPossible(changed)).toBe(some);
      }),
      { numRuns: 40 },
    ));
});

describe("a price", () => {
  const tooMuch = (times: number) =>
    Array.from({ length: times }).reduce<PayState>(
      (state) => act(payStart, [AGAIN, CHECK], state),
      act(payStart, [put(FIVE), put(TWO), put(TWO)]),
    );

  it("an empty counter does not pay a price", () =>
    expect(canAct(payStart, payStartState(payStart), CHECK)).toBe(false));

  it("a wrong sum is said to be too little or too much, and the coins stay", () => {
    const little = act(payStart, [put(FIVE), CHECK]);
    expect(little).toMatchObject({ out: [1, 0, 0], misses: 1 });
    expect(payRules.replyTo(payStart, little).text).toBe(payStart.too_little);
    expect(payRules.replyTo(payStart, tooMuch(1)).text).toBe(payStart.too_much);
    expect(act(payStart, [take(TWO), put(ONE), CHECK], tooMuch(1)).isDone).toBe(true);
  });

  it.each([
    [0, false, true],
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])(
    "after %i wrong sums: what helps shines %s, what does not help is open %s",
    (times, shines, open) => {
      const state = tooMuch(times);
      expect(isBeckoning(payStart, state, take(TWO))).toBe(shines);
      expect(isBeckoning(payStart, state, put(TWO))).toBe(false);
      expect(canAct(payStart, state, take(TWO))).toBe(true);
      expect(canAct(payStart, state, put(TWO))).toBe(open);
    },
  );

  it("at most a quarter of random clickers pay the right sum at the first try", () => {
    const acts = [...everyMove(payStart), CHECK];
    const known = new Map<string, number>();
    /** Chance of a right first check, if each open act is as likely as the others. */
    const chance = (state: PayState, left: number): number => {
      const key = `${left} ${state.out.join()}`;
      const open = acts.filter((next) => canAct(payStart, state, next));
      const sum = () =>
        open.reduce((all, next) => {
          const after = actPay(payStart, state, next);
          return all + (after.last === null ? chance(after, left - 1) : Number(after.isDone));
        }, 0);
      const value = known.get(key) ?? (left === 0 ? 0 : sum() / open.length);
      known.set(key, value);
      return value;
    };
    expect(chance(payStartState(payStart), 60)).toBeLessThan(0.25);
    expect(chance(payStartState(payStart), 60)).toBeGreaterThan(0.01);
  });
});

describe("a budget", () => {
  const goods = [
    { ...payStart.goods[0], price: 6, needs: true },
    { ...payStart.goods[0], price: 5, needs: false },
    { ...payStart.goods[0], price: 3, needs: false },
  ] as Board["goods"];
  const board: Board = { ...payStart, mode: "budget", budget: 10, goods };

  it.each([
    ["the need alone", [0], true],
    ["the need and what fits", [0, 2], true],
    ["beyond the budget", [0, 1], false],
    ["a want without the need", [2], false],
  ])("%s: %j is right %s", (_what, bought, right) =>
    expect(act(board, [...bought.map(put), CHECK]).isDone).toBe(right),
  );
});
