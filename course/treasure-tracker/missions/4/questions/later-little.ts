import { quiz } from "../../../build.ts";
import { pictures, shown } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 3 to 6, asked in reviews only. */

const about = ideasFor("little");
const bank = { for_review: true } as const;

export const laterLittle = [
  quiz(4, "Q70", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "school",
    situation: "paper to cut",
    heading: "Snip, snip",
    question: "Sam has to cut paper. Tap what [hl]cuts[/hl] it.",
    answers: [
      {
        text: "Gold rings",
        picture: shown("rings", "Two gold rings"),
        misconception: "shiny_is_better",
        whyNot: "They shine! Rub, rub. Is it cut?",
      },
      { text: "Scissors", right: true, picture: shown("scissors", "A pair of scissors") },
      {
        text: "A fan",
        picture: pictures.paperFan,
        misconception: "cheap_is_best",
        whyNot: "So light! The paper flies off. Is it cut?",
      },
    ],
    glimm: "Snip, snip: a paper star!",
  }),
  quiz(4, "Q71", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    place: "tablet",
    situation: "a bear that yells",
    heading: "Me, me, me!",
    question: "A bear in an ad yells: get me! Who [hl]wants[/hl] that?",
    answers: [
      {
        text: "Bear",
        picture: pictures.teddy,
        misconception: "ad_is_a_friend",
        whyNot: "He is all fluff. Who put words in his mouth?",
      },
      { text: "Shop", right: true, picture: shown("store", "A shop") },
      {
        text: "Pal",
        picture: pictures.smile,
        misconception: "ad_is_a_friend",
        whyNot: "A pal knows your name. Does the ad?",
      },
    ],
    glimm: "The shop wants your coins. Stop and think!",
  }),
];
