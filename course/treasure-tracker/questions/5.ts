import { jars, order, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const waysToGive = sort(5, "A1", {
  question: "What do you [hl]give[/hl]? Coins, time, or things?",
  baskets: ["Coins", "Time", "Things"],
  things: [
    {
      name: "Read to a little child",
      in: "Time",
      why: "You keep the book. You give your time.",
      picture: pictures.book,
    },
    {
      name: "Half of the share jar",
      in: "Coins",
      why: "The share jar holds coins for others.",
      picture: pictures.jarShare,
    },
    {
      name: "A coat that is too small",
      in: "Things",
      why: "Somebody smaller can wear the coat.",
      picture: pictures.coat,
    },
    {
      name: "Help a neighbor sweep",
      in: "Time",
      why: "You help with your hands. That takes time.",
      picture: pictures.broom,
    },
    {
      name: "A toy you outgrew",
      in: "Things",
      why: "Another child can play with the toy.",
      picture: pictures.teddy,
    },
  ],
  glimm: "Three ways to share. The glow grows!",
});

export const givenToTheCrab = quiz(5, "Q10", {
  heading: "A gift for a crab",
  question: "Pocket gave something to a [hl]crab[/hl]. What was it?",
  answers: [
    {
      text: "A shell",
      picture: pictures.shells,
      whyNot: "A crab has a shell of its own. Pocket used to wear this.",
    },
    {
      text: "A ball",
      picture: pictures.ball,
      whyNot: "It was no toy. Pocket used to wear it.",
    },
    {
      text: "A sandwich",
      picture: pictures.sandwich,
      whyNot: "Nothing to eat. Pocket used to wear it.",
    },
    {
      text: "A boot",
      picture: pictures.plainBoots,
      whyNot: "Not a boot. A crab has too many feet!",
    },
    { text: "A hat", right: true, picture: pictures.hat },
  ],
  glimm: "Too small for one, just right for another!",
  hint: "It was too small for Pocket.",
});

export const shareInOrder = order(5, "A3", {
  question: "You want to share. What comes [hl]first[/hl], and what next?",
  from: "First",
  to: "Last",
  steps: [
    {
      name: "Keep coins for what you need",
      why: "First the needs. Pocket's tummy growled!",
      picture: pictures.apple,
    },
    {
      name: "Choose a little to give",
      why: "The needs come before it. Then you know how much is left.",
      picture: pictures.coin,
    },
    {
      name: "Ask a grown-up you trust",
      why: "Ask before you give. A grown-up keeps you safe.",
      picture: pictures.grownUp,
      orBefore: true,
    },
    {
      name: "Give it to someone who needs help",
      why: "Giving comes last, with care.",
      picture: pictures.heart,
    },
  ],
  glimm: "That is sharing with care!",
});

export const planForTen = jars(5, "A4", {
  question:
    "You have ten coins. Lunch needs five or more. Save some, share some. Make your [hl]plan[/hl]!",
  coins: 10,
  rule: "at_least",
  jars: [
    {
      name: "Lunch",
      coins: 5,
      picture: pictures.sandwich,
      reply: "That is not enough for lunch. Your tummy will growl!",
    },
    { name: "Save", coins: 1, picture: pictures.jarSave, reply: "Nothing is left to save." },
    {
      name: "Share",
      coins: 1,
      picture: pictures.jarShare,
      reply: "One coin can make someone glow.",
    },
  ],
  glimm: "Lunch first, and still enough to share!",
});

export const treasuresOfAll = sort(5, "A2", {
  question: "Which [hl]treasure[/hl] is it?",
  baskets: ["Earn", "Save", "Share"],
  things: [
    {
      name: "Wash cars for coins",
      in: "Earn",
      why: "Work brings in coins. That is earning.",
      picture: pictures.car,
    },
    {
      name: "Two coins a week for a kite",
      in: "Save",
      why: "A kite is the goal. The coins wait in the jar.",
      picture: pictures.kite,
    },
    {
      name: "Visit a lonely neighbor",
      in: "Share",
      why: "You give your time. That is sharing.",
      picture: pictures.clock,
    },
    {
      name: "Sell ten cups of lemonade",
      in: "Earn",
      why: "Make it, sell it, get paid. That is earning.",
      picture: pictures.lemonade,
    },
    {
      name: "Let the new game wait a while",
      in: "Save",
      why: "When we wait, our coins stay in the jar.",
      picture: pictures.game,
    },
  ],
  glimm: "You know all the treasures of the map!",
  reviews: [1, 3],
});

export const tookHome = quiz(5, "Q12", {
  heading: "Do you remember?",
  question: "Two times, Pocket had to pick one thing. What did he [hl]take home[/hl]? Find both.",
  answers: [
    {
      text: "Boots",
      picture: pictures.plainBoots,
      whyNot: "He told us about boots. But he bought none.",
    },
    { text: "A coat", right: true, picture: pictures.coat },
    {
      text: "Medicine",
      picture: pictures.medicine,
      whyNot: "Medicine is a need. But he was not sick.",
    },
    {
      text: "A ball",
      picture: pictures.ball,
      whyNot: "He has a ball. But he did not pick it here.",
    },
    { text: "A book", right: true, picture: pictures.book },
    { text: "A game", picture: pictures.game, whyNot: "Pocket did not see a game. Think again!" },
  ],
  glimm: "A need in the rain, and his pick at the market. Smart spender!",
  hint: "One keeps him dry. One tells him a story.",
  reviews: [2, 4],
});
