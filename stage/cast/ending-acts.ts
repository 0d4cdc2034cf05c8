import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { ease, mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type EndingAct = "mapSneeze" | "bigHiccup" | "bowlHelmet" | "catchCoin" | "bigPull" | "tapJar";

/** When the last leaf has come to his nose, and when he sneezes; seconds after the cue. */
const LEAF_S = 1.5;
const SNEEZE_S = 2.35;

/** Coins come onto his map; the last leaf falls on his nose, and the sneeze shakes the map. */
function mapSneezeAt(since: number): Acting {
  const fall = between(since, 0.7, LEAF_S);
  const drawn = between(since, LEAF_S + 0.15, SNEEZE_S);
  const blown = between(since, SNEEZE_S, SNEEZE_S + 0.12);
  const over = between(since, SNEEZE_S + 0.5, SNEEZE_S + 0.8);
  const away = Math.max(0, since - SNEEZE_S);
  return {
    map: mix(0.17, 0.3, blown) - 0.14 * over,
    coins: Math.min(4, since * 4),
    ...(since < LEAF_S
      ? glances(
          [
            [0, -0.5, 0.9],
            [0.5, 0, 0.9],
            [0.9, 0, -0.9],
          ],
          since,
        )
      : { look: [0, drawn < 0.5 ? 0.6 : -0.3] as Point }),
    tilt: -8 * drawn + 16 * blown - 8 * over,
    stretch: 1 + 0.09 * drawn - 0.22 * blown + 0.13 * over,
    blink: drawn > 0.4 && over < 0.4 ? 1 : 0,
    mouth: since < LEAF_S ? "grin" : away > 0.7 ? "grin" : "o",
    eyes: since < LEAF_S - 0.4 ? "arcs" : "open",
    held:
      since > 0.7 && away < 1
        ? [
            {
              thing: "leaf",
              at: [
                mix(470, 322, fall) + Math.sin(fall * 9) * 30 * (1 - fall) + away * 500,
                mix(-60, 290, fall) - away * 700 + away * away * 500,
              ],
              turn: mix(80, 4, fall) + away * 600,
              size: 1.5,
            },
          ]
        : [],
  };
}

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

/** When the coin that somebody throws is in his paw. */
const CATCH_S = 0.6;

/** Catches a coin that comes from his left, and holds it up. */
function catchCoinAt(since: number): Acting {
  const way = Math.min(1, since / CATCH_S);
  const raised = between(since, CATCH_S + 0.1, CATCH_S + 0.5);
  const hand: Point = [mix(566, 552, raised), mix(380, 226, raised)];
  const coin: Point =
    way < 1
      ? [mix(1120, 560, way), mix(300, 330, way) - 900 * way * (1 - way)]
      : [hand[0] + 4, hand[1] - 44];
  return {
    right: { hand, bend: [590, 500] },
    left: { hand: [mix(180, 110, raised), mix(566, 420, raised)], bend: [110, 540] },
    held: [{ thing: "coin", at: coin, turn: since * 400 * (1 - raised), size: 1.7 }],
    look: raised > 0.5 ? [0.5, -0.9] : [0.95, -0.5],
    turn: 0.5 * (1 - raised),
    lean: 8 * (1 - raised) * way,
    ...(way < 1 ? { mouth: "o" as const } : hopAt(since - CATCH_S - 0.1, 80)),
  };
}

/** When the carrot comes out of the ground. */
const OUT_S = 1.25;

/** Pulls at a carrot with both paws, harder and harder; it comes out and he tumbles back with it. */
function bigPullAt(since: number): Acting {
  const out = Math.max(0, since - OUT_S);
  const isOut = out > 0;
  const pull = Math.min(1, since / OUT_S);
  const strain = Math.sin(since * 34) * 3 * pull * (isOut ? 0 : 1);
  const fall = between(out, 0, 0.3);
  return {
    left: { hand: isOut ? [92, 330] : [214, 640], bend: [100, 540], inFront: true },
    right: { hand: isOut ? [548, 330] : [282, 650], bend: [470, 600], inFront: true },
    held: [
      {
        thing: "carrot",
        at: isOut
          ? [232 + 260 * out, 660 - 1500 * out + 900 * out * out]
          : [240 + strain, 742 - 16 * pull],
        turn: isOut ? out * 620 : strain,
        size: out > 1.3 ? 0.01 : 2.1,
      },
    ],
    lean: isOut ? 22 * fall * (1 - between(out, 0.7, 1.1)) : 6 + 14 * pull + strain,
    shift: isOut ? 90 * fall : 10 * pull,
    stretch: isOut ? 1 - 0.2 * Math.max(0, 1 - Math.abs(out - 0.4) / 0.3) : 1 - 0.12 * pull,
    look: isOut ? [-0.2, -0.9] : [-0.5, 0.95],
    blink: !isOut && since > 0.5 ? 1 : 0,
    mouth: isOut ? "o" : "hmm",
    step: isOut ? Math.sin(out * 16) * (1 - between(out, 0.8, 1.1)) : 0,
    jump: isOut ? 70 * Math.sin(Math.PI * Math.min(1, out / 0.5)) : 0,
  };
}

/** Bends over and knocks at something to his left with a knuckle: is there anything in it? */
function tapJarAt(since: number): Acting {
  const near = pop(since / 0.4);
  const knock = Math.max(0, Math.sin(since * 11)) * near;
  return {
    right: { hand: [mix(460, 586, near) + 16 * knock, mix(566, 452, near)], bend: [520, 560] },
    left: { hand: [196, 590], bend: [120, 530] },
    lean: 8 * near,
    shift: 12 * near,
    turn: 0.6 * near,
    look: [0.9, 0.2],
    tilt: 6 * near,
    stretch: 1 - 0.02 * knock,
    mouth: "hmm",
  };
}

/** What Pocket does at the end of stories of missions 1 and 3. */
export const endingActs: Record<EndingAct & Act, (since: number) => Acting> = {
  mapSneeze: mapSneezeAt,
  bigHiccup: bigHiccupAt,
  bowlHelmet: bowlHelmetAt,
  catchCoin: catchCoinAt,
  bigPull: bigPullAt,
  tapJar: tapJarAt,
};
