import { clip, mission } from "./build.ts";
import { ticketToShare } from "./mission-cards.ts";
import * as questions from "./questions/5.ts";

/** Money, time or things; with care, and with a grown-up; a three-jar plan of one's own. */
export const shareTheTreasure = mission(5, "Share the Treasure", "Giving", ticketToShare, [
  clip(
    5,
    "V1",
    "Under the stars Glimm glows brighter when Pocket shares: some coins, some time, a toy he has outgrown.",
    {
      set: "night",
      title: ["Share the", "Treasure"],
      lines: [
        { say: "Shh. Glimm glows at night.", mood: "wow", glimm: true },
        {
          say: "Sharing makes the glow grow.",
          mood: "talking",
          show: [{ prop: "heart", on: "sharing", big: true }],
        },
        { say: "There are three ways to share.", mood: "talking", clear: true },
        {
          say: "You can give some coins.",
          mood: "talking",
          show: [{ prop: "jarShare", on: "coins" }],
        },
        { say: "You can give some time.", mood: "talking", show: [{ prop: "clock", on: "time" }] },
        {
          say: "You can give a toy you outgrew.",
          mood: "happy",
          show: [{ prop: "teddy", on: "toy" }],
        },
        {
          say: "I gave my tiny hat. It fit a crab!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "hat", on: "hat", big: true }],
        },
        { say: "What could you share?", mood: "thinking", hold: 2.4 },
        {
          say: "That would make someone glow!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "heart", on: "glow", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.waysToGive,
  questions.givenToTheCrab,
  clip(
    5,
    "V2",
    "Pocket shares with care: his needs are kept first, he gives one coin of ten, and he asks a grown-up he trusts.",
    {
      set: "home",
      title: ["Share", "with care"],
      lines: [
        {
          say: "I want to share all my coins!",
          mood: "celebrating",
          show: [{ prop: "tenCoins", on: "coins", big: true }],
        },
        {
          say: "Wait. Then who buys my lunch?",
          mood: "oops",
          clear: true,
          show: [{ prop: "apple", on: "lunch", big: true }],
        },
        { say: "My tummy says no. It growls!", mood: "oops" },
        {
          say: "So I keep my needs first.",
          mood: "talking",
          clear: true,
          show: [{ prop: "house", on: "needs" }],
        },
        { say: "Then I give a little.", mood: "happy", show: [{ prop: "coin", on: "little" }] },
        {
          say: "I ask a grown up I trust.",
          mood: "talking",
          show: [{ prop: "grownUp", on: "grown" }],
          glimm: true,
        },
        {
          say: "We find someone who needs help.",
          mood: "talking",
          clear: true,
          show: [{ prop: "heart", on: "help", big: true }],
        },
        { say: "Who would you ask first?", mood: "thinking", hold: 2.4 },
        {
          say: "Good. We share with care.",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "jarShare", on: "share", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.shareInOrder,
  questions.planForTen,
  clip(
    5,
    "V3",
    "In the cave all five treasures shine: earn, need, save, spend, share. The map is complete.",
    {
      set: "cave",
      title: ["Five", "treasures"],
      lines: [
        {
          say: "Look around! We filled the cave.",
          mood: "wow",
          show: [{ prop: "chest", on: "cave", big: true }],
          glimm: true,
        },
        {
          say: "One. We earn our coins.",
          mood: "talking",
          clear: true,
          show: [{ prop: "hammer", on: "earn" }],
        },
        { say: "Two. Needs come first.", mood: "talking", show: [{ prop: "house", on: "needs" }] },
        {
          say: "Three. We save for a goal.",
          mood: "talking",
          show: [{ prop: "jarSave", on: "save" }],
        },
        {
          say: "Four. We stop, and think, and choose.",
          mood: "thinking",
          show: [{ prop: "stopSign", on: "stop" }],
        },
        {
          say: "Five. We share with care.",
          mood: "happy",
          clear: true,
          show: [{ prop: "heart", on: "share", big: true }],
        },
        {
          say: "And never sit on your coins. Ouch!",
          mood: "oops",
          clear: true,
          show: [{ prop: "threeCoins", on: "coins", big: true }],
        },
        { say: "Which treasure do you like best?", mood: "thinking", clear: true, hold: 2 },
        {
          say: "The map is done. You did it!",
          mood: "celebrating",
          show: [{ prop: "map", on: "map", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.treasuresOfAll,
  questions.tookHome,
]);
