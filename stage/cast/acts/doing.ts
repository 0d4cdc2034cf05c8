import type { Point } from "#characters/pocket/mood.ts";
import { pop, mix } from "../../base/timing.ts";
import { between, glances, hopAt } from "../acting.ts";
import type { Acting } from "../../kit/acting.ts";

/** Turns his paws up: nothing is left in them. */
export function emptyBagAt(since: number): Acting {
  const up = pop(since / 0.35);
  return {
    left: { hand: [mix(180, 78, up), mix(566, 440, up)], bend: [110, 560] },
    right: { hand: [mix(460, 562, up), mix(566, 440, up)], bend: [530, 560] },
    stretch: 1 - 0.05 * up,
    look: [0, 0.8],
    tilt: 7,
    mouth: "oops",
  };
}

/** Something sits on his head: he holds still, and his eyes try to see it. */
export const onHeadAt = (since: number): Acting => ({
  left: { hand: [104, 470], bend: [100, 540] },
  right: { hand: [536, 470], bend: [540, 540] },
  stretch: 1 - 0.12 * Math.max(0, 1 - since / 0.3),
  look: [0.5 * Math.sin(since * 3), -1],
  tilt: 2 * Math.sin(since * 8),
  mouth: since < 0.7 ? "o" : "grin",
});

/** Waves from the boat with the whole arm. */
export function sailInAt(since: number): Acting {
  const wave = Math.sin(since * 8);
  return {
    right: { hand: [560 + wave * 54, 250 - Math.abs(wave) * 20], bend: [560, 450] },
    left: { hand: [180, 560], bend: [150, 510] },
    lean: Math.sin(since * 2.2) * 5,
    tilt: Math.sin(since * 2.2) * -4,
    look: [0, 0],
    turn: 0,
    eyes: since % 2.4 > 1.2 ? "arcs" : "open",
    mouth: "grin",
    stretch: 1 + 0.02 * Math.sin(since * 8),
  };
}

/** Swings from side to side, paws up, with a turn of the head on each beat. */
export function danceAt(since: number): Acting {
  const beat = Math.sin(since * 6.6);
  const quick = Math.abs(Math.sin(since * 6.6));
  return {
    step: beat * 1.2,
    shift: beat * 46,
    lean: beat * 11,
    jump: quick * 34,
    stretch: 1 + 0.07 * quick - 0.04,
    left: { hand: [92, 330 - beat * 110], bend: [80, 470] },
    right: { hand: [548, 330 + beat * 110], bend: [560, 470] },
    look: [0.8, 0],
    turn: 0.45 + beat * 0.35,
    tilt: -beat * 9,
    eyes: "arcs",
    mouth: "grin",
    tail: -beat * 18,
  };
}

/** A yellow coat jumps onto him (`coat.ts`); he spreads his arms and turns to show it. */
export function wearCoatAt(since: number): Acting {
  const spread = between(since, 0.3, 0.6);
  return {
    ...glances(
      [
        [0, 0, 0.8],
        [0.6, -0.7, 0],
        [1.2, 0.7, 0],
        [1.8, 0, 0],
      ],
      since,
    ),
    left: { hand: [mix(200, 84, spread), mix(560, 430, spread)], bend: [120, 500] },
    right: { hand: [mix(440, 556, spread), mix(560, 430, spread)], bend: [520, 500] },
    ...(since < 1 && hopAt(since - 0.2, 50)),
  };
}

/** Both paws go up to something that is too high; he bounces on his toes. */
export function reachUpAt(since: number): Acting {
  const bounce = Math.abs(Math.sin(since * 9));
  const grasp = Math.sin(since * 18) * 14;
  return {
    left: { hand: [236 + grasp, 150 - bounce * 20], bend: [110, 330] },
    right: { hand: [530 + grasp, 150 - bounce * 20], bend: [690, 370] },
    jump: bounce * 46,
    stretch: 1 + 0.07 * bounce,
    step: Math.sin(since * 9),
    look: [0.75, -0.95],
    turn: 0.4,
    tilt: -7,
    tail: Math.sin(since * 18) * 14,
  };
}

/** Drinks from the bowl; at the bottom his teeth find something hard. */
export function slurpAt(since: number): Acting {
  const raised = between(since, 0, 0.35) * (1 - between(since, 1.35, 1.6));
  const found = since > 1.55;
  const shown = between(since, 2.1, 2.45);
  const coin: Point = [mix(320, 552, shown), mix(342, 330, shown)];
  const bowl: Point = [320, mix(560, 392, raised)];
  if (found)
    return {
      left: { hand: [180, 566], bend: [120, 540] },
      right: {
        hand: [mix(400, 552, shown), mix(400, 370, shown)],
        bend: [560, 520],
        inFront: true,
      },
      held: [{ thing: "coin", at: coin, turn: shown * 20, size: 1.1 + shown * 0.4 }],
      look: [mix(0, 0.8, shown), mix(0.9, -0.3, shown)],
      mouth: shown > 0.5 ? "grin" : "oops",
      stretch: 1 + 0.08 * Math.max(0, 1 - (since - 1.55) / 0.25),
      ...(shown > 0.3 && hopAt(since - 2.2, 40)),
    };
  return {
    left: { hand: [bowl[0] - 78, bowl[1] + 8], bend: [110, 560], inFront: true },
    right: { hand: [bowl[0] + 78, bowl[1] + 8], bend: [530, 560], inFront: true },
    held: [{ thing: "soup", at: bowl, turn: Math.sin(since * 26) * 2 * raised, size: 1.8 }],
    tilt: Math.sin(since * 12) * 2 * raised,
    eyes: raised > 0.6 ? "arcs" : "open",
    look: [0, 0.8],
    stretch: 1 + 0.03 * Math.sin(since * 13) * raised,
  };
}

/** Hugs his teddy harder and harder, until it slips out of his arms like soap. */
export function hugTeddyAt(since: number): Acting {
  const hug = between(since, 0.3, 1.1);
  const slip = Math.max(0, since - 1.7);
  const isGone = slip > 0;
  const sway = Math.sin(since * 5) * 6 * (isGone ? 0 : 1);
  return {
    left: {
      hand: isGone ? [270, 480] : [mix(170, 330, hug), mix(500, 520, hug)],
      bend: [90, 590],
      inFront: true,
    },
    right: {
      hand: isGone ? [370, 480] : [mix(470, 310, hug), mix(500, 470, hug)],
      bend: [550, 590],
      inFront: true,
    },
    held: [
      {
        thing: "teddy",
        at: [
          320 + sway + slip * 120,
          isGone ? 430 - 1500 * slip + 2100 * slip * slip : mix(560, 470, hug),
        ],
        turn: sway + slip * 500,
        size: slip > 0.75 ? 0.01 : 2.3 - 0.25 * hug * (isGone ? 0 : 1),
      },
    ],
    lean: sway * 0.8,
    eyes: hug > 0.5 && !isGone ? "arcs" : "open",
    look: isGone ? [0.3, slip < 0.5 ? -0.9 : 0] : [0, 0.5],
    tilt: isGone ? 0 : 8 * hug,
    ...(isGone ? { mouth: "o" as const, ...hopAt(slip, 30) } : {}),
  };
}

/** Strokes of the broom from side to side; he follows it with his whole body. */
export function broomAt(since: number): Acting {
  const swing = Math.sin(since * 5.2);
  const x = 320 + swing * 120;
  return {
    left: { hand: [x - 10, 566], bend: [130, 560], inFront: true },
    right: { hand: [x + 92, 486], bend: [580, 520], inFront: true },
    held: [{ thing: "broom", at: [x + 4, 640], turn: 14 - swing * 18, size: 3.2 }],
    look: [swing * 0.8, 0.7],
    turn: swing * 0.5,
    lean: swing * 5,
    shift: swing * 24,
    stretch: 1 - 0.04 * Math.abs(swing),
  };
}
