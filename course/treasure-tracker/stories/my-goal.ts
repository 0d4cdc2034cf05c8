import { fromBehind, goneAt, overShoulder, thereAt } from "./cuts.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

/** The places of the goal board, and where its pictures fall. */
const BOARD: [number, number] = [368, 856];
const WHAT: [number, number] = [490, 716];
const HOW_MUCH: [number, number] = [490, 856];
const WHEN: [number, number] = [490, 996];
const FALLEN_KITE: [number, number] = [236, 1112];
const FALLEN_COINS: [number, number] = [362, 1120];
const FALLEN_WEEKS: [number, number] = [488, 1112];

/** Four of the ten socks lie in the sand; the other six land on Pocket. */
const SOCKS: [x: number, y: number][] = [
  [486, 1172],
  [640, 1210],
  [766, 1214],
  [922, 1176],
];

const fall = (put: string, to: [number, number], after: number): CueScript => ({
  hand: put,
  to,
  on: "achoo",
  after,
  seconds: 0.6,
  arc: 90,
});

/** Mission 3, first clip: ten socks and no shoes; a goal says what, how much and by when. */
export const myGoal: StoryScript = {
  id: "missions/3/v1",
  place: "grove",
  cast: { pocket: [700, 1140] },
  lines: [
    {
      say: "Wow! I bought lots of stuff!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { shot: "full", of: [690, 820], after: -0.6 },
        { shot: "medium", of: [700, 930], on: "bought", tilt: 4 },
        { act: "socks", after: -0.3 },
        ...SOCKS.flatMap((to, index): CueScript[] => [
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
        { shot: "close", of: "pocket" },
        { act: "facepalm", on: "no", after: 0.5 },
        { shot: "insert", of: [704, 1130], on: "no", after: -0.1 },
      ],
    },
    {
      say: "Ouch, ouch! The sand is hot!",
      mood: "oops",
      pause: 0.8,
      cues: [
        { act: "hotSand" },
        { shot: "medium", of: [690, 900], tilt: -6 },
        { shot: "insert", of: [704, 1130], on: "the" },
        { shot: "full", of: [610, 730], on: "hot", tilt: 4 },
        { sound: "put", on: "ouch", level: 0.5 },
        { sound: "rustle", on: "sand", level: 0.4 },
      ],
    },
    {
      say: "I had no goal.",
      mood: "thinking",
      pause: 0.3,
      cues: [{ act: "shrug" }, { shot: "close", of: "pocket" }],
    },
    {
      say: "A goal says what. A kite!",
      mood: "wow",
      pause: 0.4,
      cues: [
        ...SOCKS.map((_, index): CueScript => ({ take: `sock-${index}` })),
        ...thereAt({ after: -0.05 }, ["board", "goalBoard", BOARD]),
        ...overShoulder("over-board", { after: -0.05 }, [640, 1180], 1.7),
        { put: "kite", thing: "kite", to: [800, 380], size: 1.1, after: -0.05 },
        { shot: "wide", of: [480, 800], after: -0.05, tilt: -2 },
        { hand: "kite", to: WHAT, on: "kite", after: -0.5, seconds: 0.9 },
        { shot: "medium", of: [368, 800], on: "kite", after: 0.05 },
        { sound: "whoosh", on: "kite", after: -0.5, level: 0.35 },
        { sound: "put", on: "kite", after: 0.3, level: 0.6 },
      ],
    },
    {
      say: "It says how much. Ten coins.",
      mood: "talking",
      pause: 0.3,
      cues: [
        ...fromBehind("over-board", { after: -0.05 }, [700, 1140]),
        { act: "point", after: -0.05 },
        { shot: "medium", of: [560, 890], tilt: 3 },
        { put: "coins", thing: "tenCoins", to: [700, 1060], size: 0.66, on: "ten", after: -0.3 },
        { hand: "coins", to: HOW_MUCH, on: "ten", after: -0.2, seconds: 0.6 },
        { shot: "medium", of: [368, 920], on: "coins", tilt: -3 },
        { sound: "clink", on: "ten", after: 0.35, level: 0.6 },
      ],
    },
    {
      say: "And it says by when. In five weeks.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "countPaws" },
        { shot: "close", of: "pocket" },
        { shot: "medium", of: [400, 870], on: "in" },
        { put: "weeks", thing: "weeks", to: [620, 700], size: 0.95, on: "five", after: -0.3 },
        { hand: "weeks", to: WHEN, on: "five", after: -0.2, seconds: 0.5, arc: 60 },
        { sound: "pick", on: "five", after: 0.25, level: 0.6 },
      ],
    },
    {
      say: "Ah, ah, achoo!",
      mood: "oops",
      pause: 1.1,
      cues: [
        { shot: "close", of: "pocket", after: -0.05, tilt: -5 },
        { act: "achoo", on: "achoo", after: -0.85 },
        { sound: "sneeze", on: "achoo", after: 0.05 },
        { shot: "full", of: [525, 760], on: "achoo", tilt: 5 },
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
          { act: "sockPuppet" },
          { shot: "medium", of: [362, 1000] },
          { shot: "full", of: [478, 745], on: "each" },
          { shot: "close", of: [720, 900], on: "go", after: 0.9, tilt: -4 },
          { shot: "medium", of: [420, 905], on: "go", after: 2 },
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
            reach: 54,
            places: [0],
            why: { say: "The kite is what I want.", mood: "talking" },
          },
          {
            put: "coins",
            name: "Ten coins",
            at: FALLEN_COINS,
            reach: 54,
            places: [1],
            why: { say: "Ten coins is how much it costs.", mood: "talking" },
          },
          {
            put: "weeks",
            name: "Five weeks",
            at: FALLEN_WEEKS,
            reach: 54,
            places: [2],
            why: { say: "Five weeks is by when.", mood: "talking" },
          },
        ],
        places: [
          { name: "What", at: WHAT, reach: 58, lies: WHAT },
          { name: "How much", at: HOW_MUCH, reach: 58, lies: HOW_MUCH },
          { name: "By when", at: WHEN, reach: 58, lies: WHEN },
        ],
      },
    },
    {
      say: "What, how much, by when. That is a goal!",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { act: "countPaws" },
        { shot: "close", of: "pocket", tilt: 4 },
        { act: "point", on: "by" },
        { shot: "full", of: [500, 760], on: "by", tilt: -3 },
        { act: "hop", on: "that" },
        { shot: "medium", of: [610, 880], on: "that", tilt: 4 },
        { party: true, on: "goal" },
        { sound: "correct", on: "goal", level: 0.35 },
      ],
    },
    {
      say: "What would you save for?",
      mood: "thinking",
      pause: 2.2,
      cues: [
        { act: "whisper" },
        ...thereAt({ after: -0.05 }, ["near-leaf", "palmNear", [440, 330], 1.5]),
        { shot: "wide", of: [760, 800] },
        { go: "glimm", to: [1010, 560], by: "cut" },
        { go: "glimm", to: [850, 800], by: "fly", seconds: 1, on: "save" },
        { shot: "close", of: "pocket", on: "for", after: 0.1 },
        { act: "sockPuppet", on: "for", after: 0.3 },
        ...goneAt({ on: "for", after: 0.1 }, "near-leaf"),
        { go: "glimm", to: [800, 716], by: "fly", seconds: 0.8, on: "for", after: 0.4 },
      ],
    },
    {
      say: "I save for a big lamp!",
      by: "glimm",
      mood: "happy",
      pause: 0.4,
      cues: [{ shot: "medium", of: [760, 850] }],
    },
    {
      say: "Does anybody need a sock?",
      mood: "happy",
      pause: 2.1,
      cues: [
        { act: "point" },
        { go: "glimm", to: [850, 700], by: "cut" },
        { shot: "medium", of: [750, 880] },
        { put: "gift-sock", thing: "sockPink", to: [820, 870], size: 1.3, on: "sock", after: -0.2 },
        { sound: "pick", on: "sock", level: 0.5 },
        { shot: "medium", of: [770, 860], on: "sock", after: 0.35, tilt: 4 },
        { hand: "gift-sock", to: [856, 734], on: "sock", after: 0.5, seconds: 0.5, arc: 30 },
        { sound: "put", on: "sock", after: 0.95, level: 0.6 },
        { go: "glimm", to: [640, 600], by: "fly", seconds: 1.2, on: "sock", after: 1.35 },
        { hand: "gift-sock", to: [646, 634], on: "sock", after: 1.35, seconds: 1.2, arc: 0 },
        { act: "clap", on: "sock", after: 1.3 },
        { shot: "full", of: [680, 790], on: "sock", after: 1.3, tilt: -3 },
        { sound: "whoosh", on: "sock", after: 1.35, level: 0.3 },
      ],
    },
  ],
};
