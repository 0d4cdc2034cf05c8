import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { move, placingLaws, play } from "../activity/placing-laws.ts";
import type { PlacingAct, PlacingState } from "../activity/placing.ts";
import { sortRules } from "./play.ts";
import { sortStart } from "./start.ts";

type Board = Parameters<typeof sortRules.start>[0];
const [WATER, ROBOT] = [0, 1];
const [NEED, WANT] = [0, 1];
const { attemptsOf, isBeckoning, isOpen, isSolved } = sortRules;

const act = (board: Board, acts: readonly PlacingAct[]) => play(sortRules, board, acts);

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
placingLaws(sortRules, anyBoard);

it("a thing whose basket an author takes away lies outside", () => {
  const { baskets, things } = sortStart;
  const [water, ...others] = things;
  const three = {
    baskets: [...baskets, { name: "Gift", audio_url: null }],
    things: [{ ...water, baskets: [0, 2] } as never, ...others],
  };
  const state = act(three, move(WATER, 2));
  expect(sortRules.placeOf(three, state, WATER)).toBe(2);
  expect(sortRules.placeOf({ ...three, baskets }, state, WATER)).toBeNull();
});

describe("a thing", () => {
  const tried = (times: number): PlacingState =>
    act(sortStart, Array.from({ length: times }, () => move(WATER, WANT)).flat());

  it("goes back after a wrong try, and the next thing can be taken at once", () => {
    const state = tried(1);
    expect(state).toMatchObject({
      held: null,
      last: { thing: WATER, place: WANT, isRight: false },
    });
    expect(state.placed).toEqual([null, null, null]);
    expect(sortRules.act(sortStart, state, { type: "pick", thing: ROBOT })).toMatchObject({
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
      const held = sortRules.act(sortStart, tried(times), { type: "pick", thing: WATER });
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
    expect(
      rounds.filter((state) => isSolved(sortStart, state) && attemptsOf(sortStart, state) === 1),
    ).toHaveLength(1);
  });
});
