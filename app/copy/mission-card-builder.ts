import type { WordingBand } from "#domain/slides/wording-bands.ts";

/** Words of the mission card's fields in the lesson builder. */
export const cardFields = {
  legend: "Mission card",
  optional: "(optional)",
  add: "Add a mission card",
  titleExample: "Such as: Coin detectives",
  hint: "A task at home of ten minutes, away from the screen, without spending money. Shown after the lesson; parents find it on their account page.",
  title: "Card title",
  titleAudio: "Voice for the card title",
  wording: {
    little: "What to do, ages 3 to 6",
    middle: "What to do, ages 7 to 10",
    older: "What to do, ages 11 to 18",
  } satisfies Record<WordingBand, string>,
  wordingExample: {
    little: "Such as: Find three coins at home and sort them by size.",
    middle: "Such as: Ask what bread costs, and what it cost ten years ago.",
    older: "Such as: List what your family paid for this week.",
  } satisfies Record<WordingBand, string>,
  wordingAudio: {
    little: "Voice for ages\u00a03\u00a0to\u00a06",
    middle: "Voice for ages\u00a07\u00a0to\u00a010",
    older: "Voice for ages\u00a011\u00a0to\u00a018",
  } satisfies Record<WordingBand, string>,
  fallback:
    "An age that is left empty gets the words of the age before it, else of the one after it.",
  step: (place: number) => `Step ${place}`,
  stepAudio: (place: number) => `Voice for step ${place}`,
  deleteStep: (place: number) => `Delete step ${place}`,
  addStep: "Add a step",
  dinner: "Question to talk about at dinner",
  preview: "Show mission card",
};
