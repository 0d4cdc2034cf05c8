import type { Point } from "#characters/pocket/mood.ts";
import { glances, between, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { mix, scatter } from "#stage/base/timing.ts";

/** Shovels coins with both paws, proud and quick. */
function fillJarAt(since: number): Acting {
  const scoop = Math.sin(since * 15);
  return {
    left: { hand: [150 + scoop * 40, 450 - scoop * 60], bend: [80, 540], inFront: true },
    right: { hand: [490 + scoop * 40, 450 + scoop * 60], bend: [560, 540], inFront: true },
    lean: scoop * 4,
    jump: Math.abs(scoop) * 14,
    look: [0.7, 0.7],
    turn: 0.4,
    eyes: "open",
    mouth: "grin",
  };
}

/** How strongly his tummy growls: two growls. */
const rumble = (since: number) =>
  Math.max(0, Math.sin(Math.min(1, since / 1.1) * Math.PI)) +
  Math.max(0, since > 1.6 ? Math.sin(Math.min(1, (since - 1.6) / 1) * Math.PI) : 0);

/** Something growls. He looks left and right for it, and at last down at himself. */
function growlAt(since: number): Acting {
  const shake = rumble(since) * Math.sin(since * 52);
  const wobble = rumble(since) * Math.sin(since * 26);
  return {
    ...glances(
      [
        [0.15, -1, -0.2],
        [0.55, 1, -0.2],
        [0.95, 0, 1],
      ],
      since,
    ),
    left: { hand: [252, 606 + shake * 10], bend: [84, 590], inFront: true },
    right: { hand: [388, 606 - shake * 10], bend: [556, 590], inFront: true },
    shift: shake * 7,
    stretch: 1 + shake * 0.015 + wobble * 0.045 - 0.05,
    mouth: since < 0.95 ? "o" : "oops",
    tail: shake * 12,
  };
}

/** A gust: he leans into it, fur and scarf fly, and a carrot hits his head. */
function blownAt(since: number): Acting {
  const gust = between(since, 0, 0.3) * (1 - between(since, 1.5, 1.9));
  const hit = since - 1.15;
  const flies = between(since, 0.75, 1.15);
  const carrot: Point =
    hit < 0
      ? [mix(1300, 372, flies), mix(40, 70, flies)]
      : [372 - hit * 700, 70 - Math.sin(Math.min(1, hit / 0.5) * Math.PI) * 160 + hit * 160];
  return {
    lean: -12 * gust + (hit > 0 ? -8 * Math.max(0, 1 - hit / 0.4) : 0),
    shift: -16 * gust + Math.sin(since * 30) * 3 * gust,
    left: { hand: [206, 300], bend: [70, 470], inFront: true },
    right: { hand: [520, 380], bend: [560, 500], inFront: true },
    look: [0.8, hit > 0 ? -0.9 : 0],
    turn: 0.5,
    blink: hit > 0 && hit < 0.3 ? 1 : 0,
    tail: -26 * gust + Math.sin(since * 20) * 6 * gust,
    stretch: hit > 0 ? 1 - 0.16 * Math.max(0, 1 - hit / 0.3) : 1,
    mouth: "o",
    held:
      since > 0.75 && hit < 1
        ? [{ thing: "carrot", at: carrot, turn: 80 + since * 320, size: 1.2 }]
        : [],
  };
}

/** Bends down and throws one carrot after the other over his shoulder. */
function gatherAt(since: number): Acting {
  const share = (since / 0.75) % 1;
  const down = Math.max(0, Math.sin(share * Math.PI * 2));
  const up = Math.max(0, -Math.sin(share * Math.PI * 2));
  return {
    lean: 16 * down,
    stretch: 1 - 0.14 * down + 0.06 * up,
    right: {
      hand: [mix(540, 500, up), mix(600, 250, up)],
      bend: [570, 480],
      inFront: true,
    },
    left: { hand: [140, 540], bend: [100, 520] },
    look: [0.9, mix(0.9, -0.6, up)],
    turn: 0.6,
    held: up > 0.05 ? [{ thing: "carrot", at: [mix(540, 510, up), mix(560, 200, up)] }] : [],
    tail: -10 * down,
  };
}

/** Crumbs that fly at each bite. */
const crumbsAt = (since: number): NonNullable<Acting["held"]> =>
  Array.from({ length: 5 }, (_, index) => {
    const share = (since * 1.8 + scatter(index)) % 1;
    return {
      thing: "leaf" as const,
      at: [320 + (index - 2) * 60 * (0.4 + share), 360 + 220 * share * share - 60 * share] as Point,
      turn: since * 300 + index * 70,
      size: since > 0.5 ? 0.22 * (1 - share) + 0.01 : 0.01,
    };
  });

/** When the first bite is gone. */
const BITTEN_S = 0.8;

/** Eats a sandwich in big happy bites. */
function munchAt(since: number): Acting {
  const raised = between(since, 0, 0.35);
  const bite = Math.max(0, Math.sin(since * 9)) * raised;
  const food: Point = [320, mix(560, 410, raised) - bite * 34];
  return {
    left: { hand: [food[0] - 84, food[1] + 22], bend: [90, 560], inFront: true },
    right: { hand: [food[0] + 84, food[1] + 22], bend: [550, 560], inFront: true },
    held: [
      {
        thing: since < BITTEN_S ? "sandwich" : "bittenSandwich",
        at: food,
        turn: Math.sin(since * 9) * 3,
        size: 1.75,
      },
      ...crumbsAt(since),
    ],
    eyes: since > 0.4 ? "arcs" : "open",
    mouth: "grin",
    stretch: 1 + 0.04 * Math.sin(since * 18) * raised,
    tilt: Math.sin(since * 9) * 3,
    ...(since > 1.6 && hopAt((since - 1.6) % 1, 40)),
  };
}

/** When the coin that he gives is in the other hand. */
const GIVEN_S = 1;

/** Takes a coin out of his satchel and holds it out to who stands on his left. */
function giveCoinAt(since: number): Acting {
  const out = between(since, 0, 0.2);
  const over = between(since, 0.3, 0.65);
  const back = between(since, GIVEN_S + 0.25, GIVEN_S + 0.6);
  const hand: Point = [
    mix(mix(mix(378, 392, out), 566, over), 440, back),
    mix(mix(mix(566, 470, out), 476, over), 470, back),
  ];
  return {
    right: { hand, bend: [mix(530, 500, over), 590], inFront: true },
    left: { hand: [mix(180, 214, back), mix(566, 440, back)], bend: [96, 550], inFront: true },
    held: since < GIVEN_S ? [{ thing: "coin", at: [hand[0] + 18, hand[1] - 22], size: 1.1 }] : [],
    look: [0.9, mix(0.5, -0.3, over)],
    turn: 0.6,
    lean: 6 * over * (1 - back),
    tilt: 5 * over - 8 * back,
    ...(back > 0.3 && { eyes: "arcs" as const, mouth: "grin" as const }),
  };
}

/** Rubs his tummy, and looks along what lies before him, one after the other. */
function rubTummyAt(_: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.85, 4);
  const side = (index - 1.5) / 1.5;
  const circle = life * 7;
  const dip = Math.sin(share * Math.PI);
  return {
    left: {
      hand: [268 + Math.cos(circle) * 26, 510 + Math.sin(circle) * 22],
      bend: [84, 540],
      inFront: true,
    },
    right: { hand: [470 + side * 70, 600 - dip * 46], bend: [574, 540], inFront: true },
    look: [side * 0.9, 0.95],
    turn: side * 0.5,
    tilt: side * 7,
    lean: side * 4,
    stretch: 0.98 + 0.02 * dip,
    mouth: "hmm",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  fillJar: fillJarAt,
  growl: growlAt,
  blown: blownAt,
  gather: gatherAt,
  munch: munchAt,
  giveCoin: giveCoinAt,
  rubTummy: rubTummyAt,
} satisfies Record<string, Act>;
