import { amount, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions of goals, weeks, and what is taken out, for children from 7 on. Numbers that were given
 * before: quizzes up to 14, activities up to 12. */

const bands: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };

export const goalOrWish = sort(3, "A13", {
  ...bands,
  idea: ideas.goal,
  question_type: "transfer",
  standards: ["SAV-1"],
  place: "school",
  situation: "six goals on a class poster",
  question:
    "Six goals on a class poster. Which is a clear [hl]goal[/hl], and which is just a wish?",
  baskets: ["A clear goal", "Just a wish"],
  things: [
    {
      name: "A drum, 12 coins, by June",
      in: "A clear goal",
      why: "Look for three parts: a thing, a number, a day.",
      picture: pictures.drum,
    },
    {
      name: "Lots and lots of coins",
      in: "Just a wish",
      why: "Coins for what? And how many is lots?",
      misconception: "shiny_is_better",
      picture: pictures.fiveCoins,
    },
    {
      name: "A robot, 20 coins, in 8 weeks",
      in: "A clear goal",
      why: "A thing, twenty coins, eight weeks. Is any part missing?",
      picture: pictures.robot,
    },
    {
      name: "A trip, when I am bigger",
      in: "Just a wish",
      why: "Which day is 'bigger'? And how many coins is a trip?",
      misconception: "later_is_free",
      picture: pictures.bus,
    },
    {
      name: "The very best bike of all",
      in: "Just a wish",
      why: "Best sounds great. You can't count to 'best'.",
      misconception: "dear_is_better",
      picture: pictures.bike,
    },
    {
      name: "A little tree, 6 coins, by May",
      in: "A clear goal",
      why: "Small goals count. Check: what, how much, by when.",
      misconception: "shiny_is_better",
      picture: pictures.tree,
    },
  ],
  glimm: "You can count to a goal. You can't count to a wish!",
});

export const tentBySummer = quiz(3, "Q15", {
  ...bands,
  idea: ideas.goal,
  question_type: "transfer",
  standards: ["SAV-1", "SAV-2"],
  place: "home",
  situation: "a tent by summer",
  heading: "A note on the door",
  question: "Kim's note says: 'A tent! By summer!' What should she [hl]write next[/hl]?",
  answers: [
    {
      text: "that it must be the best",
      whyNot: "Nobody can count up to 'best'. What can her coins count to?",
      misconception: "dear_is_better",
    },
    { text: "how many coins a tent is", right: true },
    {
      text: "to keep every single coin",
      whyNot: "Every coin, and for how long? Her note can't tell her yet.",
      misconception: "saving_is_never_spending",
    },
    {
      text: "who else has got a tent",
      whyNot: "Other tents don't tell her when she can sleep in hers.",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "What, how much, by when. Now she can start!",
  hint: "A goal has three parts. Which two does she have?",
});

export const catFood = amount(3, "A14", {
  ...bands,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-2", "EI-3"],
  place: "store",
  situation: "a game, earned by feeding cats",
  question:
    "A game costs 15 coins. Sam has 6. Each week he earns 3 by feeding cats. How many [hl]weeks[/hl] are left?",
  shown_as: "weeks",
  least: 1,
  most: 9,
  right: 3,
  unit: { one: "week", many: "weeks" },
  each: null,
  tooLittle: "Not there yet. Start at six, and add three each week.",
  tooLittleMisconception: "slip: stops counting before the price is reached",
  tooMuch: "He has six already. How many coins are missing?",
  tooMuchMisconception: "slip: counts the whole price, and not what is missing",
  glimm: "Nine are missing. Three, six, nine: three weeks!",
  reviews: [1],
});

export const classTrip = amount(3, "A15", {
  ...bands,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-1", "SAV-2"],
  place: "school",
  situation: "a class trip in four weeks",
  question:
    "The class trip is in 4 weeks and costs 12 coins. Jo has 4. How many must she put away [hl]each week[/hl]?",
  shown_as: "coins",
  least: 0,
  most: 9,
  right: 2,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "The bus leaves without her. Count four weeks up from her four.",
  tooLittleMisconception: "later_is_free",
  tooMuch: "That is more than the trip costs. What does she have already?",
  tooMuchMisconception: "slip: forgets the four that she has",
  glimm: "Eight are missing, in four weeks: two each week!",
});

export const scooterAndMovie = amount(3, "A16", {
  ...bands,
  idea: ideas.taking,
  question_type: "practice",
  standards: ["SP-3", "SAV-2"],
  place: "free time",
  situation: "six coins for a movie",
  question:
    "Tim saves 3 coins each week for a scooter. Now he takes 6 out for a movie. How many weeks [hl]longer[/hl] must he wait for the scooter?",
  shown_as: "weeks",
  least: 0,
  most: 9,
  right: 2,
  unit: { one: "week", many: "weeks" },
  each: null,
  tooLittle: "Six coins must come back first. How long does that take?",
  tooLittleMisconception: "later_is_free",
  tooMuch: "Three come back every week. Stop when six are back.",
  tooMuchMisconception: "slip: counts a week for each coin",
  glimm: "Three and three is six. The movie cost two weeks: his choice!",
});

export const capeOrCamera = quiz(3, "Q16", {
  ...bands,
  idea: ideas.taking,
  question_type: "transfer",
  standards: ["SP-3", "SP-6"],
  place: "phone",
  situation: "a cape in a phone game",
  heading: "One tap",
  question:
    "Noor saves 4 coins a week for a camera. In a phone game she taps on a cape for 12 coins. What about the [hl]camera[/hl]?",
  answers: [
    {
      text: "It comes on the same day",
      whyNot: "Twelve coins left her jar. Who puts them back, and when?",
      misconception: "taps_are_no_money",
    },
    { text: "It comes three weeks later", right: true },
    {
      text: "She can never get it now",
      whyNot: "Her jar is not locked. Four come in each week.",
      misconception: "saving_is_never_spending",
    },
    {
      text: "It will cost less later on",
      whyNot: "The camera keeps its tag. Look what changed in her jar.",
      misconception: "later_is_free",
    },
  ],
  glimm: "Four, eight, twelve. That cape costs three weeks!",
  hint: "Count how long it takes until twelve are back.",
});
