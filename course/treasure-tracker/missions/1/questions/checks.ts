import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little, readers } from "./ideas.ts";

/*
 * Asked before the second story and at the end; the forms A and B are twins, in the same order. In this
 * mission a story comes first, since a question would be the first that a new child sees. So the checks
 * are of ideas that only the later stories tell.
 */

const kinds: Extras = {
  for: readers,
  idea: ideas.kinds,
  question_type: "practice",
  standards: ["EI-6"],
};
const earned: Extras = {
  for: readers,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
};
const planned: Extras = {
  for: readers,
  idea: ideas.plan,
  question_type: "transfer",
  standards: ["SP-4"],
};

const readersBefore = [
  quiz(1, "Q27", {
    ...kinds,
    check: "A",
    place: "home",
    situation: "plants and an aunt",
    question:
      "Ada waters plants for 3 coins. Her aunt sends her 2. How many did she [hl]earn[/hl]?",
    answers: [
      { text: "2 coins", misconception: "slip: takes the gift for pay" },
      { text: "3 coins", right: true },
      { text: "5 coins", misconception: "slip: counts the gift as earned" },
    ],
  }),
  quiz(1, "Q28", {
    ...earned,
    check: "A",
    place: "school",
    situation: "paper for cards",
    question:
      "Kim pays 2 coins for paper. She sells her cards for 7. How many coins did she [hl]earn[/hl]?",
    answers: [
      { text: "5 coins", right: true },
      { text: "7 coins", misconception: "slip: forgets what the paper cost" },
      { text: "9 coins", misconception: "slip: adds what the paper cost" },
    ],
  }),
  quiz(1, "Q29", {
    ...planned,
    check: "A",
    place: "fair",
    situation: "a fair in three days",
    question: "Ida gets 6 coins. The fair is in three days. What is best to do [hl]first[/hl]?",
    answers: [
      { text: "Go and spend some of them", misconception: "spend_now" },
      { text: "Say what each coin is for", right: true },
      { text: "Lock all of them up for good", misconception: "saving_is_never_spending" },
    ],
  }),
];

const readersAfter = [
  quiz(1, "Q30", {
    ...kinds,
    check: "B",
    place: "street",
    situation: "a cat and an uncle",
    question:
      "Finn gets 4 coins from his uncle. He feeds a cat for 5. How many did he [hl]earn[/hl]?",
    answers: [
      { text: "9 coins", misconception: "slip: counts the gift as earned" },
      { text: "4 coins", misconception: "slip: takes the gift for pay" },
      { text: "5 coins", right: true },
    ],
  }),
  quiz(1, "Q31", {
    ...earned,
    check: "B",
    place: "market",
    situation: "flour for muffins",
    question:
      "Max pays 4 coins for flour. He sells his muffins for 10. How many coins did he [hl]earn[/hl]?",
    answers: [
      { text: "14 coins", misconception: "slip: adds what the flour cost" },
      { text: "6 coins", right: true },
      { text: "10 coins", misconception: "slip: forgets what the flour cost" },
    ],
  }),
  quiz(1, "Q32", {
    ...planned,
    check: "B",
    place: "school",
    situation: "a class trip in a week",
    question: "Leo gets 8 coins. The class trip is in a week. What is best to do [hl]first[/hl]?",
    answers: [
      { text: "Give each coin a job now", right: true },
      { text: "Buy something small today", misconception: "spend_now" },
      { text: "Never touch them again", misconception: "saving_is_never_spending" },
    ],
  }),
];

const sold: Extras = {
  for: little,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
};
const left: Extras = {
  for: little,
  idea: ideas.plan,
  question_type: "practice",
  standards: ["SP-1"],
};
/** All five are there, and four are sold. */
const fourOfFive = [
  {
    text: "Three",
    picture: own.threeCoins,
    misconception: "slip: stops counting early",
  },
  { text: "Four", right: true, picture: own.fourCoins },
  {
    text: "Five",
    picture: pictures.fiveCoins,
    misconception: "slip: counts the one that is kept",
  },
] as const;

const littleBefore = [
  quiz(1, "Q34", {
    ...sold,
    check: "A",
    place: "fair",
    situation: "five toys",
    question: "Five toys. Sam sells four, one coin each. How many [hl]coins[/hl]?",
    answers: [...fourOfFive],
  }),
  quiz(1, "Q33", {
    ...left,
    check: "A",
    place: "street",
    situation: "a ride on the train",
    question: "Three coins. The train takes two. What is [hl]left[/hl]?",
    answers: [
      { text: "None", picture: own.noCoin, misconception: "slip: pays one too many" },
      { text: "One", right: true, picture: pictures.coin },
      { text: "Three", picture: own.threeCoins, misconception: "can_have_both" },
    ],
  }),
];

const littleAfter = [
  quiz(1, "Q36", {
    ...sold,
    check: "B",
    place: "school",
    situation: "five pictures",
    question: "Five pictures. Lu sells four, one coin each. How many [hl]coins[/hl]?",
    answers: [...fourOfFive],
  }),
  quiz(1, "Q35", {
    ...left,
    check: "B",
    place: "fair",
    situation: "a ride on the boat",
    question: "Three coins. The boat takes one. What is [hl]left[/hl]?",
    answers: [
      { text: "Three", picture: own.threeCoins, misconception: "can_have_both" },
      { text: "Two", right: true, picture: own.twoCoins },
      { text: "One", picture: pictures.coin, misconception: "slip: says what was paid" },
    ],
  }),
];

export const checksBefore = [...readersBefore, ...littleBefore];
export const checksAfter = [...readersAfter, ...littleAfter];
