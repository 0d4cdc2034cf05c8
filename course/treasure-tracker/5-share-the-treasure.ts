import { clip, mission, quiz } from "./build.ts";

/** Money, time or things; with care, and with a grown-up; a three-jar plan of one's own. */
export const shareTheTreasure = mission(5, "Share the Treasure", "Giving", [
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
  quiz(5, "Q1", {
    heading: "Ways to share",
    question: "Which of these is [hl]giving[/hl]?",
    answers: [
      { text: "Some of your coins" },
      { text: "Some of your time" },
      { text: "A toy you outgrew" },
      { text: "All of these", right: true },
    ],
    keepsOrder: true,
    glimm: "Sharing makes the glow grow!",
    hint: "Is there more than one way to be kind?",
  }),
  quiz(5, "Q2", {
    heading: "No coins today",
    question: "You have no coins. How can you [hl]still[/hl] share?",
    answers: [
      {
        text: "Help or give time",
        right: true,
        picture: { file: "help.svg", alt: "A broom and a clock" },
      },
      { text: "You cannot", picture: { file: "empty.svg", alt: "An empty jar" } },
      { text: "Take someone's coins", picture: { file: "coins.svg", alt: "Three coins" } },
    ],
    glimm: "Help is a treasure too!",
    hint: "What can your two hands do?",
  }),
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
  quiz(5, "Q3", {
    heading: "Ask first",
    question: "You want to give coins. Whom do you [hl]ask first[/hl]?",
    answers: [
      { text: "Nobody" },
      { text: "A grown-up you trust", right: true },
      { text: "A stranger online" },
    ],
    glimm: "Good thinking. We share with care.",
    hint: "Who keeps you safe and knows you well?",
  }),
  quiz(5, "Q4", {
    heading: "A plan for ten",
    question: "You have ten coins. Lunch costs five. Which plan puts [hl]needs first[/hl]?",
    answers: [
      { text: "Share 10" },
      { text: "Lunch 5, save 3, share 2", right: true },
      { text: "Candy 9, lunch 1" },
    ],
    glimm: "Lunch first, and still enough to share!",
    hint: "Look for the plan with the whole lunch in it.",
  }),
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
  quiz(5, "Q5", {
    heading: "Do you remember?",
    question: "A loud ad says buy now. What do you do [hl]first[/hl]?",
    answers: [{ text: "Buy now" }, { text: "Stop and think", right: true }, { text: "Shout back" }],
    glimm: "Stop, think, choose. Always!",
    hint: "Remember the three steps of mission four.",
    reviews: 4,
  }),
  quiz(5, "Q6", {
    heading: "Small or big",
    question: "Giving a little [hl]often[/hl], or a lot once. Which is good?",
    answers: [
      { text: "Only a lot" },
      { text: "Both can help", right: true },
      { text: "Never give" },
    ],
    glimm: "Small or big, it makes the glow grow!",
    hint: "Does a small light help in the dark?",
  }),
]);
