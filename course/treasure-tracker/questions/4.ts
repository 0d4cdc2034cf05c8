import { jars, order, sort, spot } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

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

export const gotOrWaited = sort(4, "A6", {
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
      name: "A video game",
      in: "Not in a story",
      why: "A game is a want, too. But Pocket saw none.",
      picture: pictures.game,
    },
    {
      name: "A kite",
      in: "He got it",
      why: "He saved two coins each week. Then it was his.",
      picture: pictures.kite,
    },
    {
      name: "Candy",
      in: "It had to wait",
      why: "It smelled so good. But his coins had a job.",
      picture: pictures.candy,
    },
    {
      name: "A bike",
      in: "Not in a story",
      why: "A bike can be a goal. But it was not Pocket's.",
      picture: pictures.bike,
    },
  ],
  glimm: "Needs first, then goals. Wants can wait!",
  reviews: [2, 3],
});

export const changeForTheKite = jars(4, "A10", {
  question:
    "You have twelve coins. Buy the kite just as [hl]Pocket[/hl] did. Where does each coin end up?",
  coins: 12,
  rule: "exactly",
  jars: [
    {
      name: "It stays at the stall",
      coins: 7,
      picture: pictures.kite,
      reply: "Think of both price tags. Pocket paid less.",
    },
    {
      name: "It comes back as change",
      coins: 3,
      picture: pictures.hand,
      reply: "Count up from the price to the coins he gave.",
    },
    {
      name: "You never gave it",
      coins: 2,
      picture: pictures.coin,
      reply: "Pocket gave fewer coins than you have. Keep the rest.",
    },
  ],
  glimm: "Smart eyes compare, and check the change!",
});

export const pricesInOrder = order(4, "A11", {
  question: "Think of the prices in the stories. What cost the [hl]least[/hl], and what came next?",
  from: "The least",
  to: "The most",
  steps: [
    {
      name: "A cup of lemonade",
      why: "Pocket sold his last cup. How much did he earn?",
      picture: pictures.lemonade,
    },
    {
      name: "The robot in the shop",
      why: "It cost all the coins that Pocket had in the shop.",
      picture: pictures.robot,
    },
    {
      name: "The kite at the second stall",
      why: "Here Pocket gave ten coins. Three came back.",
      picture: pictures.kiteSecond,
    },
    {
      name: "The kite at the first stall",
      why: "It was the same kite, for more coins.",
      picture: pictures.kiteFirst,
    },
    {
      name: "The kite he saved for",
      why: "He saved for it week by week. How full was his jar?",
      picture: pictures.jarSave,
    },
  ],
  glimm: "Smart eyes know what things cost!",
  reviews: [1, 2, 3],
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
