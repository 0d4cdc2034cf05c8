import { jars, order, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

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

export const earnedOrGiven = sort(1, "A4", {
  question: "Think of Pocket's story. Were the coins [hl]earned[/hl] or [hl]given[/hl]?",
  baskets: ["Earned", "Given", "Not in the story"],
  things: [
    {
      name: "For washing the car",
      in: "Earned",
      why: "Washing the car is work. Work earns coins.",
      picture: pictures.car,
    },
    {
      name: "For your birthday",
      in: "Given",
      why: "A birthday is not work. The coins are a gift.",
      picture: pictures.cake,
    },
    {
      name: "For an extra chore",
      in: "Earned",
      why: "A chore is work at home. So the coins are earned.",
      picture: pictures.broom,
    },
    {
      name: "For fixing a bike",
      in: "Not in the story",
      why: "Pocket fixed no bike.",
      picture: pictures.bike,
    },
    {
      name: "In a card from a friend",
      in: "Not in the story",
      why: "Pocket got no card.",
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

export const likePocket = jars(1, "A6", {
  question:
    "You have seven coins. [hl]Share[/hl] and [hl]save[/hl] as many as Pocket did. The rest is to spend.",
  coins: 7,
  rule: "exactly",
  jars: [
    {
      name: "Save",
      coins: 2,
      picture: pictures.jarSave,
      reply: "Pocket saved one more coin than he shared.",
    },
    {
      name: "Spend",
      coins: 4,
      picture: pictures.jarSpend,
      reply: "What is left, you can spend. Count what is left.",
    },
    { name: "Share", coins: 1, picture: pictures.jarShare, reply: "One coin is for others." },
  ],
  glimm: "Seven coins, seven jobs!",
});

export const lemonadeLeft = quiz(1, "Q7", {
  heading: "Lemonade for sale",
  question: "Pocket made ten cups of lemonade. How many could he [hl]sell[/hl]?",
  answers: [
    { text: "One cup", right: true, picture: pictures.cups(1) },
    {
      text: "Five cups",
      picture: pictures.cups(5),
      whyNot: "He was so thirsty! More than five were gone.",
    },
    {
      text: "Nine cups",
      picture: pictures.cups(9),
      whyNot: "Nine cups went into his tummy!",
    },
    {
      text: "Ten cups",
      picture: pictures.cups(10),
      whyNot: "He made ten. Then he got thirsty.",
    },
    {
      text: "Two cups",
      picture: pictures.cups(2),
      whyNot: "He was even thirstier than that!",
    },
  ],
  glimm: "Right! What we use up, we can't sell.",
  hint: "How many cups did Pocket drink?",
});
