import { mission, quiz } from "./build.ts";

/** Goal, price, weekly amount, weeks; waiting is a skill. */
export const theTreasureGoal = mission(3, "The Treasure Goal", "Saving", [
  quiz(3, "Q1", {
    heading: "A clear goal",
    question: "Which one is a clear [hl]saving goal[/hl]?",
    answers: [{ text: "Lots of stuff" }, { text: "A kite, 10 coins, in 5 weeks", right: true }, { text: "To be rich" }],
    glimm: "What, how much, by when. Great goal!",
    hint: "A goal says what, how much, and by when.",
  }),
  quiz(3, "Q2", {
    heading: "Count the weeks",
    question: "You save two coins a week. When do you have [hl]ten[/hl]?",
    answers: [{ text: "After 2 weeks" }, { text: "After 5 weeks", right: true }, { text: "After 10 weeks" }],
    glimm: "Slow coins make big treasure!",
    hint: "Count by twos until you reach ten.",
  }),
]);
