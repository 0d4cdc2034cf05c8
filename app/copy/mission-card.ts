/** Words of the child's mission card. The card's own words are its author's. */
export const missionCard = {
  title: "Mission card",
  kicker: "Your mission card",
  steps: "What to do",
  ask: "Do this with a grown-up. Ten minutes are enough!",
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
  loading: "Pocket gets ready to sing...",
};
