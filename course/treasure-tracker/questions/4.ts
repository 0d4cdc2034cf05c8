import { amount, order, pay, sort, spot } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const stopThinkChoose = order(4, "A2", {
  question: "You see a shiny spoon. What comes [hl]first[/hl], and what next?",
  from: "First",
  to: "Last",
  steps: [
    { name: "Stop", why: "First we stop. A quiet moment helps.", picture: pictures.stop },
    {
      name: "Think: do I need it?",
      why: "When we have stopped, we can think. Then we choose.",
      picture: pictures.thought,
    },
    {
      name: "Choose",
      why: "When we have thought, we can choose.",
      picture: pictures.hand,
    },
    { name: "Pay", why: "Paying comes last. Then the coins are gone.", picture: pictures.coin },
  ],
  glimm: "Stop, think, choose. No more spoons with holes!",
});

export const firstOrLater = sort(4, "A1", {
  question: "Stop and think. What do you buy [hl]first[/hl], and what can [hl]wait[/hl]?",
  baskets: ["Buy it first", "It can wait"],
  things: [
    {
      name: "A coat for winter",
      in: "Buy it first",
      why: "You need a coat when it is cold.",
      picture: pictures.coat,
    },
    {
      name: "A third robot",
      in: "It can wait",
      why: "Two robots at home are fun enough for now.",
      picture: pictures.robot,
    },
    {
      name: "Medicine for a cough",
      in: "Buy it first",
      why: "Medicine helps you get well. That is a need.",
      picture: pictures.medicine,
    },
    {
      name: "A new video game",
      in: "It can wait",
      why: "A game is fun. We can live well without it.",
      picture: pictures.game,
    },
    {
      name: "Bread for dinner",
      in: "Buy it first",
      why: "Nobody sleeps well with an empty tummy.",
      picture: pictures.bread,
    },
  ],
  glimm: "You stopped, you thought, you chose!",
  reviews: [2],
});

export const changeForTheKite = pay(4, "A3", {
  question:
    "Next door, a kite costs nine. In your shop, it costs seven. Pocket pays you ten. Give him his [hl]change[/hl].",
  paid: 10,
  good: { name: "A kite", price: 7, picture: pictures.kite },
  till: [
    { value: 1, count: 4 },
    { value: 2, count: 1 },
    { value: 5, count: 1 },
  ],
  tooLittle: "That is not enough yet. Count up from seven.",
  tooMuch: "That is too much. Honest is honest!",
  glimm: "Smart eyes compare, and check the change!",
});

export const howManyCars = amount(4, "A4", {
  question:
    "Two shops sell the same ball, for ten coins and for eight. Each car you wash earns you two. How many [hl]cars[/hl] must you wash?",
  shown_as: "line",
  least: 1,
  most: 10,
  right: 4,
  unit: { one: "car", many: "cars" },
  each: { amount: 2, one: "coin", many: "coins" },
  tooLittle: "Not enough yet. Count by twos up to the better price.",
  tooMuch: "That is more than you need. Which price is better?",
  glimm: "Same ball, better price. One car less to wash!",
  reviews: [1, 3],
});

export const oneOfTwo = quiz(4, "Q10", {
  heading: "Pick one",
  question: "Pocket had coins for one thing. But he liked [hl]two[/hl] things! Find both.",
  answers: [
    { text: "A ball", picture: pictures.ball, whyNot: "No ball this time. Think of the market." },
    { text: "A book", right: true, picture: pictures.book },
    { text: "A game", picture: pictures.game, whyNot: "No game this time. Think of the market." },
    { text: "A robot", picture: pictures.robot, whyNot: "The robot was in the island shop." },
    { text: "A cake", picture: pictures.cake, whyNot: "He was not hungry this time." },
    { text: "A hat", right: true, picture: pictures.hat },
  ],
  glimm: "He picked the book. So the hat had to wait!",
  hint: "One is to wear, and one is to read.",
});

export const tricksOfTheAd = spot(4, "A5", {
  question: "This is an ad. Find its three [hl]tricks[/hl].",
  scene: "ad",
  alt: "A loud ad on a screen shows a toy robot. Above it stands ONLY TODAY! Beside it a price of 20 is crossed out over a price of 15 coins. Tiny print fills the last lines. A sign below says OPEN 9 TO 6.",
  areas: [
    {
      name: "Only today!",
      at: [68, 80, 864, 186],
      right: true,
      why: "It wants you to hurry. Stop and think.",
    },
    {
      name: "A toy robot",
      at: [138, 285, 375, 440],
      why: "It shows what they sell. That is no trick.",
    },
    {
      name: "The old price, crossed out",
      at: [588, 310, 295, 140],
      right: true,
      why: "It makes the new price look small. It still costs fifteen!",
    },
    {
      name: "The price, 15 coins",
      at: [588, 480, 295, 187],
      why: "That is just the price. A price is no trick.",
    },
    {
      name: "Tiny print",
      at: [112, 743, 775, 80],
      right: true,
      why: "It hides what you should know. Ask a grown-up to read it.",
    },
    {
      name: "Open 9 to 6",
      at: [708, 892, 260, 90],
      why: "That tells you when the shop is open. No trick.",
    },
  ],
  glimm: "You see through the shine!",
});
