import { sort, spot } from "../../activities.ts";
import { quiz } from "../../build.ts";
import { pictures } from "../../pictures.ts";

export const willItWork = sort(4, "A7", {
  question: "Stop and think! Pocket wanted to eat his soup. Did it [hl]work[/hl]?",
  baskets: ["It worked", "It did not work", "Not in the story"],
  things: [
    {
      name: "A shiny spoon",
      in: "It did not work",
      why: "It shines. But all the soup ran out!",
      picture: pictures.shinySpoon,
    },
    {
      name: "A cup",
      in: "Not in the story",
      why: "A cup can work, too. But there was no cup.",
      picture: pictures.lemonade,
    },
    {
      name: "A spoon with dots",
      in: "It did not work",
      why: "Those dots are holes. Drip, drip!",
      picture: pictures.dottedSpoon,
    },
    {
      name: "A plain spoon",
      in: "It worked",
      why: "Not one hole! It holds his soup.",
      picture: pictures.plainSpoon,
    },
    {
      name: "A fork",
      in: "It did not work",
      why: "Soup runs through a fork.",
      picture: pictures.fork,
    },
  ],
  glimm: "Stop, think, choose. No more spoons with holes!",
});

export const gotOrWaited = sort(4, "A14", {
  question:
    "Think of all the stories. What did Pocket [hl]get[/hl], and what had to [hl]wait[/hl]?",
  baskets: ["He got it", "It had to wait", "Not in a story"],
  things: [
    {
      name: "A coat",
      in: "He got it",
      why: "It rained. He needed the coat, so it came first.",
      picture: pictures.coat,
    },
    {
      name: "A robot",
      in: "It had to wait",
      why: "A robot is a want. He had no coins left for it.",
      picture: pictures.robot,
    },
    {
      name: "A shiny spoon",
      in: "He got it",
      why: "He bought it too fast. It had a hole!",
      picture: pictures.shinySpoon,
    },
    {
      name: "A bike",
      in: "Not in a story",
      why: "A bike can be a goal. But it was not Pocket's.",
      picture: pictures.bike,
    },
    {
      name: "Coins from Grandma",
      in: "He got it",
      why: "That was a gift, like on a birthday.",
      picture: pictures.gift,
    },
    {
      name: "Candy",
      in: "It had to wait",
      why: "It smelled so good. But his coins had a job.",
      picture: pictures.candy,
    },
    {
      name: "Glitter stickers",
      in: "Not in a story",
      why: "Stickers are a want, too. But Pocket saw none.",
      picture: pictures.glitterStickers,
    },
  ],
  glimm: "Needs first, then goals. Wants can wait!",
  reviews: [1, 2, 3],
});

export const twoPrices = quiz(4, "Q11", {
  heading: "Same kite, two prices",
  question: "Pocket saw two kites, just the same. Find both [hl]prices[/hl].",
  answers: [
    {
      text: "Five coins",
      picture: pictures.price(5),
      whyNot: "So little? Both kites cost more.",
    },
    {
      text: "Six coins",
      picture: pictures.price(6),
      whyNot: "The robot cost so much. Both kites cost more.",
    },
    { text: "Seven coins", right: true, picture: pictures.price(7) },
    {
      text: "Eight coins",
      picture: pictures.price(8),
      whyNot: "One kite cost less, and one cost more.",
    },
    { text: "Nine coins", right: true, picture: pictures.price(9) },
    {
      text: "Ten coins",
      picture: pictures.price(10),
      whyNot: "He gave so many. But coins came back!",
    },
  ],
  glimm: "Same kite! So he paid less, and counted his change.",
  hint: "He gave ten coins for the cheaper one. Three came back.",
});

export const howMuchOfHisCoins = sort(4, "A13", {
  question: "Think of the prices. How many of [hl]his coins[/hl] did it cost?",
  baskets: ["All his coins", "Not all his coins", "Not in a story"],
  things: [
    {
      name: "The kite at the second stall",
      in: "Not all his coins",
      why: "He gave ten coins. Three came back as change.",
      picture: pictures.kiteSecond,
    },
    {
      name: "A game at the market",
      in: "Not in a story",
      why: "A game costs coins, too. But Pocket saw none.",
      picture: pictures.game,
    },
    {
      name: "The robot in the shop",
      in: "All his coins",
      why: "He had six coins. The robot cost all six.",
      picture: pictures.robot,
    },
    {
      name: "The kite he saved for",
      in: "All his coins",
      why: "His jar was full. The kite took every coin.",
      picture: pictures.jarSave,
    },
    {
      name: "A cake",
      in: "Not in a story",
      why: "A cake costs coins, too. But Pocket bought none.",
      picture: pictures.cake,
    },
    {
      name: "The coat in the shop",
      in: "All his coins",
      why: "He had six coins. The coat cost all six.",
      picture: pictures.coat,
    },
  ],
  glimm: "Smart eyes know what things cost!",
  reviews: [2, 3],
});

export const oneOfTwo = quiz(4, "Q10", {
  heading: "Pick one",
  question: "Pocket had coins for one thing. But he liked [hl]two[/hl] things! Find both.",
  answers: [
    { text: "A ball", picture: pictures.ball, whyNot: "No ball this time. Think of the stall." },
    { text: "A book", right: true, picture: pictures.book },
    { text: "A game", picture: pictures.game, whyNot: "No game this time. Think of the stall." },
    { text: "A robot", picture: pictures.robot, whyNot: "The robot was in the island shop." },
    { text: "A cake", picture: pictures.cake, whyNot: "He was not hungry this time." },
    { text: "A hat", right: true, picture: pictures.hat },
  ],
  glimm: "One thing was his. The other one had to wait!",
  hint: "One is to wear, and one is to read.",
});

export const tricksOfTheAd = spot(4, "A12", {
  question: "All six are ad [hl]tricks[/hl]. Which two did the ad in Pocket's story use?",
  image: pictures.loudAd,
  areas: [
    {
      name: "Only today!",
      at: [68, 80, 864, 186],
      why: "A trick! It wants you to hurry. But the ad in the story did not say it.",
    },
    {
      name: "Buy now!",
      at: [75, 375, 285, 310],
      right: true,
      why: "It rushes you. Stop, think, choose!",
    },
    {
      name: "A loud horn",
      at: [365, 270, 260, 420],
      right: true,
      why: "It is so loud that you can't think. Hush, ad!",
    },
    {
      name: "An old price, crossed out",
      at: [630, 290, 275, 245],
      why: "A trick! It makes the new price look small. But not in this story.",
    },
    {
      name: "A free gift",
      at: [665, 540, 225, 185],
      why: "A trick! You must buy first. But the ad in the story had no gift.",
    },
    {
      name: "Tiny print",
      at: [112, 743, 775, 80],
      why: "A trick! It hides what you should know. But not in this story.",
    },
  ],
  glimm: "You see through the shine!",
});
