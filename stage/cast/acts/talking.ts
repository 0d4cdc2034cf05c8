import type { Point } from "#characters/pocket/mood.ts";
import { mix, pop } from "../../base/timing.ts";
import { between, glances, hopAt } from "../acting.ts";
import type { Acting } from "../../kit/acting.ts";

/** A paw behind his ear, he leans to us: what do you say? */
export function listenAt(since: number): Acting {
  const near = between(since, 0, 0.35);
  const nods = since > 1.3 ? Math.abs(Math.sin((since - 1.3) * 6)) * 5 : 0;
  return {
    right: { hand: [mix(460, 534, near), mix(566, 236, near)], bend: [624, 420], inFront: true },
    left: { hand: [214, 590], bend: [66, 510], inFront: true },
    ...glances(
      [
        [0, 0, 0],
        [0.9, 0.8, -0.3],
        [1.4, 0, 0],
      ],
      since,
    ),
    turn: 0.3 * near,
    tilt: 10 * near + nods,
    lean: 7 * near,
    stretch: 1 + 0.02 * Math.sin(since * 4),
    mouth: "smile",
  };
}

/** Points along with his left arm: that is the way. */
export const thisWayAt = (since: number): Acting => {
  const out = pop(since / 0.3);
  return {
    left: { hand: [mix(180, 22, out), mix(566, 372, out)], bend: [100, 520] },
    right: { hand: [mix(460, 430, out), mix(566, 590, out)], bend: [574, 510], inFront: true },
    ...glances(
      [
        [0, -0.95, -0.2],
        [0.55, 0, 0],
      ],
      since,
    ),
    lean: -6 * out,
    ...hopAt(since, 60),
  };
};

/** Calls us with a whole arm that swings to him, again and again. */
export const beckonAt = (since: number): Acting => {
  const swing = Math.sin(since * 7.5);
  return {
    right: {
      hand: [mix(470, 600, 0.5 + 0.5 * swing), mix(330, 210, 0.5 + 0.5 * swing)],
      bend: [600, 440],
      inFront: true,
    },
    left: { hand: [96, 330 - 40 * swing], bend: [100, 480] },
    jump: 34 * Math.abs(Math.sin(since * 5)),
    lean: swing * 5,
    tilt: swing * 5,
    look: [0, 0],
    eyes: since % 1.6 > 0.9 ? "arcs" : "open",
    mouth: "grin",
    tail: swing * 16,
  };
};

/** Both paws out, the shoulders up. */
export function shrugAt(since: number): Acting {
  const up = pop(since / 0.35);
  return {
    ...glances(
      [
        [0, 0, -0.7],
        [0.8, -0.7, -0.1],
        [1.6, 0.5, 0],
      ],
      since,
    ),
    left: { hand: [mix(180, 84, up), mix(566, 452, up)], bend: [104, 590] },
    right: { hand: [mix(460, 556, up), mix(566, 452, up)], bend: [536, 590] },
    tilt: 9 * up,
    lean: -3 * up,
    stretch: 1 - 0.05 * Math.sin(Math.min(1, since / 0.4) * Math.PI) + 0.03 * up,
  };
}

/** Paws at his hips, his chest out. */
export function proudAt(since: number): Acting {
  const up = pop(since / 0.4);
  return {
    left: { hand: [mix(180, 222, up), 590], bend: [mix(177, 66, up), 510], inFront: true },
    right: { hand: [mix(460, 418, up), 590], bend: [mix(463, 574, up), 510], inFront: true },
    stretch: 1 + 0.05 * up,
    lean: -4 * up,
    tilt: -5 * up,
    tail: Math.sin(since * 7) * 12,
    look: [0.2, -0.2],
  };
}

/** Leans to us, a paw beside his mouth: a secret. */
export function whisperAt(since: number): Acting {
  const near = between(since, 0, 0.4);
  return {
    ...glances(
      [
        [0, -1, 0],
        [0.4, 1, 0],
        [0.8, 0, 0.1],
      ],
      since,
    ),
    right: { hand: [mix(460, 446, near), mix(566, 316, near)], bend: [606, 480], inFront: true },
    left: { hand: [204, 590], bend: [120, 540] },
    lean: 9 * near,
    tilt: 7 * near,
    shift: -18 * near,
  };
}

/** One paw counts on the other one. */
export function countPawsAt(since: number): Acting {
  const tap = Math.abs(Math.sin(since * 5));
  return {
    left: { hand: [262, 452], bend: [110, 580], inFront: true },
    right: { hand: [372 - 60 * tap, 470 - 26 * tap], bend: [566, 580], inFront: true },
    look: [-0.25, 0.85],
    tilt: -4 + 5 * Math.sin(since * 5),
    stretch: 1 + 0.015 * tap,
  };
}

/** Claps, from foot to foot. */
export function clapAt(since: number): Acting {
  const open = Math.abs(Math.sin(since * 9));
  const paw = (side: 1 | -1): Point => [320 + side * (14 + 74 * open), 488 - 20 * open];
  return {
    left: { hand: paw(-1), bend: [90, 570], inFront: true },
    right: { hand: paw(1), bend: [550, 570], inFront: true },
    eyes: "arcs",
    mouth: "grin",
    tilt: Math.sin(since * 4.5) * 6,
    lean: Math.sin(since * 4.5) * 4,
    tail: Math.sin(since * 9) * 12,
    ...hopAt(since % 0.7, 26),
  };
}
