/** Words of the screen on which a child sings a mission's song with Pocket. */
export const song = {
  play: "Sing!",
  stop: "Stop",
  back: "Back to my card",
  loading: "Pocket gets ready to sing...",
};
