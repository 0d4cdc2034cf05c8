import type { Point } from "#characters/pocket/mood.ts";
import { between, hopAt, glances } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, pop, scatter } from "#stage/base/timing.ts";

/** Holds the empty jar and looks into it, nearer and nearer. */
function peekJarAt(since: number): Acting {
  const near = between(since, 0.5, 1.3);
  const lift = 40 * near;
  return {
    left: { hand: [216, 640 - lift], bend: [110, 600], inFront: true },
    right: { hand: [424, 640 - lift], bend: [530, 600], inFront: true },
    held: [{ thing: "saveJar", at: [320, 790 - lift], turn: Math.sin(since * 5) * 3, size: 1.2 }],
    look: [0, 0.95],
    tilt: Math.sin(since * 5) * 4,
    stretch: 1 - 0.07 * near,
    mouth: "o",
  };
}

/** Looks down into something that is below him, first with one eye, then nearer. */
function peekDownAt(since: number): Acting {
  const near = between(since, 0.7, 1.2);
  return {
    left: { hand: [118, 470], bend: [70, 520] },
    right: { hand: [522, 470], bend: [570, 520] },
    look: [Math.sin(since * 3) * 0.25, 0.75],
    turn: 0,
    tilt: mix(-7, 6, near),
    stretch: 1 + 0.05 * near,
    blink: since > 0.32 && since < 0.46 ? 1 : 0,
    mouth: "o",
  };
}

/** When the jar comes off his head, in seconds after its cue. */
const POP_S = 2;

/** The jar sits on his head. He looks around in it, pulls, and it pops off. */
function jarStuckAt(since: number): Acting {
  const on = pop(since / 0.22);
  const pull = between(since, 1.15, 1.9) * (since < POP_S ? 1 : 0);
  const off = Math.max(0, since - POP_S);
  const strain = pull > 0.2 ? Math.sin(since * 40) * 2.5 : 0;
  const isFree = off > 0;
  const paws = (x: number): Point => [
    mix(mix(x, 320, 0.1), x, pull),
    isFree ? mix(260, 420, between(off, 0, 0.3)) : mix(440, 300, between(since, 0.7, 1.15)),
  ];
  return {
    left: { hand: paws(92), bend: [60, 500], inFront: true },
    right: { hand: paws(548), bend: [580, 500], inFront: true },
    held: [
      {
        thing: "jarHat",
        at: [
          320 + strain + off * 260,
          mix(-80, 226, on) - 46 * pull - off * 1500 + off * off * 700,
        ],
        turn: strain + off * 200,
      },
    ],
    ...(isFree
      ? { look: [0.5, -0.9] as Point, mouth: "o" as const, ...hopAt(off, 70) }
      : {
          ...glances(
            [
              [0, 0, 0],
              [0.35, -0.9, 0.1],
              [0.75, 0.9, 0.1],
              [1.15, 0, -0.9],
            ],
            since,
          ),
          mouth: "oops" as const,
          stretch: 1 - 0.16 * Math.max(0, 1 - since / 0.3) + 0.13 * pull,
        }),
    shift: strain,
    blink: isFree && off < 0.15 ? 1 : 0,
  };
}

/** When he sits on the coin. */
const OUCH_S = 0.5;

/** Until when he holds the coin, in seconds after he jumped up. */
const CAUGHT_S = 1.42;

/** Sits down, jumps up, and a coin springs from under him. */
function sitOnCoinAt(since: number): Acting {
  const down = between(since, 0, OUCH_S - 0.08);
  const up = Math.max(0, since - OUCH_S);
  const isUp = since > OUCH_S;
  return {
    stretch: isUp ? 1 + 0.16 * Math.max(0, 1 - up / 0.4) : 1 - 0.24 * down,
    jump: isUp ? Math.max(0, 260 * up - 340 * up * up) * 1.6 : 0,
    lean: isUp ? Math.sin(up * 26) * 5 * Math.max(0, 1 - up / 0.8) : 0,
    left: { hand: isUp ? [104, 330] : [180, 600], bend: [110, 500] },
    right: { hand: isUp ? [518, 460] : [460, 600], bend: [530, 500] },
    look: isUp ? [0.7, up > 0.4 ? -0.4 : 0.8] : [0.8, -0.2],
    turn: isUp ? 0.4 * between(up, 0.2, 0.5) : 0,
    mouth: isUp ? "o" : "smile",
    blink: isUp && up < 0.2 ? 1 : 0,
    tail: isUp ? Math.sin(up * 24) * 16 * Math.max(0, 1 - up) : 0,
    held:
      isUp && up < CAUGHT_S
        ? [
            {
              thing: "coin",
              at:
                up < 0.62
                  ? [mix(430, 526, up / 0.62), 740 - 1290 * up * (1.014 - up)]
                  : [526, 425 - Math.sin((up - 0.62) * 9) * 12],
              turn: up * 500,
              size: 1.7,
            },
          ]
        : [],
  };
}

/** How high gusts blow by: over and under his face. */
const GUSTS_Y = [-60, 480, 690];

/** Holds the kite, until it lifts him off the floor with kicking feet. */
function kiteLiftAt(since: number): Acting {
  const wind = between(since, 0.9, 1.5);
  const up = Math.max(0, since - 1.15);
  const kick = Math.sin(since * 15) * wind;
  const kite: Point = [mix(560, 572, wind) + kick * 8, mix(-6, 20, wind) - up * 20];
  const gusts = Array.from({ length: 3 }, (_, index) => ({
    thing: "gust" as const,
    at: [mix(-260, 900, (since * 1.1 + scatter(index)) % 1), GUSTS_Y[index] ?? 0] as Point,
    size: since > 0.75 ? 1.5 : 0.01,
  }));
  return {
    left: { hand: [mix(112, 90, wind), mix(420, 330 + kick * 40, wind)], bend: [100, 500] },
    right: { hand: [mix(580, 556, wind), mix(250, 160, wind)], bend: [640, 390], inFront: true },
    held: [{ thing: "kite", at: kite, turn: mix(8, 26, wind) + kick * 4, size: 2.9 }, ...gusts],
    jump: 190 * up - 22 * up * up,
    step: kick * 1.6,
    lean: -9 * wind + kick * 3,
    look: wind > 0.5 ? [0, 0.9] : [0.7, -0.8],
    stretch: 1 + 0.09 * wind,
    mouth: wind > 0.5 ? "o" : "grin",
    tail: kick * 12,
  };
}

/** A coin on his head; he keeps it there with his whole body, and his tail is up. */
function coinNoseAt(since: number, life: number): Acting {
  const on = between(since, 0, 0.4);
  const sway = Math.sin(life * 3.1) + 0.5 * Math.sin(life * 5.3);
  return {
    left: { hand: [96, 440 + sway * 46], bend: [100, 540] },
    right: { hand: [544, 440 - sway * 46], bend: [540, 540] },
    held: [
      {
        thing: "coin",
        at: [320 + sway * 6, mix(-120, 72, on) - Math.abs(sway) * 3],
        turn: sway * 7,
        size: 1.3,
      },
    ],
    look: [0.1 * sway, -0.9],
    tilt: sway * 4,
    lean: -sway * 5,
    shift: sway * 12,
    step: sway * 0.5,
    tail: -44 + sway * 5,
    stretch: 1 + 0.03 * on,
    mouth: "o",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  peekDown: peekDownAt,
  peekJar: peekJarAt,
  jarStuck: jarStuckAt,
  sitOnCoin: sitOnCoinAt,
  kiteLift: kiteLiftAt,
  coinNose: coinNoseAt,
} satisfies Record<string, Act>;
