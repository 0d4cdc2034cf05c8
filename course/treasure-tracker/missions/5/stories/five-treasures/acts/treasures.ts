import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { pop, mix } from "#stage/base/timing.ts";

/** When he sees the water, drinks it, and has drunk it up. */
const WATER = { sees: 0.75, drinks: 1.0, empty: 1.9 };

/** About to lick ice cream he sees the water in his other paw: he drinks it first. */
export function waterFirstAt(since: number): Acting {
  const near = pop(since / 0.35) * (1 - between(since, WATER.sees, WATER.sees + 0.2));
  const away = between(since, WATER.sees, WATER.sees + 0.25);
  const drinks = between(since, WATER.drinks, WATER.drinks + 0.25);
  const isDone = since > WATER.empty;
  const up = drinks * (1 - between(since, WATER.empty, WATER.empty + 0.2));
  const ice: Point = [mix(mix(150, 160, near), 64, away), mix(mix(480, 452, near), 470, away)];
  const water: Point = [mix(476, 352, up), mix(470, 348, up)];
  return {
    left: { hand: [ice[0] + 4, ice[1] + 56], bend: [70, 560], inFront: true },
    right: { hand: [water[0] + 44, water[1] + 26], bend: [584, 540], inFront: true },
    held: [
      { thing: "iceCream", at: ice, turn: -12 * away, size: 1.75 },
      { thing: "glass", at: water, turn: -50 * up, size: 1.5 },
    ],
    look: since < WATER.sees ? [-0.6, 0.6] : drinks < 0.5 ? [0.9, 0.5] : [0.1, 0.3],
    turn: since < WATER.sees ? -0.3 : 0.25 * (1 - up),
    eyes: up > 0.5 || isDone ? "arcs" : "open",
    mouth: isDone ? "grin" : "o",
    tilt: -8 * up + 5 * near,
    stretch: 1 + 0.04 * Math.sin(since * 13) * up,
  };
}

/** Seconds from one coin to the next. */
const DROP_S = 0.42;

/** Holds a jar and drops coin after coin into it, his eyes on what he saves for. */
export function fillSaveJarAt(since: number): Acting {
  const share = (since % DROP_S) / DROP_S;
  const fall = between(share, 0.35, 0.95);
  const hand: Point = [446, 436 - 22 * (1 - fall)];
  return {
    left: { hand, bend: [190, 610], inFront: true },
    right: { hand: [520, 660], bend: [590, 560], inFront: true },
    held: [
      {
        thing: "coin",
        at: [mix(486, 500, fall), mix(410, 560, fall)],
        size: share > 0.9 ? 0.01 : 1.2,
      },
      { thing: "coinJar", at: [500, 590], turn: Math.sin(since * 15) * 2, size: 1.3 },
    ],
    ...glances(
      [
        [0, 0.7, 0.9],
        [0.7, 0.5, -0.9],
      ],
      since,
    ),
    stretch: 1 + 0.02 * Math.sin(since * 15),
    mouth: "grin",
  };
}

/** When he stops before the bite, and when the worm looks out. */
const BITE = { stops: 1.0, worm: 1.25 };

/** His mouth is open for a big bite; then he stops, and holds the two apples away from him. */
export function twoApplesAt(since: number): Acting {
  const near = pop(since / 0.35) * (1 - between(since, BITE.stops, BITE.stops + 0.18));
  const away = between(since, BITE.stops, BITE.stops + 0.2);
  const bad: Point = [mix(mix(150, 196, near), 60, away), mix(mix(500, 430, near), 520, away)];
  return {
    left: { hand: [bad[0] - 18, bad[1] + 44], bend: [70, 560], inFront: true },
    right: { hand: [580, 564], bend: [600, 600], inFront: true },
    held: [
      { thing: "apple", at: bad, size: 1.9 },
      { thing: "apple", at: [580, 520], size: 1.9 },
    ],
    look: away > 0.5 ? [since > BITE.stops + 0.45 ? 0.8 : -0.8, 0.5] : [-0.4, 0.6],
    mouth: away > 0.5 ? "hmm" : "o",
    eyes: near > 0.6 && since > 0.35 && away === 0 ? "arcs" : "open",
    tilt: 6 * near - 4 * away,
    lean: 3 * near + 5 * away,
    stretch: 1 + 0.07 * Math.max(0, 1 - Math.abs(since - BITE.stops - 0.1) / 0.2),
  };
}

/** Looks at one apple through the lens: a worm. He shrinks back from it. */
export function lookTwiceAt(since: number): Acting {
  const up = pop(since / 0.25);
  const shock = between(since, 0.42, 0.55);
  return {
    left: { hand: [mix(60, 46, shock), 556], bend: [60, 600], inFront: true },
    right: { hand: [mix(548, 486, up), mix(470, 372, up)], bend: [590, 500], inFront: true },
    held: [
      { thing: since < 0.3 ? "apple" : "appleWorm", at: [mix(60, 50, shock), 508], size: 1.9 },
      { thing: "lensEye", at: [mix(540, 396, up), mix(420, 240, up)], size: 1.2 },
    ],
    look: [-0.9, 0.4],
    tilt: -6 + 14 * shock,
    lean: 7 * shock,
    stretch: 1 + 0.06 * Math.max(0, 1 - Math.abs(since - 0.5) / 0.15),
    mouth: shock > 0.4 ? "oops" : "o",
  };
}

/** When the lens leaves his paw. */
const FLUNG_S = 0.24;

/** The good apple is up in his right paw, the lens in his left one. */
export function goodAppleAt(since: number): Acting {
  const up = pop(since / 0.3);
  return {
    ...hopAt(since - 0.1, 60),
    left: { hand: [mix(120, 66, up), mix(560, 400, up)], bend: [80, 540], inFront: true },
    right: { hand: [566, mix(564, 420, up)], bend: [600, 530], inFront: true },
    held: [
      ...(since < FLUNG_S
        ? [
            {
              thing: "lens" as const,
              at: [mix(120, 30, up), mix(480, 290, up)] as Point,
              turn: 70,
              size: 0.9,
            },
          ]
        : []),
      { thing: "apple", at: [572, mix(520, 358, up)], size: 1.9 },
    ],
    look: [0.7, -0.8],
    eyes: since > 0.5 ? "arcs" : "open",
    mouth: "grin",
  };
}

/** When the apple is in two, and when he gives one half away. */
const HALF = { breaks: 0.75, gives: 1.15 };

/** Breaks the apple in two, and holds one half down to somebody small at his right. */
export function halfAppleAt(since: number): Acting {
  const breaks = since > HALF.breaks;
  const pull = between(since, HALF.breaks, HALF.breaks + 0.2);
  const give = between(since, HALF.gives, HALF.gives + 0.3);
  const strain = since > 0.3 && !breaks ? Math.sin(since * 36) * 4 : 0;
  const [left, right]: [Point, Point] = [
    [mix(262, 170, pull), 486],
    [mix(mix(378, 470, pull), 586, give), mix(486, 622, give)],
  ];
  return {
    left: { hand: [left[0], left[1] + 26], bend: [70, 580], inFront: true },
    right: { hand: [right[0], right[1] + 6], bend: [570, 560], inFront: true },
    held: breaks
      ? [
          { thing: "halfApple", at: [left[0] + 4, left[1] - 40], size: 1.7 },
          ...(since < HALF.gives + 0.3
            ? [
                {
                  thing: "halfApple" as const,
                  at: [right[0] + 10, right[1] - 44] as Point,
                  turn: 14,
                  size: 1.7,
                },
              ]
            : []),
        ]
      : [{ thing: "apple", at: [320 + strain, 446], size: 2 }],
    look: since < 0.4 ? [0.9, 0.8] : breaks ? [0.9, 0.8] : [0, 0.8],
    turn: since < 0.4 || breaks ? 0.15 : 0,
    tilt: 8 * give + strain * 0.5,
    lean: 9 * give,
    stretch: 1 - 0.06 * give + 0.08 * Math.max(0, 1 - Math.abs(since - HALF.breaks - 0.05) / 0.15),
    blink: since > 0.4 && !breaks ? 1 : 0,
    mouth: breaks ? "grin" : "hmm",
  };
}

/** When his paw is at the shelf. */
const DUNKED_S = 0.5;

/** Leaps up to a shelf at his left with a glass in his paw, and sets it down there. */
export function dunkAt(since: number): Acting {
  const air = (since - 0.14) / 0.8;
  const isUp = air > 0 && air < 1;
  const landed = since - 0.94;
  return {
    jump: isUp ? 260 * 4 * air * (1 - air) : 0,
    stretch: isUp
      ? 1 + 0.12 * Math.abs(1 - 2 * air)
      : landed > 0
        ? 1 - 0.2 * Math.max(0, 1 - landed / 0.3) * Math.cos(landed * 12)
        : 0.84,
    left: {
      // Down again once he has landed, so that it hides nothing on the shelves.
      hand: [
        mix(mix(200, 150, Math.min(1, since / 0.3)), 96, between(since, 0.7, 1)),
        mix(mix(500, 130, Math.min(1, since / 0.35)), 560, between(since, 0.7, 1)),
      ],
      bend: [90, mix(360, 500, between(since, 0.7, 1))],
      inFront: true,
    },
    right: { hand: [560, 420], bend: [560, 520] },
    held:
      since < DUNKED_S
        ? [{ thing: "glass", at: [140, mix(470, 84, Math.min(1, since / 0.35))], size: 1.7 }]
        : [],
    look: [-0.8, -0.9],
    turn: -0.35,
    lean: -6,
    step: isUp ? Math.sin(since * 22) : 0,
    eyes: landed > 0.1 ? "arcs" : "open",
    mouth: "grin",
    tail: Math.sin(since * 14) * 16,
  };
}

/** When what he throws leaves his paw. */
const THROWN_S = 0.34;

/** He throws a broom up and to the left. */
export function tossBackAt(since: number): Acting {
  const back = between(since, 0, 0.2) * (1 - between(since, 0.22, THROWN_S));
  const out = between(since, 0.2, THROWN_S);
  return {
    look: [-0.8, -0.9],
    turn: -0.5,
    eyes: since > 0.8 ? "arcs" : "open",
    mouth: "grin",
    left: {
      hand: [mix(mix(150, 190, back), 60, out), mix(mix(400, 600, back), 210, out)],
      bend: [70, 430],
      inFront: true,
    },
    right: { hand: [444, 580], bend: [480, 510] },
    held:
      since < THROWN_S
        ? [
            {
              thing: "broom",
              at: [mix(118, 60, out), mix(430, 190, out)],
              turn: -20 - 60 * out,
              size: 2.1,
            },
          ]
        : [],
    lean: 8 * back - 8 * out * (1 - between(since, 0.6, 0.9)),
    tilt: -9 * out,
    stretch: 1 - 0.08 * back + 0.06 * out,
    tail: Math.sin(since * 7) * 14,
    ...(since > THROWN_S && hopAt(since - THROWN_S - 0.25, 50)),
  };
}

/** When a coin from somebody small at his right is in his paw. */
const CAUGHT_S = 0.42;

/** He is paid: a coin comes up to his paw, and he lifts it high. */
export function paidAt(since: number): Acting {
  const way = Math.min(1, since / CAUGHT_S);
  const up = between(since, CAUGHT_S + 0.08, CAUGHT_S + 0.4);
  const hand: Point = [mix(570, 548, up), mix(590, 300, up)];
  const coin: Point =
    way < 1
      ? [mix(720, 576, way), mix(800, 550, way) - 240 * way * (1 - way)]
      : [hand[0] + 4, hand[1] - 46];
  return {
    right: { hand, bend: [600, 520], inFront: true },
    left: { hand: [mix(190, 100, up), mix(580, 400, up)], bend: [90, 540] },
    held: [{ thing: "coin", at: coin, turn: 360 * (1 - way), size: 1.8 }],
    look: up > 0.5 ? [0.7, -0.9] : [0.9, 0.8],
    turn: 0.5 * (1 - up),
    lean: 9 * (1 - up),
    eyes: up > 0.8 ? "arcs" : "open",
    mouth: "grin",
    ...(up > 0 && hopAt(since - CAUGHT_S - 0.08, 90)),
  };
}

/** When the jar leaves his paw. */
const UP_S = 0.4;

/** Swings a jar back and tosses it up to his right. */
export function tossUpAt(since: number): Acting {
  const back = between(since, 0, 0.22) * (1 - between(since, 0.24, UP_S));
  const out = between(since, 0.22, UP_S);
  const hand: Point = [mix(470, 566, out), mix(500 + 90 * back, 210, out)];
  return {
    right: { hand, bend: [600, 440], inFront: true },
    left: {
      hand: [mix(400, 96, out), mix(540 + 80 * back, 420, out)],
      bend: [90, 540],
      inFront: true,
    },
    held:
      since < UP_S
        ? [{ thing: "heartJar", at: [hand[0] - 20 * (1 - out), hand[1] - 40], size: 1.35 }]
        : [],
    look: [0.7, mix(0.5, -0.9, out)],
    tilt: -6 * out,
    stretch: 1 - 0.1 * back + 0.08 * out,
    eyes: since > 0.75 ? "arcs" : "open",
    mouth: "grin",
    ...(since > UP_S && hopAt(since - UP_S - 0.2, 80)),
  };
}
