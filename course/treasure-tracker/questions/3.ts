import { amount, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const withoutAGoal = quiz(3, "Q11", {
  heading: "Lots of stuff",
  question: "Pocket had no goal. So he bought [hl]ten[/hl] of the same thing! What did he buy?",
  answers: [
    { text: "Hats", picture: pictures.hat, whyNot: "You wear them, yes. But not on your head." },
    { text: "Balls", picture: pictures.ball, whyNot: "Not to play with. You wear them." },
    { text: "Socks", right: true, picture: pictures.socks },
    { text: "Books", picture: pictures.book, whyNot: "Not to read. You wear them." },
    { text: "Robots", picture: pictures.robot, whyNot: "Not to play with. You wear them." },
  ],
  glimm: "Ten socks, and no shoes! A goal helps us choose.",
  hint: "What he really needed was shoes!",
});

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
  question:
    "Extra chores earn you three coins a week. A game costs nine. How many [hl]weeks[/hl] must you save?",
  shown_as: "weeks",
  least: 1,
  most: 10,
  right: 3,
  unit: { one: "week", many: "weeks" },
  each: { amount: 3, one: "coin", many: "coins" },
  tooLittle: "The jar is not full enough yet. Nine is the price.",
  tooMuch: "You have waited longer than you need. Count by threes.",
  glimm: "Three, six, nine. Slow coins make big treasure!",
  reviews: [1],
});

export const forHisTail = quiz(3, "Q12", {
  heading: "Do you remember?",
  question: "Pocket wanted something for his [hl]tail[/hl]. A want, not a need! What was it?",
  answers: [
    { text: "A hat", right: true, picture: pictures.hat },
    { text: "Socks", picture: pictures.socks, whyNot: "Not socks. He has ten of those!" },
    {
      text: "Boots",
      picture: pictures.glitterBoots,
      whyNot: "Boots with glitter are a want too. But not for a tail.",
    },
    {
      text: "A kite",
      picture: pictures.kite,
      whyNot: "A kite has a tail of its own! Not this time.",
    },
    {
      text: "Stickers",
      picture: pictures.glitterStickers,
      whyNot: "They would stick to his fur! He did not ask for them.",
    },
  ],
  glimm: "Silly and fun! A want like this can wait.",
  hint: "Most of us wear it at the other end.",
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

export const sungTo = quiz(3, "Q13", {
  heading: "A song to wait",
  question: "Waiting was hard. So Pocket [hl]sang[/hl] a song. What did he sing to?",
  answers: [
    {
      text: "His teddy",
      picture: pictures.teddy,
      whyNot: "He hugged his teddy. He did not sing to it.",
    },
    {
      text: "His ball",
      picture: pictures.ball,
      whyNot: "He played with his ball. No song for it!",
    },
    { text: "The kite", picture: pictures.kite, whyNot: "He did not have the kite yet." },
    { text: "His jar", right: true, picture: pictures.jarSave },
    { text: "The candy", picture: pictures.candy, whyNot: "The candy had to stay in the shop." },
  ],
  glimm: "It never sings back! But a song helps us wait.",
  hint: "His coins are in it.",
});
