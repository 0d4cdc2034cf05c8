/** Words of the screen on which a child sings a mission's song with Pocket. */
export const song = {
  play: "Sing!",
  stop: "Stop",
  mute: "Sound off",
  unmute: "Sound on",
  back: "Back to my card",
  loading: "Pocket clears his throat …",
};
