import { clip, mission, quiz } from "./build.ts";

/** Money is earned or given, is limited, and each coin can have a job. */
export const coinsOnTheMap = mission(1, "Coins on the Map", "Earning Money", [
  clip(
    1,
    "V1",
    "Pocket the otter stands on a beach and shows where money comes from: people grow food, drive buses and care for the sick, and get paid for their work.",
    {
      set: "beach",
      title: ["Coins on", "the Map"],
      lines: [
        {
          say: "Whoa! My treasure map has no coins.",
          mood: "wow",
          show: [{ prop: "map", on: "map", big: true }],
        },
        { say: "Where does money come from?", mood: "thinking" },
        {
          say: "Does it grow on trees?",
          mood: "thinking",
          clear: true,
          show: [{ prop: "tree", on: "trees", big: true }],
        },
        { say: "I shook one all day.", mood: "wow" },
        { say: "I only got leaves in my fur!", mood: "oops" },
        {
          say: "Most money comes from work.",
          mood: "talking",
          clear: true,
          set: "market",
          show: [{ prop: "hammer", on: "work", tag: "WORK" }],
        },
        {
          say: "Some people grow our food.",
          mood: "talking",
          show: [{ prop: "apple", on: "food" }],
        },
        { say: "Some people drive the bus.", mood: "talking", show: [{ prop: "bus", on: "bus" }] },
        {
          say: "Some people take care of sick people.",
          mood: "talking",
          show: [{ prop: "medicine", on: "sick" }],
        },
        {
          say: "They help, and they get paid.",
          mood: "happy",
          clear: true,
          show: [{ prop: "coin", on: "paid", big: true }],
          glimm: true,
        },
        { say: "What work do you know?", mood: "thinking", hold: 2.2 },
        { say: "Great thinking! Work puts coins on the map.", mood: "celebrating", party: true },
      ],
    },
  ),
  quiz(1, "Q1", {
    heading: "Where coins start",
    question: "Where does most [hl]money[/hl] come from?",
    answers: [
      { text: "People work for it", right: true },
      { text: "It grows on a tree" },
      { text: "A machine gives it for free" },
    ],
    glimm: "Effort makes treasure!",
    hint: "Think back. Who did some work?",
  }),
  quiz(1, "Q2", {
    heading: "Find the earner",
    question: "Which one shows how to [hl]earn[/hl]?",
    answers: [
      { text: "Sleeping late", picture: { file: "bed.svg", alt: "A bed with a warm blanket" } },
      {
        text: "Helping wash the car",
        right: true,
        picture: { file: "car.svg", alt: "A red car with soap bubbles" },
      },
      { text: "Watching TV", picture: { file: "tv.svg", alt: "A television" } },
    ],
    glimm: "Yes! Helping hands earn coins.",
    hint: "Look for someone who is busy helping.",
  }),
  clip(
    1,
    "V2",
    "Pocket shows how children can earn: an extra chore, washing the car, selling lemonade. A birthday gift is given, not earned.",
    {
      set: "home",
      title: ["Ways to", "earn"],
      lines: [
        {
          say: "Can children earn coins too? Yes, they can!",
          mood: "celebrating",
          show: [{ prop: "coin", on: "coins", big: true }],
        },
        {
          say: "You can do an extra chore.",
          mood: "talking",
          clear: true,
          show: [{ prop: "broom", on: "chore", tag: "EARNED" }],
        },
        { say: "You can help wash the car.", mood: "talking", show: [{ prop: "car", on: "car" }] },
        {
          say: "You can sell cold lemonade.",
          mood: "talking",
          show: [{ prop: "lemonade", on: "lemonade" }],
        },
        { say: "I made ten cups. Then I drank nine of them!", mood: "oops" },
        {
          say: "Some coins are a gift.",
          mood: "talking",
          clear: true,
          show: [{ prop: "gift", on: "gift", tag: "GIVEN" }],
        },
        {
          say: "Like on your birthday.",
          mood: "happy",
          show: [{ prop: "cake", on: "birthday" }],
          glimm: true,
        },
        {
          say: "A gift is given. A chore is earned.",
          mood: "talking",
          show: [{ prop: "broom", on: "chore" }],
        },
        { say: "How would you like to earn?", mood: "thinking", clear: true, hold: 2.2 },
        {
          say: "I like that. Ask a grown up you trust.",
          mood: "celebrating",
          show: [{ prop: "grownUp", on: "grown", big: true }],
          party: true,
        },
      ],
    },
  ),
  quiz(1, "Q3", {
    heading: "Birthday coins",
    question: "You get coins for your [hl]birthday[/hl]. What are they?",
    answers: [{ text: "Earned" }, { text: "A gift", right: true }, { text: "Borrowed" }],
    glimm: "A gift is given with love!",
    hint: "Did you work for them, or did someone give them?",
  }),
  clip(
    1,
    "V3",
    "Pocket has five coins and three jars: save, spend and share. One coin goes to share, two to save, and two are left to spend.",
    {
      set: "cave",
      title: ["Three", "jars"],
      lines: [
        {
          say: "Look! I have five shiny coins.",
          mood: "wow",
          show: [{ prop: "fiveCoins", on: "five", big: true }],
        },
        { say: "Money runs out when we use it.", mood: "talking" },
        {
          say: "Mine once rolled into my soup!",
          mood: "oops",
          clear: true,
          show: [{ prop: "soup", on: "soup", big: true }],
        },
        { say: "So each coin gets a job.", mood: "talking", clear: true },
        { say: "One jar is for save.", mood: "talking", show: [{ prop: "jarSave", on: "save" }] },
        {
          say: "One jar is for spend.",
          mood: "talking",
          show: [{ prop: "jarSpend", on: "spend" }],
        },
        {
          say: "And one jar is for share.",
          mood: "talking",
          show: [{ prop: "jarShare", on: "share" }],
        },
        {
          say: "One coin goes to share. Two coins go to save.",
          mood: "happy",
          glimm: true,
          coins: [
            { into: "jarShare", on: "one", count: 1 },
            { into: "jarSave", on: "two", count: 2 },
          ],
        },
        { say: "How many are left to spend?", mood: "thinking", hold: 2.2 },
        {
          say: "Two! You are a smart counter.",
          mood: "celebrating",
          coins: [{ into: "jarSpend", on: "two", count: 2 }],
        },
        {
          say: "That is your first treasure!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "chest", on: "treasure", big: true }],
          party: true,
        },
      ],
    },
  ),
  quiz(1, "Q4", {
    heading: "Three jars",
    question: "Which [hl]three jars[/hl] did we use?",
    answers: [
      { text: "Save, spend, share", right: true },
      { text: "Red, blue, green" },
      { text: "Big, small, tiny" },
    ],
    glimm: "Every coin has a job!",
    hint: "Each jar had a word on it. What can a coin do?",
  }),
  quiz(1, "Q5", {
    heading: "Count with Pocket",
    question: "You have five coins. One to share, two to save. How many are [hl]left[/hl]?",
    answers: [{ text: "1" }, { text: "2", right: true }, { text: "3" }],
    glimm: "Two it is. You count like a captain!",
    hint: "Hold up five fingers. Fold one down, then two more.",
  }),
  quiz(1, "Q6", {
    heading: "Think ahead",
    question: "Why not spend [hl]all[/hl] your coins at once?",
    answers: [
      { text: "Coins get too heavy" },
      { text: "Later needs need coins too", right: true },
      { text: "Shops close at noon" },
    ],
    glimm: "Smart! Tomorrow needs coins too.",
    hint: "What if you need something next week?",
  }),
]);
