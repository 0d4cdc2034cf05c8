import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import type { FunnelStep } from "#domain/wire/insight.ts";

const things = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

export const insight = {
  button: "Statistics",
  heading: "Statistics",
  since: "The last 30 days. Counts are made once an hour; they are of nobody in particular.",
  funnel: "From the start page through the first lesson",
  days: "Lessons a day",
  started: "started",
  finished: "finished",
  daysSaid: (started: number, finished: number) =>
    `In 30 days ${things(started, "lesson")} started and ${finished} finished.`,
  asTable: "As a table",
  day: "Day",
  lessons: "Each lesson",
  lesson: "Lesson",
  felt: "How it felt",
  enjoyed: "Was it fun",
  nobody: "nobody said",
  pages: "Pages opened",
  page: "Page",
  category: "Category",
  stage: "Stage",
  today: "Today",
  week: "7 days",
  month: "30 days",
  ofSlide: (seen: number, left: number) => `Last 30 days: ${seen} saw it, ${left} left here.`,
  ofAttempts: (firstTry: number, tries: number) =>
    `${Math.round(firstTry * 100)} % were right at the first try; on average ${tries.toFixed(1)} tries until right.`,
  wrong: "Most often wrong:",
  wrongTimes: (what: string, count: number) =>
    `${what} (${count === 1 ? "once" : `${count} times`})`,
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
