import { clip, mission, story } from "./build.ts";
import { threeJars } from "./mission-cards.ts";
import * as questions from "./questions/1.ts";
import { whereMoneyComesFrom } from "./stories/where-money-comes-from.ts";

/** Money is earned or given, is limited, and each coin can have a job. */
export const coinsOnTheMap = mission(1, "Coins on the Map", "Earning Money", threeJars, [
  story(
    1,
    "V1",
    "Pocket the otter shakes a palm and gets only leaves. Then Pocket sees where money comes from: people grow food, drive buses and care for the sick, and get paid for their work.",
    whereMoneyComesFrom,
  ),
  questions.allDayLong,
  questions.jobsNamed,
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
  questions.earnedOrGiven,
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
        {
          say: "One jar is for saving.",
          mood: "talking",
          show: [{ prop: "jarSave", on: "saving" }],
        },
        {
          say: "One jar is for spending.",
          mood: "talking",
          show: [{ prop: "jarSpend", on: "spending" }],
        },
        {
          say: "And one jar is for sharing.",
          mood: "talking",
          show: [{ prop: "jarShare", on: "sharing" }],
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
  questions.whichJar,
  questions.likePocket,
  questions.lemonadeLeft,
]);
