import { jars, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions of waiting and of a safe place, for children from 7 on. */

const bands: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };

export const skateboard = sort(3, "A17", {
  ...bands,
  idea: ideas.waiting,
  question_type: "transfer",
  standards: ["SAV-2", "SP-5"],
  place: "street",
  situation: "a skateboard in a shop on the way home",
  question:
    "Jo saves for a skateboard. The shop is on her way home. What helps her [hl]wait[/hl], and what makes it hard?",
  baskets: ["It helps", "It makes it hard"],
  things: [
    {
      name: "Walk home another way",
      in: "It helps",
      why: "What she doesn't see can't call her.",
      picture: pictures.house,
    },
    {
      name: "Watch clips of new toys",
      in: "It makes it hard",
      why: "Each clip shows one more thing to want.",
      misconception: "ad_is_a_friend",
      picture: pictures.screen,
    },
    {
      name: "Draw the goal on her jar",
      in: "It helps",
      why: "Now each look tells her what the coins are for.",
      picture: pictures.jarSave,
    },
    {
      name: "Carry all the coins with her",
      in: "It makes it hard",
      why: "Coins in a pocket itch. Soon they are out.",
      misconception: "spend_now",
      picture: pictures.fiveCoins,
    },
    {
      name: "Cross off each week",
      in: "It helps",
      why: "She can see how it gets nearer.",
      picture: pictures.calendar,
    },
    {
      name: "Go in to ride it every day",
      in: "It makes it hard",
      why: "Each try makes the wish grow. The jar stays the same.",
      misconception: "spend_now",
      picture: pictures.toyShop,
    },
  ],
  glimm: "You don't need to be strong. You need a good trick!",
});

export const guitar = quiz(3, "Q17", {
  ...bands,
  idea: ideas.waiting,
  question_type: "transfer",
  standards: ["SP-5", "SAV-3"],
  place: "friends",
  situation: "the friends' sticker books",
  heading: "Everyone has one",
  question:
    "All of Ben's friends have the new sticker book. He wants it, and he saves for a guitar. What [hl]helps[/hl] him wait?",
  answers: [
    {
      text: "to buy it, as they all have it",
      whyNot: "Then he has what they wish for. What does he wish for?",
      misconception: "everybody_has_it",
    },
    { text: "to mark how near the guitar is", right: true },
    {
      text: "to say no to all fun for a year",
      whyNot: "A year of no fun? He waits for one guitar only.",
      misconception: "saving_is_never_spending",
    },
    {
      text: "to borrow coins for the book",
      whyNot: "Guess which coins pay that back: the ones for the guitar.",
      misconception: "later_is_free",
    },
  ],
  glimm: "A want can wait, and he can see the end of it!",
  hint: "Waiting is easier when you can see how far it is.",
  reviews: [2],
});

export const fortyCoins = quiz(3, "Q18", {
  ...bands,
  idea: ideas.safe,
  question_type: "transfer",
  standards: ["SAV-4", "MR-2"],
  place: "home",
  situation: "forty coins until next year",
  heading: "A good place",
  question: "Kim has saved 40 coins. She needs them next year. Where are they [hl]safest[/hl]?",
  answers: [
    {
      text: "in her bag, always near her",
      whyNot: "Bags get lost, and near coins get spent.",
      misconception: "spend_now",
    },
    { text: "in a bank, in her own name", right: true },
    {
      text: "in a game, as shiny gems",
      whyNot: "Try to pay for a trip with gems. Who takes them?",
      misconception: "taps_are_no_money",
    },
    {
      text: "under a stone in the yard",
      whyNot: "That costs nothing. And who guards it when it rains?",
      misconception: "cheap_is_best",
    },
  ],
  glimm: "A bank writes it down, guards it, and gives it back!",
  hint: "Think of a whole year. Who looks after them each day?",
});

export const fiveBack = quiz(3, "Q19", {
  ...bands,
  idea: ideas.safe,
  question_type: "transfer",
  standards: ["SAV-4"],
  place: "bank",
  situation: "five coins, brought in spring",
  heading: "At the bank",
  question:
    "In spring Jo brings 5 coins to the bank. In summer she comes back. What does she [hl]get[/hl]?",
  answers: [
    {
      text: "the very same five from her box",
      whyNot: "There is no box for each child. What did the bank write down?",
      misconception: "bank_keeps_my_coin",
    },
    { text: "five coins: the bank noted 5", right: true },
    {
      text: "as many as she can carry",
      whyNot: "The bank looks up what she brought. It gives no presents.",
      misconception: "machine_gives",
    },
  ],
  glimm: "The bank keeps a number for you. It pays that number back!",
  hint: "Lots of people bring coins. How does the bank know whose is what?",
});

export const eightCoins = jars(3, "A18", {
  ...bands,
  idea: ideas.taking,
  question_type: "decision",
  standards: ["SP-3", "SP-4", "SAV-3"],
  place: "friends",
  situation: "eight coins before a friend's birthday",
  question:
    "You have 8 coins. Every 4 bring your goal a week nearer. A friend has a birthday. What is [hl]your[/hl] plan?",
  coins: 8,
  rule: "any",
  jars: [
    {
      name: "My goal",
      picture: pictures.jarSave,
      reply: "Your goal comes nearer. A card that you draw is a gift.",
    },
    {
      name: "Fun for me now",
      picture: pictures.jarSpend,
      reply: "A great day! Your goal stands still, and waits for you.",
    },
    {
      name: "My friend's gift",
      picture: pictures.gift,
      reply: "Your friend beams. Your goal takes a while longer.",
    },
  ],
  glimm: "You said what each coin is for. That is a plan!",
  reviews: [1],
});

export const drumNow = decide(3, "A21", {
  ...bands,
  idea: ideas.taking,
  question_type: "decision",
  standards: ["MC-1", "SP-3", "SAV-3"],
  place: "friends",
  situation: "a friend would lend three coins",
  question:
    "A drum costs 12 coins. Ben has 9 and puts away 1 a week. Kim would lend him 3. What should he [hl]do[/hl]?",
  budget: 9,
  times: ["Today", "One week later", "Three weeks later"],
  options: [
    {
      name: "Borrow 3 coins from Kim",
      picture: pictures.threeCoins,
      follows: [
        { says: "Boom, boom! The drum is his, and he owes Kim 3.", purse: 0 },
        { says: "His new coin goes to Kim. He still owes 2.", purse: 0 },
        { says: "The last coin goes to Kim. Now they are even.", purse: 0 },
      ],
    },
    {
      name: "Wait for three weeks",
      picture: pictures.calendar,
      follows: [
        { says: "No drum yet. He drums on a pot.", purse: 9 },
        { says: "One week down. The pot has a dent.", purse: 10 },
        { says: "Boom, boom! The drum is his, and he owes nobody.", purse: 0 },
      ],
    },
    {
      name: "Sell his old game for 3",
      picture: pictures.game,
      follows: [
        { says: "Boom, boom! The drum is his, and the game is gone.", purse: 0 },
        { says: "It rains. He would like to play the old game.", purse: 1 },
        { says: "Three new coins wait for a new goal.", purse: 3 },
      ],
    },
  ],
  cost: {
    free: true,
    question: "Each way costs something. What would be hardest for [hl]you[/hl]?",
    costs: [
      { name: "to pay coins back", reply: "Then coins that you borrow feel heavy. Good to know!" },
      { name: "to wait for weeks", reply: "Then a trick for waiting is worth a lot to you." },
      { name: "to give a thing away", reply: "Then look twice before you sell it." },
    ],
  },
  glimm: "Three ways, three prices. You looked at them all!",
});
