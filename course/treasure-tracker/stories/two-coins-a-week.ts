import { inSaveJar } from "#stage/props/save-jar.ts";
import { weekBox } from "#stage/props/week-board.ts";
import { fromBehind, goneAt, OFF, overShoulder, thereAt } from "./cuts.ts";
import { thousandths } from "./scenery.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

const JAR: [number, number] = [508, 956];
/** The height from which a coin falls into the jar. */
const RIM = 656;
const BOARD: [number, number] = [500, 516];
const KITE: [number, number] = [80, 420];
const PRICE: [number, number] = [80, 562];
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

const BOTH: CueScript = { shot: "medium", of: [404, 772] };

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
        { shot: "close", of: [274, 926], after: -0.6 },
        { act: "peekJar", after: -0.6 },
        { shot: "insert", of: [274, 860], on: "full", tilt: 5 },
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
        { shot: "medium", of: [274, 820], on: "stuck", after: -0.15, tilt: 5 },
        { shot: "full", of: [330, 742], on: "stuck", after: 0.5 },
        { sound: "pick", on: "stuck", after: 0.62, level: 1 },
      ],
    },
    {
      say: "My kite costs ten coins.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { act: "stand" },
        { put: "jar", thing: "saveJar", to: JAR, after: -0.1 },
        { put: "board", thing: "weekBoard", to: BOARD, after: -0.1 },
        { put: "kite", thing: "kite", to: KITE, size: 1.6, after: -0.1 },
        { put: "price", thing: "priceTen", to: PRICE, size: 0.84, after: -0.1 },
        { shot: "medium", of: [200, 760] },
        { act: "lookUp" },
        { shot: "insert", of: [80, 470], on: "costs" },
      ],
    },
    {
      say: "I save two coins each week. Count with me!",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "point" },
        { shot: "full", of: [366, 742] },
        { act: "countPaws", on: "count" },
        { shot: "close", of: "pocket", on: "count", tilt: -3 },
      ],
    },
    {
      say: "Week one. Two!",
      mood: "happy",
      pause: 0.5,
      cues: [BOTH, ...tick(0, "one"), ...coin(0, "two", -0.35), ...coin(1, "two", -0.1)],
    },
    {
      say: "Week two. Four!",
      mood: "happy",
      pause: 0.5,
      cues: [
        { shot: "insert", of: [BOARD[0], BOARD[1] - 40] },
        ...tick(1, "two"),
        ...coin(2, "four", -0.35),
        ...coin(3, "four", -0.1),
        { go: "pocket", to: OFF, by: "cut", on: "four", after: -0.1 },
        { shot: "insert", of: [522, 850], on: "four", after: -0.1 },
      ],
    },
    {
      say: "Week three. Five. Where is number six?",
      mood: "thinking",
      pause: 0.3,
      cues: [
        { go: "pocket", to: PLACE, by: "cut", after: -0.05 },
        { act: "tapJar" },
        { shot: "medium", of: [440, 800], tilt: -3 },
        { act: "lookAround", on: "where" },
        ...tick(2, "three"),
        ...coin(4, "five", -0.3),
        { shot: "full", of: [320, 900], on: "where" },
        ...thereAt({ on: "where", after: 0 }, ["hidden", "coin", HIDDEN, 0.8]),
      ],
    },
    {
      say: "Ouch! I sat on it. Six!",
      mood: "oops",
      pause: 0.5,
      cues: [
        { act: "sitOnCoin", after: -0.52 },
        ...goneAt({ after: -0.05 }, "hidden"),
        { shot: "full", of: [340, 860], after: -0.52, tilt: 4 },
        { sound: "oops", after: -0.02, level: 0.5 },
        ...coin(5, "six", -0.4, CAUGHT),
      ],
    },
    {
      say: "Week four. Eight!",
      mood: "happy",
      pause: 0.5,
      cues: [
        ...overShoulder("over-jar", { after: -0.05 }, [300, 1110], 1.5),
        { shot: "medium", of: [440, 820], after: -0.05, tilt: 2 },
        { act: "stand" },
        ...coin(6, "eight", -0.35),
        ...coin(7, "eight", -0.1),
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
          ...fromBehind("over-jar", { after: -0.05 }, PLACE),
          { act: "coinNose", after: -0.05 },
          { ...BOTH, after: -0.05 },
          { shot: "close", of: "pocket", on: "ten", after: 0.9, tilt: -4 },
          { ...BOTH, on: "ten", after: 2.2 },
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
        ...coin(8, "ten", -0.35),
        ...coin(9, "ten", -0.1),
        { act: "hop", on: "ten" },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { shot: "insert", of: [522, 850], after: -0.05 },
        { go: "pocket", to: PLACE, by: "cut", on: "coins", after: 0.2 },
        { shot: "close", of: "pocket", on: "coins", after: 0.2 },
        { act: "clap", on: "coins", after: 0.2 },
        { sound: "correct", on: "coins", level: 0.35 },
      ],
    },
    {
      say: "Now the kite is mine!",
      mood: "celebrating",
      pause: 0.3,
      cues: [
        { act: "stand" },
        { shot: "medium", of: [230, 760], after: -0.25 },
        { take: "price", after: -0.3 },
        { hand: "kite", to: [398, 672], on: "kite", after: -0.2, seconds: 0.7, arc: 60 },
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
        { take: "kite", after: -0.05 },
        { act: "kiteLift", after: -0.1 },
        { sound: "whoosh", after: 0.3, level: 0.6 },
        { shot: "medium", of: [300, 800], after: -0.05, tilt: -6 },
        { shot: "full", of: [340, 640], on: "some", after: 0.05, tilt: 4 },
        { shot: "close", of: [286, 640], on: "wind", after: 0.35, tilt: -6 },
        { shot: "wide", of: [320, 640], on: "wind", after: 1.3 },
      ],
    },
  ],
};
