import { amount, pay } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 7 to 10, after the first two stories, and the one about gems. */

const about = ideasFor("middle");

export const helmet = quiz(4, "Q12", {
  ...about.stop,
  question_type: "transfer",
  place: "store",
  situation: "bike helmet",
  heading: "Ask first",
  question: "Jo wants a bike helmet. Tap [hl]two questions[/hl] that help her choose.",
  answers: [
    { text: "Does it sit well with my hearing aid?", right: true },
    { text: "Do I have one that still fits?", right: true },
    {
      text: "Is it the shiniest one here?",
      whyNot: "Other people see the shine. What should it do for you?",
      misconception: "shiny_is_better",
    },
    {
      text: "Does everyone have this one?",
      whyNot: "They have other heads and other bikes. What about yours?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "Do I need it? Will it do what I want? Those two save coins!",
});

export const boots = decide(4, "A24", {
  reviews: [2, 3],
  ...about.compare,
  question_type: "decision",
  standards: ["SP-3", "SP-5"],
  place: "store",
  situation: "boots",
  question:
    "Jo needs [hl]dry feet[/hl]. She has 9 coins, gets 1 a week, and would love a drum for 3. Which boots?",
  budget: 9,
  times: ["Today", "Tuesday, rain", "Two weeks later"],
  options: [
    {
      name: "Thin boots",
      picture: pictures.thinBoots,
      price: 2,
      follows: [
        { says: "So cheap! Seven coins left.", purse: 7 },
        { says: "Rain comes in. Squish! She pays 6 for other boots.", purse: 1 },
        { says: "One coin, and two new ones: the drum, at last.", purse: 0 },
      ],
      waits: "The drum waits two weeks.",
      worse: "Cheap, and then I paid twice. Squish!",
      misconception: "cheap_is_best",
    },
    {
      name: "Plain boots",
      picture: pictures.plainBoots,
      price: 6,
      follows: [
        { says: "Three left: the drum comes home, today!", purse: 0 },
        { says: "Dry feet, and not one sparkle.", purse: 0 },
        { says: "Boom, boom! And two new coins.", purse: 2 },
      ],
      waits: "The glitter stays in the shop.",
    },
    {
      name: "Glitter boots",
      picture: pictures.glitterBoots,
      price: 9,
      follows: [
        { says: "All nine are gone. Jo dazzles the street!", purse: 0 },
        { says: "Dry feet, and the puddles sparkle.", purse: 0 },
        { says: "Two new coins. One more week to the drum.", purse: 2 },
      ],
      waits: "The drum waits three weeks.",
    },
  ],
  cost: {
    own: "Look at her feet: there they are! What stayed behind?",
    costs: [
      {
        name: "The drum, for now",
        picture: pictures.drum,
        after: ["Thin boots", "Glitter boots"],
        right: ["Thin boots", "Glitter boots"],
        reply: "Two weeks, or three. Then: boom, boom!",
      },
      {
        name: "Nothing",
        picture: pictures.emptyBox,
        reply: "Count what is left, then look at every tag.",
        misconception: "can_have_both",
      },
    ],
  },
  glimm: "Dry feet, and you know what they cost.",
});

export const juiceForFour = amount(4, "A15", {
  ...about.compare,
  question_type: "practice",
  place: "park",
  situation: "juice for four",
  question:
    "Four friends want [hl]one cup each[/hl]. Small juice: 1 cup, 2 coins. Big juice: 2 cups, 3 coins. What is the least they can pay?",
  shown_as: "coins",
  least: 0,
  most: 12,
  right: 6,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Then someone stays thirsty. Count the cups.",
  tooLittleMisconception: "slip: counts bottles, not cups",
  tooMuch: "Nobody is thirsty. Can they pay less?",
  tooMuchMisconception: "cheap_is_best",
  glimm: "Two big ones: four cups, six coins!",
});

export const juiceForOne = quiz(4, "Q13", {
  ...about.compare,
  for_review: true,
  question_type: "transfer",
  place: "park",
  situation: "juice for one",
  heading: "One cup",
  question:
    "Sam alone drinks [hl]one cup[/hl] and goes home. Small juice: 1 cup, 2 coins. Big juice: 2 cups, 3 coins. What is the best buy for him?",
  answers: [
    {
      text: "One big juice, for 3",
      whyNot: "More juice for a coin. How much does he drink?",
      misconception: "sale_saves",
    },
    { text: "One small juice, for 2", right: true },
    {
      text: "Two small ones, for 4",
      whyNot: "Two! How thirsty is he?",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "One cup, two coins, nothing wasted!",
});

export const puzzleChange = pay(4, "A16", {
  ...about.change,
  question_type: "practice",
  place: "store",
  situation: "puzzle, change",
  question: "You run the shop. A puzzle costs 6. Jo pays with 10. Give her [hl]change[/hl].",
  paid: 10,
  till: [
    { value: 5, count: 1 },
    { value: 2, count: 2 },
    { value: 1, count: 3 },
  ],
  good: { name: "A puzzle", price: 6, picture: pictures.puzzle },
  tooLittle: "She gave ten. Count up from six.",
  tooLittleMisconception: "slip: stops counting up before ten",
  tooMuch: "Now the shop has less than its price. Count up again.",
  tooMuchMisconception: "slip: counts up past ten",
  glimm: "Six, and four is ten.",
});

export const coinsAfterThePuzzle = quiz(4, "Q14", {
  ...about.change,
  for_review: true,
  question_type: "practice",
  place: "store",
  situation: "home with four coins",
  heading: "Jo's coins",
  question:
    "Jo came with 10 coins. She leaves with a puzzle and 4 coins. What about [hl]her coins[/hl] now?",
  answers: [
    {
      text: "She has 4 more coins",
      whyNot: "How many did she have when she came in?",
      misconception: "change_makes_richer",
    },
    { text: "She has 6 fewer coins", right: true },
    {
      text: "She has 10 fewer coins",
      whyNot: "Look in her hand. What came back?",
      misconception: "slip: forgets the coins that came back",
    },
  ],
  glimm: "Ten became a puzzle and four.",
});

export const gems = amount(4, "A17", {
  ...about.change,
  question_type: "practice",
  place: "phone",
  situation: "gems",
  question:
    "10 game gems cost 1 coin. A dragon's cape costs 50 gems. How many [hl]coins[/hl] is that?",
  shown_as: "coins",
  least: 0,
  most: 12,
  right: 5,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "One coin is ten gems. Count up to fifty.",
  tooLittleMisconception: "taps_are_no_money",
  tooMuch: "That buys more gems than the cape needs.",
  tooMuchMisconception: "slip: counts a ten twice",
  glimm: "Gems are coins in a costume!",
});
