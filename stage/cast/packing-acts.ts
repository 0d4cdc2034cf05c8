import type { Point } from "#characters/pocket/mood.ts";
import type { PACKING_ACTS } from "../showing-names.ts";
import { mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

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

/** What Pocket does where he packs shells and no water. */
export const packingActs: Record<
  (typeof PACKING_ACTS)[number],
  (since: number, life: number) => Acting
> = {
  tipSack: tipSackAt,
  admireShell: admireShellAt,
  sackHead: sackHeadAt,
  sackEmpty: sackEmptyAt,
  pickShell: pickShellAt,
  shiver: shiverAt,
};
