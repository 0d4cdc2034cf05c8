import { inSaveJar } from "#stage/props/save-jar.ts";
import { weekBox } from "#stage/props/week-board.ts";
import { goneAt, jump, OFF, thereAt } from "./cuts.ts";
import { ABOVE, above } from "./from-above.ts";
import { thousandths } from "./scenery.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

const JAR: [number, number] = [508, 956];
/** The height from which a coin falls into the jar. */
const RIM = 656;
const BOARD: [number, number] = [500, 516];
const KITE: [number, number] = [40, 620];
const PRICE: [number, number] = [40, 762];
/** Where coins leave his paw, and where he has caught the one that he sat on. */
const PAW: [number, number] = [358, 1000];
const CAUGHT: [number, number] = [402, 938];
/** Where Pocket stands, and the coin on which he sits down. */
const PLACE: [number, number] = [274, 1140];
const HIDDEN: [number, number] = [352, 1134];
/** Numbers on the drawers of the bench. */
const ONE: [number, number] = [416, 1044];
const TWO: [number, number] = [502, 1044];
const FIVE: [number, number] = [588, 1044];

/** Coin `index` flies from a spot into its row of the jar. */
function coin(index: number, on: string, after: number, from: [number, number] = PAW): CueScript[] {
  const [x, y] = inSaveJar(index);
  const put = `coin-${index}`;
  return [
    { put, thing: "coin", to: from, size: 0.64, on, after },
    // Up to the rim, then down in the glass.
    {
      hand: put,
      to: [JAR[0] + x, RIM],
      on,
      after: thousandths(after + 0.05),
      seconds: 0.28,
      arc: 30,
    },
    {
      hand: put,
      to: [JAR[0] + x, JAR[1] + y],
      on,
      after: thousandths(after + 0.33),
      seconds: 0.22,
      arc: 0,
    },
    { sound: "clink", on, after: thousandths(after + 0.5), level: 0.6 },
  ];
}

/** The week's box gets its tick. */
function tick(week: number, on: string, after = 0): CueScript[] {
  const [x, y] = weekBox(week);
  const to: [number, number] = [BOARD[0] + x, BOARD[1] + y + 22];
  return [
    { put: `tick-${week}`, thing: "tick", to, on, after },
    { sound: "pick", on, after, level: 0.35 },
  ];
}

/** Pocket, the jar and the whole board. */
const BOTH: CueScript = { shot: "medium", of: [420, 806], width: 520 };
/** The numbers to pick from are whole on a narrow phone; he stands near them. */
const NUMBERS: CueScript = { shot: "medium", of: [418, 806], width: 534 };
const ASKING: [number, number] = [308, 1140];
/** The board and the jar under it, whole on a narrow phone, too. */
const WEEKS: CueScript = { shot: "close", of: [BOARD[0], 676], width: 374 };
/** He, his paw over the rim and the jar. */
const AT_JAR: CueScript = { shot: "two", of: [400, 812], width: 556 };
const OVER_RIM: [number, number] = [508, 650];
/** From just before a word on he holds his paw over the jar, and coins fall out of it. */
const overRim = (on: string): CueScript[] => [
  { go: "pocket", to: [278, 1122], by: "cut", on, after: -0.46, size: 1.25 },
  { act: "dropCoins", on, after: -0.46 },
];

/** A coin falls from a paw into the jar, which is seen from above. */
function fallsIn(name: string, to: [number, number], on: string, after: number): CueScript[] {
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
export const twoCoinsAWeek: StoryScript = {
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
        ...goneAt({ on: "full", after: 0.1 }, "glass"),
        { act: "peekJar", on: "full", after: 0.1 },
        { shot: "full", of: [274, 910], width: 400, on: "full", after: 0.1 },
      ],
    },
    {
      say: "Nope. And now I'm stuck!",
      mood: "oops",
      pause: 1.2,
      cues: [
        { act: "jarStuck", after: -0.2 },
        { shot: "close", of: "pocket", after: -0.2, tilt: -5 },
        { sound: "put", after: -0.15, level: 0.9 },
        {
          shot: "medium",
          of: [284, 890],
          on: "stuck",
          after: -0.35,
          tilt: 7,
          width: 400,
        },
        { shot: "vista", of: [306, 850], on: "stuck", after: 0.5, width: 520 },
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
        { shot: "insert", of: [40, 670], on: "ten", after: -0.15, width: 220, tilt: 4 },
      ],
    },
    {
      say: "I save two coins each week. Count with me!",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "point" },
        // Nearer to the camera, between the kite and the jar.
        { go: "pocket", to: [272, 1206], by: "cut", after: -0.05, size: 1.25 },
        { go: "pocket", to: PLACE, by: "cut", on: "count" },
        { shot: "vista", of: [308, 806], width: 680, after: -0.05 },
        { act: "countPaws", on: "count" },
        { shot: "close", of: [258, 868], width: 286, on: "count", tilt: -3 },
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
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { ...WEEKS, after: -0.05 },
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
        { go: "pocket", to: [252, 1140], by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.9, after: -0.05 },
        { turn: "pocket", to: null, on: "where", after: -0.1 },
        { act: "tapJar", after: -0.05 },
        { shot: "medium", of: [440, 800], width: 580, after: -0.05 },
        ...tick(2, "three"),
        ...coin(4, "five", -0.3),
        // The coin lies near the camera, and he searches behind it. The picture's edge would cut
        // the kite.
        ...["kite", "price"].map((put) => jump(put, OFF, { on: "where", after: -0.1 })),
        { go: "pocket", to: PLACE, by: "cut", on: "where", after: -0.1 },
        { act: "lookAround", on: "where", after: -0.1 },
        { shot: "full", of: [216, 990], width: 390, on: "where", after: -0.1 },
        ...thereAt({ on: "where", after: -0.1 }, ["near-coin", "coin", [300, 1300], 3.4]),
        { act: "shrug", on: "number", after: 0.2 },
        { shot: "close", of: "pocket", on: "number", after: 0.2, tilt: 4 },
        ...goneAt({ on: "number", after: 0.2 }, "near-coin"),
        ...thereAt({ on: "number", after: 0.2 }, ["hidden", "coin", HIDDEN, 0.8]),
      ],
    },
    {
      say: "Ouch! I sat on it. Six!",
      mood: "oops",
      pause: 0.5,
      cues: [
        { act: "sitOnCoin", after: -0.52 },
        ...goneAt({ after: -0.05 }, "hidden"),
        { shot: "medium", of: [254, 966], after: -0.52, width: 340 },
        { shot: "full", of: [376, 846], after: 0.02, width: 590, tilt: 5 },
        { sound: "oops", after: -0.02, level: 0.5 },
        { shot: "close", of: "pocket", on: "sat", after: -0.05 },
        { shot: "medium", of: [424, 800], width: 520, on: "six", after: -0.5 },
        ...coin(5, "six", -0.4, CAUGHT),
      ],
    },
    {
      say: "Week four. Eight!",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "countPaws", after: -0.05 },
        { turn: "pocket", to: 0.7, after: -0.05 },
        { turn: "pocket", to: null, on: "eight", after: -0.6 },
        { shot: "medium", of: [412, 800], after: -0.05, width: 510, from: "low" },
        ...overRim("eight"),
        { ...AT_JAR, on: "eight", after: -0.46 },
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
          { go: "pocket", to: ASKING, by: "cut", on: "weeks", after: -0.05 },
          { ...NUMBERS, on: "weeks", after: -0.05 },
          { go: "pocket", to: [246, 1140], by: "cut", on: "ten", after: 0.9 },
          { go: "pocket", to: ASKING, by: "cut", on: "ten", after: 2.2 },
          { shot: "close", of: [246, 830], width: 256, on: "ten", after: 0.9 },
          { ...NUMBERS, on: "ten", after: 2.2 },
          { put: "one", thing: "numberOne", to: ONE, size: 0.76, on: "more" },
          { put: "two", thing: "numberTwo", to: TWO, size: 0.76, on: "more", after: 0.1 },
          { put: "five", thing: "numberFive", to: FIVE, size: 0.76, on: "more", after: 0.2 },
          { sound: "put", on: "more", level: 0.4 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "One week",
            at: ONE,
            reach: 39,
            right: true,
            why: { say: "One! Two more coins make ten.", mood: "celebrating" },
          },
          {
            name: "Two weeks",
            at: TWO,
            reach: 39,
            right: false,
            why: { say: "Two weeks bring four coins. That makes twelve!", mood: "thinking" },
          },
          {
            name: "Five weeks",
            at: FIVE,
            reach: 39,
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
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { ...WEEKS, after: -0.05 },
        ...overRim("ten"),
        { ...AT_JAR, on: "ten", after: -0.46 },
        { go: "pocket", to: PLACE, by: "cut", on: "coins", after: 0.25 },
        { shot: "close", of: [270, 880], on: "coins", after: 0.25, tilt: 4 },
        { act: "clap", on: "coins", after: 0.25 },
        { sound: "correct", on: "coins", level: 0.35 },
      ],
    },
    {
      say: "Now the kite is mine!",
      mood: "celebrating",
      pause: 0.3,
      cues: [
        { act: "stand" },
        ...goneAt({ after: -0.25 }, "board", "tick-0", "tick-1", "tick-2", "tick-3", "tick-4"),
        { shot: "full", of: [360, 880], after: -0.25, width: 510 },
        { take: "price", after: -0.3 },
        jump("kite", [0, 520], { on: "kite", after: -0.22 }),
        { hand: "kite", to: [300, 566], on: "kite", after: -0.2, seconds: 0.7, arc: 60 },
        { sound: "whoosh", on: "kite", after: -0.2, level: 0.3 },
        ...Array.from({ length: 10 }, (_, index): CueScript => ({
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
        { shot: "close", of: [300, 800], after: -0.05, tilt: -6, width: 330 },
        { shot: "full", of: [310, 830], on: "some", after: 0, tilt: 4, width: 450 },
        { shot: "close", of: [286, 640], on: "wind", after: 0.2, tilt: -6 },
        { shot: "vista", of: [306, 720], on: "wind", after: 1.1, width: 560 },
      ],
    },
  ],
};
