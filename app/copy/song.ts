/** Words of the screen on which a child sings a mission's song with Pocket. */
export const song = {
  play: "Sing!",
  stop: "Stop",
  /** After something outside the page paused it. */
  goOn: "Sing on!",
  failed: "I can't find my song right now. Let's try again!",
  back: "Back to my card",
  loading: "Pocket gets ready to sing...",
};
