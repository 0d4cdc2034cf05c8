import type { Point } from "#characters/pocket/mood.ts";
import { between, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { pop, mix, ease } from "#stage/base/timing.ts";

/** When the big hiccup comes. */
const HIC_S = 0.35;

/** A hiccup that throws him high into the air; he lands squashed, and pats his tummy. */
function bigHiccupAt(since: number): Acting {
  const crouch = between(since, 0, HIC_S);
  const air = (since - HIC_S) / 0.95;
  if (air < 0)
    return {
      stretch: 1 - 0.12 * crouch,
      left: { hand: [270, 560], bend: [90, 540], inFront: true },
      right: { hand: [372, 560], bend: [550, 540], inFront: true },
      look: [0, 0.7],
      mouth: "o",
    };
  if (air < 1)
    return {
      jump: 4 * 430 * air * (1 - air),
      stretch: 1 + 0.18 * Math.abs(1 - 2 * air),
      left: { hand: [70, 300], bend: [90, 460] },
      right: { hand: [570, 300], bend: [550, 460] },
      look: [0, air < 0.5 ? -0.8 : 0.9],
      lean: Math.sin(air * Math.PI * 2) * 9,
      step: Math.sin(since * 20),
      mouth: "o",
      tail: Math.sin(since * 18) * 16,
    };
  const landed = since - HIC_S - 0.95;
  const pat = Math.abs(Math.sin(landed * 6));
  return {
    stretch: 1 - 0.26 * Math.max(0, 1 - landed / 0.35) * Math.cos(landed * 9),
    left: { hand: [262 - pat * 14, 584], bend: [90, 540], inFront: true },
    right: { hand: [388, 560 + pat * 22], bend: [550, 540], inFront: true },
    eyes: landed > 0.4 ? "arcs" : "open",
    mouth: landed > 0.4 ? "grin" : "o",
    blink: landed < 0.2 ? 1 : 0,
    look: [0, 0.4],
    tilt: Math.sin(landed * 5) * 5,
  };
}

/** Leans on the broom, one foot over the other, and taps it. */
function leanBroomAt(since: number, life: number): Acting {
  const near = pop(since / 0.4);
  const tap = Math.max(0, Math.sin(life * 7)) * Math.max(0, Math.sin(life * 1.4));
  const gaze = Math.sin(life * 1.1);
  return {
    right: { hand: [mix(460, 520, near), mix(566, 388, near)], bend: [572, 520], inFront: true },
    left: { hand: [mix(180, 492, near), mix(566, 424, near)], bend: [300, 580], inFront: true },
    held: [{ thing: "broom", at: [530, 556], turn: -24, size: 4 }],
    lean: 7 * near,
    shift: -18 * near,
    step: tap,
    tilt: 9 * near + gaze * 4,
    look: [gaze * 0.8, -0.75],
    turn: gaze * 0.3,
    tail: Math.sin(life * 3) * 9,
    mouth: "hmm",
  };
}

/** Seconds of a gulp, and how many he takes. */
const GULP_S = 0.42;

const GULPS = 9;

/** A cup goes to his mouth and is empty; the next one follows. */
function drinkAt(since: number): Acting {
  const gulp = Math.min(GULPS, since / GULP_S);
  const full = between(since, GULPS * GULP_S, GULPS * GULP_S + 0.3);
  if (full > 0)
    return {
      left: { hand: [mix(260, 246, full), 590], bend: [90, 540], inFront: true },
      right: { hand: [mix(370, 394, full), 590], bend: [550, 540], inFront: true },
      stretch: 1 - 0.1 * Math.sin(full * Math.PI) - 0.05 * full,
      look: [0, 0.9],
      tilt: 7 * full,
      mouth: "o",
      blink: since % 0.7 < 0.14 ? 1 : 0.3,
    };
  const share = gulp % 1;
  const raised = Math.sin(Math.PI * share);
  const cup: Point = [mix(470, 352, raised), mix(520, 348, raised)];
  return {
    right: { hand: [cup[0] + 34, cup[1] + 34], bend: [560, 540], inFront: true },
    held: [{ thing: "lemonade", at: cup, turn: -52 * raised, size: 1.15 }],
    look: [0.2 * (1 - raised), mix(0.7, -0.2, raised)],
    tilt: -8 * raised,
    mouth: raised > 0.5 ? "o" : "smile",
    eyes: raised > 0.6 ? "arcs" : "open",
    stretch: 1 + 0.05 * raised,
  };
}

/** Hiccups throw him up, eyes wide, each `EVERY_S`. */
const EVERY_S = 1.25;

function hiccupAt(since: number): Acting {
  const own = since % EVERY_S;
  const jolt = Math.max(0, 1 - own / 0.3);
  return {
    ...hopAt(own + 0.12, 64),
    left: { hand: [254, 586], bend: [90, 540], inFront: true },
    right: {
      hand: [mix(392, 356, jolt), mix(590, 392, ease(1 - own * 1.4))],
      bend: [560, 540],
      inFront: true,
    },
    look: [0, mix(0.5, -0.6, jolt)],
    blink: own > 0.5 && own < 0.62 ? 1 : 0,
    ...(own < 0.35 && { mouth: "o" as const }),
    tilt: -7 * jolt,
  };
}

/** Rubs in circles, harder and harder, until the foam flies onto his head. */
function scrubAt(since: number): Acting {
  const speed = 7 + Math.min(6, since * 2);
  const [circleX, circleY] = [Math.cos(since * speed), Math.sin(since * speed)];
  const foam = pop((since - 1.25) / 0.35);
  const isWet = since > 1.25;
  const wipes = isWet ? 0.25 : 1;
  const hand: Point = [596 + circleX * 40 * wipes, 440 + circleY * 54 * wipes];
  return {
    right: { hand, bend: [540, 560], inFront: true },
    left: isWet
      ? { hand: [128, 420], bend: [120, 540] }
      : { hand: [540 + circleX * 26, 500 + circleY * 30], bend: [360, 620], inFront: true },
    held: [{ thing: "sponge", at: [hand[0] + 26, hand[1] - 6], turn: circleX * 14, size: 1.2 }],
    look: isWet ? [0, -1] : [0.9, -0.1],
    turn: isWet ? 0.1 : 0.7,
    lean: isWet ? -3 : 6 + circleX * 3,
    shift: circleX * 8 * wipes,
    ...(foam > 0 && { foam }),
    ...(isWet ? hopAt(since - 1.22, 36) : {}),
    ...(isWet && since < 2.1 && { mouth: "o" as const }),
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  bigHiccup: bigHiccupAt,
  leanBroom: leanBroomAt,
  drink: drinkAt,
  hiccup: hiccupAt,
  scrub: scrubAt,
} satisfies Record<string, Act>;
