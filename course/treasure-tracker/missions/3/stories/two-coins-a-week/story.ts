import { inSaveJar } from "#stage/props/save-jar.ts";
import { weekBox } from "./week-box.ts";
import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { ABOVE, above } from "../../../../story-parts/from-above.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

const JAR: [number, number] = [540, 956];
/** The height from which a coin falls into the jar. */
const RIM = 656;
const BOARD: [number, number] = [530, 496];
const KITE: [number, number] = [40, 620];
const PRICE: [number, number] = [40, 762];
/** Where coins leave his paw, and from where the one comes that he sat on. */
const PAW: [number, number] = [358, 1000];
const CAUGHT: [number, number] = [330, 880];
/** Where Pocket stands. */
const PLACE: [number, number] = [274, 1140];
/** Numbers on the drawers of the bench. */
const ONE: [number, number] = [456, 1034];
const TWO: [number, number] = [536, 1034];
const FIVE: [number, number] = [616, 1034];

const inJar = (index: number): [number, number] => {
  const [x, y] = inSaveJar(index);
  return [JAR[0] + x, JAR[1] + y];
};

/** Coin `index` flies from a spot into its row of the jar. */
function coin(
  index: number,
  on: string,
  after: number,
  from: [number, number] = PAW,
): CueScript<Known>[] {
  const [x, y] = inJar(index);
  const put = `coin-${index}`;
  return [
    { put, thing: "coin", to: from, size: 0.64, on, after },
    // Up to the rim, then down in the glass.
    {
      hand: put,
      to: [x, RIM],
      on,
      after: thousandths(after + 0.05),
      seconds: 0.28,
      arc: 30,
    },
    {
      hand: put,
      to: [x, y],
      on,
      after: thousandths(after + 0.33),
      seconds: 0.22,
      arc: 0,
    },
    { sound: "clink", on, after: thousandths(after + 0.5), level: 0.6 },
  ];
}

/** The week's box gets its tick. */
function tick(week: number, on: string, after = 0): CueScript<Known>[] {
  const [x, y] = weekBox(week);
  const to: [number, number] = [BOARD[0] + x, BOARD[1] + y + 22];
  return [
    { put: `tick-${week}`, thing: "tick", to, on, after },
    { sound: "pick", on, after, level: 0.35 },
  ];
}

/** Pocket, the jar and the whole board. */
const BOTH: CueScript<Known> = { shot: "medium", of: [436, 800], width: 540 };
/** The numbers to pick from are whole on a narrow phone; he stands near them. */
const NUMBERS: CueScript<Known> = { shot: "medium", of: [432, 808], width: 534 };
const ASKING: [number, number] = [266, 1140];
/** The board and the jar under it, whole on a narrow phone, too. */
const WEEKS: CueScript<Known> = { shot: "close", of: [BOARD[0], 676], width: 374 };
/** He, his paw over the rim and the jar. */
const AT_JAR: CueScript<Known> = { shot: "two", of: [424, 806], width: 556 };
const OVER_RIM: [number, number] = [540, 650];
/** Where he holds his paw over the rim: nearer to the camera. */
const atRim = (at: { on?: string; after: number }): CueScript<Known> => ({
  go: "pocket",
  to: [300, 1160],
  by: "cut",
  size: 1.25,
  ...at,
});
/** From just before a word on he holds his paw over the jar, and coins fall out of it. */
const overRim = (on: string): CueScript<Known>[] => [
  atRim({ on, after: -0.46 }),
  { act: "dropCoins", on, after: -0.46 },
];

/** A coin falls from a paw into the jar, which is seen from above. */
function fallsIn(
  name: string,
  to: [number, number],
  on: string,
  after: number,
): CueScript<Known>[] {
  return [
    { put: name, thing: "coin", to: above(10, 96), size: 1.3, on, after },
    {
      hand: name,
      to: above(...to),
      on,
      after: thousandths(after + 0.06),
      seconds: 0.26,
      arc: 20,
    },
  ];
}

/** Mission 3, second clip: two coins a week for five weeks make ten, the price of the kite. */
export const twoCoinsAWeek: StoryScript<Known> = {
  id: "missions/3/v2",
  place: "den",
  cast: { pocket: PLACE },
  lines: [
    {
      say: "Is my jar full yet?",
      mood: "wow",
      pause: 0.35,
      cues: [
        // His face over the rim, seen from the ground of the jar.
        ...thereAt({ after: -0.62 }, ["glass", "jarInside", [274, 866], 0.84]),
        { act: "peekDown", after: -0.62 },
        { shot: "insert", of: [274, 866], width: 330, after: -0.6 },
        ...goneAt({ on: "jar", after: 0.1 }, "glass"),
        { act: "peekJar", on: "jar", after: 0.1 },
        { shot: "full", of: [274, 902], width: 400, on: "jar", after: 0.1 },
      ],
    },
    {
      say: "Nope. And now I'm stuck!",
      mood: "oops",
      pause: 1.2,
      cues: [
        { act: "jarStuck", after: -0.2 },
        { shot: "close", of: "pocket", after: -0.2 },
        { sound: "put", after: -0.15, level: 0.9 },
        { shot: "vista", of: [300, 840], on: "stuck", after: 0, width: 500 },
        { sound: "pick", on: "stuck", after: 0.62, level: 1 },
      ],
    },
    {
      say: "My kite costs ten coins.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { act: "point" },
        { put: "jar", thing: "saveJar", to: JAR, after: -0.1 },
        { put: "board", thing: "weekBoard", to: OFF, after: -0.6 },
        jump("board", BOARD, { on: "coins", after: 0.9 }),
        { put: "kite", thing: "kite", to: KITE, size: 1.6, after: -0.1 },
        { put: "price", thing: "priceTen", to: PRICE, size: 0.84, after: -0.1 },
        // He admires the kite on the wall.
        { act: "lookUp", after: -0.1 },
        { turn: "pocket", to: -0.85, after: -0.1 },
        { turn: "pocket", to: null, on: "ten", after: 0.5 },
        { shot: "two", of: [160, 846], width: 480 },
        { go: "pocket", to: OFF, by: "cut", on: "ten", after: -0.15 },
        { go: "pocket", to: PLACE, by: "cut", on: "coins", after: 0.9 },
        { shot: "insert", of: [40, 676], on: "ten", after: -0.15, width: 220 },
      ],
    },
    {
      say: "I save two coins each week. Count with me!",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "point" },
        // Nearer to the camera, beside the jar and the weeks.
        ...["kite", "price"].map((put) => jump(put, OFF, { after: -0.05 })),
        { go: "pocket", to: [278, 1206], by: "cut", after: -0.05, size: 1.15 },
        { go: "pocket", to: PLACE, by: "cut", on: "count" },
        { shot: "vista", of: [392, 790], width: 600, after: -0.05 },
        { act: "countPaws", on: "count" },
        { shot: "close", of: [268, 868], width: 286, on: "count" },
      ],
    },
    {
      say: "Week one. Two!",
      mood: "happy",
      pause: 0.5,
      cues: [
        BOTH,
        { act: "payIn", on: "two", after: -0.7 },
        ...tick(0, "one"),
        ...coin(0, "two", -0.35),
        ...coin(1, "two", -0.1),
      ],
    },
    {
      say: "Week two. Four!",
      mood: "happy",
      pause: 0.5,
      cues: [
        { go: "pocket", to: OFF, by: "cut", after: -0.24 },
        { ...WEEKS, after: -0.24 },
        ...tick(1, "two"),
        ...coin(2, "four", -0.35),
        ...coin(3, "four", -0.1),
        // The paw lets two more coins fall, seen from above.
        ...thereAt(
          { on: "four", after: -0.4 },
          ["table", "woodTop", ABOVE],
          ["jar-top", "jarTop", ABOVE],
          ["top-1", "coin", above(-38, -30), 1.1],
          ["top-2", "coin", above(36, -38), 1.1],
          ["paw", "pawHolds", above(10, 300), 1],
        ),
        { shot: "insert", of: ABOVE, on: "four", after: -0.4, width: 300 },
        { hand: "paw", to: above(10, 150), on: "four", after: -0.4, seconds: 0.24, arc: 0 },
        ...fallsIn("top-3", [-34, 40], "four", -0.16),
        ...fallsIn("top-4", [40, 34], "four", 0.06),
        { hand: "paw", to: above(60, 420), on: "four", after: 0.4, seconds: 0.4, arc: 0 },
      ],
    },
    {
      say: "Week three. Five. Where is number six?",
      mood: "thinking",
      pause: 0.3,
      cues: [
        ...goneAt({ after: 0 }, "table", "jar-top", "paw", "top-1", "top-2", "top-3", "top-4"),
        { go: "pocket", to: [284, 1140], by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.9, after: -0.05 },
        { turn: "pocket", to: null, on: "where", after: -0.1 },
        { act: "tapJar", after: -0.05 },
        { ...BOTH, after: -0.05 },
        ...tick(2, "three"),
        ...coin(4, "five", -0.3),
        // The coin lies near the camera, and he searches behind it.
        { go: "pocket", to: [196, 1140], by: "cut", on: "where", after: -0.1 },
        { act: "lookAround", on: "where", after: -0.1 },
        { shot: "full", of: [226, 966], width: 440, on: "where", after: -0.1 },
        ...thereAt({ on: "where", after: -0.1 }, ["near-coin", "coin", [342, 1216], 2.5]),
      ],
    },
    {
      say: "Ouch! I sat on it. Six!",
      mood: "oops",
      pause: 0.5,
      cues: [
        { act: "sitOnCoin", after: -0.52 },
        ...goneAt({ after: -0.52 }, "near-coin"),
        jump("jar", OFF, { after: -0.52 }),
        ...[0, 1, 2, 3, 4].map((index) => jump(`coin-${index}`, OFF, { after: -0.52 })),
        { go: "pocket", to: PLACE, by: "cut", after: -0.52 },
        // He sits, and the coin springs from under him.
        { shot: "medium", of: [296, 930], after: -0.52, width: 370, from: "low" },
        { sound: "oops", after: -0.02, level: 0.5 },
        { go: "pocket", to: OFF, by: "cut", on: "six", after: -0.5 },
        jump("jar", JAR, { on: "six", after: -0.5 }),
        ...[0, 1, 2, 3, 4].map((index) =>
          jump(`coin-${index}`, inJar(index), { on: "six", after: -0.5 }),
        ),
        { ...WEEKS, on: "six", after: -0.5 },
        ...coin(5, "six", -0.4, CAUGHT),
      ],
    },
    {
      say: "Week four. Eight!",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "countPaws", after: -0.05 },
        { turn: "pocket", to: 0.4, after: -0.05 },
        { turn: "pocket", to: null, on: "eight", after: -0.6 },
        atRim({ after: -0.05 }),
        { ...AT_JAR, after: -0.05 },
        ...overRim("eight"),
        ...coin(6, "eight", -0.35, OVER_RIM),
        ...coin(7, "eight", -0.1, OVER_RIM),
        ...tick(3, "four"),
      ],
    },
    {
      moment: "weeks",
      ask: {
        say: "How many more weeks until ten?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { act: "coinNose", after: -0.05 },
          // The weeks that are left, before the numbers come.
          { go: "pocket", to: OFF, by: "cut", after: -0.05 },
          { ...WEEKS, after: -0.05 },
          { go: "pocket", to: ASKING, by: "cut", on: "weeks", after: 0.1 },
          { ...NUMBERS, on: "weeks", after: 0.1 },
          { put: "one", thing: "numberOne", to: ONE, size: 0.9, on: "more" },
          { put: "two", thing: "numberTwo", to: TWO, size: 0.9, on: "more", after: 0.1 },
          { put: "five", thing: "numberFive", to: FIVE, size: 0.9, on: "more", after: 0.2 },
          { sound: "put", on: "more", level: 0.4 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "One week",
            at: ONE,
            reach: 40,
            right: true,
            why: { say: "One! Two more coins make ten.", mood: "celebrating" },
          },
          {
            name: "Two weeks",
            at: TWO,
            reach: 40,
            right: false,
            why: { say: "Two weeks bring four coins. That makes twelve!", mood: "thinking" },
          },
          {
            name: "Five weeks",
            at: FIVE,
            reach: 40,
            right: false,
            why: { say: "Five weeks in all. But four are done!", mood: "thinking" },
          },
        ],
      },
    },
    {
      say: "Week five. Ten coins!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { take: "two" },
        { take: "five" },
        { take: "one" },
        { act: "stand" },
        ...tick(4, "five"),
        ...coin(8, "ten", -0.35, OVER_RIM),
        ...coin(9, "ten", -0.1, OVER_RIM),
        atRim({ after: -0.05 }),
        { ...AT_JAR, after: -0.05 },
        ...overRim("ten"),
        { sound: "correct", on: "coins", level: 0.35 },
      ],
    },
    {
      say: "Now the kite is mine!",
      mood: "celebrating",
      pause: 0.3,
      cues: [
        { act: "clap", after: -0.25 },
        { go: "pocket", to: PLACE, by: "cut", after: -0.25 },
        ...goneAt({ after: -0.25 }, "board", "tick-0", "tick-1", "tick-2", "tick-3", "tick-4"),
        { shot: "full", of: [376, 836], after: -0.25, width: 540 },
        { take: "price", after: -0.3 },
        jump("kite", [0, 520], { on: "kite", after: -0.22 }),
        { hand: "kite", to: [300, 566], on: "kite", after: -0.2, seconds: 0.7, arc: 60 },
        { sound: "whoosh", on: "kite", after: -0.2, level: 0.3 },
        ...Array.from({ length: 10 }, (_, index): CueScript<Known> => ({
          take: `coin-${index}`,
          on: "kite",
          after: thousandths(index / 30),
        })),
        { sound: "clink", on: "kite", level: 0.6 },
      ],
    },
    {
      say: "Whoa! That is some wind!",
      mood: "wow",
      pause: 2,
      cues: [
        ...goneAt({ after: -0.05 }, "kite", "jar"),
        { act: "kiteLift", after: -0.05 },
        { sound: "whoosh", after: 0.3, level: 0.6 },
        { shot: "close", of: [326, 796], after: -0.05, tilt: -6, width: 370 },
        { shot: "vista", of: [316, 706], on: "some", after: 0.1, width: 560 },
        // It pulls him up.
        { go: "pocket", to: [350, 990], by: "fly", on: "wind", after: 0.7, seconds: 1.6 },
      ],
    },
  ],
};
