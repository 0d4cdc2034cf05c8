import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { ease, mix, pop } from "../timing.ts";
import { between, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type TableAct = "juggle" | "splashed" | "slurp" | "lastDrop";

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

/** Drinks from the bowl; at the bottom his teeth find something hard. */
function slurpAt(since: number): Acting {
  const raised = between(since, 0, 0.35) * (1 - between(since, 1.35, 1.6));
  const found = since > 1.55;
  const shown = between(since, 2.1, 2.45);
  const coin: Point = [mix(320, 552, shown), mix(342, 330, shown)];
  const bowl: Point = [320, mix(560, 392, raised)];
  if (found)
    return {
      left: { hand: [180, 566], bend: [120, 540] },
      right: {
        hand: [mix(400, 552, shown), mix(400, 370, shown)],
        bend: [560, 520],
        inFront: true,
      },
      held: [{ thing: "coin", at: coin, turn: shown * 20, size: 1.1 + shown * 0.4 }],
      look: [mix(0, 0.8, shown), mix(0.9, -0.3, shown)],
      mouth: shown > 0.5 ? "grin" : "oops",
      stretch: 1 + 0.08 * Math.max(0, 1 - (since - 1.55) / 0.25),
      ...(shown > 0.3 && hopAt(since - 2.2, 40)),
    };
  return {
    left: { hand: [bowl[0] - 78, bowl[1] + 8], bend: [110, 560], inFront: true },
    right: { hand: [bowl[0] + 78, bowl[1] + 8], bend: [530, 560], inFront: true },
    held: [{ thing: "soup", at: bowl, turn: Math.sin(since * 26) * 2 * raised, size: 1.8 }],
    tilt: Math.sin(since * 12) * 2 * raised,
    eyes: raised > 0.6 ? "arcs" : "open",
    look: [0, 0.8],
    stretch: 1 + 0.03 * Math.sin(since * 13) * raised,
  };
}

/** Turns the bowl over before his face: one last drop falls on his nose. */
function lastDropAt(since: number): Acting {
  const raised = between(since, 0.1, 0.5);
  const fallen = ease((since - 1) / 0.3);
  const hit = since > 1.3;
  return {
    left: { hand: [mix(230, 190, raised), mix(560, 130, raised)], bend: [60, 380], inFront: true },
    right: {
      hand: [mix(410, 450, raised), mix(560, 130, raised)],
      bend: [580, 380],
      inFront: true,
    },
    held: [
      { thing: "bowl", at: [320, mix(540, 60, raised)], turn: 180 * raised, size: 1.8 },
      ...(since > 0.9
        ? [
            {
              thing: "splat" as const,
              at: [320, mix(90, 262, fallen)] as Point,
              size: hit ? 1 : 0.7,
            },
          ]
        : []),
    ],
    look: [0, hit ? 0.6 : -1],
    tilt: 0,
    stretch: hit ? 1 - 0.12 * Math.max(0, 1 - (since - 1.3) / 0.3) : 1,
    blink: since > 1.28 && since < 1.5 ? 1 : 0,
    mouth: hit && since > 1.6 ? "grin" : "o",
    eyes: since > 1.7 ? "arcs" : "open",
  };
}

/** What Pocket does at the kitchen table. */
export const tableActs: Record<TableAct & Act, (since: number) => Acting> = {
  juggle: juggleAt,
  splashed: splashedAt,
  slurp: slurpAt,
  lastDrop: lastDropAt,
};
