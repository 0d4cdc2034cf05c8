import { pay, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const needOrWantBaskets = sort(2, "A1", {
  question: "Is it a [hl]need[/hl] or a [hl]want[/hl]?",
  baskets: ["Need", "Want"],
  things: [
    {
      name: "Clean water",
      in: "Need",
      why: "Our bodies need water every day.",
      picture: pictures.water,
    },
    {
      name: "A toy robot",
      in: "Want",
      why: "A robot is fun. We can live well without it.",
      picture: pictures.robot,
    },
    {
      name: "A safe home",
      in: "Need",
      why: "A home keeps us warm and safe. Everybody needs one.",
      picture: pictures.house,
    },
    {
      name: "Ice cream",
      in: "Want",
      why: "Ice cream tastes good. But other food fills us up.",
      picture: pictures.iceCream,
    },
    {
      name: "A toothbrush",
      in: "Need",
      why: "Clean teeth keep us well. That is a need.",
      picture: pictures.toothbrush,
    },
    {
      name: "Glitter stickers",
      in: "Want",
      why: "Stickers are fun. They can wait.",
      picture: pictures.glitterStickers,
    },
  ],
  glimm: "Needs here, wants there. You see it!",
});

export const insteadOfWater = quiz(2, "Q7", {
  heading: "In Pocket's bag",
  question: "Pocket left his water at home. What did he [hl]pack[/hl]?",
  answers: [
    {
      text: "Candy",
      picture: pictures.candy,
      whyNot: "No candy in this bag. Think of the beach.",
    },
    { text: "Shells", right: true, picture: pictures.shells },
    {
      text: "Kites",
      picture: pictures.kite,
      whyNot: "A kite would not fit. Think of the beach.",
    },
    {
      text: "Books",
      picture: pictures.book,
      whyNot: "Not books. You find them on the beach.",
    },
  ],
  glimm: "So pretty! But we can't drink shells.",
  hint: "You can pick them up at the beach.",
});

export const pocketsWants = quiz(2, "Q8", {
  heading: "At the market",
  question: "What did Pocket [hl]want[/hl] at the market? Find all three.",
  answers: [
    { text: "A robot", right: true, picture: pictures.robot },
    {
      text: "A ball",
      picture: pictures.ball,
      whyNot: "A ball is a want too. But Pocket did not ask for one.",
    },
    { text: "Ice cream", right: true, picture: pictures.iceCream },
    {
      text: "A cake",
      picture: pictures.cake,
      whyNot: "A cake is a want too. But Pocket did not ask for one.",
    },
    { text: "A hat", right: true, picture: pictures.hat },
  ],
  glimm: "A hat for his tail! Wants are fun, and they can wait.",
  hint: "One of them was for his tail.",
});

export const rainInTheShop = pay(2, "A2", {
  question: "It rains. Your feet are wet. You have six coins. Buy what you [hl]need[/hl].",
  budget: 6,
  goods: [
    { name: "Glitter boots", price: 9, picture: pictures.glitterBoots },
    { name: "A hat", price: 5, picture: pictures.hat },
    { name: "Plain boots", price: 4, picture: pictures.plainBoots, isNeed: true },
    { name: "Candy", price: 2, picture: pictures.candy },
  ],
  tooLittle: "Your feet are still wet. What keeps them dry?",
  tooMuch: "That costs more than your six coins.",
  glimm: "Dry feet first. Then a treat, if coins are left!",
});

export const leftAfterTheCoat = quiz(2, "Q9", {
  heading: "In the island shop",
  question: "Pocket paid for the coat. How many coins were [hl]left[/hl]?",
  answers: [
    {
      text: "Two",
      picture: pictures.coins(2),
      whyNot: "Two would be nice! But the coat cost more.",
    },
    { text: "Three", picture: pictures.coins(3), whyNot: "Think again. What did the coat cost?" },
    { text: "Six", picture: pictures.coins(6), whyNot: "Six is what he had before he paid." },
    { text: "None", right: true, picture: pictures.jarEmpty },
  ],
  glimm: "All gone, and all dry. The robot can wait!",
  hint: "He had six coins. What did the coat cost?",
});

export const whoWorked = quiz(2, "Q10", {
  heading: "Do you remember?",
  question: "Which [hl]jobs[/hl] did Pocket show us? Find all three.",
  answers: [
    { text: "Growing food", right: true, picture: pictures.apple },
    {
      text: "Writing books",
      picture: pictures.book,
      whyNot: "That is a job too. But Pocket did not show it.",
    },
    { text: "Driving the bus", right: true, picture: pictures.bus },
    {
      text: "Baking cakes",
      picture: pictures.cake,
      whyNot: "That is a job too. But Pocket did not show it.",
    },
    { text: "Caring for the sick", right: true, picture: pictures.medicine },
  ],
  glimm: "You kept that treasure in your head!",
  hint: "Who feeds us, who takes us places, who makes us well?",
  reviews: [1],
});
