import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* What is asked before the mission (form A) and after it (its twins, form B). */

const from7: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };
const little: Pick<Extras, "for"> = { for: ["little"] };

const clearGoal = {
  ...from7,
  idea: ideas.goal,
  question_type: "transfer",
  standards: ["SAV-1"],
} satisfies Extras;

const weeksLeft = {
  ...from7,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-2"],
} satisfies Extras;

const takenOut = {
  ...from7,
  idea: ideas.taking,
  question_type: "transfer",
  standards: ["SP-3", "SAV-2"],
} satisfies Extras;

export const before = [
  quiz(3, "Q27", {
    ...clearGoal,
    check: "A",
    place: "school",
    situation: "three wishes for skates",
    question: "Three children talk of skates. Who has a clear [hl]goal[/hl]?",
    answers: [
      { text: "the best skates of all", misconception: "dear_is_better" },
      { text: "skates, 16 coins, by May", right: true },
      { text: "skates, when I am grown up", misconception: "later_is_free" },
    ],
  }),
  quiz(3, "Q28", {
    ...weeksLeft,
    check: "A",
    place: "store",
    situation: "a lamp for fourteen",
    question:
      "A lamp costs 14 coins. Ben has 2 and puts away 4 a week. How many [hl]weeks[/hl] does it take?",
    answers: [
      { text: "2 weeks", misconception: "slip: stops counting before fourteen" },
      { text: "3 weeks", right: true },
      { text: "4 weeks", misconception: "slip: forgets the two that he has" },
    ],
  }),
  quiz(3, "Q29", {
    ...takenOut,
    check: "A",
    place: "home",
    situation: "nine coins for a puzzle",
    question:
      "Sam saves 3 coins a week for a globe. He takes 9 out for a puzzle. When does the [hl]globe[/hl] come?",
    answers: [
      { text: "right on the day that he planned", misconception: "later_is_free" },
      { text: "three weeks later than planned", right: true },
      { text: "never, as he broke his plan", misconception: "saving_is_never_spending" },
    ],
  }),
];

export const after = [
  quiz(3, "Q30", {
    ...clearGoal,
    check: "B",
    place: "home",
    situation: "three notes about a fish tank",
    question: "Three notes hang on three doors. Which one is a clear [hl]goal[/hl]?",
    answers: [
      { text: "the biggest fish tank here", misconception: "shiny_is_better" },
      { text: "a fish tank, 18 coins, by fall", right: true },
      { text: "a fish tank, on some lucky day", misconception: "later_is_free" },
    ],
  }),
  quiz(3, "Q31", {
    ...weeksLeft,
    check: "B",
    place: "store",
    situation: "a map of stars for eighteen",
    question:
      "A star map costs 18 coins. Kim has 3 and puts away 5 a week. How many [hl]weeks[/hl] does it take?",
    answers: [
      { text: "2 weeks", misconception: "slip: stops counting before eighteen" },
      { text: "3 weeks", right: true },
      { text: "4 weeks", misconception: "slip: forgets the three that she has" },
    ],
  }),
  quiz(3, "Q32", {
    ...takenOut,
    check: "B",
    place: "street",
    situation: "sixteen coins for a fair",
    question:
      "Jo saves 4 coins a week for a tent. She takes 16 out for the fair. When does the [hl]tent[/hl] come?",
    answers: [
      { text: "right on the day that she planned", misconception: "later_is_free" },
      { text: "four weeks later than planned", right: true },
      { text: "never, as she broke her plan", misconception: "saving_is_never_spending" },
    ],
  }),
];

const oneMore = {
  ...little,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-1"],
} satisfies Extras;

const safePlace = {
  ...little,
  idea: ideas.safe,
  question_type: "transfer",
  standards: ["SAV-4"],
} satisfies Extras;

export const beforeLittle = [
  quiz(3, "Q33", {
    ...oneMore,
    check: "A",
    place: "store",
    situation: "a car for three",
    question: "The car costs 3. Which jar needs [hl]one more[/hl] coin?",
    answers: [
      {
        text: "one coin",
        picture: pictures.saveJar(1),
        misconception: "slip: looks for the one that was said",
      },
      { text: "two coins", right: true, picture: pictures.saveJar(2) },
      {
        text: "three coins",
        picture: pictures.saveJar(3),
        misconception: "slip: looks for the three that was said",
      },
    ],
  }),
  quiz(3, "Q34", {
    ...safePlace,
    check: "A",
    place: "park",
    situation: "coins in the park",
    question: "Where are Sam's coins [hl]safe[/hl]?",
    answers: [
      { text: "under a tree", picture: pictures.tree, misconception: "cheap_is_best" },
      { text: "at the bank", right: true, picture: pictures.bank },
      { text: "in a boot", picture: pictures.plainBoots, misconception: "spend_now" },
    ],
  }),
];

export const afterLittle = [
  quiz(3, "Q35", {
    ...oneMore,
    check: "B",
    place: "store",
    situation: "a hat for five",
    question: "The hat costs 5. Which jar needs [hl]one more[/hl] coin?",
    answers: [
      {
        text: "one coin",
        picture: pictures.saveJar(1),
        misconception: "slip: looks for the one that was said",
      },
      { text: "four coins", right: true, picture: pictures.saveJar(4) },
      {
        text: "three coins",
        picture: pictures.saveJar(3),
        misconception: "slip: counts one coin twice",
      },
    ],
  }),
  quiz(3, "Q36", {
    ...safePlace,
    check: "B",
    place: "beach",
    situation: "coins at the beach",
    question: "Where are Kim's coins [hl]safe[/hl]?",
    answers: [
      { text: "by the shells", picture: pictures.shells, misconception: "cheap_is_best" },
      { text: "in the bank", right: true, picture: pictures.bank },
      { text: "in a game", picture: pictures.game, misconception: "taps_are_no_money" },
    ],
  }),
];
