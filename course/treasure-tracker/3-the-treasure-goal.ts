import { clip, mission } from "./build.ts";
import { drawTheGoal } from "./mission-cards.ts";
import * as questions from "./questions/3.ts";

/** Goal, price, weekly amount, weeks; waiting is a skill. */
export const theTreasureGoal = mission(3, "The Treasure Goal", "Saving", drawTheGoal, [
  clip(
    3,
    "V1",
    "Pocket sets a goal: a kite, ten coins, in five weeks. A goal says what, how much, and by when.",
    {
      set: "beach",
      title: ["The Treasure", "Goal"],
      lines: [
        { say: "I want lots of stuff!", mood: "celebrating" },
        { say: "Hm. What stuff?", mood: "thinking" },
        {
          say: "I bought ten socks. I have no shoes!",
          mood: "oops",
          show: [{ prop: "socks", on: "socks", big: true }],
        },
        {
          say: "I need a goal.",
          mood: "talking",
          clear: true,
          show: [{ prop: "map", on: "goal", big: true }],
        },
        {
          say: "A goal says what. I pick a kite.",
          mood: "talking",
          clear: true,
          show: [{ prop: "kite", on: "kite", tag: "MY GOAL" }],
        },
        {
          say: "It says how much. Ten coins.",
          mood: "talking",
          show: [{ prop: "tenCoins", on: "ten" }],
        },
        {
          say: "And it says by when. In five weeks.",
          mood: "happy",
          show: [{ prop: "calendar", on: "when" }],
          glimm: true,
        },
        {
          say: "What would you save for?",
          mood: "thinking",
          clear: true,
          show: [{ prop: "thought", on: "save", big: true }],
          hold: 2.4,
        },
        {
          say: "Ooh, I like that goal!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "jarSave", on: "goal", big: true }],
        },
        { say: "What, how much, by when. Say it with me!", mood: "celebrating", party: true },
      ],
    },
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
