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
  [500, 1160],
  [590, 1186],
  [810, 1190],
  [900, 1164],
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
        { shot: "medium", of: [700, 930], after: -0.6 },
        { act: "socks", after: -0.3 },
        ...SOCKS.flatMap((to, index): CueScript[] => [
          {
            put: `sock-${index}`,
            thing: index % 2 === 0 ? "sockPink" : "sockBlue",
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
        { shot: "insert", of: [748, 1100], on: "no", after: -0.1 },
      ],
    },
    {
      say: "Ouch, ouch! The sand is hot!",
      mood: "oops",
      pause: 0.8,
      cues: [
        { act: "hotSand" },
        { shot: "wide", of: [610, 730] },
        { sound: "put", on: "ouch", level: 0.5 },
        { sound: "rustle", on: "sand", level: 0.4 },
      ],
    },
    {
      say: "I had no goal.",
      mood: "thinking",
      pause: 0.3,
      cues: [{ act: "stand" }, { shot: "close", of: "pocket" }],
    },
    {
      say: "A goal says what. A kite!",
      mood: "wow",
      pause: 0.4,
      cues: [
        ...SOCKS.map((_, index): CueScript => ({ take: `sock-${index}` })),
        { put: "board", thing: "goalBoard", to: BOARD },
        { put: "kite", thing: "kite", to: [880, 480], size: 1.1 },
        { shot: "wide", of: [525, 705] },
        { act: "point" },
        { hand: "kite", to: WHAT, on: "kite", after: -0.5, seconds: 0.9 },
        { shot: "medium", of: [372, 850], on: "kite", after: 0.1 },
        { sound: "whoosh", on: "kite", after: -0.5, level: 0.35 },
        { sound: "put", on: "kite", after: 0.3, level: 0.6 },
      ],
    },
    {
      say: "It says how much. Ten coins.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { put: "coins", thing: "tenCoins", to: HOW_MUCH, size: 0.66, on: "ten" },
        { sound: "clink", on: "ten", level: 0.6 },
      ],
    },
    {
      say: "And it says by when. In five weeks.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { shot: "close", of: "pocket" },
        { shot: "medium", of: [372, 870], on: "in" },
        { put: "weeks", thing: "weeks", to: WHEN, size: 0.95, on: "five" },
        { sound: "pick", on: "five", level: 0.6 },
      ],
    },
    {
      say: "Ah, ah, achoo!",
      mood: "oops",
      pause: 1.1,
      cues: [
        { shot: "medium", of: "pocket", after: -0.05 },
        { act: "achoo", on: "achoo", after: -0.85 },
        { sound: "sneeze", on: "achoo", after: 0.05 },
        { shot: "wide", of: [525, 705], on: "achoo" },
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
        cues: [{ shot: "wide", of: [525, 705] }],
      },
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
        { act: "hop" },
        { shot: "wide", of: [525, 705] },
        { party: true, on: "goal" },
        { sound: "correct", on: "goal", level: 0.35 },
      ],
    },
    {
      say: "What would you save for?",
      mood: "thinking",
      pause: 2.2,
      cues: [
        { act: "wonder" },
        { shot: "medium", of: "pocket" },
        { go: "glimm", to: [950, 560], by: "cut" },
        { go: "glimm", to: [820, 800], by: "fly", seconds: 1, on: "save" },
        { shot: "close", of: "pocket", by: "push", on: "for", seconds: 2 },
      ],
    },
    {
      say: "Does anybody need a sock?",
      mood: "happy",
      pause: 2.1,
      cues: [
        { act: "point" },
        { shot: "medium", of: [740, 850] },
        { put: "gift-sock", thing: "sockPink", to: [802, 870], size: 1.1, on: "sock" },
        { sound: "pick", on: "sock", level: 0.5 },
        { hand: "gift-sock", to: [824, 730], on: "sock", after: 0.5, seconds: 0.6, arc: 60 },
        { go: "glimm", to: [700, 640], by: "fly", seconds: 1.3, on: "sock", after: 1.2 },
        { hand: "gift-sock", to: [704, 566], on: "sock", after: 1.2, seconds: 1.3, arc: 0 },
        { sound: "whoosh", on: "sock", after: 1.2, level: 0.3 },
      ],
    },
  ],
};
