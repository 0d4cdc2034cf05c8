import { slidesFor } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import { reviewQuestions } from "#domain/learning/review-bank.ts";
import { questionsIn } from "#domain/questions/judge-lesson.ts";
import { isTold } from "#domain/questions/question.ts";
import { countStandards } from "#domain/questions/standards-count.ts";
import type { LessonStandards, StandardCount } from "#domain/questions/standards-count.ts";
import type { Band } from "#domain/slides/bands.ts";
import { nameOfSlide } from "./build.ts";
import type { Mission } from "./build.ts";
import { missions } from "./course.ts";
import { toldStandards } from "./told-standards.ts";

function lessonStandards({ lesson }: Mission, number: number, band: Band): LessonStandards {
  const path = slidesFor(lesson.slides, band);
  const slides = path.map((slide) => slideOfSeed(slide, ({ file }) => file));
  const comeBack = reviewQuestions(lesson.id, slides).map(({ id }) => id);
  const goBack = path.flatMap(({ id, reviews = [] }) => (reviews.length > 0 ? [id] : []));
  return {
    told: slides.filter(isTold).flatMap(({ id }) => toldStandards[number]?.[nameOfSlide(id)] ?? []),
    questions: questionsIn(slides),
    reviews: new Set([...comeBack, ...goBack]),
  };
}

/** What the course does for each standard, for the children of a band. */
export const standardsFor = (band: Band): StandardCount[] =>
  countStandards(missions.map((mission, index) => lessonStandards(mission, index + 1, band)));
