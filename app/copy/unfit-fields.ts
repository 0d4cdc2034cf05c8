/** Fields of a slide, lesson or course that can't be saved as they are. */
export const unfitWords = {
  unfit: "what is marked below. Everything else is saved.",
  tooLong: (length: number, most: number, hasHighlights = false) =>
    `This is ${length} characters long${hasHighlights ? ", with its highlights" : ""}; ${most} at most. Until it is shorter, it is not saved.`,
};
