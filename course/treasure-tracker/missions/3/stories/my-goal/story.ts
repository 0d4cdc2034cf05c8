import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** The places of the goal board, and where its pictures fall. */
const BOARD: [number, number] = [440, 840];
const WHAT: [number, number] = [466, 656];
const HOW_MUCH: [number, number] = [466, 842];
const WHEN: [number, number] = [466, 1026];
const FALLEN_KITE: [number, number] = [322, 1200];
const FALLEN_COINS: [number, number] = [446, 1212];
const FALLEN_WEEKS: [number, number] = [570, 1200];
/** Pocket before the board, at its right (`stage/cast/picturing-acts.ts`). */
const AT_BOARD: [number, number] = [690, 1140];
/** Away from it, by the sea. */
const ASIDE: [number, number] = [820, 1140];
/** Behind it: he looks over its upper edge, or hides. */
const OVER: [number, number] = [440, 728];
const HIDDEN: [number, number] = [440, 1000];
/** The board and who stands at it, or over it. */
const BOTH: [number, number] = [556, 770];
const BOARD_SHOT = { of: BOTH, width: 590 };
const ALL: [number, number] = [440, 740];
/** He looks over the edge of the board, at one corner or the other. */
const FACE = { shot: "close" as const, of: [552, 410] as [number, number], width: 360 };

/** The whole board, without him. */
const ROWS = { shot: "close" as const, of: [440, 852] as [number, number], width: 400 };
const rows = (on: string, after: number): CueScript<Known>[] => [
  { go: "pocket", to: OFF, by: "cut", on, after },
  { ...ROWS, on, after },
];

/** Four of the ten socks lie in the sand; the other six land on Pocket. */
const SOCKS: [x: number, y: number][] = [
  [486, 1172],
  [640, 1210],
  [766, 1214],
  [922, 1176],
];

const fall = (put: string, to: [number, number], after: number): CueScript<Known> => ({
  hand: put,
  to,
  on: "achoo",
  after,
  seconds: 0.6,
  arc: 90,
});

/** Something on the board jumps up when he claps on its row. */
const claps = (
  put: string,
  to: [number, number],
  at: { on: string; after?: number },
): CueScript<Known> => ({
  hand: put,
  to,
  ...at,
  seconds: 0.3,
  arc: 22,
});

/** Ten coins fly in from his side, one after the other, and are on the board. */
const coinsFly = Array.from({ length: 10 }, (_, index): CueScript<Known>[] => {
  const after = (index * 10 - 5) / 100;
  const name = `coin-${index}`;
  return [
    { put: name, thing: "coin", to: [760, 960], size: 0.8, on: "ten", after },
    {
      hand: name,
      to: [436 + (index % 5) * 14, 868],
      on: "ten",
      after,
      seconds: 0.4,
      arc: 90,
    },
    { take: name, on: "ten", after: (index * 10 + 38) / 100 },
  ];
}).flat();

/** Mission 3, first clip: ten socks and no shoes; a goal says what, how much and by when. */
export const myGoal: StoryScript<Known> = {
  id: "missions/3/v1",
  place: "grove",
  cast: { pocket: [700, 1140] },
  lines: [
    {
      say: "Wow! I bought lots of stuff!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { shot: "vista", of: [700, 866], after: -0.6, width: 540 },
        { shot: "medium", of: [704, 930], on: "bought", width: 400 },
        { act: "socks", after: -0.3 },
        ...SOCKS.flatMap((to, index): CueScript<Known>[] => [
          {
            put: `sock-${index}`,
            thing: index % 2 === 0 ? "pinkSockLies" : "blueSockLies",
            to: [to[0], 600],
            size: 1.05,
            after: (index * 3) / 10,
          },
          { hand: `sock-${index}`, to, after: (index * 30 + 2) / 100, seconds: 0.5, arc: 0 },
        ]),
        { sound: "put", after: 0.2, level: 0.4 },
        { sound: "put", after: 0.8, level: 0.4 },
        { sound: "pick", after: 1.2, level: 0.5 },
      ],
    },
    {
      say: "Ten socks. And no shoes!",
      mood: "oops",
      pause: 0.3,
      cues: [
        { act: "bareFoot", on: "and" },
        { shot: "full", of: [706, 930], on: "and", width: 520, from: "high" },
      ],
    },
    {
      say: "Ouch, ouch! The sand is hot!",
      mood: "oops",
      pause: 0.8,
      cues: [
        { act: "hotSand" },
        { act: "coolFeet", on: "hot" },
        // His feet come down on two socks.
        { shot: "close", of: [704, 926], on: "hot", width: 350 },
        { sound: "put", on: "ouch", level: 0.5 },
        { sound: "rustle", on: "sand", level: 0.4 },
      ],
    },
    {
      say: "I had no goal.",
      mood: "thinking",
      pause: 0.3,
      cues: [
        { act: "shrug" },
        { put: "tangle", thing: "tangleThought", to: [846, 664], size: 0.9, after: 0.05 },
        { shot: "full", of: [764, 850], width: 480, from: "high" },
        { hand: "tangle", to: [852, 656], on: "no", seconds: 0.5, arc: 12 },
      ],
    },
    {
      say: "What do I want? A kite!",
      mood: "wow",
      pause: 0.4,
      cues: [
        ...SOCKS.map((_, index): CueScript<Known> => ({ take: `sock-${index}` })),
        ...goneAt({ after: -0.05 }, "tangle"),
        ...thereAt({ after: -0.05 }, ["board", "goalBoard", BOARD]),
        { put: "board-near", thing: "goalBoardNear", to: OFF, after: -0.05 },
        // He stands before it, and the wind brings a kite.
        { go: "pocket", to: AT_BOARD, by: "cut", after: -0.05 },
        { turn: "pocket", to: -0.8, after: -0.05 },
        { turn: "pocket", to: null, on: "a", after: 1.2 },
        { act: "lookUp", after: -0.05 },
        ...thereAt({ after: -0.05 }, ["wind-kite", "kite", [900, 300], 1.9]),
        { shot: "full", ...BOARD_SHOT, after: -0.05 },
        { hand: "wind-kite", to: [700, 560], after: 0, seconds: 1.2, arc: 60 },
        { sound: "whoosh", on: "kite", after: -0.5, level: 0.35 },
        { take: "wind-kite", on: "a", after: 1 },
        { act: "pinKite", on: "a", after: 1.2 },
        ...thereAt({ on: "a", after: 1.7 }, ["kite", "kite", WHAT, 1.3]),
        { sound: "put", on: "kite", after: 0.3, level: 0.6 },
      ],
    },
    {
      say: "How much? Ten coins.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "showCoins", after: -0.1 },
        { go: "pocket", to: [760, 1140], by: "cut", after: -0.1 },
        { shot: "close", of: [760, 900], after: -0.1 },
        { go: "pocket", to: AT_BOARD, by: "cut", on: "ten", after: -0.1 },
        { act: "point", on: "ten", after: -0.1 },
        { shot: "full", ...BOARD_SHOT, on: "ten", after: -0.1 },
        ...coinsFly,
        ...thereAt({ on: "ten", after: 0.9 }, ["coins", "tenCoins", HOW_MUCH, 0.76]),
        { sound: "clink", on: "ten", after: 0.35, level: 0.6 },
      ],
    },
    {
      say: "By when? In five weeks.",
      mood: "talking",
      pause: 0.3,
      cues: [
        // He shows the row of the sun and the moon, and day after day goes by.
        { act: "tapRows", after: -1.05 },
        { go: "pocket", to: [736, 1140], by: "cut", after: -0.05 },
        { shot: "vista", of: [576, 800], after: -0.05, width: 640 },
        ...[0, 1, 2].flatMap((day): CueScript<Known>[] => [
          { light: 1, seconds: 0.28, after: (day * 60 + 10) / 100 },
          { light: 0, seconds: 0.28, after: (day * 60 + 40) / 100 },
        ]),
        ...rows("in", -0.1),
        // The calendar falls into its row.
        ...thereAt({ on: "in", after: -0.05 }, ["weeks", "weeks", [720, 780], 1.15]),
        { hand: "weeks", to: WHEN, on: "in", after: 0, seconds: 0.42, arc: 110 },
        { hand: "weeks", to: WHEN, on: "weeks", seconds: 0.25, arc: 10 },
        { sound: "pick", on: "five", after: 0.25, level: 0.6 },
      ],
    },
    {
      say: "Ah, ah, achoo!",
      mood: "oops",
      pause: 1.1,
      cues: [
        { go: "pocket", to: [800, 1140], by: "cut", after: -0.38 },
        { shot: "close", of: [806, 870], after: -0.38, width: 290 },
        { go: "pocket", to: AT_BOARD, by: "cut", on: "achoo" },
        { act: "achoo", on: "achoo", after: -1.15 },
        { sound: "sneeze", on: "achoo", after: 0.05 },
        { shot: "vista", of: [560, 820], on: "achoo", tilt: 5, width: 640 },
        fall("kite", FALLEN_KITE, 0.1),
        fall("coins", FALLEN_COINS, 0.2),
        fall("weeks", FALLEN_WEEKS, 0.3),
        { sound: "clink", on: "achoo", after: 0.7 },
      ],
    },
    {
      moment: "goal",
      ask: {
        say: "Oops! Where does each one go?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          // He has hidden behind the board; first his paws come, then he himself.
          jump("board-near", BOARD, { after: -0.3 }),
          jump("board", OFF, { after: -0.3 }),
          { go: "pocket", to: HIDDEN, by: "cut", after: -0.3 },
          { put: "paws", thing: "pawsOver", to: [440, 556], after: -0.1 },
          { act: "sockPuppet", on: "each", hides: true },
          { act: "stand", after: -0.3, hides: true },
          { shot: "full", of: ALL, after: -0.3 },
          { go: "pocket", to: OVER, by: "rise", seconds: 0.5, after: 0.15 },
          { take: "paws", on: "each" },
          { ...FACE, on: "go", after: 1.05 },
          { shot: "full", of: ALL, on: "go", after: 2.15 },
          // He ducks, and looks over the other corner.
          { go: "pocket", to: HIDDEN, by: "rise", seconds: 0.2, on: "go", after: 0.3 },
          { go: "pocket", to: [510, 1000], by: "cut", on: "go", after: 0.55 },
          { go: "pocket", to: [510, 728], by: "rise", seconds: 0.3, on: "go", after: 0.6 },
          { go: "pocket", to: [510, 1000], by: "rise", seconds: 0.2, on: "go", after: 1.93 },
          { go: "pocket", to: HIDDEN, by: "cut", on: "go", after: 2.15 },
          { go: "pocket", to: OVER, by: "rise", seconds: 0.3, on: "go", after: 2.17 },
        ],
      },
      pause: 4,
      task: {
        do: "sort",
        things: [
          {
            put: "kite",
            name: "Kite",
            at: FALLEN_KITE,
            reach: 58,
            places: [0],
            why: { say: "The kite is what I want.", mood: "talking" },
          },
          {
            put: "coins",
            name: "Ten coins",
            at: FALLEN_COINS,
            reach: 58,
            places: [1],
            why: { say: "Ten coins is how much it costs.", mood: "talking" },
          },
          {
            put: "weeks",
            name: "Five weeks",
            at: FALLEN_WEEKS,
            reach: 58,
            places: [2],
            why: { say: "Five weeks is by when.", mood: "talking" },
          },
        ],
        places: [
          { name: "What", at: WHAT, reach: 66, lies: WHAT },
          { name: "How much", at: HOW_MUCH, reach: 66, lies: HOW_MUCH },
          { name: "By when", at: WHEN, reach: 66, lies: WHEN },
        ],
      },
    },
    {
      say: "What, how much, by when. That is a goal!",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        jump("board", BOARD, { after: -0.05 }),
        jump("board-near", OFF, { after: -0.05 }),
        // He shows them; then they alone, as he names them.
        { act: "tapRows", after: -0.3 },
        { go: "pocket", to: AT_BOARD, by: "cut", after: -0.05 },
        { shot: "medium", of: [560, 800], after: -0.05, width: 540 },
        ...rows("much", 0.25),
        claps("kite", WHAT, { on: "what", after: 0.05 }),
        claps("coins", HOW_MUCH, { on: "much" }),
        claps("weeks", WHEN, { on: "when" }),
        { go: "pocket", to: AT_BOARD, by: "cut", on: "that" },
        { act: "hop", on: "that" },
        { shot: "full", ...BOARD_SHOT, on: "that" },
        // The socks of the beginning, beside the board.
        { drop: "sockPink", into: [730, 1190], count: 4, seconds: 1.3, on: "goal", after: -0.2 },
        { drop: "sockBlue", into: [760, 1200], count: 4, seconds: 1.3, on: "goal", after: -0.1 },
        { sound: "correct", on: "goal", level: 0.35 },
      ],
    },
    {
      say: "What would you save for?",
      mood: "thinking",
      pause: 2.2,
      cues: [
        { go: "pocket", to: ASIDE, by: "cut", after: -0.05 },
        ...goneAt({ after: -0.05 }, "board", "kite", "coins", "weeks"),
        { act: "whisper", after: -0.05 },
        { shot: "medium", of: [850, 866], after: -0.05, width: 390 },
        ...thereAt({ after: -0.05 }, ["near-leaf", "palmNear", [640, 470], 1.2]),
        { light: 0.85, seconds: 2.5, after: 0.2 },
        { go: "glimm", to: [1110, 520], by: "cut" },
        { act: "listen", on: "for" },
        { go: "glimm", to: [1076, 770], by: "fly", seconds: 1.1, on: "for", after: 0.2 },
        { shot: "two", of: [880, 822], on: "for", after: 0.55, width: 500 },
      ],
    },
    {
      say: "I save for a big lamp!",
      by: "glimm",
      mood: "happy",
      pause: 0.4,
      cues: [
        // It alone, and the lamp that it thinks of.
        { go: "glimm", to: [1064, 850], by: "cut", after: -0.05 },
        { put: "lamp", thing: "lampThought", to: [962, 676], size: 1.1, on: "big", after: -0.3 },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { shot: "close", of: [1010, 766], after: -0.05, width: 320 },
      ],
    },
    {
      say: "Does anybody need a sock?",
      mood: "happy",
      pause: 2.1,
      cues: [
        { take: "lamp", after: -0.2 },
        { act: "offerSock" },
        { go: "pocket", to: ASIDE, by: "cut" },
        { go: "glimm", to: [1052, 760], by: "cut" },
        { shot: "full", of: [896, 836], width: 500 },
        { put: "gift-sock", thing: "sockBlue", to: OFF, size: 1.2, on: "sock", after: -0.2 },
        { sound: "pick", on: "sock", level: 0.5 },
        { go: "glimm", to: [1004, 850], by: "fly", seconds: 0.4, on: "sock", after: 0.15 },
        jump("gift-sock", [1004, 930], { on: "sock", after: 0.6 }),
        { sound: "put", on: "sock", after: 0.95, level: 0.6 },
        { go: "glimm", to: [1076, 540], by: "fly", seconds: 1.2, on: "sock", after: 1.25 },
        { hand: "gift-sock", to: [1078, 622], on: "sock", after: 1.25, seconds: 1.2, arc: 0 },
        { act: "clap", on: "sock", after: 1.3 },
        // It swings away in its sock, and he is glad.
        { shot: "vista", of: [862, 812], on: "sock", after: 1.3, width: 540 },
        { sound: "whoosh", on: "sock", after: 1.35, level: 0.3 },
      ],
    },
  ],
};
