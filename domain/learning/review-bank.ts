import { bankFor, slidesFor } from "../content/band-path.ts";
import { dayIn } from "../days.ts";
import { questionOf } from "../questions/question.ts";
import type { Question } from "../questions/question.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import { isCheck } from "./check-forms.ts";
import type { GivenAnswer, ReviewQuestion } from "./reviews.ts";

/** A question of a lesson. Its id is that of its slide. */
export interface LessonQuestion extends ReviewQuestion {
  lessonId: string;
}

/** Can it be asked without its lesson? A quiz beside a document can't. */
const standsAlone = (slide: Slide): boolean =>
  !isCheck(slide) && !("beside_document" in slide && slide.beside_document === true);
const questionsIn = (slides: readonly Slide[]) =>
  slides.filter(standsAlone).flatMap((slide) => questionOf(slide) ?? []);
const isNoted = ({ idea, type }: Question) => idea !== null && type !== "recall";
const inReview =
  (lessonId: string) =>
  ({ id, idea, situation }: Question): LessonQuestion => ({
    id,
    lessonId,
    idea: idea ?? id,
    situation: situation ?? id,
  });

/**
 * The questions among slides of a lesson that can come back: those of which the author noted the idea, but for
 * what asks what happened in the story; else the quizzes, each of which is then an idea and a case of its own.
 * Never those of checks, nor one that needs another slide.
 */
export function reviewQuestions(lessonId: string, slides: readonly Slide[]): LessonQuestion[] {
  const questions = questionsIn(slides);
  const noted = questions.filter(isNoted);
  const asked = noted.length > 0 ? noted : questions.filter(({ kind }) => kind === "quiz");
  return asked.map(inReview(lessonId));
}

/**
 * The questions of a finished lesson that can come back to children of a band: first the bank questions of ideas
 * that their path asks something about, then those of the path.
 *
 * @param slides all slides of the lesson
 */
export function reviewBank(
  lessonId: string,
  slides: readonly Slide[],
  band: Band,
): LessonQuestion[] {
  const path = slidesFor(slides, band);
  const ideas = new Set(path.flatMap((slide) => questionOf(slide)?.idea ?? []));
  const bank = questionsIn(bankFor(slides, band)).filter(
    (question) => isNoted(question) && ideas.has(question.idea ?? ""),
  );
  return [...bank.map(inReview(lessonId)), ...reviewQuestions(lessonId, path)];
}

/** The first attempt at a slide in one round of it. */
export interface FirstAttempt {
  slideId: string;
  at: Date;
  isRight: boolean;
}

/**
 * The answers of a child: of each question and family's day the earliest first attempt.
 *
 * @param questions all of which answers may be there
 * @param zone the family's
 */
export function givenAnswers(
  attempts: readonly FirstAttempt[],
  questions: readonly ReviewQuestion[],
  zone: string | null,
): GivenAnswer[] {
  const bySlide = new Map(questions.map((question) => [question.id, question]));
  const given = new Map<string, GivenAnswer>();
  for (const { slideId, at, isRight } of attempts.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    const question = bySlide.get(slideId);
    const day = dayIn(at, zone);
    const id = `${slideId} ${day}`;
    if (question === undefined || given.has(id)) continue;
    given.set(id, { id, idea: question.idea, situation: question.situation, day, isRight });
  }
  return [...given.values()];
}
