import { amount, jars, pay } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, readers } from "./ideas.ts";

export const paidForAll = quiz(2, "Q20", {
  for: readers,
  idea: ideas.choose,
  question_type: "transfer",
  standards: ["SP-1", "SP-3"],
  place: "friends",
  situation: "three coins and a comic",
  heading: "Three coins left",
  question: "Jo paid for all she needs. 3 coins are left. A comic costs 3. What is [hl]true[/hl]?",
  answers: [
    {
      text: "Wanting it is bad, so she must save",
      misconception: "saving_is_never_spending",
      whyNot: "Her needs are all paid. Who is hurt by a comic?",
    },
    { text: "She can buy it, if that is her pick", right: true },
    {
      text: "She can buy it and keep the 3 coins",
      misconception: "can_have_both",
      whyNot: "Look in her purse after she pays.",
    },
  ],
  glimm: "Needs are paid, and wants are fine. She picks!",
  hint: "What is paid already, and what is left?",
});

export const sixCoinsForWants = decide(2, "A14", {
  for: readers,
  idea: ideas.choose,
  question_type: "decision",
  standards: ["SP-3", "SP-4"],
  place: "friends",
  situation: "six coins for wants",
  question:
    "Jo's needs are paid. She has 6 coins, and gets 2 each week. She would love the skates, 8 coins. [hl]What now?[/hl]",
  budget: 6,
  options: [
    {
      name: "The movie with friends",
      picture: own.movie,
      price: 6,
      waits: "The skates wait 4 weeks.",
      follows: [
        { says: "Popcorn, and she laughs until she cries.", purse: 0 },
        { says: "They still tell each other the best part.", purse: 2 },
        { says: "Eight coins: now the skates can come!", purse: 8 },
      ],
    },
    {
      name: "The big puzzle",
      picture: own.puzzle,
      price: 4,
      waits: "The skates wait 3 weeks.",
      follows: [
        { says: "A hundred pieces, all over the floor.", purse: 2 },
        { says: "Done! But the dog ate the last piece.", purse: 4 },
        { says: "Ten coins: the skates, and two to keep.", purse: 10 },
      ],
    },
    {
      name: "Keep all six for the skates",
      picture: own.skates,
      price: 0,
      waits: "The movie and the puzzle wait.",
      follows: [
        { says: "No treat today. Six coins wait.", purse: 6 },
        { says: "Eight coins: hello, skates!", purse: 0 },
        { says: "She skates backward. The movie is gone.", purse: 6 },
      ],
    },
  ],
  glimm: "You chose one, and you know what waits.",
});

export const shoesWithAHole = pay(2, "A8", {
  for: readers,
  idea: ideas.first,
  question_type: "practice",
  standards: ["SP-1", "SP-4"],
  place: "store",
  situation: "shoes with a hole",
  question:
    "Jo's shoes have a big hole. She has 9 coins. Buy what she [hl]needs[/hl]. The rest is your choice.",
  budget: 9,
  goods: [
    { name: "Comic", price: 2, picture: own.comic },
    { name: "Skates", price: 8, picture: own.skates },
    { name: "Shoes", price: 6, picture: own.shoes, isNeed: true },
    { name: "Bubbles", price: 1, picture: own.bubbles },
    { name: "Puzzle", price: 3, picture: own.puzzle },
  ],
  tooLittle: "Look at her toes. What do they need first?",
  tooLittleMisconception: "spend_now",
  tooMuch: "Add up the tags: nine coins won't do. Put one back.",
  tooMuchMisconception: "can_have_both",
  glimm: "The need first. What is left is hers to choose!",
});

export const busCardFirst = quiz(2, "Q17", {
  for: readers,
  idea: ideas.first,
  question_type: "transfer",
  standards: ["SP-1", "SP-5"],
  place: "phone",
  situation: "bus card or star pack",
  heading: "Only today!",
  question:
    "Noor has 8 coins. Her bus card to school costs 8. A star pack in her game costs 8, [hl]only today[/hl]! What comes first?",
  answers: [
    {
      text: "The pack, or else it is gone",
      misconception: "spend_now",
      whyNot: "The game can hurry her. How does she get to school?",
    },
    { text: "The card, it takes her to class", right: true },
    {
      text: "Neither, so that all 8 are safe",
      misconception: "saving_is_never_spending",
      whyNot: "Safe coins, and the bus drives off. What are they for?",
    },
  ],
  glimm: "School first. A want can wait, even if it shouts.",
  hint: "Which one does she need tomorrow?",
});

export const lunchAndGoal = jars(2, "A9", {
  for: readers,
  idea: ideas.first,
  question_type: "practice",
  standards: ["SP-4", "SAV-1"],
  place: "school",
  situation: "lunch and a goal",
  question:
    "Jo [hl]earned[/hl] 12 coins. School lunch costs 6. Her goal gets at least 4. Give each coin a job.",
  coins: 12,
  rule: "at_least",
  jars: [
    {
      name: "Lunch",
      coins: 6,
      picture: pictures.sandwich,
      reply: "The cook wants six for lunch. Count these.",
      misconception: "slip: puts less than the price aside",
    },
    {
      name: "Goal",
      coins: 4,
      picture: pictures.jarSave,
      reply: "Her goal gets four or more. Count these.",
      misconception: "slip: puts less than the goal's share aside",
    },
    {
      name: "Wants",
      coins: 0,
      picture: pictures.jarSpend,
      reply: "Here goes what is left in the end.",
    },
  ],
  glimm: "Lunch first, then the goal, then some fun. Well planned!",
  reviews: [1],
});

export const skatesThenPuzzle = amount(2, "A11", {
  for: readers,
  idea: ideas.choose,
  question_type: "practice",
  standards: ["SP-3", "SAV-1"],
  place: "home",
  situation: "skates now, puzzle later",
  question:
    "Jo has 9 coins. Skates cost 8, a puzzle costs 4. She buys the skates. How many more coins does the [hl]puzzle[/hl] need?",
  shown_as: "coins",
  least: 0,
  most: 12,
  right: 3,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "What is left after the skates? Count up to four.",
  tooLittleMisconception: "slip: counts coins that are spent",
  tooMuch: "Not all coins went for the skates. Count what is left.",
  tooMuchMisconception: "slip: forgets the coin that is left",
  glimm: "One now, one later. That is how wants take turns.",
});
