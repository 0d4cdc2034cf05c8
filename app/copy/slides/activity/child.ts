/** What children read and hear in every activity. */
export const activity = {
  together: "Let's do it together. Tap what shines.",
  /** In an author's preview, while a name is typed. */
  unnamed: "Something",
};
