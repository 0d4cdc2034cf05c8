import type { Band } from "#domain/slides/bands.ts";
import { ages } from "./bands.ts";

/** Words of the child's mission card. The card's own words are its author's. */
export const missionCard = {
  title: "Mission card",
  kicker: "Your mission card",
  steps: "What to do",
  ask: "Do this with a grown-up. Ten minutes is enough!",
  done: "You did it! Your treasure is on the map.",
  toMap: "To my map",
  sing: "Sing with Pocket",
  /** On the course map. */
  tray: "My mission cards",
  openOf: (lesson: string) => `Mission card: ${lesson}`,
  treasureOf: (lesson: string) => `Treasure of the mission card: ${lesson}`,
};

/** Words of the screen on which a child sings a mission's song with Pocket. */
export const song = {
  play: "Sing!",
  stop: "Stop",
  /** After something else paused it. */
  goOn: "Sing on!",
  failed: "I can't find my song right now. Let's try again!",
  back: "Back to my card",
  backToEnd: "Back to my treasures",
  loading: "Pocket gets ready to sing...",
};

/** Words of the parent's page of mission cards. */
export const missionCards = {
  title: "Mission cards",
  heading: "Mission cards",
  text: "One small task for real life after each mission. Ten minutes, nothing to buy.",
  loadFailed: "The mission cards could not be loaded.",
  tryAgain: "Try Again",
  whose: "Whose cards",
  none: (child: string) =>
    `There is no card yet. The first one comes when ${child} has finished a mission.`,
  toCourse: "Back to the course",
  toAccount: "Back to your account",
  cardOf: (lesson: string) => `After the mission: ${lesson}`,
  steps: "What to do",
  dinner: "To ask at dinner",
  did: "We did it!",
  didOf: (card: string) => `We did it: ${card}`,
  saving: "Saving...",
  done: (day: string) => `You did it on ${day}. The treasure is on the map.`,
  undo: "Undo",
  undoOf: (card: string) => `Undo: ${card}`,
  undone: "Undone. The treasure is off the map again.",
  print: "Print",
  printOf: (card: string) => `Print: ${card}`,
  /** On the printed sheet. */
  brand: "Pocket's Treasure Tracker",
  forChild: (child: string) => `A mission for ${child}`,
  weDidIt: "We did it on",
};

/** Words of the mission card's fields in the lesson builder. */
export const cardFields = {
  legend: "Mission card",
  optional: "(optional)",
  add: "Add a mission card",
  titleExample: "Such as: Coin detectives",
  hint: "A task at home of ten minutes, away from the screen, without spending money. Shown after the lesson; parents find it on their account page.",
  title: "Card title",
  titleAudio: "Voice for the card title",
  wording: (band: Band) => `What to do, ages ${ages(band)}`,
  wordingExample: {
    little: "Such as: Find three coins at home and sort them by size.",
    middle: "Such as: Ask what bread costs, and what it cost ten years ago.",
    older: "Such as: List what your family paid for this week.",
    teen: "Such as: Write down what left your money, and mark what repeats.",
  } satisfies Record<Band, string>,
  wordingAudio: (band: Band) => `Voice for ages\u00a0${ages(band).replaceAll(" ", "\u00a0")}`,
  fallback:
    "An age that is left empty gets the words of the age before it, else of the one after it.",
  step: (place: number) => `Step ${place}`,
  stepAudio: (place: number) => `Voice for step ${place}`,
  deleteStep: (place: number) => `Delete step ${place}`,
  addStep: "Add a step",
  dinner: "Question to talk about at dinner",
  preview: "Show mission card",
};
