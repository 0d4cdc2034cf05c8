import { amount, order, sort } from "../../activities.ts";
import { quiz } from "../../build.ts";
import { pictures } from "../../pictures.ts";

export const findingAGoal = order(3, "A8", {
  question: "Pocket set a [hl]goal[/hl]. What came first, and what next?",
  from: "First",
  to: "Last",
  steps: [
    {
      name: "No shoes!",
      why: "He bought lots of stuff, but no shoes. He had no goal yet.",
      picture: pictures.plainBoots,
    },
    {
      name: "What? A kite",
      why: "A goal says what. That comes first in a goal.",
      picture: pictures.kite,
    },
    {
      name: "How much? Ten coins",
      why: "A goal says how much. First he said what.",
      picture: pictures.tenCoins,
    },
    {
      name: "A big sneeze",
      why: "The goal was on the board. Then it all fell down!",
      picture: pictures.goalBoard,
    },
    {
      name: "Who needs a sock?",
      why: "He asked that at the very end.",
      picture: pictures.socks,
    },
  ],
  glimm: "What, how much, by when. You know a goal!",
});

export const satOnACoin = amount(3, "A9", {
  question: "Ouch! Pocket [hl]sat[/hl] on a coin. With that coin, how many did he have?",
  shown_as: "coins",
  least: 1,
  most: 10,
  right: 6,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "His jar had more by then. Count on!",
  tooMuch: "Not so many yet. Think of week three.",
  glimm: "Two coins each week. You counted every one!",
});

export const weeksForBoth = amount(3, "A10", {
  question:
    "You want the [hl]robot[/hl] and the [hl]coat[/hl] from the shop. Do chores and save as Pocket did. How many [hl]weeks[/hl]?",
  shown_as: "weeks",
  least: 1,
  most: 10,
  right: 6,
  unit: { one: "week", many: "weeks" },
  each: null,
  tooLittle: "The jar is not full yet. How much were both in the shop?",
  tooMuch: "That is too long. How many coins did Pocket save each week?",
  glimm: "Two coins each week. Slow coins make big treasure!",
  reviews: [1, 2],
});

export const wantedAtTheMarket = quiz(3, "Q14", {
  heading: "Do you remember?",
  question: "At the market, Pocket [hl]wanted[/hl] three things. Find all three.",
  answers: [
    {
      text: "A ball",
      picture: pictures.ball,
      whyNot: "A ball is a want, too. But he did not ask for it.",
    },
    { text: "Ice cream", right: true, picture: pictures.iceCream },
    {
      text: "A kite",
      picture: pictures.kite,
      whyNot: "He wants it now. But not in that story.",
    },
    { text: "A hat", right: true, picture: pictures.hat },
    {
      text: "Candy",
      picture: pictures.candy,
      whyNot: "Candy is a want, too. But he did not ask for it.",
    },
    { text: "A robot", right: true, picture: pictures.robot },
  ],
  glimm: "Wants are fun, and a want can wait!",
  hint: "One is a toy, one is cold, and one was for his tail.",
  reviews: [2],
});

export const waitingTricks = sort(3, "A12", {
  question: "Pocket had to wait. What [hl]helped[/hl] him in the story?",
  baskets: ["It helped", "It made it hard", "Not in the story"],
  things: [
    {
      name: "Play with a ball",
      in: "It helped",
      why: "Time flies when we play.",
      picture: pictures.ball,
    },
    {
      name: "Smell the candy",
      in: "It made it hard",
      why: "A sweet smell makes us want it more.",
      picture: pictures.candy,
    },
    {
      name: "Hug a teddy bear",
      in: "It helped",
      why: "A hug feels good, and it costs nothing.",
      picture: pictures.teddy,
    },
    {
      name: "Read a book",
      in: "Not in the story",
      why: "A book can help, too. But Pocket had none.",
      picture: pictures.book,
    },
    {
      name: "Sing a song",
      in: "It helped",
      why: "He sang to his jar at night. A song helps us wait.",
      picture: pictures.note,
    },
    {
      name: "Ride a bike",
      in: "Not in the story",
      why: "A ride can help, too. But Pocket had no bike.",
      picture: pictures.bike,
    },
  ],
  glimm: "Waiting is a super skill!",
});

export const shopOrHome = sort(3, "A11", {
  question: "Pocket had to wait for his [hl]kite[/hl]. Where did we see each thing?",
  baskets: ["In the shop", "At home", "Not in this story"],
  things: [
    {
      name: "A ball",
      in: "At home",
      why: "Pocket can play with the ball at home.",
      picture: pictures.ball,
    },
    {
      name: "An apple",
      in: "Not in this story",
      why: "An apple is good, too. But not in this story.",
      picture: pictures.apple,
    },
    {
      name: "A kite",
      in: "In the shop",
      why: "The kite was still in the shop. It had to wait.",
      picture: pictures.kite,
    },
    {
      name: "A clock",
      in: "At home",
      why: "The clock went tick, tock, at home.",
      picture: pictures.clock,
    },
    {
      name: "A bike",
      in: "Not in this story",
      why: "A ride is fun, too. But not in this story.",
      picture: pictures.bike,
    },
    {
      name: "Candy",
      in: "In the shop",
      why: "It smelled so good in the shop. So Pocket went home.",
      picture: pictures.candy,
    },
  ],
  glimm: "Far from the candy, waiting gets easier!",
});
