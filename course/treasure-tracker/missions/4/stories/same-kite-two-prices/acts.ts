import type { Point } from "#characters/pocket/mood.ts";
import { between, glances } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { pop, mix } from "#stage/base/timing.ts";

/** Lifts a magnifying glass beside his face, and looks out of the picture through it, then nearer. */
function lensAt(since: number): Acting {
  const up = between(since, 0, 0.2);
  const moved = between(since, 0.2, 0.32);
  const near = pop((since - 0.9) / 0.3);
  const isBeforeEye = moved > 0.15;
  const x = mix(620, 396, moved) + Math.sin(since * 3) * 4;
  const y = mix(600, 238, up);
  return {
    right: { hand: [x + 96, y + 128], bend: [580, 480], inFront: true },
    left: { hand: [180, 580], bend: [150, 510] },
    held: [{ thing: isBeforeEye ? "lensEye" : "lens", at: [x, y], size: 1.2 + 0.25 * near }],
    ...(isBeforeEye
      ? { look: [Math.sin(since * 5) * 0.8, 0] as [number, number], turn: 0, tilt: 0 }
      : glances([[0, 0.5, -0.8]], since)),
    mouth: "o",
  };
}

/** Licks an ice cream; then his nose is cold, and he shakes from the ears to the tail. */
function lickIceAt(since: number): Acting {
  const up = pop(since / 0.4);
  const lick = since < 1 ? Math.sin(since * 12) : 0;
  const isCold = since > 1;
  const shiver = isCold ? Math.sin(since * 46) * Math.max(0, 1 - (since - 1) / 1.8) : 0;
  const cone: Point = [
    mix(470, isCold ? 452 : 372, up),
    mix(600, isCold ? 470 : 436, up) - lick * 8,
  ];
  return {
    left: {
      hand: isCold ? [236, 420] : [170, 566],
      bend: [110, 520],
      ...(isCold && { inFront: true as const }),
    },
    right: { hand: [cone[0] + 8, cone[1] + 66], bend: [580, 560], inFront: true },
    held: [{ thing: "iceCream", at: cone, turn: -6 + lick * 3, size: 1.7 }],
    shift: shiver * 9,
    tail: shiver * 14,
    lean: shiver * 2,
    look: isCold ? [0, -0.2] : [0.3, 0.6],
    eyes: isCold ? "open" : "arcs",
    mouth: isCold ? "oops" : "o",
    stretch: 1 + 0.05 * between(since, 1, 1.15) * (1 - between(since, 1.6, 2.4)),
  };
}

/** When the kite lifts him. */
const LIFT_S = 0.7;

/** Holds on to the string of a kite; it pulls him up, and his feet kick in the air. */
function liftOffAt(since: number): Acting {
  const taut = between(since, 0, 0.35);
  const up = between(since, LIFT_S, LIFT_S + 1.7);
  const kick = up > 0 ? Math.sin(since * 16) : 0;
  return {
    left: { hand: [mix(180, 302, taut), mix(566, 14, taut)], bend: [40, 260] },
    right: { hand: [mix(460, 340, taut), mix(566, 14, taut)], bend: [600, 260] },
    jump: 330 * up + Math.sin(since * 4) * 6 * up,
    stretch: 1 + 0.11 * taut + 0.02 * kick,
    lean: Math.sin(since * 3.2) * 2 * up,
    step: kick * 1.6,
    look: [0.1, up > 0.4 ? 0.9 : -0.9],
    mouth: "o",
    tail: kick * 16,
    tilt: kick * 3,
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

/** Tosses coins with the left paw, one each half second. */
function giveCoinsAt(since: number): Acting {
  const toss = Math.max(0, Math.sin(since * 12.6));
  return {
    left: { hand: [mix(150, 62, toss), mix(520, 330, toss)], bend: [110, 520] },
    right: { hand: [430, 560], bend: [480, 520], inFront: true },
    look: [-0.9, 0.1],
    turn: -0.6,
    lean: -5 * toss,
    stretch: 1 + 0.03 * toss,
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

/** What Pocket acts in this story alone. */
export const acts = {
  lens: lensAt,
  liftOff: liftOffAt,
  lickIce: lickIceAt,
  countChange: countChangeAt,
  giveCoins: giveCoinsAt,
  searchBag: searchBagAt,
} satisfies Record<string, Act>;
