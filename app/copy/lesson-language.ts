/** The choice of the lessons' language on the account page. */
export const lessonLanguage = {
  heading: "Language of the lessons",
  intro:
    "Lessons come in this language where they are translated, and in English where they are not. Buttons stay in English.",
  label: "Language",
  device: "The language of each device",
  saved: "Saved. The next lesson comes in this language.",
};
