import { quiz, sort } from "../build.ts";
import { pictures } from "../pictures.ts";

export const whereMoneyComesFrom = quiz(1, "Q1", {
  heading: "Where coins start",
  question: "Where does most [hl]money[/hl] come from?",
  answers: [
    { text: "People work for it", right: true, picture: pictures.hammer },
    {
      text: "It grows on a tree",
      picture: pictures.tree,
      whyNot: "Pocket shook a tree all day. He got leaves!",
    },
    {
      text: "It falls with the rain",
      picture: pictures.rain,
      whyNot: "Rain brings us water. It brings no coins.",
    },
    {
      text: "It hides in old chests",
      picture: pictures.chest,
      whyNot: "Somebody had to fill that chest first.",
    },
  ],
  glimm: "Effort makes treasure!",
  hint: "Think back. Who did some work?",
});

export const findTheEarner = quiz(1, "Q2", {
  heading: "Find the earner",
  question: "Which one shows how to [hl]earn[/hl]?",
  answers: [
    {
      text: "Sleeping late",
      picture: pictures.bed,
      whyNot: "Nobody gets paid for sleeping. Not even Pocket!",
    },
    { text: "Helping wash the car", right: true, picture: pictures.car },
    {
      text: "Watching TV",
      picture: pictures.tv,
      whyNot: "Watching is fun. But it helps nobody.",
    },
    {
      text: "Opening a gift",
      picture: pictures.gift,
      whyNot: "A gift is nice. But you did no work for it.",
    },
  ],
  glimm: "Yes! Helping hands earn coins.",
  hint: "Look for someone who is busy helping.",
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

export const countWithPocket = quiz(1, "Q5", {
  heading: "Count with Pocket",
  question: "You have seven coins. One to share, three to save. How many are [hl]left[/hl]?",
  answers: [
    { text: "1", picture: pictures.coins(1), whyNot: "That is just the coin to share." },
    { text: "2", picture: pictures.coins(2), whyNot: "Close! Count the coins once more." },
    { text: "3", right: true, picture: pictures.coins(3) },
    { text: "4", picture: pictures.coins(4), whyNot: "Four coins have a job already." },
  ],
  glimm: "Three it is. You count like a captain!",
  hint: "Hold up seven fingers. Fold one down, then three more.",
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
