import { amount, jars, sort, spot } from "../activities.ts";
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

export const changeForTheKite = jars(4, "A8", {
  question:
    "Pocket gives ten coins for the [hl]better[/hl] kite. How many stay at the stall, and how many come [hl]back[/hl]?",
  coins: 10,
  rule: "exactly",
  jars: [
    {
      name: "For the kite",
      coins: 7,
      picture: pictures.kite,
      reply: "Think of both price tags.",
    },
    {
      name: "His change",
      coins: 3,
      picture: pictures.hand,
      reply: "Count up from the price to ten.",
    },
  ],
  glimm: "Smart eyes compare, and check the change!",
});

export const howManyCars = amount(4, "A9", {
  question:
    "Pocket wants that kite again, at the [hl]better[/hl] price. He has one coin. Each car he washes earns two. How many [hl]cars[/hl]?",
  shown_as: "line",
  least: 1,
  most: 10,
  right: 3,
  unit: { one: "car", many: "cars" },
  each: { amount: 2, one: "coin", many: "coins" },
  tooLittle: "Not enough yet. Think of the price, and of his one coin.",
  tooMuch: "That is more than he needs. Which price is better?",
  glimm: "Same kite, better price. One car less to wash!",
  reviews: [1, 3],
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
