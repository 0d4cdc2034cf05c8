import { amount, order, sort } from "../../activities.ts";
import { quiz } from "../../build.ts";
import { pictures } from "../../pictures.ts";

export const allDayLong = quiz(1, "Q10", {
  heading: "No coins on the map",
  question: "Pocket looked for [hl]coins[/hl] all day. What did he get?",
  answers: [
    { text: "Some leaves", right: true, picture: pictures.leaf },
    {
      text: "Some shells",
      picture: pictures.shells,
      whyNot: "Shells lie in the sand. He looked up, not down.",
    },
    {
      text: "An old boot",
      picture: pictures.plainBoots,
      whyNot: "Not a boot! It came down from high up.",
    },
    { text: "A lost kite", picture: pictures.kite, whyNot: "No kite came down this time." },
    { text: "An apple", picture: pictures.apple, whyNot: "Yum! But he got nothing to eat." },
  ],
  glimm: "Leaves, and no coins! Most money comes from work.",
  hint: "He shook and shook. Then they fell into his fur.",
});

export const jobsNamed = quiz(1, "Q11", {
  heading: "People at work",
  question: "Pocket told us about three [hl]jobs[/hl]. Find all three.",
  answers: [
    {
      text: "Building homes",
      picture: pictures.house,
      whyNot: "Builders get paid too. But Pocket did not name them.",
    },
    { text: "Growing food", right: true, picture: pictures.apple },
    { text: "Driving the bus", right: true, picture: pictures.bus },
    {
      text: "Teaching children",
      picture: pictures.book,
      whyNot: "Teachers get paid too. But Pocket did not name them.",
    },
    {
      text: "Baking bread",
      picture: pictures.bread,
      whyNot: "Bakers get paid too. But Pocket did not name them.",
    },
    { text: "Caring for the sick", right: true, picture: pictures.medicine },
  ],
  glimm: "They help, and they get paid. Effort makes treasure!",
  hint: "One works in a field, one on the road, one by a bed.",
});

export const earnedOrGiven = sort(1, "A8", {
  question: "Think of Pocket's story. Were the coins [hl]earned[/hl] or [hl]given[/hl]?",
  baskets: ["Earned", "Given", "Not in the story"],
  things: [
    {
      name: "For picking apples",
      in: "Not in the story",
      why: "That is work, too. But Pocket picked no apples.",
      picture: pictures.apple,
    },
    {
      name: "For washing the car",
      in: "Earned",
      why: "Washing the car is work. Work earns coins.",
      picture: pictures.car,
    },
    {
      name: "For feeding a pet",
      in: "Not in the story",
      why: "That is work, too. But Pocket fed no pet.",
      picture: pictures.turtle,
    },
    {
      name: "For your birthday",
      in: "Given",
      why: "A birthday is not work. The coins are a gift.",
      picture: pictures.cake,
    },
    {
      name: "For fixing a bike",
      in: "Not in the story",
      why: "That is work, too. But Pocket fixed no bike.",
      picture: pictures.bike,
    },
    {
      name: "In a card from a friend",
      in: "Not in the story",
      why: "That is a gift, too. But Pocket got no card.",
      picture: pictures.birthdayCard,
    },
  ],
  glimm: "Earned or given, you can tell!",
});

export const jobsForCoins = order(1, "A7", {
  question: "Pocket gave his coins jobs. What came [hl]first[/hl], and what next?",
  from: "First",
  to: "Last",
  steps: [
    {
      name: "A coin rolls away",
      why: "There were no jars yet. One coin got lost!",
      picture: pictures.coin,
    },
    {
      name: "Fill the share jar",
      why: "This jar was filled before the other two.",
      picture: pictures.jarShare,
    },
    {
      name: "Fill the save jar",
      why: "This jar came next, after sharing.",
      picture: pictures.jarSave,
    },
    {
      name: "Fill the spend jar",
      why: "This jar got what was left.",
      picture: pictures.jarSpend,
    },
    {
      name: "Look for his soup",
      why: "All the coins had jobs by then. Time to eat!",
      picture: pictures.soup,
    },
  ],
  glimm: "Every coin has a job!",
});

export const cupsHeDrank = amount(1, "A9", {
  question: "Pocket wanted to [hl]sell[/hl] his lemonade. How many cups did he drink?",
  shown_as: "cups",
  least: 1,
  most: 12,
  right: 9,
  unit: { one: "cup", many: "cups" },
  each: null,
  tooLittle: "He was even thirstier than that!",
  tooMuch: "Not so many. One cup was left to sell.",
  glimm: "Right! What we use up, we can't sell.",
});

export const workersGave = quiz(1, "Q12", {
  heading: "Paid for work",
  question: "What did the [hl]farmer[/hl] and the [hl]nurse[/hl] give? Find both.",
  answers: [
    {
      text: "A loaf of bread",
      picture: pictures.bread,
      whyNot: "A baker makes bread. Think of the farmer's field.",
    },
    {
      text: "A bottle of medicine",
      picture: pictures.medicine,
      whyNot: "A nurse can bring it. But this one had something else.",
    },
    { text: "A carrot", right: true, picture: pictures.carrot },
    {
      text: "A red apple",
      picture: pictures.apple,
      whyNot: "A farmer can grow it. But this one had something else.",
    },
    { text: "A cup of tea", right: true, picture: pictures.cup },
    {
      text: "A bowl of soup",
      picture: pictures.soup,
      whyNot: "Yum! But the sick friend got something to drink.",
    },
  ],
  glimm: "They help others. That is how they get paid!",
  hint: "One is orange and crunchy. One is warm to drink.",
});
