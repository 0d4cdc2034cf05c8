import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { mix, scatter, pop } from "#stage/base/timing.ts";

/** When the shout reaches him while he eats, and how long it blows. */
const BLAST = { from: 0.5, to: 2.8 };

/** A bite of his sandwich; then a shout blows him back, and he covers an ear. */
function blastAt(since: number): Acting {
  const blow =
    between(since, BLAST.from, BLAST.from + 0.18) * (1 - between(since, BLAST.to, BLAST.to + 0.4));
  const flutter = Math.sin(since * 34) * blow;
  const bite = Math.max(0, Math.sin(since * 12)) * (1 - Math.min(1, blow * 4));
  const food: Point = [mix(330, 420, blow), mix(404 - bite * 24, 590, blow)];
  const bits = Array.from({ length: 7 }, (_, index) => {
    const share = ((since - BLAST.from) * 1.5 + scatter(index)) % 1;
    return {
      thing: index < 4 ? ("gust" as const) : ("leaf" as const),
      at: [mix(760, -330, share), 60 + index * 92 - share * 40] as Point,
      turn: index < 4 ? 168 : since * 400 + index * 60,
      size: blow < 0.2 ? 0.01 : index < 4 ? 1.3 : 0.8,
    };
  });
  return {
    lean: -15 * blow + flutter,
    shift: -34 * blow + flutter * 5,
    stretch: 1 - 0.05 * blow + 0.015 * flutter,
    left: {
      hand: [mix(246, 176, blow), mix(430, 236, blow)],
      bend: [60, 450],
      inFront: true,
    },
    right: { hand: [food[0] + 84, food[1] + 22], bend: [560, 560], inFront: true },
    held: [...bits, { thing: "sandwich", at: food, turn: flutter * 4, size: 1.5 }],
    look: [blow > 0.3 ? 0.6 : 0, blow > 0.3 ? -0.4 : 0.3],
    turn: 0.35 * blow,
    eyes: blow > 0.3 || bite < 0.1 ? "open" : "arcs",
    blink: blow > 0.3 ? 0.5 + 0.2 * flutter : 0,
    mouth: blow > 0.3 ? "oops" : "grin",
    tail: -24 * blow + flutter * 9,
  };
}

/** Holds five coins before his belly, in a row from paw to paw. */
function fiveCoinsAt(since: number): Acting {
  const up = pop(since / 0.4);
  const far = 232 * Math.min(1, up);
  const y = mix(640, 540, up);
  return {
    left: { hand: [320 - far, y + 40], bend: [70, 620], inFront: true },
    right: { hand: [320 + far, y + 40], bend: [570, 620], inFront: true },
    held: [-2, -1, 0, 1, 2].map((index) => ({
      thing: "coin" as const,
      at: [320 + index * 0.44 * far, y + 12 * (index ** 2 - 2)] as Point,
      size: up < 0.05 ? 0.01 : 1.6,
    })),
    ...glances(
      [
        [0, 0.3, 0.9],
        [1.3, 0, 0],
      ],
      since,
    ),
  };
}

/** Weighs the hat in one paw against the book in the other. */
function weighAt(since: number): Acting {
  const up = pop(since / 0.35);
  const side = Math.sin(Math.max(0, since - 0.4) * 2.7);
  const left: Point = [mix(180, 60, up), mix(566, 490 - side * 60, up)];
  const right: Point = [mix(460, 580, up), mix(566, 490 + side * 60, up)];
  return {
    left: { hand: left, bend: [86, 590], inFront: true },
    right: { hand: right, bend: [554, 590], inFront: true },
    held: [
      { thing: "hat", at: [left[0] - 6, left[1] - 62], size: 1.75 * Math.max(0.01, up) },
      { thing: "boatBook", at: [right[0] + 6, right[1] - 116], size: 1.3 * Math.max(0.01, up) },
    ],
    look: [-side * 0.95, -0.1 - 0.3 * Math.abs(side)],
    turn: -side * 0.45,
    tilt: side * 5,
    lean: side * 4,
    mouth: "hmm",
  };
}

/** Holds the hat and the book, and will give neither back. */
const wantBothAt = (since: number): Acting => ({
  ...weighAt(since),
  ...hopAt((since - 0.3) % 0.8, 50),
  look: [0, 0],
  turn: 0,
  tilt: 4 * Math.sin(since * 7),
  mouth: "grin",
  tail: 16 * Math.sin(since * 12),
});

/** When the sandwich leaves his paw, in seconds after the cue. */
const THROWN_S = 0.55;

/** Swings his sandwich back and throws it up to the horn. */
function plugThrowAt(since: number): Acting {
  const back = between(since, 0, 0.4) * (1 - between(since, 0.42, THROWN_S));
  const out = between(since, 0.42, THROWN_S) * (1 - between(since, 1.1, 1.5));
  const hand: Point = [mix(mix(460, 596, back), 612, out), mix(mix(560, 640, back), 240, out)];
  return {
    ...hopAt(since - 0.42, 60),
    right: { hand, bend: [590, 470], inFront: true },
    left: { hand: [mix(180, 96, out), mix(566, 500, out)], bend: [100, 520] },
    held:
      since < THROWN_S
        ? [{ thing: "sandwich", at: [hand[0] + 8, hand[1] - 30], turn: 30 * back, size: 1.5 }]
        : [],
    lean: -13 * back + 13 * out,
    look: [0.8, -0.9],
    turn: 0.5,
    tail: 16 * back - 12 * out,
    mouth: back > 0.2 ? "hmm" : "grin",
  };
}

/** When he pushes the hat up again. */
const PEEK_S = 1.9;

/** A hat that is too big: it falls over his eyes, he feels for it and pushes it up. */
function bigHatAt(since: number): Acting {
  const fallen = between(since, 0.05, 0.4);
  const feels = between(since, 0.7, 1);
  const up = pop((since - PEEK_S) / 0.3);
  const wobble = Math.sin(since * 9) * 5 * feels * (1 - Math.min(1, up));
  const paw = (x: number): Point => [
    mix(x < 320 ? 120 : 520, x, feels),
    mix(470, mix(232, 160, up), feels),
  ];
  return {
    left: { hand: paw(150), bend: [50, 400], inFront: true },
    right: { hand: paw(490), bend: [590, 400], inFront: true },
    held: [
      {
        thing: "hat",
        at: [320 + wobble * 2, mix(mix(-260, 176, fallen), 74, up)],
        turn: wobble,
        size: 3.5,
      },
    ],
    stretch: 1 - 0.13 * Math.max(0, 1 - Math.abs(since - 0.45) / 0.25),
    tilt: wobble,
    shift: wobble * 3,
    look: [0, up > 0.4 ? -0.2 : 0],
    mouth: since < 0.35 ? "smile" : up > 0.4 ? "grin" : "oops",
  };
}

/** When he sees that it is the wrong way up, and when it is the right one. */
const TURNS = { from: 1.7, to: 2.15 };

/** Reads with great care, and turns the book the right way up. */
function readBookAt(since: number): Acting {
  const up = pop(since / 0.35);
  const turned = between(since, TURNS.from, TURNS.to);
  const swing = Math.sin(turned * Math.PI);
  const y = mix(640, 566, up);
  return {
    left: { hand: [mix(180, 206, up) - swing * 40, y], bend: [90, 600], inFront: true },
    right: { hand: [mix(460, 434, up) + swing * 40, y], bend: [550, 600], inFront: true },
    held: [{ thing: "boatBook", at: [322, y - 20], turn: 180 + 180 * turned, size: 1.95 }],
    look: turned > 0.5 ? [0, 0.5] : [Math.sin(since * 5) * 0.8, 0.9],
    tilt: turned > 0.5 ? 0 : 9 * between(since, 0.6, 1.1),
    mouth: turned > 0.5 ? "grin" : "hmm",
    ...(since > TURNS.to && hopAt((since - TURNS.to) % 1.1, 44)),
  };
}

/** When the sandwich hits his face, and when he has eaten it up. */
const HIT = { at: 0.35, slips: 1.15, eaten: 2.2 };

/** Looks up; a sandwich hits his face. He shakes himself and eats it. */
function faceHitAt(since: number): Acting {
  const hit = since - HIT.at;
  if (hit < 0)
    return {
      look: [0.8, -0.9],
      turn: 0.4,
      mouth: "o",
      left: { hand: [112, 420], bend: [130, 540] },
      right: { hand: [528, 420], bend: [510, 540] },
    };
  const slips = between(since, HIT.slips, HIT.slips + 0.3);
  const chews = since > HIT.slips + 0.2;
  const shake = chews ? Math.sin(since * 18) * 0.03 : 0;
  return {
    stretch: 1 - 0.2 * Math.max(0, 1 - hit / 0.35) * Math.cos(hit * 18) + shake,
    lean: -12 * Math.max(0, 1 - hit / 0.6),
    left: { hand: [mix(100, 250, slips), mix(330, 440, slips)], bend: [80, 540], inFront: true },
    right: { hand: [mix(540, 390, slips), mix(330, 440, slips)], bend: [560, 540], inFront: true },
    held: [
      {
        thing: "sandwich",
        at: [320, mix(348, 420, slips)],
        turn: Math.sin(since * 14) * 4,
        size: Math.max(0.01, mix(1.9, 1.5, slips) * (1 - between(since, 1.7, HIT.eaten))),
      },
    ],
    look: [0, 0],
    eyes: chews ? "arcs" : "open",
    mouth: "grin",
    tilt: Math.sin(since * 9) * 3 * slips,
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

/** What Pocket acts in this story alone. */
export const acts = {
  cheer: (since) => ({
    map: 0.17,
    coins: Math.min(4, since * 3),
    ...glances(
      [
        [0, -0.5, 0.9],
        [0.8, 0.5, 0.9],
        [1.6, 0, 0],
      ],
      since,
    ),
    ...(since > 1.5 && hopAt((since - 1.5) % 0.95, 90)),
  }),
  blast: blastAt,
  fiveCoins: fiveCoinsAt,
  weigh: weighAt,
  wantBoth: wantBothAt,
  plugThrow: plugThrowAt,
  bigHat: bigHatAt,
  readBook: readBookAt,
  faceHit: faceHitAt,
  peekHat: peekHatAt,
} satisfies Record<string, Act>;
