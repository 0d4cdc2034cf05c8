import { jars, pay, sort } from "../../activities.ts";
import { quiz } from "../../build.ts";
import { pictures } from "../../pictures.ts";

export const needOrWantBaskets = sort(2, "A3", {
  question: "Pocket showed us what we need. Is it a [hl]need[/hl] that he showed?",
  baskets: ["He showed it", "Another need", "A want"],
  things: [
    {
      name: "A bowl of soup",
      in: "He showed it",
      why: "We need food. Pocket slurped his soup.",
      picture: pictures.soup,
    },
    {
      name: "A loaf of bread",
      in: "Another need",
      why: "We need food. But he ate no bread.",
      picture: pictures.bread,
    },
    {
      name: "A warm coat",
      in: "He showed it",
      why: "We need warm clothes. Pocket put on the coat.",
      picture: pictures.coat,
    },
    {
      name: "Glitter stickers",
      in: "A want",
      why: "Stickers are fun. They can wait.",
      picture: pictures.glitterStickers,
    },
    {
      name: "Dry boots",
      in: "Another need",
      why: "A need! But he showed no boots yet.",
      picture: pictures.plainBoots,
    },
    {
      name: "A toothbrush",
      in: "Another need",
      why: "A need! But he showed no brush.",
      picture: pictures.toothbrush,
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
      text: "Toys",
      picture: pictures.robot,
      whyNot: "No toys in this bag. Think of the beach.",
    },
    {
      text: "Books",
      picture: pictures.book,
      whyNot: "Not books. You find them on the beach.",
    },
    {
      text: "Stickers",
      picture: pictures.glitterStickers,
      whyNot: "No stickers in this bag. Think of the beach.",
    },
  ],
  glimm: "So pretty! But we can't drink shells.",
  hint: "You can pick them up at the beach.",
});

export const canBeBoth = quiz(2, "Q11", {
  heading: "A tricky one",
  question: "Need or want? Pocket said one thing can be [hl]both[/hl]. Which one?",
  answers: [
    { text: "A bike", picture: pictures.bike, whyNot: "Maybe so! But you can't ride this one." },
    { text: "A coat", picture: pictures.coat, whyNot: "Maybe so! But you can't wear this one." },
    { text: "A book", picture: pictures.book, whyNot: "Maybe so! But you can't read this one." },
    { text: "An apple", right: true, picture: pictures.apple },
    { text: "Bread", picture: pictures.bread, whyNot: "Close! But this one is round." },
  ],
  glimm: "A snack can fill us up, or just taste good. It can be both!",
  hint: "He asked about a snack.",
});

export const needThenWants = pay(2, "A4", {
  question:
    "Pocket's feet are wet. Buy what he [hl]needs[/hl], and the first two things he [hl]wanted[/hl].",
  budget: 9,
  goods: [
    { name: "A kite", price: 3, picture: pictures.kite },
    { name: "Ice cream", price: 2, picture: pictures.iceCream, isNeed: true },
    { name: "Plain boots", price: 4, picture: pictures.plainBoots, isNeed: true },
    { name: "A hat", price: 2, picture: pictures.hat },
    { name: "A robot", price: 3, picture: pictures.robot, isNeed: true },
    { name: "Candy", price: 2, picture: pictures.candy },
  ],
  tooLittle: "Not yet. Dry feet, and his first two wants.",
  tooMuch: "That costs more than your nine coins.",
  glimm: "Dry feet first! And his last want can wait.",
});

export const pricesInTheShop = jars(2, "A5", {
  question:
    "Here are fourteen coins. Pay for the [hl]robot[/hl] and the [hl]coat[/hl]. How much did each cost in the shop?",
  coins: 14,
  rule: "exactly",
  jars: [
    {
      name: "For the robot",
      coins: 6,
      picture: pictures.robot,
      reply: "The robot took all the coins that Pocket had.",
    },
    {
      name: "For the coat",
      coins: 6,
      picture: pictures.coat,
      reply: "The coat cost just as much as the robot.",
    },
    {
      name: "Left over",
      coins: 2,
      picture: pictures.coin,
      reply: "Pay for both first. Then keep what is left.",
    },
  ],
  glimm: "He had coins for just one. The coat is a need, so it came first!",
});

export const sneezeAndSplash = quiz(2, "Q14", {
  heading: "Do you remember?",
  question: "One thing made Pocket [hl]sneeze[/hl]. One made a big [hl]splash[/hl]. Find both.",
  answers: [
    {
      text: "Soap bubbles",
      picture: pictures.car,
      whyNot: "He washed the car. But no big splash came.",
    },
    { text: "Soup", right: true, picture: pictures.soup },
    {
      text: "A broom",
      picture: pictures.broom,
      whyNot: "He swept with it. But he did not sneeze.",
    },
    {
      text: "Lemonade",
      picture: pictures.lemonade,
      whyNot: "He drank it up. Hic! But that is no sneeze.",
    },
    { text: "Leaves", right: true, picture: pictures.leaf },
    {
      text: "The sea",
      picture: pictures.shells,
      whyNot: "The big splash was in his kitchen.",
    },
  ],
  glimm: "No coins from a tree, and one in the soup! So each coin gets a job.",
  hint: "One fell into his fur. A coin fell into the other one.",
  reviews: [1],
});
