import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewAt } from "../camera/camera.ts";
import { partsOf } from "./parts.ts";
import { keptOf, momentNow, restoredStory, stepsNow } from "./playing.ts";
import type { Playing, PlayingEvent } from "./playing.ts";
import {
  atTrade,
  atWork,
  begin,
  CARROT,
  COIN,
  ended,
  FARMER,
  FOOD,
  moment,
  NAP,
  run,
  SHOPPER,
  stateOf,
  STORY,
  taps,
  TEA,
  timed,
  traded,
} from "../for-tests/story-for-tests.ts";
import type { Spot } from "../base/spot.ts";
import { isSolved, isTogether, lastOf, targetsOf } from "./tasks.ts";
import { carriedAt, heldAt } from "./world.ts";
import { targets } from "../scene/targets.ts";

const named = (name: string, playing: Playing) =>
  targetsOf(moment(name).task, stateOf(playing, name));

/** Taps what shines, or else the next open right target, until the story is over. */
function finish(from: Playing): number {
  let playing = from;
  for (let count = 0; count < 60; count++) {
    if (playing.isOver) return count;
    const now = momentNow(STORY, playing);
    if (now === null || isSolved(now.task, stateOf(playing, now.moment))) {
      playing = run([ended], playing);
      continue;
    }
    const open = named(now.moment, playing).filter(({ isOpen }) => isOpen);
    const next = open.find(({ beckons }) => beckons) ?? open[count % open.length];
    playing = run(taps(next?.id ?? 0), playing);
  }
  return Infinity;
}

const anyEvent = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .integer({ min: -1, max: 5 })
      .map((target): PlayingEvent => ({ type: "tap", target })),
  },
  { weight: 3, arbitrary: fc.constant(ended) },
  fc.constantFrom<PlayingEvent>({ type: "listen" }, { type: "restart" }),
);

describe("a story with moments", () => {
  it("is recorded in stretches between its moments, with a reply for each thing and lines for each ending", () => {
    expect(
      partsOf(STORY).map(({ name, lines }) => `${name}: ${lines.map(({ say }) => say).join(" ")}`),
    ).toEqual([
      ": Look. Who gets it?",
      "-1: Thank you. Which one?",
      "-2: The end.",
      "-trade-ask: Who gets it?",
      "-trade-why-1: So it is.",
      "-trade-why-2: So it is.",
      "-work-ask: Which one?",
      "-work-why-1: So it is.",
      "-work-why-2: So it is.",
      "-work-why-3: So it is.",
      "-work-ending-2: I grew food.",
      "-work-ending-3: I made tea.",
      "-together: Let's do it together. Tap what shines.",
    ]);
  });

  it("waits until all is done, then goes on with the next stretch", () => {
    expect(momentNow(STORY, begin)).toBeNull();
    expect(momentNow(STORY, atTrade)?.moment).toBe("trade");
    expect(run([ended], atTrade)).toMatchObject({ step: atTrade.step, isOver: false });
    const last = run(taps(CARROT, SHOPPER, COIN, FARMER), atTrade);
    expect(last).toMatchObject({ step: atTrade.step, sound: "-trade-why-2" });
    expect(traded).toMatchObject({ sound: "-1", speaking: [] });
  });

  it.each([
    [FOOD, "-work-ending-2"],
    [TEA, "-work-ending-3"],
  ])("goes on by what was chosen (%i): %s, and to the same end", (option, part) => {
    const chosen = run([...taps(option), ended], atWork);
    expect(chosen.sound).toBe(part);
    const end = run([ended, ended], chosen);
    expect(end).toMatchObject({ sound: "-2", isOver: true });
    expect(run([ended], end).isOver).toBe(true);
    expect(stepsNow(STORY, end.states).filter((step) => "part" in step)).toHaveLength(4);
  });

  it("can be finished after any events, and each is the same after a reload", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const playing = run(events);
        expect(finish(playing)).toBeLessThan(60);
        const kept: unknown = JSON.parse(JSON.stringify(keptOf(STORY, playing)));
        const again = restoredStory(STORY, kept);
        expect(finish(again)).toBeLessThan(60);
        const now = momentNow(STORY, playing);
        if (now !== null && !isSolved(now.task, stateOf(playing, now.moment)))
          expect(momentNow(STORY, again)?.moment).toBe(now.moment);
      }),
    );
  });
});

describe("a wrong act", () => {
  const wrong = (times: number) =>
    run(Array.from({ length: times }, () => taps(CARROT, FARMER)).flat(), atTrade);

  it("a wrong act says why, and the thing goes back to where it was", () => {
    const once = wrong(1);
    expect(once).toMatchObject({ speaking: ["-trade-why-1"], sound: "-trade-why-1" });
    expect(lastOf(moment("trade").task, stateOf(once, "trade"))).toEqual({
      target: CARROT,
      isRight: false,
    });
    expect(named("trade", once).map(({ id }) => id)).toEqual([CARROT, COIN, FARMER, SHOPPER]);
    expect(run([ended], once)).toMatchObject({ step: once.step, speaking: [] });
  });

  it("done twice makes the right place shine; after three times only it is open, and Pocket says so", () => {
    const shining = (playing: Playing) =>
      named("trade", playing).flatMap(({ id, beckons }) => (beckons ? [id] : []));
    expect(shining(run(taps(CARROT), wrong(1)))).toEqual([]);
    expect(shining(wrong(2))).toEqual([CARROT]);
    expect(shining(run(taps(CARROT), wrong(2)))).toEqual([SHOPPER]);
    const third = wrong(3);
    expect(third.speaking).toEqual(["-trade-why-1", "-together"]);
    expect(isTogether(moment("trade").task, stateOf(third, "trade"))).toBe(true);
    const held = run(taps(CARROT), third);
    expect(run(taps(FARMER), held)).toBe(held);
    expect(run(taps(SHOPPER), held).states["trade"]).toMatchObject({
      state: { placed: [1, null] },
    });
  });

  it("after three wrong tries a wrong choice can't be tapped any more", () => {
    const thrice = run(taps(NAP, NAP, NAP), atWork);
    expect(named("work", thrice).map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
    expect(run(taps(NAP), thrice)).toBe(thrice);
  });

  it("that only puts down or comes to a place with an empty hand is none", () => {
    expect(run(taps(FARMER), atTrade)).toMatchObject({ speaking: [] });
    const down = run(taps(CARROT, CARROT), atTrade);
    expect(named("trade", down).some(({ isHeld }) => isHeld)).toBe(false);
    expect(finish(down)).toBeLessThan(60);
  });
});

describe("a story that the device kept", () => {
  const kept = (playing: Playing) => restoredStory(STORY, keptOf(STORY, playing));

  it("goes on in the middle of a moment: what was done stays, wrong tries count on", () => {
    const middle = run(taps(CARROT, SHOPPER, COIN, SHOPPER), atTrade);
    const again = kept(middle);
    expect(momentNow(STORY, again)?.moment).toBe("trade");
    expect(again).toMatchObject({ turn: 0, sound: "", speaking: [] });
    expect(again.states["trade"]).toMatchObject({ state: { placed: [1, null], misses: [0, 1] } });
  });

  it("a restored story goes on after a finished moment, on the way that the child chose", () => {
    expect(kept(run([...taps(TEA), ended], atWork))).toMatchObject({
      sound: "-work-ending-3",
      turn: 0,
    });
  });

  it("begins anew before the first moment, after the end, and where it does not fit", () => {
    const over = run([...taps(TEA), ended, ended, ended], atWork);
    expect(over.isOver).toBe(true);
    for (const nothing of [
      keptOf(STORY, begin),
      keptOf(STORY, over),
      null,
      7,
      { moment: "gone", states: {} },
      { moment: "work", states: {} },
    ])
      expect(restoredStory(STORY, nothing)).toEqual(begin);
  });
});

describe("the picture of a moment", () => {
  it("joins the recordings of what is played, with a wait for each moment", () => {
    const film = timed();
    expect(film.moments.map(({ at, until }) => [at, until])).toEqual([
      [10, 13],
      [23, 26],
    ]);
    expect([...film.parts]).toEqual([
      ["", 0],
      ["-1", 13],
      ["-work-ending-2", 26],
      ["-2", 36],
    ]);
    const other = timed(run(taps(TEA), atWork));
    expect([...other.parts.keys()]).toEqual(["", "-1", "-work-ending-3", "-2"]);
    expect(other.lines.at(-2)).toMatchObject({ start: 26 });
  });

  it("shows things on their way, in the hand, and where they were brought", () => {
    const world = (playing: Playing, since: number) => ({
      states: playing.states,
      since,
      reply: null,
      dragged: null,
    });
    const way = (playing: Playing, since: number, seconds = 10) =>
      carriedAt(timed(playing), seconds, world(playing, since)).map(({ put, share }) => [
        put,
        share,
      ]);
    const brought = run(taps(CARROT, SHOPPER), atTrade);
    expect([way(brought, 0), way(brought, 60), way(brought, 0, 14)]).toEqual([
      [["carrot", 0]],
      [["carrot", 1]],
      [["carrot", 1]],
    ]);
    const wrong = run(taps(CARROT, FARMER), atTrade);
    expect([way(wrong, 0), way(wrong, 0.6), way(wrong, 60)]).toEqual([
      [["carrot", 0]],
      [["carrot", 1]],
      [["carrot", 0]],
    ]);
    const held = run(taps(COIN), atTrade);
    expect(heldAt(timed(held), 10, world(held, 0))).toBe("coin");
    expect(heldAt(timed(held), 14, world(held, 0))).toBeNull();
  });

  it("brings all things by itself in the video before it goes on", () => {
    const film = timed();
    const shares = (seconds: number) => carriedAt(film, seconds, null).map(({ share }) => share);
    expect(shares(9)).toEqual([]);
    expect(shares(10.5)).toEqual([0, 0]);
    expect(shares(13)).toEqual([1, 1]);
  });

  it("says where in the picture its targets are", () => {
    const placed = targets(timed(), moment("trade"), undefined, true);
    const at = ({ left, top, width }: (typeof placed)[number]): [Spot, number] => [
      [left, top],
      width,
    ];
    const [carrot] = placed;
    const view = viewAt(timed(), 10, () => [300, 1100], true, false);
    const tall = (view.width * 16) / 9;
    const [[left, top] = [], width] = carrot === undefined ? [] : at(carrot);
    expect(left).toBeCloseTo(0.5 + (200 - view.x) / view.width);
    expect(top).toBeCloseTo(0.5 + (800 - view.y) / tall);
    expect(width).toBeCloseTo(140 / view.width);
    expect(placed.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ["Carrot", true],
      ["Coin", true],
      ["Farmer", false],
      ["Shopper", false],
    ]);
  });
});
