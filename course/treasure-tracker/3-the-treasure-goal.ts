import { clip, mission, story } from "./build.ts";
import { drawTheGoal } from "./mission-cards.ts";
import * as questions from "./questions/3.ts";
import { myGoal } from "./stories/my-goal.ts";

/** Goal, price, weekly amount, weeks; waiting is a skill. */
export const theTreasureGoal = mission(3, "The Treasure Goal", "Saving", drawTheGoal, [
  story(
    3,
    "V1",
    "Pocket has bought ten socks and no shoes, and the sand is hot. On a board he sets a goal: a kite, ten coins, in five weeks. A goal says what, how much, and by when.",
    myGoal,
  ),
  questions.withoutAGoal,
  questions.goalOrWish,
  clip(
    3,
    "V2",
    "Two coins go into the jar each week: two, four, six, eight, ten. After five weeks the kite is paid for.",
    {
      set: "home",
      title: ["Two coins", "a week"],
      lines: [
        { say: "My kite costs ten coins.", mood: "wow", show: [{ prop: "kite", on: "kite" }] },
        { say: "Each week I save two.", mood: "talking", show: [{ prop: "jarSave", on: "save" }] },
        { say: "Count with me, by twos!", mood: "wave" },
        { say: "Two.", mood: "talking", coins: [{ into: "jarSave", on: "two", count: 2 }] },
        { say: "Four.", mood: "happy", coins: [{ into: "jarSave", on: "four", count: 2 }] },
        {
          say: "Six. Oops, I sat on one!",
          mood: "oops",
          coins: [{ into: "jarSave", on: "six", count: 2 }],
        },
        {
          say: "Eight.",
          mood: "talking",
          coins: [{ into: "jarSave", on: "eight", count: 2 }],
          glimm: true,
        },
        {
          say: "How many more weeks until ten?",
          mood: "thinking",
          hold: 2.2,
          show: [{ prop: "calendar", on: "weeks" }],
        },
        {
          say: "Ten! One more, and that makes five weeks.",
          mood: "celebrating",
          coins: [{ into: "jarSave", on: "ten", count: 2 }],
        },
        {
          say: "Slow coins make big treasure.",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "kite", on: "treasure", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.howManyWeeks,
  questions.forHisTail,
  clip(
    3,
    "V3",
    "Candy now or the kite later? Pocket plays, sings, and puts the jar away. A bank keeps big savings safe.",
    {
      set: "shop",
      title: ["Waiting", "tricks"],
      lines: [
        {
          say: "Candy! It smells so good.",
          mood: "wow",
          show: [{ prop: "candy", on: "candy", big: true }],
        },
        {
          say: "But I'm saving for my kite.",
          mood: "thinking",
          clear: true,
          show: [
            { prop: "candy", on: "saving" },
            { prop: "kite", on: "kite" },
          ],
        },
        { say: "Candy now, or kite later?", mood: "thinking" },
        { say: "Here are my tricks to wait.", mood: "talking", clear: true, set: "home" },
        { say: "I play with a ball.", mood: "happy", show: [{ prop: "ball", on: "ball" }] },
        { say: "I hug my teddy bear.", mood: "happy", show: [{ prop: "teddy", on: "teddy" }] },
        {
          say: "I sing to my jar. It never sings back!",
          mood: "celebrating",
          show: [{ prop: "jarSave", on: "jar" }],
        },
        {
          say: "A bank can keep big savings safe.",
          mood: "talking",
          clear: true,
          show: [{ prop: "bank", on: "bank", big: true }],
          glimm: true,
        },
        { say: "What trick would help you wait?", mood: "thinking", hold: 2.2 },
        {
          say: "You can do it! That is treasure three!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "chest", on: "treasure", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.waitingTricks,
  questions.sungTo,
]);
