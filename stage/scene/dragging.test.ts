import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RigNode } from "#characters/node.ts";
import { played } from "../story/playing.ts";
import type { Playing, PlayingEvent } from "../story/playing.ts";
import {
  atTrade,
  atWork,
  CARROT,
  COIN,
  FARMER,
  FOOD,
  moment,
  run,
  SHOPPER,
  stateOf,
  STORY,
  taps,
  TEA,
  timed,
} from "../for-tests/story-for-tests.ts";
import type { Spot } from "../base/spot.ts";
import { targetsOf } from "../story/tasks.ts";
import { thingsAt } from "./things-at.ts";
import type { Dragged } from "../story/world.ts";

const drop = (target = 0, place = 0): PlayingEvent => ({ type: "drop", target, place });
const CARROT_LAY: Spot = [200, 800];
const AT_FARMER: Spot = [110, 650];
const AT_SHOPPER: Spot = [510, 650];

/** Where the picture of the moment has the carrot, and its size. */
function carrotIn({ states }: Playing, dragged: Dragged | null, since = 60) {
  const world = { states, since, reply: null, dragged };
  const all = thingsAt(timed(), 10, world);
  const carrot = all.find((node: RigNode) => node.attrs["data-part"] === "thing-carrot");
  const numbers = String(carrot?.attrs["transform"]).match(/-?[\d.]+/g) ?? [];
  const [x, y, size] = numbers.map(Number);
  return { at: [x, y], size };
}
const dragged = (since: number | null): Dragged => ({ put: "carrot", by: [250, -90], since });

describe("a thing that is dragged onto a place", () => {
  it("does what two taps do, after any acts, and nothing where it is no thing or no place (T-270)", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 4 }))),
        (drags) => {
          let byDrags = atTrade;
          for (const [thing, place] of drags) {
            const next = played(STORY, byDrags, drop(thing, place));
            const now = targetsOf(moment("trade").task, stateOf(byDrags, "trade"));
            const dragged = now.find(({ id, kind }) => id === thing && kind === "thing");
            if (dragged === undefined || place < 2 || place > 3) expect(next).toBe(byDrags);
            else {
              const both = dragged.isHeld ? taps(place) : taps(thing, place);
              expect(next.states).toEqual(run(both, byDrags).states);
            }
            byDrags = next;
          }
        },
      ),
    ));

  it("is put there too when it was in the hand, and replaces what was in the hand", () => {
    const put = run([drop(CARROT, SHOPPER)], atTrade).states;
    expect(run([...taps(CARROT), drop(CARROT, SHOPPER)], atTrade).states).toEqual(put);
    expect(run([...taps(COIN), drop(CARROT, SHOPPER)], atTrade).states).toEqual(put);
  });

  it("is refused by a wrong place where Pocket helps, and stays in the hand", () => {
    const wrong = Array.from({ length: 3 }, () => drop(CARROT, FARMER));
    const helped = run(wrong, atTrade);
    expect(run([drop(CARROT, FARMER)], helped).states).toEqual(run(taps(CARROT), helped).states);
    expect(run([drop(CARROT, SHOPPER)], helped).states["trade"]?.state).toMatchObject({
      placed: [1, null],
    });
  });

  it("in a moment of choosing, dropping a thing does nothing", () => {
    expect(run([drop(FOOD, TEA)], atWork)).toBe(atWork);
  });
});

describe("the picture of a drag", () => {
  it("has the thing under the finger, a little larger", () => {
    expect(carrotIn(atTrade, null)).toEqual({ at: CARROT_LAY, size: 1 });
    expect(carrotIn(atTrade, dragged(null))).toEqual({ at: [450, 710], size: 1.15 });
  });

  it("lets it glide from there to its place, or back where it was wrong or let go elsewhere", () => {
    const right = run([drop(CARROT, SHOPPER)], atTrade);
    const wrong = run([drop(CARROT, FARMER)], atTrade);
    for (const [playing, end] of [
      [right, AT_SHOPPER],
      [wrong, CARROT_LAY],
      [atTrade, CARROT_LAY],
    ] as const) {
      expect(carrotIn(playing, dragged(0), 0).at).toEqual([450, 710]);
      expect(carrotIn(playing, dragged(60), 60).at).toEqual(end);
      const [x = 0] = carrotIn(playing, dragged(0.3), 0.3).at;
      expect(x).toBeGreaterThan(Math.min(end[0], 450));
      expect(x).toBeLessThan(Math.max(end[0], 450));
    }
  });

  it("has a thing that was tapped go to a wrong place and back, as without drags", () => {
    const wrong = run(taps(CARROT, FARMER), atTrade);
    expect(carrotIn(wrong, null, 0.6).at).toEqual(AT_FARMER);
  });
});

describe("what can be picked while the story waits (T-582)", () => {
  const shownAt = (life: number | null, playing = atTrade, seconds = 10) => {
    const world = { states: playing.states, since: 60, reply: null, dragged: null };
    return thingsAt(timed(), seconds, world, { life }).map(({ attrs }) => attrs["transform"]);
  };
  const lives = Array.from({ length: 53 }, (_, index) => index / 20);
  const movedIn = (playing = atTrade, seconds = 10) =>
    lives.map((life) => {
      const rest = shownAt(null, playing, seconds);
      return shownAt(life, playing, seconds).flatMap((at, index) =>
        at === rest[index] ? [] : [index],
      );
    });

  it("hops in turn, one thing at a time, and rests between", () => {
    const moved = movedIn();
    expect(new Set(moved.flat()).size).toBe(2);
    expect(Math.max(...moved.map((things) => things.length))).toBe(1);
    expect(moved.filter((things) => things.length === 0).length).toBeGreaterThan(10);
  });

  it("does not hop in the child's hand, where it was brought, nor while the story goes on", () => {
    const held = movedIn(run(taps(CARROT), atTrade));
    expect(new Set(held.flat()).size).toBe(1);
    expect(movedIn(run(taps(CARROT, SHOPPER), atTrade)).flat()).toEqual(
      movedIn()
        .flat()
        .filter((thing) => thing === 1),
    );
    expect(movedIn(atTrade, 8).flat()).toEqual([]);
  });
});
