import type { Point } from "#characters/pocket/mood.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { pop, mix } from "#stage/base/timing.ts";
import { peekAt, sitOnCoinsAt, fullMapAt } from "./acts/cave.ts";
import {
  waterFirstAt,
  fillSaveJarAt,
  twoApplesAt,
  lookTwiceAt,
  goodAppleAt,
  halfAppleAt,
  dunkAt,
  tossBackAt,
  tossUpAt,
  paidAt,
} from "./acts/treasures.ts";

/** The paws that point at five things in an arc over him, from the left to the right. */
const ALONG: [hand: Point, look: Point][] = [
  [
    [34, 330],
    [-1, -0.5],
  ],
  [
    [96, 190],
    [-0.7, -0.9],
  ],
  [
    [250, 40],
    [0, -1],
  ],
  [
    [544, 190],
    [0.7, -0.9],
  ],
  [
    [606, 330],
    [1, -0.5],
  ],
];

/** Points at one after the other over his head: this one, or that one? */
function pointAlongAt(since: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.62, ALONG.length);
  const [[x, y], look] = ALONG[index] ?? [
    [320, 40],
    [0, -1],
  ];
  const near = pop(Math.min(since / 0.3, share * 3));
  const isLeft = index < 3;
  const [fromX, fromY] = [isLeft ? 150 : 490, 440];
  const hand: Point = [mix(fromX, x, near), mix(fromY, y, near)];
  const other: Point = isLeft ? [440, 590] : [200, 590];
  return {
    left: isLeft
      ? { hand, bend: [60, 430], inFront: true }
      : { hand: other, bend: [84, 520], inFront: true },
    right: isLeft
      ? { hand: other, bend: [560, 520], inFront: true }
      : { hand, bend: [580, 430], inFront: true },
    look,
    turn: look[0] * 0.6,
    tilt: look[0] * 8,
    lean: look[0] * 4,
    stretch: 1 + 0.04 * Math.sin(share * Math.PI),
    mouth: "hmm",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  peek: peekAt,
  sitOnCoins: sitOnCoinsAt,
  fullMap: fullMapAt,
  pointAlong: pointAlongAt,
  waterFirst: waterFirstAt,
  fillSaveJar: fillSaveJarAt,
  twoApples: twoApplesAt,
  lookTwice: lookTwiceAt,
  goodApple: goodAppleAt,
  halfApple: halfAppleAt,
  dunk: dunkAt,
  tossBack: tossBackAt,
  tossUp: tossUpAt,
  paid: paidAt,
} satisfies Record<string, Act>;
