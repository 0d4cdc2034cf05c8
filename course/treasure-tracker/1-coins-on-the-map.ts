import { clip, mission, quiz } from "./build.ts";

/** Money is earned or given, is limited, and each coin can have a job. */
export const coinsOnTheMap = mission(1, "Coins on the Map", "Earning Money", [
  clip(
    1,
    "V1",
    "Pocket the otter stands on a beach and shows where money comes from: people grow food, drive buses and care for the sick, and get paid for their work.",
  ),
  quiz(1, "Q1", {
    heading: "Where coins start",
    question: "Where does most [hl]money[/hl] come from?",
    answers: [{ text: "People work for it", right: true }, { text: "It grows on a tree" }, { text: "A machine gives it for free" }],
    glimm: "Effort makes treasure!",
    hint: "Think back. Who did some work?",
  }),
  quiz(1, "Q2", {
    heading: "Find the earner",
    question: "Which picture shows someone [hl]earning[/hl]?",
    answers: [
      { text: "Sleeping late", picture: { file: "bed.svg", alt: "A bed with a warm blanket" } },
      { text: "Helping wash the car", right: true, picture: { file: "car.svg", alt: "A yellow car with soap bubbles" } },
      { text: "Watching TV", picture: { file: "tv.svg", alt: "A television" } },
    ],
    glimm: "Yes! Helping hands earn coins.",
    hint: "Look for someone who is busy helping.",
  }),
  clip(
    1,
    "V2",
    "Pocket shows how children can earn: an extra chore, washing the car, selling lemonade. A birthday gift is given, not earned.",
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
  ),
  quiz(1, "Q4", {
    heading: "Three jars",
    question: "Which [hl]three jars[/hl] did we use?",
    answers: [{ text: "Save, spend, share", right: true }, { text: "Red, blue, green" }, { text: "Big, small, tiny" }],
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
    answers: [{ text: "Coins get too heavy" }, { text: "Later needs need coins too", right: true }, { text: "Shops close at noon" }],
    glimm: "Smart! Tomorrow needs coins too.",
    hint: "What if you need something next week?",
  }),
]);
