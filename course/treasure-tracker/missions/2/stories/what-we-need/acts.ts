import type { Point } from "#characters/pocket/mood.ts";
import { between, hopAt, glances } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { wearCoatAt } from "#stage/cast/acts/doing.ts";
import { pop, mix, scatter } from "#stage/base/timing.ts";

/** He bows down to somebody small at his side, with a paw at his heart. */
const sorryAt = (since: number): Acting => {
  const bow = pop(since / 0.4);
  return {
    right: { hand: [mix(460, 360, bow), mix(566, 500, bow)], bend: [540, 560], inFront: true },
    left: { hand: [mix(180, 120, bow), mix(566, 600, bow)], bend: [110, 540] },
    look: [0.8, 0.9],
    turn: 0.7 * Math.min(1, bow),
    lean: 9 * bow,
    tilt: 8 * bow + Math.sin(since * 5) * 2,
    stretch: 1 - 0.08 * bow,
  };
};

/** Sweat runs down; he fans himself with a paw and sinks a little. */
function hotAt(since: number): Acting {
  const drops = [0, 1, 2, 3].map((index) => {
    const fall = (since * 0.8 + scatter(index + 3)) % 1;
    const x = [178, 246, 410, 470][index] ?? 320;
    return {
      thing: "raindrop" as const,
      at: [x, mix(120, 330, fall)] as Point,
      size: Math.min(1, fall * 6, (1 - fall) * 4) * 0.75 + 0.01,
    };
  });
  return {
    left: { hand: [150, 600], bend: [130, 520] },
    right: { hand: [516 + Math.sin(since * 15) * 34, 300], bend: [570, 480], inFront: true },
    held: drops,
    stretch: 1 - 0.06 * between(since, 0.2, 1),
    tilt: 6,
    look: [-0.2, -0.9],
    mouth: "o",
  };
}

/** When the crab in the shell pinches, and when it lets go. */
const PINCH_S = 1.35;

const LOOSE_S = 2.75;

const CRAB_SIZE = 1.3;

/** Where the tip of its claw is from its middle. */
const CLAW: Point = [-74, -20];

/** The middle of the crab that hangs by its claw from a point, turned. */
function hangingFrom([x, y]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [
    x - CRAB_SIZE * (CLAW[0] * cos - CLAW[1] * sin),
    y - CRAB_SIZE * (CLAW[0] * sin + CLAW[1] * cos),
  ];
}

/** Lifts a shell to drink from it. Eyes look out of it, and a claw takes his nose. */
function sipShellAt(since: number): Acting {
  const raised = between(since, 0, 0.5);
  const isOut = since > 0.95;
  const isPinched = since > PINCH_S && since < LOOSE_S;
  const pinched = Math.max(0, since - PINCH_S);
  const fallen = between(since, LOOSE_S, LOOSE_S + 0.4);
  const shake = isPinched ? Math.sin(since * 30) : 0;
  const dangles = isPinched ? 44 + Math.sin(since * 12) * 16 : 0;
  const shell: Point = isPinched
    ? hangingFrom([334 + shake * 8, 312], dangles)
    : since >= LOOSE_S
      ? [mix(382, 600, fallen), mix(392, 760, fallen * fallen)]
      : [mix(430, 350, raised), mix(560, 372, raised)];
  const holds: Acting = {
    right: { hand: [shell[0] + 30, shell[1] + 34], bend: [560, 540], inFront: true },
    left: { hand: [180, 566], bend: [150, 520] },
    look: isOut ? [0.25, 0.7] : [0.1, 0.5],
    tilt: isOut ? 4 : -7 * raised,
    mouth: "o",
    eyes: isOut || since < 0.5 ? "open" : "arcs",
  };
  const hurt: Acting = {
    left: { hand: [96 + shake * 20, 320], bend: [110, 450] },
    right: { hand: [546 - shake * 20, 320], bend: [530, 450] },
    look: [0.25, 1],
    tilt: shake * 6 - 4,
    lean: shake * 5,
    mouth: "o",
    blink: isPinched && pinched % 0.7 > 0.58 ? 1 : 0,
    ...(isPinched ? hopAt(pinched % 0.56, 70) : {}),
  };
  return {
    ...(since < PINCH_S ? holds : hurt),
    held: [
      {
        thing: isOut ? "hermit" : "shell",
        at: shell,
        turn: dangles + fallen * 300,
        size: fallen === 1 ? 0.01 : CRAB_SIZE,
      },
    ],
  };
}

/** Empties a glass in two long draughts, and breathes out. */
function drinkWaterAt(since: number): Acting {
  const raised = between(since, 0.05, 0.35) * (1 - between(since, 1.25, 1.5));
  const glass: Point = [mix(452, 340, raised), mix(500, 352, raised)];
  const isDone = since > 1.4;
  return {
    right: { hand: [glass[0] + 40, glass[1] + 30], bend: [570, 540], inFront: true },
    held: [{ thing: "glass", at: glass, turn: -48 * raised, size: 1.35 }],
    tilt: -10 * raised,
    look: [0.1, isDone ? 0 : 0.4],
    eyes: raised > 0.5 || isDone ? "arcs" : "open",
    stretch: 1 + 0.04 * Math.sin(since * 12) * raised,
    ...(isDone && { mouth: "grin" as const, ...hopAt(since - 1.5, 46) }),
  };
}

/** Lifts a bag over his head and shakes out of it what is in it. */
function tipSackAt(since: number): Acting {
  const up = between(since, 0, 0.35);
  const tip = between(since, 0.3, 0.55);
  const shake = Math.sin(since * 24) * tip * (1 - between(since, 2, 2.4));
  const at: Point = [mix(320, 350, tip), mix(470, 24, up) + shake * 10];
  return {
    left: { hand: [at[0] - 86, at[1] + 44], bend: [60, mix(540, 300, up)], inFront: true },
    right: { hand: [at[0] + 70, at[1] + 60], bend: [590, mix(540, 300, up)], inFront: true },
    held: [{ thing: "sack", at, turn: 118 * tip + shake * 7, size: 1.75 }],
    look: [0.4, mix(0.2, 0.7, tip)],
    tilt: shake * 2,
    stretch: 1 + 0.06 * up + 0.02 * shake,
    eyes: since > 1.2 ? "arcs" : "open",
    mouth: "grin",
    tail: shake * 14,
    ...(since < 0.6 && hopAt(since - 0.05, 50)),
  };
}

/** Holds a shell beside his cheek, and lower; then he looks down: was there something? */
function admireShellAt(since: number): Acting {
  const up = pop(since / 0.35);
  const side = between(since, 0.9, 1.2);
  const at: Point = [mix(300, mix(112, 156, side), up), mix(540, mix(372, 440, side), up)];
  return {
    left: { hand: [at[0] - 20, at[1] + 48], bend: [70, 560], inFront: true },
    right: { hand: [mix(460, 430, up), 560], bend: [560, 540], inFront: true },
    held: [{ thing: "shell", at, turn: Math.sin(since * 4) * 14, size: 1.5 }],
    ...glances(
      [
        [0, -0.9, -0.1],
        [1.45, 0.75, 0.95],
        [2.1, 0, 0],
      ],
      since,
    ),
    lean: mix(-5, 4, between(since, 1.4, 1.6)),
    ...(since > 1.4 && since < 2.1 ? { mouth: "hmm" as const } : {}),
    tail: Math.sin(since * 6) * 10,
  };
}

/** Looks for something in his bag, with his head deeper and deeper in it. */
function sackHeadAt(since: number): Acting {
  const up = between(since, 0, 0.3);
  const search = Math.sin(since * 15) * up;
  return {
    left: { hand: [214, mix(560, 470, up)], bend: [70, 570], inFront: true },
    right: { hand: [426, mix(560, 470 + search * 30, up)], bend: [570, 570], inFront: true },
    held: [{ thing: "sack", at: [320, mix(680, 640, up)], turn: search * 5, size: 1.7 }],
    look: [search * 0.7, 0.95],
    tilt: search * 6,
    lean: search * 3,
    stretch: 1 - 0.06 * up,
    mouth: "o",
  };
}

/** Turns the bag over and shakes it: nothing falls out. His ears and arms sink. */
function sackEmptyAt(since: number): Acting {
  const over = between(since, 0, 0.25);
  const shake = Math.sin(since * 26) * over * (1 - between(since, 0.8, 0.95));
  const sad = between(since, 0.9, 1.2);
  return {
    left: {
      hand: [mix(150, 170, sad), mix(430, 520, sad) + shake * 14],
      bend: [70, 560],
      inFront: true,
    },
    right: { hand: [mix(440, 470, sad), 566], bend: [530, 540] },
    held: [
      {
        thing: "sack",
        at: [mix(154, 160, sad), mix(520, 640, sad) + shake * 14],
        turn: mix(0, 176, over),
        size: 1.5,
      },
    ],
    look: sad > 0.5 ? [0.75, -0.85] : [-0.7, 0.7],
    turn: mix(-0.4, 0.4, sad),
    tilt: mix(-5, 9, sad),
    stretch: 1 - 0.07 * sad,
    mouth: "oops",
  };
}

/** Bends down for a shell and comes up with it. */
function pickShellAt(since: number): Acting {
  const down = between(since, 0, 0.16) * (1 - between(since, 0.2, 0.36));
  return {
    right: { hand: [mix(450, 424, down), mix(566, 690, down)], bend: [560, 600], inFront: true },
    left: { hand: [150, 540], bend: [110, 520] },
    held: since > 0.16 ? [{ thing: "shell", at: [418, mix(560, 700, down)], size: 1.25 }] : [],
    look: [0.4, 0.95],
    stretch: 1 - 0.24 * down,
    lean: 9 * down,
  };
}

/** Cold: he rubs his arms, and his knees knock. */
function shiverAt(since: number, life: number): Acting {
  const shake = Math.sin(life * 44);
  const rub = Math.sin(life * 13) * 22;
  return {
    left: { hand: [388, 486 + rub], bend: [110, 600], inFront: true },
    right: { hand: [252, 486 - rub], bend: [530, 600], inFront: true },
    shift: shake * 5,
    tilt: shake * 2.5,
    stretch: 0.95,
    step: Math.sin(life * 22) * 0.3,
    look: [-0.8, since < 0.4 ? 0.1 : -0.2],
    turn: -0.3,
    mouth: "oops",
    tail: shake * 6 - 14,
  };
}

/** Seconds after which the coat sits on him. */
const DRESSED_S = 9;

/** In the coat, his eyes follow something on the ground from the right to the left. */
const coatWatchAt = (since: number): Acting => ({
  ...wearCoatAt(DRESSED_S + since),
  ...glances(
    [
      [0, 0.9, 0.8],
      [1, 0.3, 1],
      [1.9, -0.4, 1],
      [2.7, -0.9, 0.8],
    ],
    since,
  ),
});

/** Stretches and yawns, as one does in the morning, and rubs an eye. */
function yawnAt(since: number, life: number): Acting {
  const up = between(since, 0.1, 0.7) * (1 - between(since, 1.7, 2.2));
  const rub = between(since, 2.2, 2.5);
  const circle = Math.sin(life * 9);
  return {
    left: {
      hand: [mix(mix(180, 66, up), 236, rub), mix(mix(560, 210, up), 478, rub)],
      bend: [mix(80, 110, rub), 440],
      inFront: true,
    },
    right: {
      hand: [mix(mix(460, 574, up), 400 + circle * 8, rub), mix(mix(560, 210, up), 466, rub)],
      bend: [mix(560, 540, rub), 440],
      inFront: true,
    },
    stretch: 1 + 0.08 * up,
    tilt: -8 * up + Math.sin(life * 2) * 4,
    lean: Math.sin(life * 1.3) * 3,
    blink: up > 0.5 ? 1 : 0,
    look: [Math.sin(life * 1.4) * 0.7, rub > 0.5 ? -0.6 : 0],
    mouth: up > 0.3 ? "o" : "smile",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  sorry: sorryAt,
  hot: hotAt,
  sipShell: sipShellAt,
  drinkWater: drinkWaterAt,
  tipSack: tipSackAt,
  admireShell: admireShellAt,
  sackHead: sackHeadAt,
  sackEmpty: sackEmptyAt,
  pickShell: pickShellAt,
  shiver: shiverAt,
  coatWatch: coatWatchAt,
  yawn: yawnAt,
} satisfies Record<string, Act>;
