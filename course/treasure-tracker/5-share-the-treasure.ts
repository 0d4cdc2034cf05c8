import { mission, quiz } from "./build.ts";

/** Money, time or things; with care, and with a grown-up. */
export const shareTheTreasure = mission(5, "Share the Treasure", "Giving", [
  quiz(5, "Q1", {
    heading: "Ways to share",
    question: "Which of these is [hl]giving[/hl]?",
    answers: [
      { text: "Some of your coins" },
      { text: "Some of your time" },
      { text: "A toy you outgrew" },
      { text: "All of these", right: true },
    ],
    glimm: "Sharing makes the glow grow!",
    hint: "Is there more than one way to be kind?",
  }),
  quiz(5, "Q2", {
    heading: "Ask first",
    question: "You want to give coins. Whom do you [hl]ask first[/hl]?",
    answers: [{ text: "Nobody" }, { text: "A grown-up you trust", right: true }, { text: "A stranger online" }],
    glimm: "Good thinking. We share with care.",
    hint: "Who keeps you safe and knows you well?",
  }),
]);
