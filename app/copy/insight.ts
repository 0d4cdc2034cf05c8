import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import type { FunnelStep } from "#domain/wire/insight.ts";
import { beliefInWords } from "#domain/questions/belief.ts";
import { isSlip } from "#domain/questions/misconceptions.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { counted, nounOf } from "./builder.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A count as it is shown: '18,630'. */
export const { format: grouped } = new Intl.NumberFormat("en");

/** Why a child chooses what is wrong; null while the author's slip has no words. */
export function beliefWords(belief: Misconception | Slip): string | null {
  const inWords = beliefInWords(belief);
  if (inWords === null) return null;
  return isSlip(belief) ? `The slip: ${inWords}` : `Believes: "${inWords}"`;
}

/** Figures of one lesson, beside its slides. */
export const lessonInsight = {
  button: "Statistics of this lesson",
  percent,
  reachedShare: (share: number) => `${percent(share)} of children reached this slide`,
  reachedIt: (share: number) => `${percent(share)} reached`,
  /** In one line, above its details. */
  reachedBy: (share: number) => `Reached by ${percent(share)}`,
  rightAtOnce: (share: number) => ` · ${percent(share)} right on the first try`,
  ofSlide: (reached: number, started: number) =>
    `Reached by ${grouped(reached)} of the ${grouped(started)} children who began.`,
  ofAttempts: (firstTry: number) =>
    `${percent(firstTry)} of those who got it right did so on the first try.`,
  beforeAfter: (before: string, after: string) =>
    ` · right before the lesson ${before}, after it ${after}`,
  wrong: (most: readonly string[]) => `Most often wrong: ${most.join(", ")}.`,
  wrongBy: (what: string, children: number) => `${what} (${grouped(children)}\u00a0children)`,
};

/** Figures of one lesson, on a page of their own. */
export const lessonStatistics = {
  heading: "Lesson statistics",
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
    `${grouped(started)} children began, ${finished === 0 ? "fewer than 5" : grouped(finished)} finished.`,
  began: "children began",
  finished: "finished",
  finishedShare: "of those who began finished",
  next: "What to look at next",
  /** @param places of the one or two slides on which equally many left, in order */
  mostLeft: (places: readonly number[], left: number) =>
    places.length === 1
      ? `${grouped(left)} children leave on slide ${places[0]}, more than on any other`
      : `${grouped(left)} children each leave on slides ${places.join(" and ")}, more than on any other`,
  mostLeftHint: "Play it as a child would. Is it too long, or not clear what to do?",
  hardest: (place: number, share: string) =>
    `Slide ${place} is the hardest: ${share} of those who get it right need only one try`,
  hardestHint: (wrong: string | null) =>
    wrong === null
      ? "A clearer question may help."
      : `Most choose "${wrong}". A hint for it, or a clearer question, may help.`,
  nothingNext: "No slide stands out. There is nothing that you need to change.",
  openSlide: (place: number) => `Open slide ${place}`,
  curve: "How many children reach each slide",
  curveSaid: (first: string, last: string, end: string) =>
    `Of the children who began, ${first} reach the first slide, ${last} the last one, and ${end} finish. The table below has each slide.`,
  curveEnd: "End",
  curveAxis: "Slide",
  details: "Slide by slide",
  checks: "Before and after the lesson",
  checksRule:
    "Half of the children get one form of a check first, the others its twin. So each question is answered before the lesson by one half, and after it by the other. First answers alone.",
  before: "Right before",
  after: "Right after",
  rightOf: (right: string, answered: string) => `${right}\u00a0of\u00a0${answered}`,
  tooFew: "too few",
  notBetter: "Not better",
  notBetterOn: (place: number, before: string, after: string) =>
    `The lesson does not help with slide ${place}: ${before} are right before it, ${after} after it`,
  notBetterHint:
    "Does the lesson practise this idea in a new case? Or can the question be read in two ways?",
  /** In place of a share of first tries. */
  asCheck: "a check: see before and after",
  rule: "Children are counted in fives, and only where five or more of one age group began the same version in the same week; of one version alone, ten or more. So shares are not exact, and a week appears a day after it ends.",
  emptyHeading: "No numbers yet",
  empty:
    "They appear once at least five children of one age group have begun this lesson in the same week, a day after that week ends.",
  back: "Back to the lesson",
  notPublished:
    "They appear once this lesson is published, and at least five children of one age group have begun it in the same week, a day after that week ends.",
  publish: "Publish the lesson",
  neededFirst: (points: number) =>
    `${counted(points, "thing")} ${points === 1 ? "is" : "are"} missing. The next page lists ${points === 1 ? "it" : "them"}.`,
  none: "There is no group of five children or more for this choice, or of ten or more for one version.",
  slide: "Slide",
  reached: "Children who reached it",
  firstTry: "Right on the first try (of those who got it right)",
  firstTryShort: "First try, of those who got it right",
  wrongColumn: "Most often wrong (of those who reached it)",
  fewer: "fewer than 5",
  fewerChildren: "fewer than 5 children",
  fewerAnswers: "too few answers to show",
  /** Of a slide of a kind without answers. */
  notMeasured: "asks no question",
  /** What children chose in a slide that has changed since. */
  earlierAnswer: "An earlier answer",
  csv: "Download as a spreadsheet (CSV)",
  csvColumns: [
    "slide",
    "kind",
    "text",
    "reached",
    "share",
    "right",
    "right on first try",
    "right before",
    "answered before",
    "right after",
    "answered after",
    "wrong",
    "wrong by",
    "belief",
  ],
};

/** A lesson beside others: the only one with figures, the first of them, or one of several first ones. */
export type Rank = "only" | "most" | "shared";

const ranked = (rank: Rank, most: string) =>
  ({
    only: "",
    most: `, ${most} of all lessons`,
    shared: `, among ${most} of all lessons`,
  })[rank];

export const insight = {
  heading: "Statistics",
  weeksOf: (from: string, to: string) => `All courses, ${from} to ${to}`,
  since:
    "Each week is counted a day after it ends. Numbers are rounded down to fives, in groups of at least five children or families, so that no child can be identified.",
  emptyHeading: "No numbers yet",
  empty:
    "They appear once at least five children have begun a lesson in the same week, a day after that week ends.",
  back: "Back to the courses",
  next: "What to look at next",
  fewestFinish: (title: string, share: string, rank: Rank) =>
    `${share} finish "${title}"${ranked(rank, "the fewest")}`,
  fewestFinishHint: "Its statistics show the slide on which most children leave.",
  hardest: (title: string, share: string, rank: Rank) =>
    `${share} find "${title}" hard${ranked(rank, "the most")}`,
  hardestHint: "Its statistics show the question that most get wrong.",
  openStatistics: "See its statistics",
  openStatisticsOf: (title: string) => `See its statistics: ${title}`,
  nothingNext: "No lesson stands out: most children finish each, and few find one hard.",
  familiesJoined: "families joined",
  lessonsStarted: "lessons started",
  lessonsFinished: "lessons finished",
  finishedShare: (share: string) => `${share} of those started`,
  allCourses: "All courses",
  course: "Course",
  funnel: "From the start page through the first lesson",
  funnelShare: (share: string) => `${share} of the step before`,
  weeks: "Lessons started and finished each week",
  started: "Started",
  finished: "Finished",
  weeksSaid: (started: number, finished: number) =>
    `In four weeks ${grouped(started)} ${nounOf(started, "lesson")} started and ${grouped(finished)} finished.`,
  noLessons: "Nothing to show yet: in no week did five children or more begin a lesson.",
  asTable: "The same numbers as a table",
  weekOf: "Week of",
  lessons: "Lesson by lesson",
  order: "Order",
  courseOrder: "As in the courses",
  orders: {
    started: "Most started first",
    finished: "Smallest share finished first",
    hard: "Hardest first",
    fun: "Least fun first",
  },
  noLesson: "No lesson of this course was started in these weeks.",
  lesson: "Lesson",
  felt: "How hard it was",
  enjoyed: "Was it fun",
  tooFew: "fewer than 5 answers",
  fewer: "fewer than 5 children",
  /** @param children rounded down to fives */
  answered: (answer: string, children: number) => `${answer}: ${grouped(children)} children`,
  pages: "Pages of the app that were opened",
  page: "Page",
  category: "Part of the app",
  stage: "Step of the family",
  lastWeek: "Last week",
  allWeeks: "All four weeks",
};

export const funnelSteps: Record<FunnelStep, string> = {
  home_opened: "Start page opened",
  signup_sent: "Names and e-mail given",
  family_made: "E-mail confirmed",
  first_lesson_started: "First lesson started",
  first_lesson_finished: "First lesson finished",
};

export const feltWords: Record<Difficulty | Enjoyment, string> = {
  too_easy: "Too easy",
  a_bit_easy: "A bit easy",
  just_right: "Just right",
  kinda_hard: "Kinda hard",
  boring: "Boring",
  meh: "Meh",
  fun: "Fun",
  super_fun: "Super fun!",
};
