import { mission, quiz } from "./build.ts";

/** Stop, think, choose; compare; picking one lets go of another. */
export const smartSpender = mission(4, "Smart Spender", "Smart Spending", [
  quiz(4, "Q1", {
    heading: "Before you buy",
    question: "What is the [hl]first step[/hl] of a smart spender?",
    answers: [{ text: "Stop and think", right: true }, { text: "Buy it fast" }, { text: "Ask for two" }],
    glimm: "Stop, think, choose. Well done!",
    hint: "Smart spenders take one slow breath.",
  }),
  quiz(4, "Q2", {
    heading: "Check the change",
    question: "You pay ten coins for a kite of seven. How many come [hl]back[/hl]?",
    answers: [{ text: "7" }, { text: "3", right: true }, { text: "10" }],
    glimm: "Three! Smart eyes check the change.",
    hint: "Count up from seven to ten.",
  }),
]);
