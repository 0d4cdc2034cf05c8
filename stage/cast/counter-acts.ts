import { mix, pop } from "../timing.ts";
import { between } from "./acting.ts";
import type { Acting } from "./acting.ts";

/** Puts a finger through the hole in his spoon, and wiggles it. */
function pokeHoleAt(since: number): Acting {
  const through = between(since, 0.15, 0.4);
  const wiggle = Math.sin(since * 20) * 7 * through;
  return {
    left: {
      hand: [mix(220, 330, through) + wiggle, mix(540, 506, through)],
      bend: [80, 560],
      inFront: true,
    },
    right: { hand: [360, 700], bend: [570, 660], inFront: true },
    held: [{ thing: "ringSpoon", at: [334, 588], turn: 4 + wiggle * 0.3, size: 2.3 }],
    look: [0, 0.9],
    tilt: -5 + wiggle * 0.4,
    stretch: 1 + 0.05 * Math.max(0, 1 - Math.abs(since - 0.4) / 0.15),
    mouth: "o",
  };
}

/** On his toes, both paws up to something shiny over him; he can not reach it. */
function wantSpoonAt(since: number): Acting {
  const up = pop(since / 0.3);
  const hop = Math.abs(Math.sin(since * 9));
  return {
    left: {
      hand: [mix(200, 200, up), mix(560, 120, up) - hop * 20],
      bend: [90, 330],
      inFront: true,
    },
    right: {
      hand: [mix(440, 420, up), mix(560, 96, up) - hop * 20],
      bend: [560, 330],
      inFront: true,
    },
    look: [0.1, -1],
    tilt: Math.sin(since * 9) * 4,
    jump: 26 * hop,
    stretch: 1 + 0.06 * hop,
    step: Math.sin(since * 9),
    mouth: "grin",
    tail: Math.sin(since * 18) * 14,
  };
}

/** Lays coin after coin on a counter at his right, which his paw is over. */
function layCoinsAt(since: number): Acting {
  const out = pop(since / 0.22);
  const flick = Math.abs(Math.sin(since * 16)) * (since < 1.1 ? 1 : 0);
  return {
    right: {
      hand: [mix(460, 596, out), mix(566, 352 + 36 * flick, out)],
      bend: [590, 520],
      inFront: true,
    },
    left: { hand: [214, 590], bend: [66, 510], inFront: true },
    look: since > 1.2 ? [0.9, -0.2] : [0.9, 0.5],
    turn: 0.45,
    lean: 5 * Math.min(1, out),
    tilt: 4 - 3 * flick,
    mouth: "smile",
  };
}

/** Three coins lie on his paw; a finger of the other one touches each in turn. */
function countChangeAt(since: number): Acting {
  const up = pop(since / 0.3);
  const touched = Math.min(2, Math.floor(since / 0.5));
  const tap = Math.max(0, Math.sin(((since % 0.5) / 0.5) * Math.PI)) * (since < 1.5 ? 1 : 0);
  const y = mix(640, 566, up);
  return {
    left: { hand: [262, y + 62], bend: [84, 590], inFront: true },
    right: {
      hand: [mix(470, 250 + touched * 88, up), y - 78 + 34 * tap],
      bend: [600, 520],
      inFront: true,
    },
    held: [0, 1, 2].map((index) => ({
      thing: "coin" as const,
      at: [220 + index * 88, y - (index === touched ? 10 * tap : 0)] as [number, number],
      size: 1.35,
    })),
    look: since > 1.6 ? [0, 0] : [-0.3 + 0.3 * touched, 0.95],
    turn: 0,
    tilt: -4 + 3 * touched,
    mouth: "grin",
  };
}

/** What Pocket does with a spoon with a hole, and at a counter. */
export const counterActs = {
  pokeHole: pokeHoleAt,
  wantSpoon: wantSpoonAt,
  layCoins: layCoinsAt,
  countChange: countChangeAt,
};
