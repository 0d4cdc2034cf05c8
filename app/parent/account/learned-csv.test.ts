import { expect, it } from "vitest";
import type { Learned } from "#domain/learning/learned/learned.ts";
import { learnedCsv } from "./learned-csv.ts";

const NOTHING: Learned = {
  has_played: false,
  finished: [],
  lessons: 5,
  ideas: [],
  hard: [],
  streak: 0,
  days_played: 0,
  jars: null,
  cards_done: [],
  card_to_do: null,
  next: { lesson_id: "1", title: "Coins on the Map", tag: "", dinner: "Which jar?" },
  weeks: [],
};

const PLAYED: Learned = {
  ...NOTHING,
  has_played: true,
  finished: [{ lesson_id: "1", title: "Coins, on the Map", on: "2026-11-18" }],
  ideas: [
    {
      lesson_id: "1",
      title: "Coins, on the Map",
      tag: "",
      right_first: 1,
      answered: 5,
      points: [{ question: 'Who "works"?', words: "=Leaves" }],
      can_do: [
        {
          idea: "Needs come first.",
          lesson: { right: 1, of: 3 },
          before: { right: 0, of: 1 },
          after: { right: 0, of: 0 },
          later: { right: 0, of: 0 },
          is_shown: false,
        },
      ],
      try_at_home: "The Need Hunt",
    },
  ],
  hard: [
    { lesson_title: "Two", question: "How many?", tries: 2, is_solved: true, hint: null },
    { lesson_title: "Two", question: "Which?", tries: 3, is_solved: false, hint: "-5 coins" },
  ],
  streak: 4,
  days_played: 6,
  jars: { save: 1500, spend: 50, share: 0, currency: "KWD" },
  cards_done: [{ title: "Our Three Jars", on: "2026-11-19" }],
  card_to_do: { title: "Our Plan", steps: ["Draw it.", "Fill it."], dinner: "What?" },
  next: null,
  weeks: [{ from: "2026-11-14", slides: 18, days: 3 }],
};

it("what two children learned is one table that no spreadsheet runs (T-224)", () =>
  expect(
    learnedCsv([
      { kid_name: "@Mia", learned: PLAYED },
      { kid_name: "Ben", learned: NOTHING },
    ]).split("\r\n"),
  ).toEqual([
    "child,what,mission,text,answer or hint,number,unit,date",
    `'@Mia,Mission finished,"Coins, on the Map",,,,,2026-11-18`,
    `'@Mia,Right on the first try,"Coins, on the Map",,,1,of 5,`,
    `'@Mia,Not yet,"Coins, on the Map",Needs come first.,The Need Hunt,1,of 3,`,
    `'@Mia,Right before the mission,"Coins, on the Map",Needs come first.,,0,of 1,`,
    `'@Mia,Showed on the first try,"Coins, on the Map","Who ""works""?",'=Leaves,,,`,
    "'@Mia,Took a few tries,Two,How many?,,2,tries,",
    `'@Mia,"Took a few tries, not solved yet",Two,Which?,'-5 coins,3,tries,`,
    "'@Mia,Mission card done,,Our Three Jars,,,,2026-11-19",
    "'@Mia,Mission card to do,,Our Plan,Draw it. Fill it.,,,",
    "'@Mia,Days in a row,,,,4,days,",
    "'@Mia,Days played in eight weeks,,,,6,days,",
    "'@Mia,Steps played in the week from,,,,18,steps,2026-11-14",
    "'@Mia,Days played in the week from,,,,3,days,2026-11-14",
    "'@Mia,In the jar Save,,,,1.500,KWD,",
    "'@Mia,In the jar Spend,,,,0.050,KWD,",
    "'@Mia,In the jar Share,,,,0.000,KWD,",
    "Ben,Days in a row,,,,0,days,",
    "Ben,Days played in eight weeks,,,,0,days,",
    "Ben,Next mission,Coins on the Map,Which jar?,,,,",
    "",
  ]));
