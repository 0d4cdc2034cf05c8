import type { Point } from "#characters/pocket/mood.ts";
import { between } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { scatter, pop, mix } from "#stage/base/timing.ts";

/** Drops that fly up around him, `since` seconds after his feet hit the water. */
const splashAt = (since: number, reach = 1): NonNullable<Acting["held"]> =>
  Array.from({ length: 10 }, (_, index) => {
    const share = since / (0.6 + scatter(index) * 0.25);
    const side = (index - 4.5) * (58 + scatter(index + 4) * 34);
    return {
      thing: "raindrop" as const,
      at: [320 + side * (0.5 + share), 724 - 900 * reach * share * (1 - share)] as Point,
      turn: side * 0.3,
      size: share >= 1 || since < 0 ? 0.01 : 1.5,
    };
  });

/** Seconds after which his heels are in the water. */
const IN_WATER_S = 0.75;

/** With his back to us he waves to somebody and walks backwards, until his feet splash. */
export function backIntoAt(since: number): Acting {
  const wet = since - IN_WATER_S;
  const wave = Math.sin(since * 13);
  const isWet = wet > 0;
  return {
    isAway: true,
    left: isWet ? { hand: [70, 360], bend: [90, 480] } : { hand: [190, 590], bend: [160, 510] },
    right: isWet
      ? { hand: [570, 360], bend: [550, 480] }
      : { hand: [560 + wave * 40, 250], bend: [580, 440] },
    tilt: isWet ? 0 : 8 * Math.sin(since * 3),
    stretch: isWet ? 1 + 0.12 * Math.max(0, 1 - wet / 0.3) : 1 + 0.02 * wave,
    tail: isWet ? -34 : wave * 10,
    held: splashAt(wet),
  };
}

/** Cold water: he shoots up out of it, lands in it again, and shakes all over. */
export function brrAt(since: number, life: number): Acting {
  const air = Math.min(1, since / 0.5);
  const isIn = air === 1;
  const shiver = isIn ? Math.sin(life * 46) : 0;
  const step = isIn ? Math.sin(life * 12) : Math.sin(since * 26);
  return {
    jump: 210 * 4 * air * (1 - air),
    stretch: isIn ? 0.95 : 1.14,
    step,
    left: isIn
      ? { hand: [262 + shiver * 6, 452], bend: [110, 550], inFront: true }
      : { hand: [80, 250], bend: [80, 430] },
    right: isIn
      ? { hand: [378 + shiver * 6, 452], bend: [530, 550], inFront: true }
      : { hand: [560, 250], bend: [560, 430] },
    shift: shiver * 6,
    tilt: shiver * 3,
    look: [0, isIn ? 0.2 : 0.9],
    tail: isIn ? shiver * 8 : -30,
    mouth: isIn ? "oops" : "o",
    held: splashAt(since < 0.5 ? since : (life % 0.9) - 0.05, since < 0.5 ? 1.3 : 0.5),
  };
}

/** A foot that is stretched out to us, with what is on it; he leans back behind it. */
function footOut(thing: string, since: number, size: number, at: Point): Acting {
  const out = pop(since / 0.35);
  const wiggle = Math.sin(since * 9);
  return {
    lean: -6 * out,
    stretch: 1 - 0.04 * out,
    left: { hand: [mix(180, 92, out), mix(566, 470, out)], bend: [90, 540] },
    right: { hand: [mix(460, 552, out), mix(566, 440, out)], bend: [560, 540] },
    held: [
      {
        thing,
        at: [mix(390, at[0], out), mix(700, at[1], out) + wiggle * 4],
        turn: wiggle * 7,
        size: Math.max(0.01, size * Math.min(1.05, out)),
      },
    ],
  };
}

/** Stretches a dripping foot out to us and looks at it in dismay. */
export const wetSoleAt = (since: number): Acting => ({
  ...footOut("wetSole", since, 1.55, [404, 640]),
  look: [0.35, 0.95],
  tilt: 8,
  mouth: "oops",
  tail: -18,
});

/** On one leg, with cold paws; his eyes go to and fro between the things over him. */
export function pickBootsAt(since: number, life: number): Acting {
  const side = Math.sin(life * 1.5) > 0 ? 1 : -1;
  const shiver = Math.sin(life * 40) * 2.5;
  const rub = Math.sin(life * 9) * 16;
  return {
    step: Math.sin(life * 3) > 0 ? 0.9 : -0.9,
    left: { hand: [290 + rub, 462], bend: [100, 560], inFront: true },
    right: { hand: [352 - rub, 478], bend: [540, 560], inFront: true },
    shift: shiver + side * 5,
    look: [side * 0.85, -0.95],
    turn: side * 0.4 * Math.min(1, since * 3),
    tilt: side * -6,
    mouth: "hmm",
    held: splashAt((life % 1.8) - 0.3, 0.35),
  };
}

/** When he lands in the water with the boots on, in seconds after the cue. */
const LANDS_S = 0.95;

/** Jumps up, gets into the boots in the air, and stamps into the water with them. */
export function bootHopAt(since: number, thing: string): Acting {
  const air = Math.min(1, Math.max(0, (since - 0.25) / (LANDS_S - 0.25)));
  const crouch = between(since, 0, 0.25);
  const landed = since - LANDS_S;
  const isIn = landed > 0;
  const stamp = isIn ? Math.sin(Math.min(landed, 3) * 9) : 0;
  const jump = 90 * 4 * air * (1 - air);
  const on = since > 0.5;
  const lifted = (foot: 1 | -1) => 30 * Math.max(0, foot * stamp);
  return {
    jump,
    step: stamp,
    stretch: isIn
      ? 1 - 0.22 * Math.max(0, 1 - landed / 0.3) * Math.cos(landed * 10)
      : air > 0
        ? 1.1
        : 1 - 0.14 * crouch,
    left: { hand: isIn ? [90, 380 + stamp * 30] : [88, 280], bend: [90, 480] },
    right: { hand: isIn ? [550, 380 - stamp * 30] : [552, 280], bend: [550, 480] },
    look: [0, isIn && landed < 0.9 ? 0 : 0.9],
    lean: -stamp * 5,
    eyes: isIn ? "arcs" : "open",
    mouth: "grin",
    tail: Math.sin(since * 14) * 14,
    held: [
      ...(on
        ? [
            { thing, at: [244, 706 - lifted(1)] as Point, size: 1.05 },
            { thing, at: [396, 706 - lifted(-1)] as Point, size: 1.05 },
          ]
        : []),
      ...splashAt(
        landed < 0.75 ? landed : ((landed - 0.75) % 0.7) + 0.02,
        landed < 0.75 ? 1.5 : 0.6,
      ),
    ],
  };
}

/** With his paws on his hips he stamps, and looks at the boots on both feet. */
export const showBootAt = (since: number, thing: string): Acting => {
  const stamp = Math.sin(since * 7);
  const lifted = (foot: 1 | -1) => 26 * Math.max(0, foot * stamp);
  return {
    left: { hand: [182, 520], bend: [84, 500] },
    right: { hand: [458, 520], bend: [556, 500] },
    step: stamp,
    turn: 0,
    look: [0, since < 1.2 ? 0.95 : 0],
    tilt: -5 * stamp,
    lean: -3 * stamp,
    eyes: since > 1.2 && Math.sin(since * 2.4) > 0.2 ? "arcs" : "open",
    mouth: "grin",
    tail: Math.sin(since * 9) * 14,
    held: [
      { thing, at: [228, 710 - lifted(1)], size: 1 },
      { thing, at: [404, 710 - lifted(-1)], size: 1 },
      ...(thing === "glitterBoot"
        ? [0, 1, 2].map((index) => ({
            thing: "sparkle" as const,
            at: [350 + index * 76, 520 + Math.abs(index - 1) * 120] as Point,
            turn: since * 60,
            size: 0.6 + 0.5 * Math.abs(Math.sin(since * 4 + index * 1.3)),
          }))
        : []),
    ],
  };
};
