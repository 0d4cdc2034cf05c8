import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** Shakes each with a pull and a pause; the last second is a gasp for breath. */
const shakeAt = (since: number): number =>
  since < 0.25
    ? 0
    : Math.sin((since - 0.25) * 22) *
      Math.min(1, (since - 0.25) * 3) *
      (since > 2.3 ? Math.max(0, 1 - (since - 2.3) * 3) : 1);

/** When the sneeze comes, in seconds after its cue. */
const BLOWN_S = 0.62;

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

/** A paw claps onto his face, and slides down; an eye looks out. */
function facepalmAt(since: number): Acting {
  const up = pop((since - 0.05) / 0.22);
  const down = between(since, 0.9, 1.6);
  return {
    right: {
      hand: [mix(460, 336, up), mix(mix(566, 232, up), 350, down)],
      bend: [590, 470],
      inFront: true,
    },
    left: { hand: [190, 590], bend: [130, 530] },
    tilt: 9 * up,
    stretch: 1 - 0.08 * up * (1 - between(since, 0.25, 0.5)),
    lean: 4 * up,
    blink: since < 1.1 ? 1 : 0,
    look: [0.3, 0.2],
    mouth: "oops",
  };
}

/** Looks through the rolled map like a sailor: to one side, and to the other. */
function spyMapAt(since: number, life: number): Acting {
  const up = pop(since / 0.35);
  const swing = Math.sin(life * 1.7);
  const eye: Point = [mix(430, 408, up), mix(520, 262, up)];
  const tube: Point = [eye[0] + 92, eye[1] - 18 + swing * 26];
  return {
    right: { hand: [tube[0] + 30, tube[1] + 34], bend: [606, 480], inFront: true },
    left: { hand: [206, 590], bend: [84, 520], inFront: true },
    held: [{ thing: "mapTube", at: tube, turn: -12 + swing * 15, size: 1.25 }],
    look: [0.9, -0.2 + swing * 0.4],
    turn: 0.3 + swing * 0.2,
    tilt: 6 + swing * 5,
    lean: swing * 5,
    tail: swing * 12,
    mouth: "o",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  hideBehindMap: (since) => {
    const lowered = pop((since - 0.55) / 0.35);
    return {
      map: 1 - 0.78 * lowered,
      look: since < 0.5 ? [0, 0.4] : [Math.sin(since * 5) * 0.6, 0.5],
      ...(since > 0.55 ? hopAt(since - 0.62, 26) : {}),
    };
  },
  readMap: (since) => ({
    map: 0.22,
    ...glances(
      [
        [0, -0.7, 0.8],
        [0.5, 0.7, 0.8],
        [1, 0, 0.9],
      ],
      since,
    ),
  }),
  shakeTree: (since) => {
    const shake = shakeAt(since);
    const tired = between(since, 2.4, 2.8);
    return {
      left: {
        hand: [mix(560 + shake * 26, 190, tired), mix(420, 590, tired)],
        bend: [400, mix(520, 560, tired)],
        inFront: true,
      },
      right: {
        hand: [mix(610 + shake * 26, 470, tired), mix(500, 590, tired)],
        bend: [540, mix(560, 540, tired)],
        inFront: true,
      },
      look: [0.9, mix(-0.7, 0.2, tired)],
      turn: 0.8 * (1 - tired),
      shakesTree: shake,
      shift: shake * 12,
      lean: shake * 4 + 5 * (1 - tired),
      stretch: 1 - 0.06 * Math.abs(shake) - 0.07 * tired,
      eyes: tired > 0.5 ? "open" : "arcs",
      ...(tired > 0.5 && { mouth: "o" as const }),
    };
  },
  leaves: (since) => ({
    leaves: Math.min(1, since / 0.9),
    ...glances(
      [
        [0, 0, -1],
        [0.9, -0.6, -0.9],
        [1.5, 0.6, -0.9],
      ],
      since,
    ),
  }),
  sneeze: (since) => {
    const drawn = between(since, 0, BLOWN_S);
    const blown = between(since, BLOWN_S, BLOWN_S + 0.1);
    const back = between(since, BLOWN_S + 0.25, BLOWN_S + 0.7);
    return {
      leaves: 1 + blown * Math.max(0, since - BLOWN_S),
      tilt: -9 * drawn + 22 * blown - 13 * back,
      stretch: 1 + 0.09 * drawn - 0.24 * blown + 0.15 * back,
      look: [0, since < BLOWN_S ? 0.9 : 0],
      eyes: "open",
      blink: since > 0.3 && since < BLOWN_S + 0.4 ? 1 : 0,
      mouth: since < BLOWN_S ? "o" : since < BLOWN_S + 0.35 ? "grin" : "smile",
      jump: 26 * blown * (1 - back),
    };
  },
  mapSneeze: mapSneezeAt,
  bigPull: bigPullAt,
  facepalm: facepalmAt,
  spyMap: spyMapAt,
} satisfies Record<string, Act>;
