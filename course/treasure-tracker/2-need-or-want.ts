import { clip, mission, quiz } from "./build.ts";

/** Tell needs from wants; needs first, a want can wait. */
export const needOrWant = mission(2, "Need or Want?", "Needs & Wants", [
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
  quiz(2, "Q1", {
    heading: "Need it?",
    question: "Which one do we [hl]need[/hl] every day?",
    answers: [
      { text: "A toy robot", picture: { file: "robot.svg", alt: "A purple toy robot" } },
      {
        text: "Ice cream",
        picture: { file: "ice-cream.svg", alt: "An ice cream with three scoops" },
      },
      { text: "Water", right: true, picture: { file: "water.svg", alt: "A drop of water" } },
    ],
    glimm: "Right! Our bodies need water.",
    hint: "Which one could you not be without tomorrow?",
  }),
  quiz(2, "Q2", {
    heading: "Just for fun",
    question: "Which one is a [hl]want[/hl]?",
    answers: [{ text: "A toy robot", right: true }, { text: "Dinner" }, { text: "Shoes that fit" }],
    glimm: "Wants are fun, and they can wait.",
    hint: "Would you be okay without it tomorrow?",
  }),
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
  quiz(2, "Q3", {
    heading: "Rain is coming",
    question: "You have six coins and no coat. What comes [hl]first[/hl]?",
    answers: [
      { text: "A warm coat", right: true },
      { text: "A new game" },
      { text: "Glitter stickers" },
    ],
    glimm: "Needs first. Choosing is a power!",
    hint: "Would you be okay without it in the rain?",
  }),
  quiz(2, "Q4", {
    heading: "Plain or glitter",
    question:
      "Plain boots cost four. Glitter boots cost nine. You have six. What is [hl]smart[/hl]?",
    answers: [
      {
        text: "Plain boots now",
        right: true,
        picture: { file: "plain-boots.svg", alt: "Plain brown boots" },
      },
      {
        text: "No boots at all",
        picture: { file: "bare-feet.svg", alt: "Two bare feet in a puddle" },
      },
      {
        text: "Wait for glitter in the rain",
        picture: { file: "glitter-boots.svg", alt: "Purple boots with stars" },
      },
    ],
    glimm: "Dry feet today. Glitter can wait!",
    hint: "Which boots can you pay for now?",
  }),
  clip(
    2,
    "V3",
    "In the island shop Pocket has six coins. Rain is coming, so the coat comes first and the robot waits.",
    {
      set: "shop",
      title: ["The island", "shop"],
      lines: [
        {
          say: "Welcome to the island shop! I have six coins.",
          mood: "wave",
          show: [{ prop: "sixCoins", on: "six", big: true }],
        },
        {
          say: "The robot costs six coins.",
          mood: "wow",
          clear: true,
          show: [{ prop: "robot", on: "robot" }],
        },
        {
          say: "The coat costs six coins too.",
          mood: "talking",
          show: [{ prop: "coat", on: "coat" }],
        },
        { say: "Oh! I hear rain on the roof.", mood: "oops", show: [{ prop: "rain", on: "rain" }] },
        { say: "A wet otter smells like old socks!", mood: "oops" },
        { say: "What should I buy first?", mood: "thinking", hold: 2.4 },
        {
          say: "The coat! It is a need.",
          mood: "happy",
          clear: true,
          show: [{ prop: "coat", on: "coat", big: true }],
          glimm: true,
        },
        {
          say: "The robot is a want. I can save for it.",
          mood: "talking",
          clear: true,
          show: [
            { prop: "robot", on: "robot" },
            { prop: "jarSave", on: "save" },
          ],
        },
        {
          say: "Needs first. Then wants. You found treasure two!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "chest", on: "treasure", big: true }],
          party: true,
        },
      ],
    },
  ),
  quiz(2, "Q5", {
    heading: "Two wants",
    question: "Two wants cost all your coins. What [hl]can[/hl] you do?",
    answers: [
      { text: "Choose one, save for the other", right: true },
      { text: "Take both anyway" },
      { text: "Cry in the shop" },
    ],
    glimm: "One now, one later. Great choice!",
    hint: "Can you pay for both today?",
  }),
  quiz(2, "Q6", {
    heading: "Do you remember?",
    question: "Where does most [hl]money[/hl] come from?",
    answers: [
      { text: "From the sea" },
      { text: "From work", right: true },
      { text: "From a wish" },
    ],
    glimm: "You kept that treasure in your head!",
    hint: "Think of mission one. What did people do?",
    reviews: 1,
  }),
]);
