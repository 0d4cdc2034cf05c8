import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actJars,
  coinsInHand,
  helpFor,
  isBeckoning,
  canAct,
  jarsRules,
  jarsStartState,
  leads,
  restoreJars,
} from "./play.ts";
import type { JarsAct, JarsState } from "./play.ts";
import { isPossible } from "./split.ts";
import { jarsStart } from "./start.ts";

type Board = Parameters<typeof jarsRules.start>[0];
const [SAVE, SPEND, SHARE] = [0, 1, 2];
const put = (jar: number): JarsAct => ({ type: "put", jar });
const take = (jar: number): JarsAct => ({ type: "take", jar });
const CHECK: JarsAct = { type: "check" };

const act = (board: Board, acts: readonly JarsAct[], from = jarsStartState(board)) =>
  acts.reduce((state, next) => actJars(board, state, next), from);
/** The acts that put so many coins into each jar. */
const split = (...counts: readonly number[]): JarsAct[] =>
  counts.flatMap((count, jar) => Array<JarsAct>(count).fill(put(jar)));

const anyJar = fc.record({
  least: fc.nat(8),
  exactly: fc.nat(8),
  counts: fc.boolean(),
});
/** Boards that have a right split, as the publish checks want it. */
const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    coins: fc.integer({ min: 2, max: 20 }),
    rule: fc.constantFrom("any", "at_least", "exactly", "sum"),
    sum: fc.nat(20),
    jars: fc.array(anyJar, { minLength: 2, maxLength: 4 }),
  })
  .map(({ jars, coins, rule, sum }): Board => {
    const coinsNeeded = jars.reduce((all, { exactly }) => all + exactly, 0);
    return {
      coins: rule === "exactly" ? Math.min(20, Math.max(2, coinsNeeded)) : coins,
      rule,
      sum,
      jars: jars.map((jar) => ({ ...(jarsStart.jars[0] as Board["jars"][0]), ...jar })),
      done_quote: "",
      done_audio_url: null,
    };
  })
  .filter(isPossible);
const anyPlace = fc.integer({ min: -1, max: 5 });
const anyAct: fc.Arbitrary<JarsAct> = fc.oneof(
  { weight: 4, arbitrary: anyPlace.map(put) },
  { weight: 2, arbitrary: anyPlace.map(take) },
  fc.record({ type: fc.constant("move" as const), from: anyPlace, to: anyPlace }),
  { weight: 3, arbitrary: fc.constant(CHECK) },
  fc.constant<JarsAct>({ type: "again" }),
);
const anyPlay = fc.record({ board: anyBoard, acts: fc.array(anyAct, { maxLength: 150 }) });

const everyMove = ({ jars }: Board): JarsAct[] => jars.flatMap((_, jar) => [put(jar), take(jar)]);

/** Follows what leads to a right split until nothing does, then checks it. */
function finish(board: Board, from: JarsState): { state: JarsState; moves: number } {
  let state = from;
  let moves = 0;
  for (;;) {
    const next = everyMove(board).find((move) => leads(board, state, move));
    if (next === undefined || moves > 60) break;
    state = actJars(board, state, next);
    moves++;
  }
  return { state: actJars(board, actJars(board, state, { type: "again" }), CHECK), moves };
}

/** The rule in the author's words, checked without the code that plays it. */
function isRight({ rule, jars, sum }: Board, filled: readonly number[]): boolean {
  const inCounted = jars.reduce(
    (all, { counts }, jar) => all + (counts ? (filled[jar] ?? 0) : 0),
    0,
  );
  if (rule === "any") return true;
  if (rule === "sum") return inCounted === sum;
  return jars.every(({ least, exactly }, jar) =>
    rule === "exactly" ? filled[jar] === exactly : (filled[jar] ?? 0) >= least,
  );
}

describe("dividing coins, whatever is done", () => {
  it("neither loses nor makes a coin", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = jarsStartState(board);
        for (const next of acts) {
          const after = actJars(board, state, next);
          const inJars = after.filled.reduce((sum, count) => sum + count, 0);
          expect(inJars + coinsInHand(board, after)).toBe(board.coins);
          expect(Math.min(coinsInHand(board, after), ...after.filled)).toBeGreaterThanOrEqual(0);
          if (next.type === "check") expect(after.filled).toEqual(state.filled);
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
          expect(moves).toBeLessThanOrEqual(2 * board.coins);
        }
      }),
    ));

  it("calls every split right that the rule allows, and no other", () =>
    fc.assert(
      fc.property(
        anyBoard,
        fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
        (board, into) => {
          const acts = into.map((jar) => put(jar % board.jars.length));
          const state = act(board, [...acts, CHECK]);
          expect(state.last?.isRight).toBe(isRight(board, state.filled));
          expect(state.isDone).toBe(state.last?.isRight);
        },
      ),
    ));

  it("reaches Pocket's help by three wrong splits; then a right split is the only end", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        if (state.isDone) return;
        const helped = act(board, acts, { ...state, misses: 3 });
        expect(helpFor(helped)).toBe("together");
        expect(helped.misses).toBe(3);
        const shines = (next: JarsAct) => isBeckoning(board, helped, next);
        const open = [...everyMove(board), CHECK].filter((next) => canAct(board, helped, next));
        expect(open.every(shines)).toBe(true);
        expect(open.length > 0).toBe(!helped.isDone);
      }),
    ));

  it("names a jar that has the wrong number of coins", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        let state = jarsStartState(board);
        for (const next of acts) {
          state = actJars(board, state, next);
          if (state.last?.isRight !== false) continue;
          const { rule } = board;
          const jar = board.jars[state.last.jar];
          const coins = state.filled[state.last.jar] ?? 0;
          if (rule === "sum") expect(jar?.counts).toBe(true);
          else if (rule === "exactly") expect(coins).not.toBe(jar?.exactly);
          else expect(coins).toBeLessThan(jar?.least ?? 0);
        }
      }),
    ));

  it("counts each wrong check and the right one as an attempt, in numbers alone", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const { isDone, misses } = state;
        expect(jarsRules.attemptsOf(board, state)).toBe(misses + Number(isDone));
        expect(jarsRules.detailOf(state)).toMatch(/^\d+(\.\d+){1,3}$/);
      }),
    ));

  it("is kept over a reload, but for what was said last", () =>
    fc.assert(
      fc.property(anyPlay, ({ board, acts }) => {
        const state = act(board, acts);
        const restored = restoreJars(board, JSON.parse(JSON.stringify(state)));
        expect(restored).toEqual({ ...state, touched: null, last: null });
      }),
    ));

  it("begins anew from whatever else the device holds", () =>
    fc.assert(
      fc.property(anyBoard, fc.jsonValue(), (board, kept) => {
        expect(restoreJars(board, kept)).toEqual(jarsStartState(board));
        const filled = board.jars.map(() => board.coins);
        expect(restoreJars(board, { filled, misses: 0 })).toEqual(jarsStartState(board));
      }),
    ));
});

describe("jars", () => {
  const tried = (times: number) =>
    Array.from({ length: times }).reduce<JarsState>(
      (state) => act(jarsStart, [{ type: "again" }, CHECK], state),
      act(jarsStart, split(1, 4, 1)),
    );

  it("are not checked while coins are in the hand", () => {
    const state = act(jarsStart, split(2, 1, 1));
    expect(act(jarsStart, [CHECK], state)).toBe(state);
  });

  it("keep the coins of a wrong split, and one of them says why it is wrong", () => {
    const state = tried(1);
    expect(state).toMatchObject({ filled: [1, 4, 1], misses: 1, last: { jar: SAVE } });
    expect(jarsRules.replyTo(jarsStart, state).text).toBe(jarsStart.jars[0]?.reply);
    expect(act(jarsStart, [CHECK], state)).toBe(state);
  });

  it.each([
    [0, false, true],
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])(
    "after %i wrong checks: what helps shines %s, what does not help is open %s",
    (times, shines, open) => {
      const state = tried(times);
      expect(isBeckoning(jarsStart, state, take(SPEND))).toBe(shines);
      expect(isBeckoning(jarsStart, state, take(SHARE))).toBe(false);
      expect(canAct(jarsStart, state, take(SPEND))).toBe(true);
      expect(canAct(jarsStart, state, take(SHARE))).toBe(open);
      const taken = act(jarsStart, [take(SPEND)], state);
      expect(isBeckoning(jarsStart, taken, put(SAVE))).toBe(shines);
      expect(canAct(jarsStart, taken, put(SPEND))).toBe(open);
    },
  );

  it("that may hold any split let the fullest one say the last word, else Glimm", () => {
    const board: Board = { ...jarsStart, rule: "any" };
    const state = act(board, [...split(1, 4, 1), CHECK]);
    expect(jarsRules.replyTo(board, state).text).toBe(jarsStart.jars[1]?.reply);
    const silent = { ...board, jars: board.jars.map((jar) => ({ ...jar, reply: "" })) };
    expect(jarsRules.replyTo(silent, state).text).toBe(jarsStart.done_quote);
  });

  it("in the hands of a random clicker are right at once in about one of five rounds", () => {
    const ways = 3 ** jarsStart.coins;
    let right = 0;
    for (let way = 0; way < ways; way++) {
      const acts = Array.from({ length: 6 }, (_, coin) => put(Math.floor(way / 3 ** coin) % 3));
      if (act(jarsStart, [...acts, CHECK]).isDone) right++;
    }
    expect(right / ways).toBeLessThan(0.25);
    expect(right / ways).toBeGreaterThan(0.15);
  });
});
