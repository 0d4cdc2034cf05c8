import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { helpFor } from "./placing.ts";
import type { PlacingAct, PlacingRules, PlacingState } from "./placing.ts";

const upTo = (count: number) => [...Array(count).keys()];

const anyAct: fc.Arbitrary<PlacingAct> = fc.oneof(
  fc.integer({ min: -1, max: 9 }).map((thing): PlacingAct => ({ type: "pick", thing })),
  fc.integer({ min: -1, max: 7 }).map((place): PlacingAct => ({ type: "place", place })),
  fc.constant<PlacingAct>({ type: "put-down" }),
);
const anyActs = fc.array(anyAct, { maxLength: 120 });
const anyKept = fc.oneof(
  fc.jsonValue(),
  fc.record({
    placed: fc.array(fc.option(fc.nat(6)), { maxLength: 8 }),
    misses: fc.array(fc.nat(5), { maxLength: 8 }),
  }),
);

export const move = (thing: number, place: number): PlacingAct[] => [
  { type: "pick", thing },
  { type: "place", place },
];

/** The state after these acts, from the start or from another state. */
export const play = <Board>(
  rules: PlacingRules<Board>,
  board: Board,
  acts: readonly PlacingAct[],
  from = rules.start(board),
): PlacingState => acts.reduce((state, next) => rules.act(board, state, next), from);

/** Each thing that lies outside goes to the first open place where it is right. */
function finish<Board>(rules: PlacingRules<Board>, board: Board, from: PlacingState): PlacingState {
  const { things, places } = rules.countOf(board);
  return upTo(things).reduce((state, thing) => {
    const held = rules.act(board, state, { type: "pick", thing });
    const place = upTo(places).find(
      (at) => rules.isRight(board, thing, at) && rules.isOpen(board, held, at),
    );
    return place === undefined ? held : rules.act(board, held, { type: "place", place });
  }, from);
}

/** The laws of taking things and putting them into places, whatever is done. */
export function placingLaws<Board>(rules: PlacingRules<Board>, anyBoard: fc.Arbitrary<Board>) {
  const anyPlay = fc.record({ board: anyBoard, acts: anyActs });
  const isFinished = (board: Board, from: PlacingState) =>
    rules.isSolved(board, finish(rules, board, from));

  describe("taking and putting, whatever is done", () => {
    it("can be finished from every state, and what lies right stays where it is", () =>
      fc.assert(
        fc.property(anyPlay, ({ board, acts }) => {
          let state = rules.start(board);
          for (const next of acts) {
            const after = rules.act(board, state, next);
            state.placed.forEach((place, thing) => {
              if (place !== null) expect(after.placed[thing]).toBe(place);
            });
            after.placed.forEach((place, thing) => {
              if (place !== null) expect(rules.isRight(board, thing, place)).toBe(true);
            });
            state = after;
          }
          const full = state.placed.filter((place) => place !== null);
          if (rules.takesOne) expect(new Set(full).size).toBe(full.length);
          expect(isFinished(board, state)).toBe(true);
        }),
      ));

    it("never calls a right place wrong: a child who is right at once has one attempt", () =>
      fc.assert(
        fc.property(anyBoard, (board) => {
          const state = finish(rules, board, rules.start(board));
          expect([rules.isSolved(board, state), rules.attemptsOf(board, state)]).toEqual([true, 1]);
        }),
      ));

    it("reaches Pocket's help with every thing, and then only right places are open, and beckon", () =>
      fc.assert(
        fc.property(anyPlay, ({ board, acts }) => {
          const state = play(rules, board, acts);
          const { things, places } = rules.countOf(board);
          for (const thing of upTo(things)) {
            if (rules.placeOf(board, state, thing) !== null) continue;
            const wrong = upTo(places).find((place) => {
              const { last } = play(rules, board, move(thing, place), state);
              return last?.isRight === false && last.place === place;
            });
            if (wrong === undefined) continue;
            const tries = [1, 2, 3, 4].flatMap(() => move(thing, wrong));
            const tried = play(rules, board, tries, state);
            expect(helpFor(tried, thing)).toBe("together");
            const held = play(rules, board, [{ type: "pick", thing }], tried);
            const open = upTo(places).filter((place) => rules.isOpen(board, held, place));
            expect(open).not.toEqual([]);
            expect(upTo(places).filter((at) => rules.isBeckoning(board, held, at))).toEqual(open);
            for (const place of open)
              expect(rules.act(board, held, { type: "place", place }).last?.isRight).toBe(true);
          }
        }),
      ));

    it("counts attempts that never shrink", () =>
      fc.assert(
        fc.property(anyPlay, ({ board, acts }) => {
          let state = rules.start(board);
          for (const next of acts) {
            const after = rules.act(board, state, next);
            const [now, before] = [after, state].map((of) => rules.attemptsOf(board, of));
            expect(now).toBeGreaterThanOrEqual(before ?? 0);
            state = after;
          }
        }),
      ));

    it("is kept over a reload, but for what is in the hand", () =>
      fc.assert(
        fc.property(anyPlay, ({ board, acts }) => {
          const state = play(rules, board, acts);
          const restored = rules.restore(board, JSON.parse(JSON.stringify(state)));
          expect(restored).toEqual({ ...state, held: null, last: null });
        }),
      ));

    it("can be finished from whatever else the device holds", () =>
      fc.assert(
        fc.property(anyBoard, anyKept, (board, kept) => {
          expect(isFinished(board, rules.restore(board, kept))).toBe(true);
        }),
      ));

    it("stays playable when the slide changes while its preview runs: a list grows, shrinks or moves", () =>
      fc.assert(
        fc.property(anyPlay, anyBoard, anyActs, ({ board, acts }, changed, more) => {
          const state = play(rules, board, acts);
          expect(isFinished(changed, state)).toBe(true);
          expect(isFinished(changed, play(rules, changed, more, state))).toBe(true);
        }),
      ));
  });
}
