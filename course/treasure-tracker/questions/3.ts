import { amount, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const goalOrWish = sort(3, "A1", {
  question: "Is it a clear [hl]goal[/hl], or just a [hl]wish[/hl]?",
  baskets: ["A clear goal", "Just a wish"],
  things: [
    {
      name: "A ball, 4 coins, in 2 weeks",
      in: "A clear goal",
      why: "It says what, how much, and by when.",
      picture: pictures.ball,
    },
    {
      name: "Lots and lots of stuff",
      in: "Just a wish",
      why: "What stuff? A goal says what.",
      picture: pictures.socks,
    },
    {
      name: "A bike, some day",
      in: "Just a wish",
      why: "It says what. But how much, and by when?",
      picture: pictures.bike,
    },
    {
      name: "Boots, 6 coins, by fall",
      in: "A clear goal",
      why: "What, how much, by when. All three are there.",
      picture: pictures.plainBoots,
    },
    {
      name: "To be rich by summer",
      in: "Just a wish",
      why: "How much is rich? A goal names a number.",
      picture: pictures.chest,
    },
  ],
  glimm: "What, how much, by when. You know a goal!",
});

export const howManyWeeks = amount(3, "A3", {
  question: "A game costs nine coins. You save three each week. How many [hl]weeks[/hl]?",
  shown_as: "weeks",
  least: 1,
  most: 10,
  right: 3,
  unit: { one: "week", many: "weeks" },
  each: { amount: 3, one: "coin", many: "coins" },
  tooLittle: "The jar is not full enough yet. Nine is the price.",
  tooMuch: "You have waited longer than you need. Count by threes.",
  glimm: "Three, six, nine. Slow coins make big treasure!",
});

export const satOnOne = quiz(3, "Q7", {
  heading: "Ouch!",
  question: "Pocket sat on a coin! How many [hl]weeks[/hl] had he saved by then?",
  answers: [
    { text: "One week", picture: pictures.weeks(1), whyNot: "After one week there were just two." },
    { text: "Two weeks", picture: pictures.weeks(2), whyNot: "After two weeks there were four." },
    { text: "Three weeks", right: true, picture: pictures.weeks(3) },
    {
      text: "Four weeks",
      picture: pictures.weeks(4),
      whyNot: "After four weeks there were eight.",
    },
  ],
  glimm: "Two, four, six. Ouch, that was week three!",
  hint: "Two coins come each week. He sat down at six.",
});

export const samePrice = quiz(3, "Q8", {
  heading: "Do you remember?",
  question: "In the island shop, which one [hl]cost more[/hl]?",
  answers: [
    {
      text: "The robot",
      picture: pictures.robot,
      whyNot: "The robot cost six. What did the coat cost?",
    },
    {
      text: "The coat",
      picture: pictures.coat,
      whyNot: "The coat cost six. What did the robot cost?",
    },
    {
      text: "Nobody knows",
      picture: pictures.question,
      whyNot: "Pocket told us both prices.",
    },
    { text: "Both cost the same", right: true, picture: pictures.coatAndRobot },
  ],
  glimm: "Same price! The coat came first. It is a need.",
  hint: "Pocket had six coins. What could he pay for?",
  reviews: [2],
});

export const waitingTricks = sort(3, "A2", {
  question: "You are saving for a kite. What [hl]helps[/hl] you wait?",
  baskets: ["It helps", "It makes it hard"],
  things: [
    {
      name: "Play with a ball",
      in: "It helps",
      why: "Time flies when we play.",
      picture: pictures.ball,
    },
    {
      name: "Smell the candy",
      in: "It makes it hard",
      why: "A sweet smell makes us want it more.",
      picture: pictures.candy,
    },
    {
      name: "Hug a teddy bear",
      in: "It helps",
      why: "A hug feels good, and it costs nothing.",
      picture: pictures.teddy,
    },
    {
      name: "Watch ads for toys",
      in: "It makes it hard",
      why: "Ads make us want new things.",
      picture: pictures.tv,
    },
    {
      name: "Think of the kite",
      in: "It helps",
      why: "Then you know what you are waiting for.",
      picture: pictures.kite,
    },
  ],
  glimm: "Waiting is a super skill!",
});

export const rolledAway = quiz(3, "Q10", {
  heading: "Do you remember?",
  question: "Money runs out. Where did Pocket's coin once [hl]roll[/hl]?",
  answers: [
    {
      text: "Under his bed",
      picture: pictures.bed,
      whyNot: "Not under the bed. It made a splash!",
    },
    { text: "Into a boot", picture: pictures.plainBoots, whyNot: "Not a boot. It made a splash!" },
    { text: "Into his soup", right: true, picture: pictures.soup },
    {
      text: "Down to the sea",
      picture: pictures.shells,
      whyNot: "It made a splash. But he was not at the sea.",
    },
  ],
  glimm: "Splash! So each coin gets a job.",
  hint: "It was close to his mouth.",
  reviews: [1],
});
