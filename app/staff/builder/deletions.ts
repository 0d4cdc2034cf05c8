import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { builder as page, confirm, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { Question } from "#app/ui/ConfirmDialog.tsx";

/* What the author is asked before something goes to the trash. */

/** @param count so many courses, lessons or slides */
const deletion = (
  heading: string,
  count: number,
  text: readonly string[],
  onYes: () => void,
): Question => ({ heading, text: [...text, confirm.trash(count)], yes: page.delete, onYes });

const slidesIn = (lessons: readonly OutlineLesson[]) =>
  lessons.reduce((sum, { slides }) => sum + slides, 0);

/** The question, and what families lose with these courses or lessons. */
function withLoss(
  question: string,
  items: readonly (OutlineCourse | OutlineLesson)[],
  lessons: readonly OutlineLesson[],
): string[] {
  const published = items.filter((item) =>
    "version" in item ? item.version !== null : item.published !== null,
  ).length;
  return [
    published === 0 ? question : `${question} ${confirm.unseen(published, items.length)}`,
    ...(lessons.some(({ id }) => id === FIRST_LESSON_ID) ? [confirm.firstLesson] : []),
  ];
}

export function deletionOfCourse(course: OutlineCourse, onYes: () => void): Question {
  const { title, lessons } = course;
  const question = confirm.course(title, lessons.length, slidesIn(lessons));
  return deletion(words.deleteCourse, 1, withLoss(question, [course], lessons), onYes);
}

export function deletionOfLesson(lesson: OutlineLesson, onYes: () => void): Question {
  const question = confirm.lesson(lesson.title, lesson.slides);
  return deletion(words.deleteLesson, 1, withLoss(question, [lesson], [lesson]), onYes);
}

export function deletionOfLessons(lessons: readonly OutlineLesson[], onYes: () => void): Question {
  const [first] = lessons;
  if (first !== undefined && lessons.length === 1) return deletionOfLesson(first, onYes);
  const count = lessons.length;
  const question = confirm.lessons(count, slidesIn(lessons));
  return deletion(words.deleteLessons(count), count, withLoss(question, lessons, lessons), onYes);
}

const ofSlides = (question: string, lesson: OutlineLesson | null) => [
  lesson?.version == null ? question : `${question} ${confirm.untilPublished}`,
];

/**
 * @param lesson to which it belongs
 * @param place position of the slide, starting at 1
 */
export const deletionOfSlide = (
  lesson: OutlineLesson | null,
  place: number,
  onYes: () => void,
): Question => deletion(words.deleteSlide, 1, ofSlides(confirm.slide(place), lesson), onYes);

export const deletionOfSlides = (
  lesson: OutlineLesson | null,
  count: number,
  onYes: () => void,
): Question =>
  deletion(words.deleteSlides(count), count, ofSlides(confirm.slides(count), lesson), onYes);
