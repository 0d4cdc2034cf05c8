import type { Point } from "#characters/pocket/mood.ts";
import { glances, between, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** Shoots up out of a chest with spread arms. */
function popOutAt(since: number): Acting {
  const up = Math.min(1, since / 0.28);
  const settled = Math.max(0, since - 0.28);
  return {
    stretch:
      up < 1
        ? mix(0.62, 1.16, up)
        : 1 + 0.16 * Math.max(0, 1 - settled / 0.4) * Math.cos(settled * 15),
    left: { hand: [mix(250, 84, up), mix(520, 330, up)], bend: [80, 500] },
    right: { hand: [mix(390, 556, up), mix(520, 330, up)], bend: [560, 500] },
    look: [0, 0],
    turn: 0,
    tilt: Math.sin(since * 7) * 3,
    mouth: since < 0.5 ? "grin" : "smile",
    eyes: since > 0.3 && since < 0.9 ? "arcs" : "open",
  };
}

/** When the lid hits his head, in seconds after the cue. */
const BONK_S = 0.45;

/** Scratches his head; something falls on it from above. */
function lidBonkAt(since: number): Acting {
  const hit = since - BONK_S;
  if (hit < 0)
    return {
      ...glances([[0, 0.5, -0.8]], since),
      right: {
        hand: [428 + Math.sin(since * 22) * 14, 128],
        bend: [610, 330],
        inFront: true,
      },
      mouth: "hmm",
    };
  return {
    stretch: 1 - 0.3 * Math.max(0, 1 - hit / 0.5) * Math.abs(Math.cos(hit * 11)),
    left: { hand: [200, 210], bend: [50, 380], inFront: true },
    right: { hand: [440, 210], bend: [590, 380], inFront: true },
    look: [Math.sin(hit * 9) * 0.6, -0.7],
    blink: hit < 0.25 ? 1 : 0,
    tilt: Math.sin(hit * 12) * 6 * Math.max(0, 1 - hit / 1.2),
    mouth: "oops",
  };
}

/** Marches on the spot, and lifts a map until it hides the way. */
function marchMapAt(since: number): Acting {
  const step = Math.sin(since * 9);
  return {
    map: mix(0.2, 0.62, between(since, 1.15, 1.6)),
    step,
    jump: Math.abs(step) * 16,
    lean: step * 3,
    look: [Math.sin(since * 3) * 0.5, 0.8],
    tail: -step * 14,
    eyes: "open",
  };
}

/** In a chest, under its lid: only his eyes look out, and go to and fro. */
const peekOutAt = (since: number): Acting => ({
  ...glances(
    [
      [0.1, -0.9, 0.1],
      [0.45, 0.9, 0.1],
      [0.8, 0, 0],
    ],
    since,
  ),
  left: { hand: [230, 520], bend: [140, 560] },
  right: { hand: [410, 520], bend: [500, 560] },
  stretch: 0.7,
  tilt: 0,
  tail: -62,
});

/** Presses a coin to his cheek with both paws. */
function cheekCoinAt(since: number): Acting {
  const near = pop(since / 0.4);
  const rock = Math.sin(since * 5) * 4;
  const at: Point = [mix(470, 446, near), mix(470, 356, near)];
  return {
    left: { hand: [at[0] - 46, at[1] + 52], bend: [130, 560], inFront: true },
    right: { hand: [at[0] + 44, at[1] + 36], bend: [590, 540], inFront: true },
    held: [{ thing: "coin", at, turn: rock * 2, size: 2.3 }],
    eyes: since > 0.35 ? "arcs" : "open",
    look: [0.7, 0.2],
    tilt: 10 * near + rock,
    lean: rock,
  };
}

/** When two hands meet, in seconds after the cue. */
const SLAP_S = 0.32;

/** His left paw goes up and slaps a friend's hand; he jumps for joy. */
function highFiveAt(since: number): Acting {
  const back = between(since, 0, 0.16) * (1 - between(since, 0.16, SLAP_S));
  const up = between(since, 0.1, SLAP_S);
  const landed = since - SLAP_S;
  return {
    left: {
      hand: [mix(180, 152, up) + 70 * back, mix(566, 154, up) + 30 * back],
      bend: [90, 360],
    },
    right: { hand: [mix(460, 552, up), mix(566, 360, up)], bend: [550, 500] },
    look: [-0.9, -0.6],
    turn: -0.5,
    lean: 5 * back - 4 * up,
    stretch: 1 + 0.06 * up - 0.1 * back,
    eyes: landed > 0.1 ? "arcs" : "open",
    mouth: "grin",
    tail: Math.sin(since * 16) * 16,
    ...(landed > 0.35 && { jump: 50 * Math.abs(Math.sin((landed - 0.35) * 8)) }),
  };
}

/** Pulls the map up out of his satchel, looks at who reads it with him, and at us. */
const unfoldMapAt = (since: number): Acting => ({
  map: 0.22 * pop(since / 0.45),
  ...glances(
    [
      [0, 0, 0.9],
      [0.5, -0.7, 0.2],
      [0.95, 0.5, -0.8],
      [1.4, 0, 0],
    ],
    since,
  ),
  lean: Math.sin(since * 4) * 2,
});

/** When somebody's coin is in his paw, and when he holds it up. */
const PAID = { takes: 0.55, lifts: 0.7 };

/** He works with the broom; for it he gets a coin in his left paw, and holds it up. */
function earnCoinAt(since: number): Acting {
  const swing = Math.sin(since * 9) * (1 - between(since, 0.3, 0.45));
  const stop = between(since, 0.3, 0.5);
  const up = between(since, PAID.lifts, PAID.lifts + 0.22);
  const x = mix(330 + swing * 110, 470, stop);
  const hand: Point = [mix(mix(x - 40, 172, stop), 84, up), mix(mix(560, 520, stop), 262, up)];
  return {
    left: { hand, bend: [90, mix(570, 430, up)], inFront: true },
    right: { hand: [x + 60, 500], bend: [580, 540], inFront: true },
    held: [
      { thing: "broom", at: [x + 30, 620], turn: mix(14 - swing * 16, 2, stop), size: 3.1 },
      ...(since > PAID.takes
        ? [{ thing: "coin" as const, at: [hand[0] - 6, hand[1] - 38] as Point, size: 1.7 }]
        : []),
    ],
    look: up > 0.3 ? [-0.5, -0.6] : [mix(swing * 0.8, -0.9, stop), mix(0.7, 0.1, stop)],
    turn: mix(swing * 0.4, -0.5, stop) * (1 - up),
    lean: swing * 4,
    ...(up > 0.4 && { mouth: "grin" as const, ...hopAt(since - PAID.lifts, 70) }),
  };
}

/** When the coin that he hands over is in the other hand. */
const HANDED_S = 0.75;

/** Takes a coin out of his satchel and lays it into a hand on his right. */
function handCoinAt(since: number): Acting {
  const out = between(since, 0, 0.2);
  const over = between(since, 0.3, HANDED_S - 0.1);
  const back = between(since, HANDED_S + 0.15, HANDED_S + 0.5);
  const hand: Point = [
    mix(mix(mix(262, 250, out), 146, over), 220, back),
    mix(mix(mix(566, 470, out), 512, over), 440, back),
  ];
  return {
    left: { hand, bend: [mix(110, 190, over), 590], inFront: true },
    right: { hand: [mix(460, 424, back), mix(566, 440, back)], bend: [548, 550], inFront: true },
    held: since < HANDED_S ? [{ thing: "coin", at: [hand[0] - 18, hand[1] - 30], size: 1.6 }] : [],
    look: [-0.9, mix(0.5, -0.2, over)],
    turn: -0.6,
    lean: -7 * over * (1 - back),
    tilt: -5 * over + 8 * back,
    ...(back > 0.3 && { eyes: "arcs" as const, mouth: "grin" as const }),
  };
}

/** When the map has come down on his head, and when he lifts its rim; seconds after the bump. */
const BUMP = { lands: 0.62, peeks: 0.95 };

/** Walks into something: he sits down hard, and the map sails down over his head. */
function mapBumpAt(since: number): Acting {
  const hit = Math.max(0, 1 - since / 0.2);
  const sat = between(since, 0.06, 0.26);
  const fall = between(since, 0.1, BUMP.lands);
  const peek = between(since, BUMP.peeks, BUMP.peeks + 0.2);
  const landed = since - BUMP.lands;
  return {
    shift: 22 * hit - 46 * sat,
    lean: 10 * hit - 9 * sat * (1 - peek),
    stretch: 1 - 0.2 * sat + 0.06 * Math.max(0, 1 - Math.abs(since - 0.35) / 0.12) + 0.1 * peek,
    left: { hand: [70, 470], bend: [90, 540] },
    right: {
      hand: [mix(570, 500, peek), mix(470, 290, peek)],
      bend: [590, 480],
      inFront: true,
    },
    held: [
      {
        thing: "map",
        at: [
          mix(470, 318, fall) + Math.sin(since * 12) * 40 * (1 - fall),
          mix(mix(330, -150, Math.sin(Math.min(1, since / 0.3) * 1.57)), 190, fall) - 62 * peek,
        ],
        turn: 24 * (1 - fall) * Math.sin(since * 14) - 8 * peek,
        size: 1.3 - 0.06 * Math.max(0, 1 - Math.abs(landed) / 0.1),
      },
    ],
    look: [0.2, peek > 0.4 ? -0.1 : -0.9],
    mouth: peek > 0.5 ? "oops" : "o",
    blink: since < 0.25 ? 1 : 0,
    tail: Math.sin(since * 20) * 18 * Math.max(0, 1 - since),
    step: Math.sin(since * 22) * Math.max(0, 1 - since),
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  popOut: popOutAt,
  lidBonk: lidBonkAt,
  marchMap: marchMapAt,
  peekOut: peekOutAt,
  cheekCoin: cheekCoinAt,
  highFive: highFiveAt,
  unfoldMap: unfoldMapAt,
  earnCoin: earnCoinAt,
  handCoin: handCoinAt,
  mapBump: mapBumpAt,
  showCoin: (since) => {
    const raised = pop(since / 0.35);
    const hand: Point = [mix(470, 566, raised), mix(560, 330, raised)];
    return {
      ...glances([[0, 0.8, -0.5]], since),
      right: { hand, bend: [560, 520] },
      held: [
        {
          thing: "coin",
          at: [hand[0] + 6, hand[1] - 40],
          turn: Math.sin(since * 4) * 12,
          size: 1.7,
        },
      ],
      ...hopAt(since, 40),
    };
  },
} satisfies Record<string, Act>;
