import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { mix, pop } from "../timing.ts";
import { between, glances } from "./acting.ts";
import type { Acting } from "./acting.ts";

type CompareAct = "lens" | "payTen" | "liftOff" | "lickIce";

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

/** Lays coins down with a generous stroke of his paw. */
function payTenAt(since: number): Acting {
  const stroke = pop(since / 0.5);
  return {
    ...glances(
      [
        [0, 0.9, 0.5],
        [1.4, 0, 0],
      ],
      since,
    ),
    right: { hand: [mix(460, 618, stroke), mix(566, 470, stroke)], bend: [540, 560] },
    lean: 4 * stroke,
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

/** What Pocket does where he compares two prices. */
export const compareActs: Record<CompareAct & Act, (since: number) => Acting> = {
  lens: lensAt,
  payTen: payTenAt,
  liftOff: liftOffAt,
  lickIce: lickIceAt,
};
