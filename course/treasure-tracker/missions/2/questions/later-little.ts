import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little } from "./ideas.ts";

/* Asked in reviews only, from 3 to 6. */

const bank = { for: little, for_review: true } satisfies Extras;

export const laterLittle = [
  quiz(2, "Q46", {
    ...bank,
    idea: ideas.needs,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "school",
    situation: "Jo can't see the board",
    heading: "Jo can't see",
    question: "Jo can't see the board. What does she [hl]need[/hl]?",
    answers: [
      {
        text: "Star glasses",
        picture: own.partyGlasses,
        misconception: "shiny_is_better",
        whyNot: "Pink stars! Now read the board. Can she?",
      },
      { text: "Her glasses", right: true, picture: own.glasses },
      {
        text: "A crown",
        picture: own.crown,
        misconception: "shiny_is_better",
        whyNot: "It sits on her hair. Do her eyes see more?",
      },
    ],
    glimm: "A, B, C! To learn is a need.",
  }),
  quiz(2, "Q47", {
    ...bank,
    idea: ideas.needs,
    question_type: "transfer",
    standards: ["SP-1", "MR-2"],
    place: "outdoors",
    situation: "a path with stones",
    heading: "Ouch!",
    question: "The path has sharp stones. What does Sam [hl]need[/hl]?",
    answers: [
      {
        text: "Skates",
        picture: own.skates,
        misconception: "shiny_is_better",
        whyNot: "Roll, roll, bump! Do wheels like stones?",
      },
      {
        text: "A drum",
        picture: own.drum,
        misconception: "spend_now",
        whyNot: "Boom, boom, ouch! What helps his feet?",
      },
      { text: "Shoes", right: true, picture: own.shoes },
    ],
    glimm: "Safe feet! That is a need.",
  }),
  quiz(2, "Q48", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-1", "SP-5"],
    place: "school",
    situation: "Jo wants to draw",
    heading: "Let's draw",
    question: "Jo has to draw. What does the [hl]job[/hl]?",
    answers: [
      { text: "Two pencils", right: true, picture: own.pencils },
      {
        text: "Gold rings",
        picture: own.rings,
        misconception: "shiny_is_better",
        whyNot: "They shine! Rub one on the paper. A line?",
      },
      {
        text: "A comic",
        picture: own.comic,
        misconception: "spend_now",
        whyNot: "Ha, ha! All is drawn in there. And hers?",
      },
    ],
    glimm: "Two pencils, and a sun with a nose!",
  }),
  quiz(2, "Q49", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "street",
    situation: "Sam must get home",
    heading: "Time to go home",
    question: "Sam must get home. Tap two that [hl]take[/hl] him there.",
    answers: [
      { text: "Bus", right: true, picture: pictures.bus },
      {
        text: "Crown",
        picture: own.crown,
        misconception: "shiny_is_better",
        whyNot: "King Sam! And he still stands there.",
      },
      { text: "Bike", right: true, picture: pictures.bike },
    ],
    glimm: "Bus or bike: each one does the job!",
  }),
  quiz(2, "Q50", {
    ...bank,
    idea: ideas.first,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "store",
    situation: "a toe looks out",
    heading: "Hello, toe!",
    question: "Jo's shoe has a hole. She has two coins. What comes [hl]first[/hl]?",
    answers: [
      {
        text: "Bubbles",
        picture: own.bubbles,
        misconception: "spend_now",
        whyNot: "Pop, pop! And the toe still looks out.",
      },
      { text: "Shoes", right: true, picture: own.shoes },
      {
        text: "Gum",
        picture: own.gum,
        misconception: "shiny_is_better",
        whyNot: "Round and red! Can she walk on gum?",
      },
    ],
    glimm: "First the need. Bye, toe!",
  }),
  quiz(2, "Q51", {
    ...bank,
    idea: ideas.first,
    question_type: "practice",
    standards: ["SP-1", "SP-4"],
    place: "store",
    situation: "bread, then fun",
    heading: "Bread first",
    question: "Lu has three coins. Bread costs two. How many for [hl]fun[/hl]?",
    answers: [
      {
        text: "None",
        picture: pictures.handWith(0),
        misconception: "slip: pays all for the bread",
        whyNot: "The baker takes two. Look in her other hand!",
      },
      { text: "One", right: true, picture: pictures.handWith(1) },
      {
        text: "Two",
        picture: pictures.handWith(2),
        misconception: "slip: counts the coins for the bread",
        whyNot: "Those pay for the bread. What stays with her?",
      },
    ],
    glimm: "Two for bread, one for fun!",
  }),
  quiz(2, "Q52", {
    ...bank,
    idea: ideas.choose,
    question_type: "transfer",
    standards: ["SP-3"],
    place: "store",
    situation: "skates or puzzle",
    heading: "Pick one",
    question: "Skates or puzzle? Jo picks the puzzle. What [hl]waits[/hl]?",
    answers: [
      { text: "Skates", right: true, picture: own.skates },
      {
        text: "Puzzle",
        picture: own.puzzle,
        misconception: "can_have_both",
        whyNot: "She sits there and plays with it. What is not there?",
      },
      {
        text: "Nothing",
        picture: pictures.emptyBox,
        misconception: "can_have_both",
        whyNot: "Two things were in the shop. How many came home?",
      },
    ],
    glimm: "Click, the puzzle fits! The skates can wait.",
  }),
];
