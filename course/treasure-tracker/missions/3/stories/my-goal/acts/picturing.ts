import type { Point } from "#characters/pocket/mood.ts";
import { glances, between, hopAt } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { pop, mix } from "#stage/base/timing.ts";

/*
 * In his own units: the rows of the goal board, where he stands at its right (`my-goal.ts`). The
 * board is behind him.
 */
const ROW_X = -36;

const ROWS_Y = [-30, 269, 565] as const;

/** Holds up a bare foot, wiggles its toes, and looks at us: no shoe. */
export function bareFootAt(since: number): Acting {
  const up = pop(since / 0.3);
  const wiggle = Math.sin(since * 19) * (since < 0.8 ? 1 : 0.3);
  const sways = Math.sin(since * 8) * 3;
  return {
    left: { hand: [mix(180, 66, up), mix(566, 350, up)], bend: [90, 500] },
    right: { hand: [mix(460, 516, up), mix(566, 590, up)], bend: [590, 540], inFront: true },
    held: [
      {
        thing: "footSole",
        at: [mix(400, 452, up), mix(720, 548, up)],
        turn: 14 + wiggle * 7,
        size: 1.15,
      },
    ],
    step: -1,
    lean: -9 * up + sways,
    shift: 10 * up,
    ...glances(
      [
        [0, 0.6, 0.9],
        [0.75, 0, 0],
      ],
      since,
    ),
    tilt: 8 * up - sways,
    tail: Math.sin(since * 9) * 10,
    mouth: since > 0.75 ? "oops" : "o",
  };
}

/** When he lands on the socks, and when he is calm. */
const LANDS_S = 0.26;

const CALM_S = 0.75;

/** Leaps onto two socks: cool at last. Steam rises from under him, and he breathes out. */
export function coolFeetAt(since: number): Acting {
  const air = Math.min(1, since / LANDS_S);
  const landed = Math.max(0, since - LANDS_S);
  const calm = between(since, CALM_S, CALM_S + 0.3);
  const isUp = air < 1;
  const puff = (x: number, late: number) => {
    const share = (landed * 1.1 + late) % 1;
    return {
      thing: "steam" as const,
      at: [x, mix(700, 560, share)] as Point,
      size: isUp ? 0.01 : 1.7 * (1 - share) + 0.01,
    };
  };
  return {
    jump: 130 * 4 * (0.5 + air / 2) * (0.5 - air / 2),
    stretch: isUp
      ? 1.1
      : 1 - 0.2 * Math.max(0, 1 - landed / 0.3) * Math.cos(landed * 12) - 0.03 * calm,
    left: { hand: [mix(84, 200, calm), mix(340, 560, calm)], bend: [100, 500] },
    right: { hand: [mix(556, 440, calm), mix(340, 560, calm)], bend: [540, 500] },
    held: isUp
      ? []
      : [
          { thing: "pinkSockLies", at: [238, 742], size: 1.75 },
          { thing: "blueSockLies", at: [404, 742], size: 1.75 },
          puff(118, 0.1),
          puff(530, 0.55),
        ],
    look: calm > 0.5 ? [0, 0.2] : [0, 0.9],
    blink: calm > 0.6 ? 1 : 0,
    mouth: calm > 0.3 ? "smile" : "o",
    tilt: 6 * calm,
    tail: Math.sin(since * 3) * 8,
  };
}

/** When the kite is on the board. */
const PINNED_S = 0.5;

/** How high he leaps for the upper row. */
const LEAP = 170;

/** Leaps up with a kite in his paw, and claps it onto the top of the board. */
export function pinKiteAt(since: number): Acting {
  const air = (since - 0.16) / 0.68;
  const isUp = air > 0 && air < 1;
  const jump = isUp ? LEAP * 4 * air * (1 - air) : 0;
  const reach = between(since, 0.1, 0.4) * (1 - between(since, 0.85, 1.15));
  const hand: Point = [mix(170, ROW_X + 12, reach), mix(470, ROWS_Y[0] + LEAP + 18, reach)];
  const proud = between(since, 0.95, 1.25);
  return {
    jump,
    stretch: isUp ? 1.08 : since < 0.16 ? 0.88 : 1 - 0.12 * Math.max(0, 1 - (since - 0.84) / 0.25),
    left: {
      hand: [mix(hand[0], 222, proud), mix(hand[1], 590, proud)],
      bend: [mix(90, 66, proud), 470],
      inFront: true,
    },
    right: { hand: [mix(540, 418, proud), mix(430, 590, proud)], bend: [574, 500], inFront: true },
    held:
      since < PINNED_S
        ? [{ thing: "kite", at: [hand[0] - 10, hand[1] - 24], turn: 12 * (1 - reach), size: 1.8 }]
        : [],
    look: proud > 0.5 ? [-0.6, -0.9] : [-0.9, -0.9],
    turn: -0.5,
    tilt: -6,
    eyes: proud > 0.6 ? "arcs" : "open",
    mouth: "grin",
    tail: Math.sin(since * 8) * 14,
  };
}

/** Lifts a heap of coins out of his satchel, and looks from them to the kite. */
export function showCoinsAt(since: number): Acting {
  const up = pop((since - 0.1) / 0.4);
  const weighs = Math.sin(since * 9) * 5;
  return {
    left: { hand: [mix(250, 226, up), mix(620, 552, up) + weighs], bend: [96, 590], inFront: true },
    right: {
      hand: [mix(390, 414, up), mix(620, 552, up) - weighs],
      bend: [544, 590],
      inFront: true,
    },
    held: [
      {
        thing: "coinHeap",
        at: [320, mix(640, 506, up)],
        turn: weighs * 0.4,
        size: 1.75 * Math.max(0.01, Math.min(1, up)),
      },
    ],
    ...glances(
      [
        [0, 0, 0.9],
        [0.7, -0.9, -0.7],
        [1.15, 0, 0.8],
      ],
      since,
    ),
    stretch: 1 + 0.02 * Math.sin(since * 9),
    mouth: "grin",
  };
}

/** When he claps on each row. */
const CLAPS_S = [0.1, 0.5, 1.1] as const;

/** Claps on one row of the board after the other: a leap for the upper one, a bow for the lower. */
export function tapRowsAt(since: number): Acting {
  const row = since < CLAPS_S[1] - 0.14 ? 0 : since < CLAPS_S[2] - 0.14 ? 1 : 2;
  const hit = since - (CLAPS_S[row] ?? 0);
  const shake = Math.max(0, 1 - Math.abs(hit) / 0.16);
  const up = row === 0 ? Math.max(0, 1 - (hit / 0.26) ** 2) : 0;
  const way = row === 0 ? 1 : between(hit, -0.14, 0.02);
  const y = mix(ROWS_Y[Math.max(0, row - 1)] ?? 0, ROWS_Y[row] ?? 0, way);
  const low = Math.max(0, y) / ROWS_Y[2];
  return {
    jump: LEAP * up,
    left: {
      hand: [ROW_X + 26 - 26 * shake, Math.max(140, y + LEAP * up) + 16],
      bend: [100, mix(380, 560, low)],
      inFront: true,
    },
    right: { hand: [416, 588], bend: [574, 520], inFront: true },
    look: [-0.9, mix(-0.9, 0.6, low)],
    turn: -0.45,
    tilt: mix(-9, 4, low),
    lean: mix(-3, -9, low),
    stretch: mix(1.06, 0.93, low) - 0.04 * shake,
    mouth: "grin",
    tail: Math.sin(since * 9) * 12,
  };
}

/** Takes a sock out of his satchel and holds it up; it is gone when `OFFERED_S` are over. */
const OFFERED_S = 1.75;

export function offerSockAt(since: number): Acting {
  const up = pop((since - 0.35) / 0.35);
  const isGone = since > OFFERED_S;
  const hand: Point = [mix(400, 548, up), mix(600, 372, up)];
  return {
    right: { hand, bend: [580, 540], inFront: true },
    left: { hand: [214, 590], bend: [66, 510], inFront: true },
    held:
      isGone || since < 0.35
        ? []
        : [
            {
              thing: "sockBlue",
              at: [hand[0] + 4, hand[1] + 44],
              turn: Math.sin(since * 8) * 9,
              size: 1.9,
            },
          ],
    ...glances(
      [
        [0, 0.2, 0.9],
        [0.7, -0.7, 0],
        [1.15, 0.8, -0.7],
      ],
      since,
    ),
    tilt: 5 * Math.sin(since * 3),
    mouth: "grin",
    ...(isGone && hopAt(since - OFFERED_S, 34)),
  };
}
