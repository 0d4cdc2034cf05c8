/** Words of stories that are drawn live; they come with the code that draws them. */
export const storyWords = {
  transcript: "The words of the story:",
  hold: (thing: string) => `You hold: ${thing}. Where does it go?`,
  takeFirst: "Tap a thing first, then where it goes.",
};
