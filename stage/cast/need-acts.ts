import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { mix, scatter } from "../timing.ts";
import { between, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type NeedAct = "hot" | "sipShell" | "drinkWater";

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

/** What Pocket does where he finds out what he needs. */
export const needActs: Record<NeedAct & Act, (since: number) => Acting> = {
  hot: hotAt,
  sipShell: sipShellAt,
  drinkWater: drinkWaterAt,
};
