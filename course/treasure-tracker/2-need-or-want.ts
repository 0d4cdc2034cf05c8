import { clip, mission, story } from "./build.ts";
import { needOrWantHunt } from "./mission-cards.ts";
import * as questions from "./questions/2.ts";
import { rainInTheShop } from "./stories/rain-in-the-shop.ts";

/** Tell needs from wants; needs first, a want can wait. */
export const needOrWant = mission(2, "Need or Want?", "Needs & Wants", needOrWantHunt, [
  clip(
    2,
    "V1",
    "Pocket shows what everybody needs: water, food, a home and clothes. His mountain of shells was none of them.",
    {
      set: "beach",
      title: ["Need", "or want?"],
      lines: [
        { say: "Oh no! I packed a bag of shells.", mood: "oops" },
        {
          say: "But I forgot my water!",
          mood: "wow",
          show: [{ prop: "water", on: "water", big: true }],
        },
        {
          say: "Some things we need, to live and be well.",
          mood: "talking",
          clear: true,
          set: "home",
        },
        {
          say: "We need water and food.",
          mood: "talking",
          show: [
            { prop: "water", on: "water", tag: "NEEDS" },
            { prop: "apple", on: "food" },
          ],
        },
        { say: "We need a safe home.", mood: "talking", show: [{ prop: "house", on: "home" }] },
        {
          say: "And we need warm clothes.",
          mood: "happy",
          show: [{ prop: "shirt", on: "clothes" }],
          glimm: true,
        },
        { say: "I have fur. I still wear a scarf!", mood: "celebrating" },
        { say: "What did you need this morning?", mood: "thinking", clear: true, hold: 2.2 },
        {
          say: "Yes! Needs come first, every day.",
          mood: "celebrating",
          show: [{ prop: "heart", on: "needs", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.needOrWantBaskets,
  questions.insteadOfWater,
  clip(
    2,
    "V2",
    "Wants are fun: a robot, ice cream, a kite. Shoes can be a need, and shoes with glitter a want.",
    {
      set: "market",
      title: ["Wants", "are fun"],
      lines: [
        {
          say: "I want that robot! I want ice cream!",
          mood: "wow",
          show: [
            { prop: "robot", on: "robot", tag: "WANTS" },
            { prop: "iceCream", on: "ice" },
          ],
        },
        {
          say: "Wants are fun. They are not bad.",
          mood: "happy",
          show: [{ prop: "kite", on: "fun" }],
        },
        {
          say: "I want a hat for my tail. Truly!",
          mood: "celebrating",
          show: [{ prop: "hat", on: "hat" }],
        },
        {
          say: "A want can wait.",
          mood: "talking",
          clear: true,
          show: [{ prop: "clock", on: "wait", big: true }],
        },
        { say: "Now here is a tricky one.", mood: "thinking", clear: true },
        {
          say: "Boots keep our feet dry.",
          mood: "talking",
          show: [{ prop: "rain", on: "dry" }],
          glimm: true,
        },
        { say: "That is a need.", mood: "happy" },
        {
          say: "Boots with glitter are a want.",
          mood: "talking",
          show: [{ prop: "boots", on: "glitter" }],
        },
        {
          say: "Is a snack a need or a want?",
          mood: "thinking",
          clear: true,
          show: [{ prop: "apple", on: "snack", big: true }],
          hold: 2,
        },
        { say: "It can be both. Smart thinking!", mood: "celebrating", party: true },
      ],
    },
  ),
  questions.canBeBoth,
  questions.rainInTheShop,
  story(
    2,
    "V3",
    "In the crab's shop Pocket has six coins. A robot and a coat cost six each. Rain falls on his head, so the coat comes first and the robot waits.",
    rainInTheShop,
  ),
  questions.sixCoinsEach,
  questions.rolledAway,
]);
