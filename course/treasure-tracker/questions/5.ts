import { jars, order, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const sharedOnTheBeach = sort(5, "A5", {
  question: "Coins, time, or things: all can be shared. What did [hl]Pocket[/hl] do?",
  baskets: ["Pocket did it", "Another good way"],
  things: [
    {
      name: "Coins for a sick child",
      in: "Another good way",
      why: "A kind way! But not in this story.",
      picture: pictures.medicine,
    },
    {
      name: "Coins for a baby turtle",
      in: "Pocket did it",
      why: "His coins helped the turtle. Coins can be shared.",
      picture: pictures.turtle,
    },
    {
      name: "Time to plant a tree",
      in: "Another good way",
      why: "A kind way! But not in this story.",
      picture: pictures.tree,
    },
    {
      name: "A ball for a puppy",
      in: "Another good way",
      why: "A kind way! But not in this story.",
      picture: pictures.ball,
    },
    {
      name: "Time to dance",
      in: "Pocket did it",
      why: "He danced with Grandma. Time can be shared.",
      picture: pictures.grownUp,
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
    {
      text: "A coin",
      picture: pictures.coin,
      whyNot: "No coin this time. Pocket used to wear it.",
    },
  ],
  glimm: "Too small for one, just right for another!",
  hint: "It was too small for Pocket.",
});

export const learnedToShare = order(5, "A7", {
  question: "How did Pocket learn to share with [hl]care[/hl]? What came first, and what next?",
  from: "First",
  to: "Last",
  steps: [
    {
      name: "Share all the coins",
      why: "First he wanted to share them all. Too fast!",
      picture: pictures.jarShare,
    },
    {
      name: "See an empty plate",
      why: "The coins were in the jar. Then he saw his plate.",
      picture: pictures.plate,
    },
    {
      name: "Pay for lunch",
      why: "His tummy growled. So he paid for lunch.",
      picture: pictures.sandwich,
    },
    {
      name: "Ask Grandma",
      why: "Needs first. Then he asked a grown-up he trusts.",
      picture: pictures.grownUp,
    },
    {
      name: "A big wind",
      why: "The wind came after lunch. Then the farmer needed help.",
      picture: pictures.leaf,
    },
  ],
  glimm: "That is sharing with care!",
});

export const planForTen = jars(5, "A8", {
  question: "Ten coins, and a growling tummy. Make [hl]Pocket's plan[/hl]!",
  coins: 10,
  rule: "exactly",
  jars: [
    {
      name: "Lunch",
      coins: 5,
      picture: pictures.sandwich,
      reply: "Lunch took half of his coins.",
    },
    {
      name: "Save",
      coins: 4,
      picture: pictures.jarSave,
      reply: "Save what is left after lunch and sharing.",
    },
    {
      name: "Share",
      coins: 1,
      picture: pictures.jarShare,
      reply: "One coin can make someone glow.",
    },
  ],
  glimm: "Lunch first, and still enough to share!",
});

export const treasuresOfTheCave = sort(5, "A6", {
  question: "Five treasures lit up the [hl]cave[/hl]. What stood there?",
  baskets: ["In the cave", "Not in the cave"],
  things: [
    {
      name: "A broom",
      in: "In the cave",
      why: "The broom means earning. Work brings in coins.",
      picture: pictures.broom,
    },
    {
      name: "A car",
      in: "Not in the cave",
      why: "Washing cars is earning, too. But no car was there.",
      picture: pictures.car,
    },
    {
      name: "A glass of water",
      in: "In the cave",
      why: "The water means needs. Needs come first.",
      picture: pictures.glass,
    },
    {
      name: "A kite",
      in: "Not in the cave",
      why: "A kite can be a goal. But no kite was there.",
      picture: pictures.kite,
    },
    {
      name: "A jar to save",
      in: "In the cave",
      why: "The jar means saving. The coins wait in it.",
      picture: pictures.jarSave,
    },
    {
      name: "A magnifying glass",
      in: "In the cave",
      why: "It means choosing. Smart eyes look twice.",
      picture: pictures.lens,
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
