import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type TalkAct = "shrug" | "proud" | "whisper" | "facepalm" | "countPaws" | "clap";

/** Both paws out, the shoulders up. */
function shrugAt(since: number): Acting {
  const up = pop(since / 0.35);
  return {
    ...glances(
      [
        [0, 0, -0.7],
        [0.8, -0.7, -0.1],
        [1.6, 0.5, 0],
      ],
      since,
    ),
    left: { hand: [mix(180, 84, up), mix(566, 452, up)], bend: [104, 590] },
    right: { hand: [mix(460, 556, up), mix(566, 452, up)], bend: [536, 590] },
    tilt: 9 * up,
    lean: -3 * up,
    stretch: 1 - 0.05 * Math.sin(Math.min(1, since / 0.4) * Math.PI) + 0.03 * up,
  };
}

/** Paws at his hips, his chest out. */
function proudAt(since: number): Acting {
  const up = pop(since / 0.4);
  return {
    left: { hand: [mix(180, 222, up), 590], bend: [mix(177, 66, up), 510], inFront: true },
    right: { hand: [mix(460, 418, up), 590], bend: [mix(463, 574, up), 510], inFront: true },
    stretch: 1 + 0.05 * up,
    lean: -4 * up,
    tilt: -5 * up,
    tail: Math.sin(since * 7) * 12,
    look: [0.2, -0.2],
  };
}

/** Leans to us, a paw beside his mouth: a secret. */
function whisperAt(since: number): Acting {
  const near = between(since, 0, 0.4);
  return {
    ...glances(
      [
        [0, -1, 0],
        [0.4, 1, 0],
        [0.8, 0, 0.1],
      ],
      since,
    ),
    right: { hand: [mix(460, 446, near), mix(566, 316, near)], bend: [606, 480], inFront: true },
    left: { hand: [204, 590], bend: [120, 540] },
    lean: 9 * near,
    tilt: 7 * near,
    shift: -18 * near,
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

/** One paw counts on the other one. */
function countPawsAt(since: number): Acting {
  const tap = Math.abs(Math.sin(since * 5));
  return {
    left: { hand: [262, 452], bend: [110, 580], inFront: true },
    right: { hand: [372 - 60 * tap, 470 - 26 * tap], bend: [566, 580], inFront: true },
    look: [-0.25, 0.85],
    tilt: -4 + 5 * Math.sin(since * 5),
    stretch: 1 + 0.015 * tap,
  };
}

/** Claps, from foot to foot. */
function clapAt(since: number): Acting {
  const open = Math.abs(Math.sin(since * 9));
  const paw = (side: 1 | -1): Point => [320 + side * (14 + 74 * open), 488 - 20 * open];
  return {
    left: { hand: paw(-1), bend: [90, 570], inFront: true },
    right: { hand: paw(1), bend: [550, 570], inFront: true },
    eyes: "arcs",
    mouth: "grin",
    tilt: Math.sin(since * 4.5) * 6,
    lean: Math.sin(since * 4.5) * 4,
    tail: Math.sin(since * 9) * 12,
    ...hopAt(since % 0.7, 26),
  };
}

/** What Pocket does with his paws while he talks. */
export const talkActs: Record<TalkAct & Act, (since: number) => Acting> = {
  shrug: shrugAt,
  proud: proudAt,
  whisper: whisperAt,
  facepalm: facepalmAt,
  countPaws: countPawsAt,
  clap: clapAt,
};
