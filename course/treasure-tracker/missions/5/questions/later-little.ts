import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures, shown } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Asked in reviews only, from 3 to 6. */

const bank = { for: ["little"], for_review: true } satisfies Extras;

export const laterLittle = [
  quiz(5, "Q47", {
    ...bank,
    idea: ideas.ways,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "friends",
    situation: "Jo draws well",
    heading: "Jo draws",
    question: "Jo draws so well! What can she [hl]give[/hl]?",
    answers: [
      {
        text: "a gold crown",
        picture: pictures.goldCrown,
        whyNot: "So dear! Now look at what her hands can do.",
        misconception: "dear_is_better",
      },
      {
        text: "her drawing",
        right: true,
        picture: shown("drawing", "A child's drawing of a house"),
      },
      {
        text: "nothing",
        picture: pictures.hand,
        whyNot: "No coin in there. Now put a pencil in it!",
        misconception: "giving_must_hurt",
      },
    ],
    glimm: "A house with a big sun. What a gift!",
  }),
  quiz(5, "Q48", {
    ...bank,
    idea: ideas.ways,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "home",
    situation: "crumbs on the floor",
    heading: "On the floor",
    question: "Crumbs! Sam has no coin. What can he [hl]give[/hl]?",
    answers: [
      {
        text: "nothing",
        picture: pictures.hand,
        whyNot: "No coin, and two arms. What can they do?",
        misconception: "giving_must_hurt",
      },
      {
        text: "a game",
        picture: pictures.game,
        whyNot: "Beep, beep! And the crumbs stay right there.",
        misconception: "shiny_is_better",
      },
      { text: "his time", right: true, picture: pictures.broom },
    ],
    glimm: "Swish, swish, all gone. Help is a gift!",
  }),
  quiz(5, "Q49", {
    ...bank,
    idea: ideas.enough,
    question_type: "practice",
    standards: ["SP-1", "SP-2"],
    place: "store",
    situation: "bread, then a gift",
    heading: "Bread first",
    question: "Lu has two coins. Bread costs one. How many can she [hl]give[/hl]?",
    answers: [
      {
        text: "none",
        picture: pictures.handWith(0),
        whyNot: "One is for the bread. Open the other hand!",
        misconception: "slip: pays all for the bread",
      },
      { text: "one", right: true, picture: pictures.handWith(1) },
      {
        text: "two",
        picture: pictures.handWith(2),
        whyNot: "Grumble, grumble! Who pays for her bread?",
        misconception: "giving_must_hurt",
      },
    ],
    glimm: "Lu eats, and a friend gets a coin!",
  }),
  quiz(5, "Q50", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-1", "SP-2"],
    place: "home",
    situation: "what Jo does not need",
    heading: "Jo wants to give",
    question: "Jo wants to give. What does she [hl]not[/hl] need?",
    answers: [
      {
        text: "her glasses",
        picture: shown("glasses", "A pair of glasses"),
        whyNot: "Bump! That was the door. Can she see?",
        misconception: "giving_must_hurt",
      },
      { text: "her puzzle", right: true, picture: pictures.puzzle },
      {
        text: "her shoes",
        picture: shown("shoes", "A pair of shoes"),
        whyNot: "Off she goes. Ouch, a stone! Ouch, a stone!",
        misconception: "giving_must_hurt",
      },
    ],
    glimm: "Jo sees, Jo walks, and a friend can puzzle!",
  }),
  quiz(5, "Q51", {
    ...bank,
    idea: ideas.helps,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "home",
    situation: "Kim in the dark",
    heading: "It is dark",
    question: "It is dark. Kim is scared. What [hl]helps[/hl] her?",
    answers: [
      {
        text: "a coin",
        picture: pictures.coin,
        whyNot: "She holds it up. Is the dark gone?",
        misconception: "giving_must_hurt",
      },
      { text: "a light", right: true, picture: shown("flashlight", "A flashlight") },
      {
        text: "a crown",
        picture: pictures.goldCrown,
        whyNot: "Gold! But who can see it now?",
        misconception: "shiny_is_better",
      },
    ],
    glimm: "Click! It was just a sock on a chair.",
  }),
  quiz(5, "Q52", {
    ...bank,
    idea: ideas.helps,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "home",
    situation: "what helps Dad",
    heading: "For Dad",
    question: "What helps Dad? How can you find [hl]out[/hl]?",
    answers: [
      {
        text: "buy gifts",
        picture: pictures.gift,
        whyNot: "Off with the bow: a drum! Did Dad want that?",
        misconception: "shiny_is_better",
      },
      { text: "ask him", right: true, picture: pictures.grownUp },
      {
        text: "look at ads",
        picture: pictures.screen,
        whyNot: "The ad wants to sell. Does it know your dad?",
        misconception: "ad_is_a_friend",
      },
    ],
    glimm: "He says: a nap, please. Snore!",
  }),
  quiz(5, "Q53", {
    ...bank,
    idea: ideas.own,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "home",
    situation: "who picks for Lu",
    heading: "Lu's coin",
    question: "Lu has a coin. Who picks where it [hl]goes[/hl]?",
    answers: [
      {
        text: "the ad",
        picture: pictures.screen,
        whyNot: "It yells: me, me, me! Whose hand is it in?",
        misconception: "ad_is_a_friend",
      },
      { text: "Lu", right: true, picture: pictures.smile },
      {
        text: "a king",
        picture: shown("king", "A king with a gold crown"),
        whyNot: "He has a box of gold. Is that coin in it?",
        misconception: "pay_shows_worth",
      },
    ],
    glimm: "Her coin, her pick. Hooray for Lu!",
  }),
];
