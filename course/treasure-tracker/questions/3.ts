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
    { text: "Candies", picture: pictures.candy, whyNot: "Not to eat. You wear them." },
  ],
  glimm: "Ten socks, and no shoes! A goal helps us choose.",
  hint: "What he really needed was shoes!",
});

export const pocketsGoal = sort(3, "A4", {
  question: "What, how much, by when? Find [hl]Pocket's goal[/hl].",
  baskets: ["In his goal", "Not in his goal"],
  things: [
    {
      name: "A kite",
      in: "In his goal",
      why: "That is what he wanted.",
      picture: pictures.kite,
    },
    {
      name: "A bike",
      in: "Not in his goal",
      why: "He did not want a bike.",
      picture: pictures.bike,
    },
    {
      name: "Ten coins",
      in: "In his goal",
      why: "That is how much it costs.",
      picture: pictures.tenCoins,
    },
    {
      name: "Eight coins",
      in: "Not in his goal",
      why: "His goal costs more.",
      picture: pictures.eightCoins,
    },
    {
      name: "In five weeks",
      in: "In his goal",
      why: "That is by when he gets it.",
      picture: pictures.fiveWeeks,
    },
    {
      name: "In four weeks",
      in: "Not in his goal",
      why: "He has to wait a little longer.",
      picture: pictures.fourWeeks,
    },
  ],
  glimm: "What, how much, by when. You know a goal!",
});

export const weeksForTheRobot = amount(3, "A7", {
  question:
    "You want the [hl]robot[/hl] from the shop. Do chores and save as Pocket did. How many [hl]weeks[/hl]?",
  shown_as: "weeks",
  least: 1,
  most: 10,
  right: 3,
  unit: { one: "week", many: "weeks" },
  each: null,
  tooLittle: "The jar is not full yet. How much was the robot in the shop?",
  tooMuch: "That is too long. How many coins did Pocket save each week?",
  glimm: "Two, four, six! Slow coins make big treasure.",
  reviews: [1, 2],
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

export const waitingTricks = sort(3, "A5", {
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
      name: "Watch ads for toys",
      in: "It made it hard",
      why: "Ads make us want new things.",
      picture: pictures.tv,
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

export const sungTo = quiz(3, "Q13", {
  heading: "A song to wait",
  question: "Waiting was hard. So Pocket [hl]sang[/hl] a song. What did he sing to?",
  answers: [
    {
      text: "His teddy",
      picture: pictures.teddy,
      whyNot: "A teddy is good for a hug. This song was not for it.",
    },
    {
      text: "His ball",
      picture: pictures.ball,
      whyNot: "A ball is good to play with. No song for it!",
    },
    { text: "The kite", picture: pictures.kite, whyNot: "He did not have the kite yet." },
    { text: "His jar", right: true, picture: pictures.jarSave },
    { text: "The candy", picture: pictures.candy, whyNot: "The candy had to stay in the shop." },
    {
      text: "The clock",
      picture: pictures.clock,
      whyNot: "A clock goes tick, tock. No song for it!",
    },
  ],
  glimm: "It never sings back! But a song helps us wait.",
  hint: "His coins are in it.",
});
