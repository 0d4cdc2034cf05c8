/** The sentences of a line, which the voice speaks one by one. */
export const sentencesOf = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);
