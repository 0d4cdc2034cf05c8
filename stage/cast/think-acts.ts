import type { Point } from "#characters/pocket/mood.ts";
import type { THINKING_ACTS } from "../thinking-names.ts";
import { mix, pop } from "../timing.ts";
import { between } from "./acting.ts";
import type { Acting } from "./acting.ts";
import { thinkActsWithThings } from "./think-acts-with-things.ts";
import { stepAt } from "./think-step.ts";

/*
 * While a story waits for the child its seconds stand still and `life` goes on: what an act repeats
 * follows `life`, what it does once follows `since`.
 */

/** Drums with both paws on the rim of the jar before him. */
function drumJarAt(_: number, life: number): Acting {
  const [left, right] = [Math.max(0, Math.sin(life * 9)), Math.max(0, -Math.sin(life * 9))];
  const gaze = Math.sin(life * 1.6);
  return {
    left: { hand: [208, 424 - 54 * left], bend: [76, 520], inFront: true },
    right: { hand: [432, 424 - 54 * right], bend: [564, 520], inFront: true },
    look: [gaze * 0.7, gaze > 0 ? 0.8 : -0.4],
    tilt: (right - left) * 6,
    lean: (right - left) * 2,
    stretch: 1 + 0.02 * (left + right),
    mouth: "hmm",
  };
}

/** Stretches and yawns, as one does in the morning, and rubs an eye. */
function yawnAt(since: number, life: number): Acting {
  const up = between(since, 0.1, 0.7) * (1 - between(since, 1.7, 2.2));
  const rub = between(since, 2.2, 2.5);
  const circle = Math.sin(life * 9);
  return {
    left: {
      hand: [mix(mix(180, 66, up), 236, rub), mix(mix(560, 210, up), 478, rub)],
      bend: [mix(80, 110, rub), 440],
      inFront: true,
    },
    right: {
      hand: [mix(mix(460, 574, up), 400 + circle * 8, rub), mix(mix(560, 210, up), 466, rub)],
      bend: [mix(560, 540, rub), 440],
      inFront: true,
    },
    stretch: 1 + 0.08 * up,
    tilt: -8 * up + Math.sin(life * 2) * 4,
    lean: Math.sin(life * 1.3) * 3,
    blink: up > 0.5 ? 1 : 0,
    look: [Math.sin(life * 1.4) * 0.7, rub > 0.5 ? -0.6 : 0],
    mouth: up > 0.3 ? "o" : "smile",
  };
}

/** Twiddles his thumbs and taps a foot; how long waiting takes. */
function twiddleAt(_: number, life: number): Acting {
  const [x, y] = [Math.cos(life * 8), Math.sin(life * 8)];
  const tap = Math.max(0, Math.sin(life * 10));
  const gaze = Math.sin(life * 1.2);
  return {
    left: { hand: [292 + x * 22, 520 + y * 22], bend: [96, 560], inFront: true },
    right: { hand: [348 - x * 22, 520 - y * 22], bend: [544, 560], inFront: true },
    step: tap,
    look: [gaze, -0.5 * Math.abs(gaze)],
    turn: gaze * 0.5,
    tilt: gaze * 7,
    lean: gaze * 3,
    stretch: 1 + 0.03 * Math.sin(life * 2.4),
    tail: Math.sin(life * 4) * 10,
    mouth: "hmm",
  };
}

/** Rummages in his satchel with both paws, and looks up now and then. */
function searchBagAt(_: number, life: number): Acting {
  const dig = Math.sin(life * 11);
  const isUp = Math.sin(life * 1.5) > 0.55;
  return {
    left: { hand: [262 + dig * 12, 566 + dig * 14], bend: [90, 560], inFront: true },
    right: { hand: [378 + dig * 12, 566 - dig * 14], bend: [550, 560], inFront: true },
    look: isUp ? [0.7, -0.7] : [0.1, 1],
    tilt: isUp ? -6 : 6,
    stretch: (isUp ? 1.03 : 0.95) + dig * 0.01,
    shift: dig * 3,
    tail: dig * 9,
    mouth: "hmm",
  };
}

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

/** Rubs his tummy, and looks along what lies before him, one after the other. */
function rubTummyAt(_: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.85, 4);
  const side = (index - 1.5) / 1.5;
  const circle = life * 7;
  const dip = Math.sin(share * Math.PI);
  return {
    left: {
      hand: [268 + Math.cos(circle) * 26, 510 + Math.sin(circle) * 22],
      bend: [84, 540],
      inFront: true,
    },
    right: { hand: [470 + side * 70, 600 - dip * 46], bend: [574, 540], inFront: true },
    look: [side * 0.9, 0.95],
    turn: side * 0.5,
    tilt: side * 7,
    lean: side * 4,
    stretch: 0.98 + 0.02 * dip,
    mouth: "hmm",
  };
}

/** What Pocket does while he thinks. */
export const thinkActs: Record<
  (typeof THINKING_ACTS)[number],
  (since: number, life: number) => Acting
> = {
  ...thinkActsWithThings,
  drumJar: drumJarAt,
  yawn: yawnAt,
  twiddle: twiddleAt,
  searchBag: searchBagAt,
  pointAlong: pointAlongAt,
  rubTummy: rubTummyAt,
};
