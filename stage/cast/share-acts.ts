import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { ease, mix } from "../timing.ts";
import { between, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type ShareAct = "grope" | "giveCoins" | "dance" | "tinyHat" | "shades";

/** When he bumps into something in the dark. */
const BUMP_S = 1.5;

/** In the dark he feels his way on tiptoe, and bumps into something. */
function gropeAt(since: number): Acting {
  const bump = since - BUMP_S;
  if (bump < 0) {
    const step = Math.sin(since * 9);
    return {
      left: { hand: [96 + step * 18, 372], bend: [110, 500] },
      right: { hand: [230 + step * 26, 420], bend: [430, 540], inFront: true },
      step: step * 0.7,
      shift: 190 * (1 - between(since, 0, BUMP_S)),
      look: [Math.sin(since * 4) * 0.9, -0.1],
      turn: -0.5,
      lean: -4 + step * 2,
      mouth: "o",
      jump: Math.abs(step) * 8,
    };
  }
  const back = ease(bump / 0.25);
  return {
    // He rubs his head, beside his eyes.
    left: { hand: [160, 158], bend: [40, 400], inFront: true },
    right: { hand: [500, 560], bend: [520, 500] },
    shift: 46 * back,
    lean: 13 * Math.max(0, 1 - bump / 0.7),
    stretch: 1 - 0.2 * Math.max(0, 1 - bump / 0.3),
    tilt: 10 * Math.max(0, 1 - bump / 0.6),
    blink: bump < 0.35 ? 1 : 0,
    look: [-0.9, 0.6],
    mouth: "oops",
  };
}

/** Tosses coins with the left paw, one each half second. */
function giveCoinsAt(since: number): Acting {
  const toss = Math.max(0, Math.sin(since * 12.6));
  return {
    left: { hand: [mix(150, 62, toss), mix(520, 330, toss)], bend: [110, 520] },
    right: { hand: [430, 560], bend: [480, 520], inFront: true },
    look: [-0.9, 0.1],
    turn: -0.6,
    lean: -5 * toss,
    stretch: 1 + 0.03 * toss,
  };
}

/** Swings from side to side, paws up, with a turn of the head on each beat. */
function danceAt(since: number): Acting {
  const beat = Math.sin(since * 6.6);
  const quick = Math.abs(Math.sin(since * 6.6));
  return {
    step: beat * 1.2,
    shift: beat * 46,
    lean: beat * 11,
    jump: quick * 34,
    stretch: 1 + 0.07 * quick - 0.04,
    left: { hand: [92, 330 - beat * 110], bend: [80, 470] },
    right: { hand: [548, 330 + beat * 110], bend: [560, 470] },
    look: [0.8, 0],
    turn: 0.45 + beat * 0.35,
    tilt: -beat * 9,
    eyes: "arcs",
    mouth: "grin",
    tail: -beat * 18,
  };
}

/** When the hat goes to his head, and when it shoots off it. */
const SITS_S = 0.65;
const POPS_S = 1.75;

/** A hat that is far too small: he pulls it down over his ears, and it pops off like a cork. */
function tinyHatAt(since: number): Acting {
  const up = between(since, SITS_S, SITS_S + 0.4);
  const pull = between(since, SITS_S + 0.45, 1.6);
  const gone = since > POPS_S;
  const tug = Math.sin(since * 30) * 4 * (pull > 0 && !gone ? 1 : 0);
  // First he holds it out beside him, before the sky, and looks at it.
  const hat: Point = [mix(108, 320, up) + tug, mix(330, 40, up) + pull * 34];
  const held = gone
    ? []
    : [
        {
          thing: "hat" as const,
          at: hat,
          turn: (1 - up) * 30 + Math.sin(since * 5) * 5 * (1 - pull),
          size: mix(1.7, 1.35, up) + pull * 0.35,
        },
      ];
  if (gone) {
    const after = since - POPS_S;
    return {
      held,
      left: { hand: [100, 360], bend: [90, 500] },
      right: { hand: [540, 360], bend: [550, 500] },
      look: [0.6, -1],
      turn: 0.3,
      mouth: "o",
      stretch: 1 + 0.14 * Math.max(0, 1 - after / 0.35) * Math.cos(after * 16),
      tilt: -4,
    };
  }
  return {
    held,
    left: {
      hand: [mix(hat[0] + 10, 232, pull), mix(hat[1] + 44, 92, pull)],
      bend: [70, mix(520, 330, up)],
      inFront: true,
    },
    right: { hand: [mix(460, 408, pull), mix(566, 92, pull)], bend: [580, 330], inFront: true },
    look: up < 0.3 ? [-0.9, -0.2] : [0, -0.9],
    turn: -0.5 * (1 - up),
    eyes: pull > 0.4 ? "arcs" : "open",
    mouth: pull > 0.4 ? "oops" : "smile",
    stretch: 1 - 0.13 * pull,
    tilt: tug * 0.4,
  };
}

/** Sunglasses fall onto his nose; he folds his arms and nods. */
function shadesAt(since: number): Acting {
  const fallen = between(since, 0.1, 0.45);
  const nods = since > 0.9 ? Math.sin((since - 0.9) * 7) * 4 : 0;
  return {
    held: [
      {
        thing: "shades",
        at: [312, mix(-260, 238, fallen) + Math.max(0, nods)],
        turn: (1 - fallen) * -24,
        size: since < 0.1 ? 0.01 : 1.12,
      },
    ],
    left: { hand: [400, 524], bend: [90, 570], inFront: true },
    right: { hand: [236, 540], bend: [550, 590], inFront: true },
    look: [0, 0],
    turn: 0,
    tilt: 0,
    mouth: "grin",
    stretch: 1 - 0.1 * Math.max(0, 1 - Math.abs(since - 0.5) / 0.25) + 0.02 * Math.sin(since * 7),
    ...(since > 2 && hopAt(since - 2, 40)),
  };
}

/** What Pocket does where he shares and Glimm's light grows. */
export const shareActs: Record<ShareAct & Act, (since: number) => Acting> = {
  grope: gropeAt,
  giveCoins: giveCoinsAt,
  dance: danceAt,
  tinyHat: tinyHatAt,
  shades: shadesAt,
};
