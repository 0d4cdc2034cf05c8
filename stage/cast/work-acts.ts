import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { ease, mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type WorkAct = "drink" | "hiccup" | "sweep" | "scrub" | "showCoin";

/** Seconds of a gulp, and how many he takes. */
const GULP_S = 0.42;
const GULPS = 9;

/** A cup goes to his mouth and is empty; the next one follows. */
function drinkAt(since: number): Acting {
  const gulp = Math.min(GULPS, since / GULP_S);
  const full = between(since, GULPS * GULP_S, GULPS * GULP_S + 0.3);
  if (full > 0)
    return {
      left: { hand: [mix(260, 246, full), 590], bend: [90, 540], inFront: true },
      right: { hand: [mix(370, 394, full), 590], bend: [550, 540], inFront: true },
      stretch: 1 - 0.1 * Math.sin(full * Math.PI) - 0.05 * full,
      look: [0, 0.9],
      tilt: 7 * full,
      mouth: "o",
      blink: since % 0.7 < 0.14 ? 1 : 0.3,
    };
  const share = gulp % 1;
  const raised = Math.sin(Math.PI * share);
  const cup: Point = [mix(470, 352, raised), mix(520, 348, raised)];
  return {
    right: { hand: [cup[0] + 34, cup[1] + 34], bend: [560, 540], inFront: true },
    held: [{ thing: "lemonade", at: cup, turn: -52 * raised, size: 1.15 }],
    look: [0.2 * (1 - raised), mix(0.7, -0.2, raised)],
    tilt: -8 * raised,
    mouth: raised > 0.5 ? "o" : "smile",
    eyes: raised > 0.6 ? "arcs" : "open",
    stretch: 1 + 0.05 * raised,
  };
}

/** Hiccups throw him up, eyes wide, each `EVERY_S`. */
const EVERY_S = 1.25;
function hiccupAt(since: number): Acting {
  const own = since % EVERY_S;
  const jolt = Math.max(0, 1 - own / 0.3);
  return {
    ...hopAt(own + 0.12, 64),
    left: { hand: [254, 586], bend: [90, 540], inFront: true },
    right: {
      hand: [mix(392, 356, jolt), mix(590, 392, ease(1 - own * 1.4))],
      bend: [560, 540],
      inFront: true,
    },
    look: [0, mix(0.5, -0.6, jolt)],
    blink: own > 0.5 && own < 0.62 ? 1 : 0,
    ...(own < 0.35 && { mouth: "o" as const }),
    tilt: -7 * jolt,
  };
}

/** Strokes of the broom from side to side; he follows it with his whole body. */
function broomAt(since: number): Acting {
  const swing = Math.sin(since * 5.2);
  const x = 320 + swing * 120;
  return {
    left: { hand: [x - 10, 566], bend: [130, 560], inFront: true },
    right: { hand: [x + 92, 486], bend: [580, 520], inFront: true },
    held: [{ thing: "broom", at: [x + 4, 640], turn: 14 - swing * 18, size: 3.2 }],
    look: [swing * 0.8, 0.7],
    turn: swing * 0.5,
    lean: swing * 5,
    shift: swing * 24,
    stretch: 1 - 0.04 * Math.abs(swing),
  };
}

/** Rubs in circles, harder and harder, until the foam flies onto his head. */
function scrubAt(since: number): Acting {
  const speed = 7 + Math.min(6, since * 2);
  const [circleX, circleY] = [Math.cos(since * speed), Math.sin(since * speed)];
  const foam = pop((since - 1.25) / 0.35);
  const isWet = since > 1.25;
  const wipes = isWet ? 0.25 : 1;
  const hand: Point = [596 + circleX * 40 * wipes, 440 + circleY * 54 * wipes];
  return {
    right: { hand, bend: [540, 560], inFront: true },
    left: isWet
      ? { hand: [128, 420], bend: [120, 540] }
      : { hand: [540 + circleX * 26, 500 + circleY * 30], bend: [360, 620], inFront: true },
    held: [{ thing: "sponge", at: [hand[0] + 26, hand[1] - 6], turn: circleX * 14, size: 1.2 }],
    look: isWet ? [0, -1] : [0.9, -0.1],
    turn: isWet ? 0.1 : 0.7,
    lean: isWet ? -3 : 6 + circleX * 3,
    shift: circleX * 8 * wipes,
    ...(foam > 0 && { foam }),
    ...(isWet ? hopAt(since - 1.22, 36) : {}),
    ...(isWet && since < 2.1 && { mouth: "o" as const }),
  };
}

/** What Pocket does in the stories of earning. */
export const workActs: Record<WorkAct & Act, (since: number, life: number) => Acting> = {
  drink: drinkAt,
  hiccup: hiccupAt,
  sweep: broomAt,
  scrub: scrubAt,
  showCoin: (since) => {
    const raised = pop(since / 0.35);
    const hand: Point = [mix(470, 566, raised), mix(560, 330, raised)];
    return {
      ...glances([[0, 0.8, -0.5]], since),
      right: { hand, bend: [560, 520] },
      held: [
        {
          thing: "coin",
          at: [hand[0] + 6, hand[1] - 40],
          turn: Math.sin(since * 4) * 12,
          size: 1.7,
        },
      ],
      ...hopAt(since, 40),
    };
  },
};
