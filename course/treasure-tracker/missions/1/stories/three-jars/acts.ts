import type { Point } from "#characters/pocket/mood.ts";
import { between } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { ease, mix, pop } from "#stage/base/timing.ts";

/** Turns the bowl over: a drop falls on his nose, and the bowl over his eyes. He lifts its rim. */
function bowlHelmetAt(since: number): Acting {
  const raised = between(since, 0.1, 0.5);
  const fallen = ease((since - 0.85) / 0.25);
  const hit = since > 1.1;
  const plop = between(since, 1.55, 1.72);
  const peek = between(since, 2.35, 2.65);
  const on = plop > 0.5;
  const y = mix(mix(540, 40, raised), 170, plop) - 62 * peek;
  return {
    left: {
      hand: [
        mix(mix(230, 190, raised), on ? 112 : 190, plop),
        mix(mix(560, 110, raised), 470, plop),
      ],
      bend: [60, 420],
      inFront: true,
    },
    right: {
      hand: [
        mix(mix(410, 450, raised), mix(528, 470, peek), plop),
        mix(mix(560, 110, raised), mix(470, 190, peek), plop),
      ],
      bend: [590, 420],
      inFront: true,
    },
    held: [
      ...(since > 0.75
        ? [
            {
              thing: "splat" as const,
              at: [320, mix(70, 300, fallen)] as Point,
              size: hit ? 0.9 : 0.7,
            },
          ]
        : []),
      { thing: "bowl", at: [320, y], turn: 180 + 8 * peek, size: mix(1.8, 4.4, plop) },
    ],
    look: [0, hit ? 0.5 : -1],
    tilt: -6 * peek,
    stretch: 1 - 0.16 * Math.max(0, 1 - Math.abs(since - 1.75) / 0.25),
    blink: since > 1.08 && since < 1.3 ? 1 : 0,
    mouth: since > 2.4 ? "grin" : "o",
  };
}

const COINS = 5;

/** Seconds in which a coin goes round. */
const ROUND_S = 1.5;

/** Five coins fly in an arc from paw to paw. */
function juggleAt(since: number): Acting {
  const held = Array.from({ length: COINS }, (_, index) => {
    const share = (since / ROUND_S + index / COINS) % 1;
    const isUp = share < 0.7;
    const way = isUp ? share / 0.7 : (share - 0.7) / 0.3;
    const x = isUp ? mix(604, 36, way) : mix(36, 604, way);
    const y = isUp ? 420 - 1760 * way * (1 - way) : 460 + 120 * way * (1 - way);
    return { thing: "coin" as const, at: [x, y] as Point, turn: since * 300, size: 1.25 };
  });
  const beat = Math.sin((since / ROUND_S) * COINS * Math.PI);
  return {
    left: { hand: [104, 452 + beat * 26], bend: [110, 560], inFront: true },
    right: { hand: [536, 452 - beat * 26], bend: [530, 560], inFront: true },
    held,
    look: [Math.sin(since * 6) * 0.8, -0.9],
    tilt: Math.sin(since * 6) * 4,
    stretch: 1 + 0.03 * beat,
  };
}

/** Soup on his face, in his drawing's units. */
const SPLATS: [x: number, y: number, turn: number, size: number][] = [
  [214, 150, 20, 1.5],
  [402, 330, 80, 1.3],
  [324, 262, 140, 1],
];

/** Soup hits his face; he stares, blinks twice, and shakes it off. */
function splashedAt(since: number): Acting {
  const shaken = between(since, 1.1, 1.6);
  const shake = since > 0.9 && since < 1.6 ? Math.sin(since * 34) : 0;
  return {
    left: { hand: [112, 420], bend: [110, 540] },
    right: { hand: [528, 420], bend: [530, 540] },
    held: SPLATS.map(([x, y, turn, size], index) => ({
      thing: "splat",
      at: [x + (index - 1) * 420 * shaken, y + shaken * shaken * 260],
      turn,
      size: Math.max(0.01, pop(since / 0.15) * size * (1 - shaken)),
    })),
    stretch: 1 - 0.14 * Math.max(0, 1 - since / 0.3),
    lean: -7 * Math.max(0, 1 - since / 0.5) + shake * 5,
    tilt: shake * 9,
    blink: since < 0.25 || (since > 0.55 && since < 0.66) || (since > 0.78 && since < 1.5) ? 1 : 0,
    mouth: "o",
    look: [0, 0],
  };
}

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

/** What Pocket acts in this story alone. */
export const acts = {
  bowlHelmet: bowlHelmetAt,
  juggle: juggleAt,
  splashed: splashedAt,
  drumJar: drumJarAt,
} satisfies Record<string, Act>;
