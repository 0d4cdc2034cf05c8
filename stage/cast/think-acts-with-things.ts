import type { Point } from "#characters/pocket/mood.ts";
import { mix, pop } from "../timing.ts";
import { between, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";
import { stepAt } from "./think-step.ts";

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

/** Drops fall from the roof into his paw, and each third one on his nose. */
function catchDropAt(_: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.95, 3);
  const isNose = index === 2;
  const fall = Math.min(1, share / 0.6);
  const hit = share > 0.6 ? 1 - (share - 0.6) / 0.4 : 0;
  const end: Point = isNose ? [320, 300] : [548, 452];
  return {
    right: { hand: [548, 486 + (isNose ? 0 : 16 * hit)], bend: [560, 580], inFront: true },
    left: { hand: [206, 588], bend: [92, 520], inFront: true },
    held: [
      {
        thing: "raindrop",
        at: [end[0], mix(-240, end[1], fall * fall)],
        size: fall < 1 ? 1.4 : 0.01,
      },
      ...[-1, 1].map((side) => ({
        thing: "raindrop" as const,
        at: [end[0] + side * 70 * (1 - hit), end[1] - 50 * Math.sin(hit * Math.PI)] as Point,
        turn: side * 50,
        size: 0.7 * hit + 0.01,
      })),
    ],
    look: isNose ? [0, hit > 0 ? 0.5 : -0.9] : [0.85, fall < 1 ? -0.7 : 0.7],
    turn: isNose ? 0 : 0.4,
    tilt: isNose ? -5 * (1 - hit) : 6,
    blink: isNose && hit > 0.4 ? 1 : 0,
    stretch: 1 - (isNose ? 0.07 * hit : 0),
    mouth: "hmm",
  };
}

/** The sock on his paw is a puppet: it looks around, they look at each other, it nods. */
function sockPuppetAt(since: number, life: number): Acting {
  const up = pop(since / 0.4);
  const { index, share } = stepAt(life, 1.15, 3);
  const nod = index === 2 ? Math.sin(share * Math.PI * 4) * 16 : 0;
  const aside = index === 1 ? 34 : 0;
  const hand: Point = [mix(470, 548, up), mix(570, 380, up)];
  return {
    right: { hand, bend: [560, 560], inFront: true },
    left: { hand: [208, 590], bend: [84, 520], inFront: true },
    held: [
      {
        thing: "sockFace",
        at: [hand[0] + aside * 0.5, hand[1] - 64 + Math.abs(nod)],
        turn: aside + nod + Math.sin(life * 5) * 6,
        size: 2.5 * Math.max(0.01, Math.min(1.05, up)),
      },
    ],
    look: index === 0 ? [-0.8, -0.4] : [0.9, 0],
    turn: index === 0 ? -0.3 : 0.5,
    tilt: (index === 0 ? -6 : 7) + nod * 0.3,
    lean: aside * 0.1,
    mouth: index === 2 ? "o" : "hmm",
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

/** Turns a spoon through his fingers like a baton. */
function twirlSpoonAt(since: number, life: number): Acting {
  const up = pop(since / 0.35);
  const hand: Point = [mix(460, 474, up), mix(566, 476, up)];
  const gaze = Math.sin(life * 1.5);
  return {
    right: { hand, bend: [566, 580], inFront: true },
    left: { hand: [214, 590], bend: [66, 510], inFront: true },
    held: [{ thing: "holeSpoon", at: [hand[0] + 6, hand[1] - 24], turn: life * 250, size: 1.15 }],
    look: [gaze > -0.2 ? 0.8 : -0.5, gaze > -0.2 ? 0.1 : -0.8],
    turn: 0.3 * gaze,
    tilt: gaze * 8,
    step: Math.max(0, Math.sin(life * 7)) * 0.6,
    mouth: "hmm",
  };
}

/** Draws something in the sand with a stick. */
function drawSandAt(since: number, life: number): Acting {
  const down = between(since, 0, 0.4);
  const [x, y] = [Math.cos(life * 4.5) * 22 * down, Math.sin(life * 4.5) * 12 * down];
  const tip: Point = [560 + x, 752 + y];
  const isUp = Math.sin(life * 1.3) > 0.7;
  return {
    right: { hand: [tip[0] + 4, tip[1] - 158], bend: [532, 500], inFront: true },
    left: { hand: [190, 600], bend: [80, 530], inFront: true },
    held: [{ thing: "stick", at: tip, turn: x * 0.25 - 8, size: 1.45 }],
    lean: 9 * down + x * 0.06,
    stretch: 1 - 0.09 * down,
    look: isUp ? [0, -0.1] : [0.85, 0.95],
    turn: isUp ? 0 : 0.5,
    tilt: isUp ? -4 : 9,
    tail: Math.sin(life * 4.5) * 10,
    mouth: "hmm",
  };
}

/** Turns a square in his paws, corner by corner: how could it fit? */
function turnShapeAt(since: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.9, 4);
  const turned = (index + between(share, 0.25, 0.7)) * 45;
  const up = pop(since / 0.4);
  const y = mix(620, 486, up);
  return {
    left: { hand: [214, y + 16], bend: [80, 590], inFront: true },
    right: {
      hand: [426, y - 10 + Math.sin(share * Math.PI) * 16],
      bend: [560, 590],
      inFront: true,
    },
    held: [{ thing: "shapeSquare", at: [320, y], turn: turned, size: 1.02 * Math.max(0.01, up) }],
    look: index % 2 === 0 ? [0.9, -0.1] : [0, 0.9],
    turn: index % 2 === 0 ? 0.6 : 0,
    tilt: index % 2 === 0 ? 7 : -6,
    lean: Math.sin(life * 2) * 2,
    mouth: "hmm",
  };
}

/** Holds the hat before his face and looks out over it, on one side and on the other. */
function peekHatAt(since: number, life: number): Acting {
  const up = pop(since / 0.35);
  const { index, share } = stepAt(life, 1.1, 2);
  const out = Math.sin(share * Math.PI) * (index === 0 ? -1 : 1);
  const y = mix(600, 372, up);
  return {
    left: { hand: [200, y + 26], bend: [76, 520], inFront: true },
    right: { hand: [440, y + 26], bend: [564, 520], inFront: true },
    held: [{ thing: "hat", at: [320, y], turn: out * 6, size: 2.5 }],
    shift: out * 16,
    tilt: out * 11,
    look: [out * 0.9, -0.3],
    turn: out * 0.3,
    mouth: "hmm",
    ...hopAt(since - 0.05, 30),
  };
}

/** What Pocket does with a thing in his paws while he thinks. */
export const thinkActsWithThings = {
  spyMap: spyMapAt,
  leanBroom: leanBroomAt,
  catchDrop: catchDropAt,
  sockPuppet: sockPuppetAt,
  coinNose: coinNoseAt,
  twirlSpoon: twirlSpoonAt,
  drawSand: drawSandAt,
  turnShape: turnShapeAt,
  peekHat: peekHatAt,
};
