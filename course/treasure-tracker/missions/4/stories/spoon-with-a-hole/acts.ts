import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, pop, scatter } from "#stage/base/timing.ts";

/** Puts a finger through the hole in his spoon, and wiggles it. */
function pokeHoleAt(since: number): Acting {
  const through = between(since, 0.15, 0.4);
  const wiggle = Math.sin(since * 20) * 7 * through;
  return {
    left: {
      hand: [mix(220, 330, through) + wiggle, mix(540, 506, through)],
      bend: [80, 560],
      inFront: true,
    },
    right: { hand: [360, 700], bend: [570, 660], inFront: true },
    held: [{ thing: "ringSpoon", at: [334, 588], turn: 4 + wiggle * 0.3, size: 2.3 }],
    look: [0, 0.9],
    tilt: -5 + wiggle * 0.4,
    stretch: 1 + 0.05 * Math.max(0, 1 - Math.abs(since - 0.4) / 0.15),
    mouth: "o",
  };
}

/** On his toes, both paws up to something shiny over him; he can not reach it. */
function wantSpoonAt(since: number): Acting {
  const up = pop(since / 0.3);
  const hop = Math.abs(Math.sin(since * 9));
  return {
    left: {
      hand: [mix(200, 200, up), mix(560, 120, up) - hop * 20],
      bend: [90, 330],
      inFront: true,
    },
    right: {
      hand: [mix(440, 420, up), mix(560, 96, up) - hop * 20],
      bend: [560, 330],
      inFront: true,
    },
    look: [0.1, -1],
    tilt: Math.sin(since * 9) * 4,
    jump: 26 * hop,
    stretch: 1 + 0.06 * hop,
    step: Math.sin(since * 9),
    mouth: "grin",
    tail: Math.sin(since * 18) * 14,
  };
}

/** His paw around a spoon's handle, below its bowl. */
const pawBelow = ([x, y]: Point): Point => [x, y + 96];

/** Lifts a spoon from the bowl to his mouth; all the soup runs out through its hole. */
function holeSpoonAt(since: number): Acting {
  const up = between(since, 0.3, 1.1);
  const spoon: Point = [mix(250, 372, up), mix(600, 478, up)];
  const bites = since > 1.15;
  const isPuzzled = since > 2.3;
  const flow = since > 0.45 && since < 2.9;
  return {
    left: { hand: [200, 580], bend: [110, 560], inFront: true },
    right: { hand: pawBelow(spoon), bend: [550, 600], inFront: true },
    held: [
      { thing: "holeSpoon", at: spoon, turn: -8, size: 1.35 },
      ...(flow
        ? [{ thing: "stream" as const, at: [spoon[0] - 22, spoon[1] - 40] as Point, size: 1.5 }]
        : []),
    ],
    look: bites ? [0, isPuzzled ? 0.9 : 0.2] : [-0.3, 0.8],
    eyes: bites && !isPuzzled ? "arcs" : "open",
    mouth: bites ? (isPuzzled ? "oops" : "o") : "grin",
    tilt: bites ? -3 : 4 * up,
    stretch: bites ? 1 + 0.03 * Math.sin(since * 18) * (isPuzzled ? 0 : 1) : 1,
  };
}

/** Looks at us through the hole in the spoon. */
function throughHoleAt(since: number): Acting {
  const up = pop((since - 0.1) / 0.35);
  const spoon: Point = [mix(450, 404, up), mix(520, 318, up)];
  return {
    left: { hand: [150, 520], bend: [110, 560] },
    right: { hand: pawBelow(spoon), bend: [590, 520], inFront: true },
    held: [{ thing: "ringSpoon", at: spoon, turn: 4 + Math.sin(since * 4) * 3, size: 1.75 }],
    ...glances(
      [
        [0, 0, 0],
        [0.7, -0.7, 0],
        [1.2, 0.7, 0],
        [1.7, 0, 0],
      ],
      since,
    ),
    turn: 0,
    tilt: -5,
    mouth: "o",
  };
}

/** Holds the spoon out to us, drooping. */
const showHoleAt = (since: number): Acting => ({
  left: { hand: [190, 570], bend: [130, 540] },
  right: { hand: [552, 508], bend: [590, 610], inFront: true },
  // Beside his cheek.
  held: [{ thing: "holeSpoon", at: [562, 412], turn: 10 + Math.sin(since * 3) * 4, size: 1.35 }],
  ...glances(
    [
      [0, 0.8, -0.1],
      [1.1, 0, 0.2],
    ],
    since,
  ),
  stretch: 1 - 0.05 * between(since, 0, 0.5),
});

/** Comes to a stop on his heels with a paw up; dust flies. */
function haltAt(since: number): Acting {
  const brake = 1 - between(since, 0.15, 0.7);
  const paw = pop((since - 0.1) / 0.3);
  return {
    lean: -15 * brake * Math.min(1, since / 0.1),
    shift: 34 * between(since, 0, 0.5) - 34,
    stretch: 1 - 0.12 * brake * Math.min(1, since / 0.1),
    left: { hand: [mix(180, 104, paw), mix(566, 300, paw)], bend: [60, 500], inFront: true },
    right: { hand: [454, 570], bend: [510, 530] },
    ...glances(
      [
        [0.15, 0.9, -0.3],
        [0.75, 0, 0],
      ],
      since,
    ),
    mouth: since < 0.4 ? "oops" : "smile",
    held: Array.from({ length: 5 }, (_, index) => {
      const share = since / (0.5 + 0.2 * scatter(index));
      return {
        thing: "dust" as const,
        at: [330 + (index - 1) * 52 + share * 70, 736 - share * 46 * scatter(index + 3)] as Point,
        size: share >= 1 ? 0.01 : (0.6 + scatter(index + 7)) * (1 - share) * 1.5,
      };
    }),
  };
}

/** Holds the good spoon up high. */
const spoonUpAt = (since: number): Acting => {
  const up = pop(since / 0.35);
  return {
    ...hopAt(since - 0.1, 70),
    left: { hand: [110, 400], bend: [110, 520] },
    right: { hand: [mix(460, 470, up), mix(560, 92, up)], bend: [600, 330], inFront: true },
    held: [
      {
        thing: "plainSpoon",
        at: [mix(470, 462, up), mix(480, 4, up)],
        turn: Math.sin(since * 5) * 8,
        size: 1.4,
      },
    ],
    look: [0.4, -0.9],
  };
};

/** Eats with the good spoon: from the bowl to his mouth, and again. */
function eatSoupAt(since: number): Acting {
  const BITE_S = 1.2;
  const share = (since % BITE_S) / BITE_S;
  const up = between(share, 0.1, 0.45) * (1 - between(share, 0.75, 0.95));
  const isIn = share > 0.45 && share < 0.75;
  const spoon: Point = [mix(250, 356, up), mix(590, 346, up)];
  return {
    left: { hand: [200, 580], bend: [110, 560], inFront: true },
    right: { hand: [spoon[0] + 96, spoon[1] - 10], bend: [590, 560], inFront: true },
    held: [{ thing: "fullSpoon", at: spoon, size: 1.3 }],
    eyes: isIn ? "arcs" : "open",
    look: [-0.2, isIn ? 0 : 0.8],
    mouth: isIn ? "grin" : "o",
    stretch: isIn ? 1 + 0.03 * Math.sin(since * 18) : 1,
    tilt: isIn ? 5 : 0,
  };
}

/** When the bowl ends up on his head, in seconds after its cue. */
const HAT_S = 3.2;

/** Lifts the bowl: soup runs out of its bottom. He shrugs and wears it as a hat. */
function leakAt(since: number): Acting {
  const up = between(since, 0, 0.4);
  const bowl: Point = [320, mix(620, 516, up)];
  const worn = between(since, HAT_S, HAT_S + 0.35);
  if (worn > 0) {
    const shrug = between(since, HAT_S + 0.45, HAT_S + 0.8);
    const lifted = mix(516, 128, worn);
    const paw = mix(lifted - 38, 470, shrug);
    return {
      left: { hand: [mix(226, 96, shrug), paw], bend: [60, 480] },
      right: { hand: [mix(414, 544, shrug), paw], bend: [580, 480] },
      held: [{ thing: "bowl", at: [320, lifted], turn: 180 * worn, size: 2.3 }],
      stretch: 1 - 0.1 * Math.max(0, 1 - Math.abs(since - HAT_S - 0.45) / 0.2),
      look: [0, 0],
      tilt: 7 * shrug,
      mouth: "grin",
    };
  }
  return {
    left: { hand: [226, bowl[1] + 16], bend: [100, 560], inFront: true },
    right: { hand: [414, bowl[1] + 16], bend: [540, 560], inFront: true },
    held: [
      { thing: "bowl", at: bowl, turn: Math.sin(since * 4) * 3, size: 2.1 },
      // Out of a hole in its bottom, which is seen.
      ...(since > 0.35
        ? [
            {
              thing: "stream" as const,
              at: [320, bowl[1] + 72] as Point,
              size: 1.5 + 0.06 * Math.sin(since * 16),
            },
          ]
        : []),
    ],
    ...glances(
      [
        [0, 0, 0.8],
        [0.9, 0.2, 1],
        [1.6, 0, 0],
      ],
      since,
    ),
    tilt: since > 0.8 && since < 1.6 ? 9 : -4,
    stretch: 1 + 0.06 * Math.max(0, 1 - Math.abs(since - 0.5) / 0.3),
    mouth: "oops",
  };
}

/** The same, from when the bowl is up and leaks. */
const leakSoonAt = (since: number): Acting => leakAt(since + 0.7);

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

/** Lifts his new spoon up high; light runs over it. */
function shineSpoonAt(since: number): Acting {
  const up = pop((since - 0.1) / 0.4);
  const spoon: Point = [mix(452, 520, up), mix(480, 150, up)];
  const shine = Math.max(0.01, Math.abs(Math.sin(since * 3.2)) * Math.min(1, up));
  return {
    ...hopAt(since - 0.1, 46),
    left: { hand: [110, 420], bend: [110, 530] },
    right: { hand: [spoon[0] + 2, spoon[1] + 104], bend: [610, 420], inFront: true },
    held: [
      { thing: "holeSpoon", at: spoon, turn: 6 + 5 * Math.sin(since * 5), size: 1.5 },
      { thing: "sparkle", at: [spoon[0] + 66, spoon[1] - 112], size: 1.4 * shine },
    ],
    look: [0.6, -0.7],
    tilt: -4,
    mouth: "grin",
  };
}

/** Stops in the middle of a step, on one leg, and wobbles. */
function freezeAt(since: number): Acting {
  const wobble = Math.sin(since * 8) * Math.max(0.45, 1 - since * 0.3);
  return {
    left: { hand: [84, 340 + wobble * 34], bend: [70, 480] },
    right: { hand: [566, 300 - wobble * 34], bend: [596, 450], inFront: true },
    step: 1.4,
    lean: 4 + wobble * 8,
    shift: wobble * 8,
    tilt: -wobble * 6,
    stretch: 1.03,
    look: [0, 0],
    turn: 0.2,
    blink: 0,
    tail: wobble * 18,
    mouth: "o",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  pokeHole: pokeHoleAt,
  wantSpoon: wantSpoonAt,
  holeSpoon: holeSpoonAt,
  throughHole: throughHoleAt,
  showHole: showHoleAt,
  halt: haltAt,
  spoonUp: spoonUpAt,
  eatSoup: eatSoupAt,
  leak: leakAt,
  leakSoon: leakSoonAt,
  twirlSpoon: twirlSpoonAt,
  shineSpoon: shineSpoonAt,
  freeze: freezeAt,
} satisfies Record<string, Act>;
