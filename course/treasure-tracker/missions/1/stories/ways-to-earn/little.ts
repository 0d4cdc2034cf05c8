import type { WordingScript } from "#stage/story/wordings.ts";
import { CUPS, setOut } from "./story.ts";
import type { CueScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** He drinks nine, a little faster than in the default wording. */
const drinkUp = CUPS.slice(0, 9).flatMap(({ name }, index): CueScript<Known>[] => [
  { take: name, on: "sip", after: (28 + index * 28) / 100 },
  { sound: "pick", on: "sip", after: (36 + index * 28) / 100, level: 0.4 },
]);

/** Mission 1, second clip, for the youngest: who helps can earn a coin, and a gift is given. */
export const waysToEarnLittle: WordingScript = {
  lines: [
    {
      say: "I made ten cups to sell!",
      mood: "wow",
      pause: 0.2,
      cues: [
        { shot: "full", of: [370, 800], after: -0.6, width: 560, from: "low" },
        { act: "hop", after: -0.55 },
        ...setOut,
        { sound: "put", after: -0.4 },
        { act: "proud", on: "ten" },
      ],
    },
    {
      say: "Just one sip.",
      mood: "happy",
      pause: 2.6,
      cues: [
        { act: "whisper" },
        { shot: "medium", of: [360, 780], width: 400 },
        { act: "drink", on: "sip" },
        { shot: "close", of: [360, 762], by: "push", on: "sip", after: 1.9, seconds: 0.8 },
        ...drinkUp,
      ],
    },
    {
      say: "Oops! I drank nine! Hic!",
      mood: "oops",
      pause: 0.3,
      cues: [
        { shot: "wide", of: [360, 760] },
        { act: "hiccup", on: "hic", after: -0.1 },
        { shot: "medium", of: [360, 830], on: "hic", after: -0.1, tilt: -6 },
        { sound: "pick", on: "hic", level: 0.7 },
      ],
    },
    {
      say: "Help wash the car. Earn a coin!",
      mood: "talking",
      pause: 0.5,
      cues: [
        { go: "pocket", to: [1660, 1130], by: "cut" },
        { go: "mother", to: [5000, 1120], by: "cut" },
        { act: "scrub" },
        { sound: "rustle", on: "wash", level: 0.3 },
        { shot: "medium", of: [1760, 890] },
        { feel: "father", as: "laugh", on: "earn" },
        { shot: "medium", of: [2080, 880], on: "earn", from: "low" },
        { put: "wage", thing: "coin", to: [2180, 900], on: "earn", size: 1.1 },
        { hand: "wage", to: [1990, 960], on: "coin", after: -0.1, seconds: 0.6 },
        { sound: "clink", on: "coin", after: 0.4, level: 0.7 },
      ],
    },
    {
      say: "Grandma gives me a birthday gift.",
      mood: "happy",
      pause: 0.6,
      cues: [
        { take: "wage" },
        { go: "father", to: [5000, 1120], by: "cut" },
        { go: "pocket", to: [2360, 1130], by: "cut" },
        { act: "stand" },
        { put: "present", thing: "gift", to: [2672, 992], size: 1.2, after: -0.02 },
        { shot: "wide", of: [2560, 800] },
        { wave: "grandma", on: "gives" },
        { hand: "present", to: [2420, 1040], on: "birthday", arc: 260, seconds: 0.7 },
        { sound: "whoosh", on: "birthday", level: 0.25 },
        { take: "present", on: "gift" },
        { act: "catchCoin", on: "gift" },
        { feel: "grandma", as: "laugh", on: "gift" },
        { sound: "clink", on: "gift", after: 0.4, level: 0.6 },
      ],
    },
    {
      say: "You work, you earn.",
      mood: "talking",
      pause: 0.2,
      cues: [
        { go: "pocket", to: [3214, 1150], by: "cut" },
        { go: "grandma", to: [5000, 1130], by: "cut" },
        { feel: "grandma", as: "glad" },
        { act: "stand" },
        { shot: "medium", of: [3090, 830] },
        { put: "sign-broom", thing: "broom", to: [3120, 1060], size: 1.5, after: -0.02 },
        { hand: "sign-broom", to: [3006, 780], seconds: 0.5 },
        { sound: "whoosh", level: 0.25 },
        {
          put: "sign-coin-1",
          thing: "coin",
          to: [3126, 1070],
          on: "earn",
          size: 1.1,
          after: -0.2,
        },
        { hand: "sign-coin-1", to: [3116, 826], on: "earn", after: -0.15, seconds: 0.45 },
        { sound: "put", on: "earn", after: 0.2 },
      ],
    },
    {
      say: "A gift is given.",
      mood: "talking",
      pause: 0.5,
      cues: [
        { act: "point" },
        { go: "pocket", to: [3410, 1150], by: "cut" },
        { shot: "wide", of: [3560, 820], width: 560 },
        { put: "sign-gift", thing: "gift", to: [3470, 1070], on: "gift", size: 1.1, after: -0.25 },
        { hand: "sign-gift", to: [3590, 806], on: "gift", after: -0.2, seconds: 0.5 },
        {
          put: "sign-coin-2",
          thing: "coin",
          to: [3470, 1070],
          on: "given",
          size: 1.1,
          after: -0.2,
        },
        { hand: "sign-coin-2", to: [3702, 826], on: "given", after: -0.15, seconds: 0.5 },
        { act: "proud", on: "given", after: 0.2 },
        { sound: "put", on: "given", after: 0.2 },
      ],
    },
    {
      say: "I will help, too! Hic!",
      mood: "celebrating",
      pause: 2,
      cues: [
        ...["sign-broom", "sign-coin-1", "sign-gift", "sign-coin-2"].map(
          (take): CueScript<Known> => ({
            take,
            after: 0,
          }),
        ),
        { go: "pocket", to: [4050, 1150], by: "cut" },
        { go: "mother", to: [3846, 1110], by: "cut", on: "hic", after: -0.15 },
        { go: "grandma", to: [4262, 1170], by: "cut", on: "hic", after: -0.15 },
        { feel: "mother", as: "glad" },
        { act: "clap" },
        { shot: "close", of: "pocket" },
        { act: "bigHiccup", on: "hic", after: -0.35 },
        { shot: "full", of: [4060, 820], on: "hic", after: -0.15 },
        ...(["mother", "grandma"] as const).flatMap((feel): CueScript<Known>[] => [
          { feel, as: "wow", on: "hic" },
          { feel, as: "laugh", on: "hic", after: 1.1 },
        ]),
        { party: true, on: "hic", after: 0.9 },
        { sound: "whoosh", on: "hic", level: 0.3 },
        { sound: "put", on: "hic", after: 0.95, level: 0.9 },
        { sound: "pick", on: "hic", level: 0.7 },
      ],
    },
  ],
};
