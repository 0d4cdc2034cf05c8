import type { Point } from "#characters/pocket/mood.ts";
import { between, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, ease } from "#stage/base/timing.ts";

/** Seconds in which one coin is brought over the box and let go. */
const DROP_S = 0.5;

/** Holds one coin after the other over the slot of a box on his right, and lets it fall in. */
function coinInBoxAt(since: number): Acting {
  const share = (since % DROP_S) / DROP_S;
  const over = between(share, 0.1, 0.45) * (1 - between(share, 0.75, 1));
  const hand: Point = [mix(230, 64, over), mix(520, 398, over)];
  return {
    left: { hand, bend: [mix(110, 120, over), 560], inFront: true },
    right: { hand: [426, 566], bend: [540, 540], inFront: true },
    held: share < 0.55 ? [{ thing: "coin", at: [hand[0] - 14, hand[1] + 30], size: 1.65 }] : [],
    look: [-0.9, mix(0.6, 0.4, over)],
    turn: -0.6,
    lean: -6 * over,
    mouth: "smile",
  };
}

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

/** What Pocket acts in this story alone. */
export const acts = {
  coinInBox: coinInBoxAt,
  grope: gropeAt,
  tinyHat: tinyHatAt,
  shades: shadesAt,
  drawSand: drawSandAt,
} satisfies Record<string, Act>;
