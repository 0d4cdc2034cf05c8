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
