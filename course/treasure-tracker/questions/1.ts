import { jars, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const allDayLong = quiz(1, "Q10", {
  heading: "No coins on the map",
  question: "Pocket looked for [hl]coins[/hl] all day. What did he get?",
  answers: [
    { text: "Some leaves", right: true, picture: pictures.tree },
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

export const earnedOrGiven = sort(1, "A1", {
  question: "You got some coins. Were they [hl]earned[/hl] or [hl]given[/hl]?",
  baskets: ["Earned", "Given"],
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
      name: "In a card from Grandma",
      in: "Given",
      why: "Grandma gave them with love. You did no work for them.",
      picture: pictures.birthdayCard,
    },
    {
      name: "For selling lemonade",
      in: "Earned",
      why: "You made it and you sold it. That is earning.",
      picture: pictures.lemonade,
    },
  ],
  glimm: "Earned or given, you can tell!",
});

export const whichJar = sort(1, "A2", {
  question: "Which [hl]jar[/hl] pays for it?",
  baskets: ["Save", "Spend", "Share"],
  things: [
    {
      name: "A kite for next summer",
      in: "Save",
      why: "Next summer is far away. Save a little at a time.",
      picture: pictures.kite,
    },
    {
      name: "A bus ride today",
      in: "Spend",
      why: "The bus leaves today. Use a coin from the spend jar.",
      picture: pictures.busTicket,
    },
    {
      name: "Soup for hungry people",
      in: "Share",
      why: "The soup is for others. That is sharing.",
      picture: pictures.soup,
    },
    {
      name: "An apple for lunch",
      in: "Spend",
      why: "You are hungry now. Use a coin from the spend jar.",
      picture: pictures.apple,
    },
    {
      name: "A gift for a sick friend",
      in: "Share",
      why: "It makes somebody else glad. That is sharing.",
      picture: pictures.gift,
    },
  ],
  glimm: "Every coin has a job!",
});

export const likePocket = jars(1, "A3", {
  question:
    "Five coins, three jars. Do as Pocket did! One to [hl]share[/hl], two to save, the rest to spend.",
  coins: 5,
  rule: "exactly",
  jars: [
    {
      name: "Save",
      coins: 2,
      picture: pictures.jarSave,
      reply: "Two coins wait in the save jar.",
    },
    {
      name: "Spend",
      coins: 2,
      picture: pictures.jarSpend,
      reply: "What is left, you can spend. Count what is left.",
    },
    { name: "Share", coins: 1, picture: pictures.jarShare, reply: "One coin is for others." },
  ],
  glimm: "Five coins, five jobs. You count like a captain!",
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
  ],
  glimm: "Right! What we use up, we can't sell.",
  hint: "How many cups did Pocket drink?",
});
