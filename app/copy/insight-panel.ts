import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import type { FunnelStep } from "#domain/wire/insight.ts";

const things = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

export const insight = {
  heading: "Statistics",
  since:
    "The last four weeks, each counted a day after it ends. Numbers are rounded down to fives, in groups of at least five children or families, so that no child can be identified.",
  allCourses: "All courses",
  course: "Course",
  funnel: "From the start page through the first lesson",
  weeks: "Lessons a week",
  started: "started",
  finished: "finished",
  weeksSaid: (started: number, finished: number) =>
    `In four weeks ${things(started, "lesson")} started and ${finished} finished.`,
  noLessons: "Nothing to show yet: in no week did five children or more begin a lesson.",
  asTable: "As a table",
  weekOf: "Week of",
  lessons: "Each lesson",
  lesson: "Lesson",
  felt: "How hard it was",
  enjoyed: "Was it fun",
  tooFew: "fewer than 5 answers",
  pages: "Pages opened",
  page: "Page",
  category: "Category",
  stage: "Stage",
  lastWeek: "Last week",
  allWeeks: "4 weeks",
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
