/** What children read and hear in every activity. */
export const activity = {
  together: "Let's do it together. Tap what shines.",
  /** In an author's preview, while a name is typed. */
  unnamed: "Something",
  /** Spoken as a child sets an amount or counts coins. */
  numbers: [
    "Zero",
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Eleven",
    "Twelve",
    "Thirteen",
    "Fourteen",
    "Fifteen",
    "Sixteen",
    "Seventeen",
    "Eighteen",
    "Nineteen",
    "Twenty",
  ],
};
