import { toChild } from "../../../../story-parts/bridge/to-child.ts";
import { jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, LineScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

const CUT = { after: -0.05 };
/** Where cups and mug stand on the table, where the coins lie before them, and how high a cup's rim is. */
const CUPS = { cupSpend: 140, cupSave: 268, cupShare: 396 } as const;
const CUP_Y = 906;
const COIN_Y = 986;
const MUG: [number, number] = [528, 914];

/** A coin flies over the rim of its cup, and is in it. */
const into = (coin: string, x: number, on: string, after = -0.1): CueScript<Known>[] => [
  { hand: coin, to: [x, CUP_Y - 40], on, after, seconds: 0.4, arc: 110 },
  jump(coin, OFF, { on, after: thousandths(after + 0.42) }),
  { sound: "clink", on, after: thousandths(after + 0.4), level: 0.6 },
];

/** Drops fly out of the mug. */
const drops = (
  [
    [510, 770],
    [600, 740],
    [660, 800],
  ] as [number, number][]
).flatMap((to, index): CueScript<Known>[] => [
  ...thereAt({ on: "oops", after: 0 }, [`drop-${index}`, "splash", MUG, 0.35]),
  { hand: `drop-${index}`, to, on: "oops", after: 0.02, seconds: 0.35 },
  { take: `drop-${index}`, on: "oops", after: 0.4 },
]);

/** The same idea in a child's own life, for all ages: Jo has a cup for each job, and a mug beside them. */
export const jo: LineScript<Known>[] = [
  {
    say: "Three coins, three jobs!",
    by: "jo",
    mood: "happy",
    pause: 0.35,
    cues: [
      ...toChild("room", ["jo", [346, 1016]]),
      ...thereAt(
        CUT,
        ["cup-spend", "cupSpend", [CUPS.cupSpend, CUP_Y]],
        ["cup-save", "cupSave", [CUPS.cupSave, CUP_Y]],
        ["cup-share", "cupShare", [CUPS.cupShare, CUP_Y]],
        ["cocoa", "cocoa", MUG],
        ["own-0", "coin", [204, COIN_Y]],
        ["own-1", "coin", [332, COIN_Y]],
        ["own-2", "coin", [460, COIN_Y]],
      ),
      { shot: "wide", of: [356, 690], after: -0.05, width: 560 },
      ...[0, 1, 2].map((coin): CueScript<Known> => ({
        hand: `own-${coin}`,
        to: [204 + coin * 128, COIN_Y],
        on: "coins",
        after: coin * 0.15,
        seconds: 0.3,
        arc: 40,
      })),
      { sound: "clink", on: "coins", level: 0.5 },
    ],
  },
  {
    say: "Spend, save, share. Oops! My cocoa!",
    by: "jo",
    mood: "happy",
    pause: 1.5,
    cues: [
      { shot: "insert", of: [352, 780], after: -0.05, width: 540 },
      ...into("own-0", CUPS.cupSpend, "spend"),
      ...into("own-1", CUPS.cupSave, "save"),
      // The last one bounces off its cup's rim.
      {
        hand: "own-2",
        to: [CUPS.cupShare + 30, CUP_Y - 58],
        on: "share",
        after: -0.1,
        seconds: 0.4,
        arc: 110,
      },
      { sound: "pick", on: "share", after: 0.3, level: 0.6 },
      {
        hand: "own-2",
        to: [MUG[0], MUG[1] - 34],
        on: "share",
        after: 0.3,
        seconds: 0.42,
        arc: 120,
      },
      jump("own-2", OFF, { on: "share", after: 0.73 }),
      { sound: "put", on: "oops", level: 0.9 },
      ...drops,
      { shot: "full", of: [352, 710], on: "oops", after: 0.3, width: 540 },
      { feel: "jo", as: "laugh", on: "cocoa", after: 0.5 },
    ],
  },
];
