import { clip, mission, story } from "./build.ts";
import * as questions from "./questions/1.ts";
import { waysToEarn } from "./stories/ways-to-earn.ts";
import { whereMoneyComesFrom } from "./stories/where-money-comes-from.ts";

/** Money is earned or given, is limited, and each coin can have a job. */
export const coinsOnTheMap = mission(1, "Coins on the Map", "Earning Money", [
  story(
    1,
    "V1",
    "Pocket the otter shakes a palm and gets only leaves. Then Pocket sees where money comes from: people grow food, drive buses and care for the sick, and get paid for their work.",
    whereMoneyComesFrom,
  ),
  questions.allDayLong,
  questions.jobsNamed,
  story(
    1,
    "V2",
    "Pocket makes ten cups of lemonade to sell and drinks nine. A friend buys the last one. He sweeps, he washes a car, and Grandma gives him a birthday gift: a chore is earned, a gift is given.",
    waysToEarn,
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
