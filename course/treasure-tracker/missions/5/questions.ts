import { jars, order, sort } from "../../activities.ts";
import { quiz } from "../../build.ts";
import { pictures } from "../../pictures.ts";

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

export const putOn = quiz(5, "Q13", {
  heading: "So funny!",
  question: "Pocket [hl]put on[/hl] two things in this story. Find both.",
  answers: [
    {
      text: "A jar",
      picture: pictures.jarSave,
      whyNot: "A jar stuck on his head once. But not in this story.",
    },
    { text: "A hat", right: true, picture: pictures.hat },
    {
      text: "A bowl",
      picture: pictures.bowl,
      whyNot: "He wore a bowl once. But not in this story.",
    },
    {
      text: "Socks",
      picture: pictures.socks,
      whyNot: "He has ten socks! But he wore none here.",
    },
    { text: "Sunglasses", right: true, picture: pictures.shades },
    {
      text: "A coat",
      picture: pictures.coat,
      whyNot: "He has a coat. But he did not wear it here.",
    },
  ],
  glimm: "The hat was too small, so he gave it away. That made me so bright!",
  hint: "One was too small. One helped when Glimm got so bright.",
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

export const treasuresOfTheCave = sort(5, "A9", {
  question: "Five treasures lit up the [hl]cave[/hl]. What stood there?",
  baskets: ["In the cave", "Not in the cave"],
  things: [
    {
      name: "A cup of lemonade",
      in: "Not in the cave",
      why: "Selling lemonade is earning. But it was not there.",
      picture: pictures.lemonade,
    },
    {
      name: "A broom",
      in: "In the cave",
      why: "The broom means earning. Work brings in coins.",
      picture: pictures.broom,
    },
    {
      name: "A warm coat",
      in: "Not in the cave",
      why: "A coat is a need. But it was not there.",
      picture: pictures.coat,
    },
    {
      name: "A glass of water",
      in: "In the cave",
      why: "The water means needs. Needs come first.",
      picture: pictures.glass,
    },
    {
      name: "A sheet of weeks",
      in: "Not in the cave",
      why: "Saving takes weeks. But no sheet was there.",
      picture: pictures.fiveWeeks,
    },
    {
      name: "A plain spoon",
      in: "Not in the cave",
      why: "He chose that spoon. But it was not there.",
      picture: pictures.plainSpoon,
    },
    {
      name: "A magnifying glass",
      in: "In the cave",
      why: "It means choosing. Smart eyes look twice.",
      picture: pictures.lens,
    },
    {
      name: "A bowl of soup",
      in: "Not in the cave",
      why: "Food is a need. But no soup was there.",
      picture: pictures.soup,
    },
  ],
  glimm: "You know all the treasures of the map!",
  reviews: [1, 2, 3, 4],
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
