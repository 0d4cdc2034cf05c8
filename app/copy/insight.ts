/** Figures of one lesson, beside its slides and in its own dialog. */
export const lessonInsight = {
  button: "Statistics of this lesson",
  heading: (title: string) => `Statistics: ${title}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  reachedShare: (share: number) => `${Math.round(share * 100)} % of children reached this slide`,
  ofSlide: (reached: number, started: number) =>
    `${reached} of ${started} children who began reached this slide.`,
  ofAttempts: (firstTry: number) =>
    `${Math.round(firstTry * 100)} % of those who got it right did so on the first try.`,
  wrong: "Most often wrong:",
  wrongBy: (what: string, children: number) => `${what} (${children} children)`,
  filters: "Which children",
  version: "Version",
  allVersions: "All versions",
  versionNumber: (version: number) => `Version ${version}`,
  age: "Age",
  allAges: "All ages",
  years: (band: string) => `${band.replace("-", " to ")} years`,
  from: "From the week of",
  to: "To the week of",
  anyWeek: "Any",
  summary: (started: number, finished: number) =>
    `${started} children began, ${finished === 0 ? "fewer than 5" : finished} finished.`,
  rule: "Numbers are rounded down to fives, in groups of at least five children who began in the same week, with the same version, in the same age group. A week is counted a day after it ends.",
  empty:
    "Nothing to show yet: there is no group of five children or more. A week is counted a day after it ends.",
  none: "There is no group of five children or more for this choice.",
  slide: "Slide",
  reached: "Reached",
  firstTry: "Right at once",
  wrongColumn: "Most often wrong",
  fewer: "fewer than 5",
  /** What children chose in a slide that has changed since. */
  earlierAnswer: "An earlier answer",
  csv: "Download for a spreadsheet (CSV)",
  csvColumns: [
    "slide",
    "kind",
    "text",
    "reached",
    "share",
    "right",
    "right on first try",
    "wrong",
    "wrong by",
  ],
};
