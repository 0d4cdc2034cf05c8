import { mission, quiz } from "./build.ts";

/** Tell needs from wants; needs first, a want can wait. */
export const needOrWant = mission(2, "Need or Want?", "Needs & Wants", [
  quiz(2, "Q1", {
    heading: "Need it?",
    question: "Which one do we [hl]need[/hl] every day?",
    answers: [
      { text: "A toy robot", picture: { file: "robot.svg", alt: "A purple toy robot" } },
      { text: "Ice cream", picture: { file: "ice-cream.svg", alt: "An ice cream with three scoops" } },
      { text: "Water", right: true, picture: { file: "water.svg", alt: "A drop of water" } },
    ],
    glimm: "Right! Our bodies need water.",
    hint: "Which one could you not be without tomorrow?",
  }),
  quiz(2, "Q2", {
    heading: "Rain is coming",
    question: "You have six coins and no coat. What comes [hl]first[/hl]?",
    answers: [{ text: "A warm coat", right: true }, { text: "A new game" }, { text: "Glitter stickers" }],
    glimm: "Needs first. Choosing is a power!",
    hint: "Would you be okay without it in the rain?",
  }),
]);
