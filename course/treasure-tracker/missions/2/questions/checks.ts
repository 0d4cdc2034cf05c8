import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little, readers } from "./ideas.ts";

/* Asked before the first story and after the last; the forms A and B are twins, in the same order. */

const depends: Extras = {
  for: readers,
  idea: ideas.depends,
  question_type: "transfer",
  standards: ["SP-1"],
};
const first: Extras = {
  for: readers,
  idea: ideas.first,
  question_type: "transfer",
  standards: ["SP-1", "SP-4"],
};
const enough: Extras = {
  for: readers,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1", "SP-5"],
};

const readersBefore = [
  quiz(2, "Q28", {
    ...depends,
    check: "A",
    place: "school",
    situation: "a computer for whom",
    question: "For whom is a computer a [hl]need[/hl]?",
    answers: [
      { text: "Ana, who loves the shiny blue one", misconception: "shiny_is_better" },
      { text: "Bo, whose homework is all on it", right: true },
      { text: "Cy, whose friends all have one", misconception: "everybody_has_it" },
    ],
  }),
  quiz(2, "Q29", {
    ...first,
    check: "A",
    place: "school",
    situation: "a notebook and a game",
    question:
      "Lea has 10 coins. Her school notebook is full. A new one costs 4, a game 10. Which plan is [hl]best[/hl]?",
    answers: [
      { text: "Buy the game and write next week", misconception: "spend_now" },
      { text: "Buy the notebook and keep 6", right: true },
      { text: "Keep all 10 and write on old paper", misconception: "saving_is_never_spending" },
    ],
  }),
  quiz(2, "Q30", {
    ...enough,
    check: "A",
    place: "camp",
    situation: "light in a tent",
    question: "Four friends want to read in a dark tent. Which light [hl]does the job[/hl]?",
    answers: [
      { text: "Key light, 1 coin: lights a key", misconception: "cheap_is_best" },
      { text: "Tent light, 5 coins: lights it all", right: true },
      { text: "Gold light, 9 coins: must be plugged in", misconception: "dear_is_better" },
    ],
  }),
];

const readersAfter = [
  quiz(2, "Q31", {
    ...depends,
    check: "B",
    place: "camp",
    situation: "a blanket for whom",
    question: "For whom is a thick blanket a [hl]need[/hl]?",
    answers: [
      { text: "Eva, who loves the one with stars", misconception: "shiny_is_better" },
      { text: "Finn, who sleeps in a cold room", right: true },
      { text: "Gus, whose friends all have one", misconception: "everybody_has_it" },
    ],
  }),
  quiz(2, "Q32", {
    ...first,
    check: "B",
    place: "home",
    situation: "soap and a yo-yo",
    question:
      "Tim has 9 coins. The soap is used up. New soap costs 2, a yo-yo 9. Which plan is [hl]best[/hl]?",
    answers: [
      { text: "Keep all 9 and wash without it", misconception: "saving_is_never_spending" },
      { text: "Buy the soap and keep 7", right: true },
      { text: "Buy the yo-yo, wash next week", misconception: "spend_now" },
    ],
  }),
  quiz(2, "Q33", {
    ...enough,
    check: "B",
    place: "park",
    situation: "juice for four",
    question: "Four friends want one cup of juice each. Which jug [hl]does the job[/hl]?",
    answers: [
      { text: "Mini jug, 1 coin: holds one cup", misconception: "cheap_is_best" },
      { text: "Blue jug, 5 coins: holds four cups", right: true },
      { text: "Crystal jug, 9 coins: holds two cups", misconception: "dear_is_better" },
    ],
  }),
];

const needs: Extras = {
  for: little,
  idea: ideas.needs,
  question_type: "transfer",
  standards: ["SP-1"],
};
const firstForLittle: Extras = { ...first, for: little };

const littleBefore = [
  quiz(2, "Q34", {
    ...needs,
    check: "A",
    place: "park",
    situation: "a cut on a knee",
    question: "Sam has a cut. What does he [hl]need[/hl]?",
    answers: [
      { text: "A crown", picture: own.crown, misconception: "shiny_is_better" },
      { text: "A bandage", right: true, picture: own.bandage },
      { text: "A big ball", picture: pictures.ball, misconception: "shiny_is_better" },
    ],
  }),
  quiz(2, "Q35", {
    ...firstForLittle,
    check: "A",
    place: "store",
    situation: "Lu is cold",
    question: "Lu is cold. She has two coins. What comes [hl]first[/hl]?",
    answers: [
      { text: "The mittens", right: true, picture: own.mittens },
      {
        text: "Keep both",
        picture: pictures.handWith(2),
        misconception: "saving_is_never_spending",
      },
      { text: "The ball", picture: pictures.ball, misconception: "spend_now" },
    ],
  }),
];

const littleAfter = [
  quiz(2, "Q36", {
    ...needs,
    check: "B",
    place: "street",
    situation: "a dark way home",
    question: "Sam walks in the dark. What does he [hl]need[/hl]?",
    answers: [
      { text: "A light", right: true, picture: own.flashlight },
      { text: "A crown", picture: own.crown, misconception: "shiny_is_better" },
      { text: "A big drum", picture: own.drum, misconception: "shiny_is_better" },
    ],
  }),
  quiz(2, "Q37", {
    ...firstForLittle,
    check: "B",
    place: "school",
    situation: "Sam's tummy growls",
    question: "Sam's tummy growls. He has two coins. What comes [hl]first[/hl]?",
    answers: [
      { text: "The drum", picture: own.drum, misconception: "spend_now" },
      {
        text: "Keep both",
        picture: pictures.handWith(2),
        misconception: "saving_is_never_spending",
      },
      { text: "The rice", right: true, picture: own.rice },
    ],
  }),
];

export const checksBefore = [...readersBefore, ...littleBefore];
export const checksAfter = [...readersAfter, ...littleAfter];
