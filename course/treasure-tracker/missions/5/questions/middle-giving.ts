import { amount, order, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions of what can be given, and how much, for children from 7 on. Numbers that were given
 * before: quizzes up to 13, activities up to 9. */

const bands: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };

export const oneStreet = sort(5, "A10", {
  ...bands,
  idea: ideas.ways,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "street",
  situation: "six people of one street",
  question: "Six people in Noor's street help others. What does each one [hl]give[/hl]?",
  baskets: ["Money", "Time or skill", "A thing"],
  things: [
    {
      name: "Reads to a small child",
      in: "Time or skill",
      why: "When the book is shut again, what is gone? Half an hour.",
      misconception: "giving_must_hurt",
      picture: pictures.book,
    },
    {
      name: "3 coins for the animal home",
      in: "Money",
      why: "Clink! The animal home buys what it needs.",
      picture: pictures.threeCoins,
    },
    {
      name: "A coat that got small",
      in: "A thing",
      why: "Somebody else can put it on and button it up.",
      misconception: "giving_must_hurt",
      picture: pictures.coat,
    },
    {
      name: "Fixes a neighbor's bike",
      in: "Time or skill",
      why: "The neighbor had a bike. Nobody there could fix it.",
      misconception: "giving_must_hurt",
      picture: pictures.bike,
    },
    {
      name: "Two loaves of bread",
      in: "A thing",
      why: "You can hold it, smell it and eat it.",
      picture: pictures.bread,
    },
    {
      name: "A part of an allowance",
      in: "Money",
      why: "An allowance is coins. A few go to somebody else.",
      picture: pictures.jarShare,
    },
  ],
  glimm: "Six people, three ways. Each one of them counts!",
});

export const emptyJar = quiz(5, "Q14", {
  ...bands,
  idea: ideas.ways,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "school",
  situation: "a class helps the animal home",
  heading: "An empty jar",
  question:
    "Sam's class helps the animal home this week. His jar is empty. What is a [hl]good way[/hl] to give now?",
  answers: [
    {
      text: "to fill it up and give in May",
      whyNot: "The dogs want to go out this week. What has he got now?",
      misconception: "later_is_free",
    },
    { text: "to play fetch with the dogs", right: true },
    {
      text: "not at all, with no coins",
      whyNot: "No coins. But does a dog ask for coins?",
      misconception: "giving_must_hurt",
    },
    {
      text: "to skip lunch and give that",
      whyNot: "Growl! No dog, but his tummy. What else does he have?",
      misconception: "giving_must_hurt",
    },
  ],
  glimm: "An hour of his Sunday. The dogs wag all day!",
  hint: "What has Sam got, besides coins?",
  reviews: [1],
});

export const nineCoins = amount(5, "A11", {
  ...bands,
  idea: ideas.enough,
  question_type: "practice",
  standards: ["SP-4", "SP-2"],
  place: "school",
  situation: "a bus and a goal",
  question:
    "Jo gets 9 coins. The school bus takes 4, and her goal gets 3. How many can she share [hl]at the most[/hl]?",
  shown_as: "coins",
  least: 0,
  most: 9,
  right: 2,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Put bus and goal together. What of the nine is left?",
  tooLittleMisconception: "slip: takes away more than bus and goal",
  tooMuch: "Then she walks to school, or the goal stands still. Count again.",
  tooMuchMisconception: "giving_must_hurt",
  glimm: "Four and three is seven. Two are free to share!",
  reviews: [2, 3],
});

export const eightWeeks = quiz(5, "Q15", {
  ...bands,
  idea: ideas.enough,
  question_type: "practice",
  standards: ["SP-2"],
  place: "home",
  situation: "one coin a week, or six at once",
  heading: "Small and often",
  question:
    "Ben gives all his 6 coins at once. Each week Kim gives 1 coin and buys candy for 2. After 8 weeks, who has [hl]given more[/hl]?",
  answers: [
    {
      text: "Ben, who gave all he had",
      whyNot: "Six look like a lot. Now count Kim's weeks.",
      misconception: "giving_must_hurt",
    },
    { text: "Kim, who bought candy", right: true },
    {
      text: "the same for the two",
      whyNot: "They were the same after week six. Count on.",
      misconception: "slip: stops counting after six weeks",
    },
  ],
  glimm: "One, eight times: eight. Small coins march far!",
  hint: "Count one coin for each week.",
});

export const stepByStep = order(5, "A12", {
  ...bands,
  idea: ideas.enough,
  question_type: "story",
  standards: ["SP-2", "SP-4"],
  place: "home",
  situation: "sharing with care",
  question:
    "Kim wants to share with [hl]care[/hl], and to eat lunch. What comes first, and what next?",
  from: "First",
  to: "Last",
  steps: [
    {
      name: "Put the lunch coins aside",
      why: "A hungry tummy can't wait until you have given.",
      misconception: "giving_must_hurt",
      picture: pictures.sandwich,
    },
    {
      name: "Choose how much of the rest to give",
      why: "First there must be a rest. Then you can choose.",
      picture: pictures.jarShare,
    },
    {
      name: "See, with Mom, who gets that much",
      why: "Once it is given, it is too late to look.",
      misconception: "spend_now",
      picture: pictures.grownUp,
      orBefore: true,
    },
    {
      name: "Hand it over",
      why: "When you know how much and to whom, off it goes.",
      picture: pictures.gift,
    },
  ],
  glimm: "Needs, how much, who, and then: give!",
});
