import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { builder as page, confirm, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { Question } from "#app/ui/ConfirmDialog.tsx";

/* What the author is asked before something goes to the trash. */

export const deletionOfCourse = (course: OutlineCourse, onYes: () => void): Question => ({
  heading: words.deleteCourse,
  text: [
    confirm.course(
      course.title,
      course.lessons.length,
      course.lessons.reduce((sum, { slides }) => sum + slides, 0),
    ),
    ...(course.lessons.some(({ id }) => id === FIRST_LESSON_ID) ? [confirm.firstLesson] : []),
    confirm.trash,
  ],
  yes: page.delete,
  onYes,
});

export const deletionOfLesson = (lesson: OutlineLesson, onYes: () => void): Question => ({
  heading: words.deleteLesson,
  text: [
    confirm.lesson(lesson.title, lesson.slides),
    ...(lesson.id === FIRST_LESSON_ID ? [confirm.firstLesson] : []),
    confirm.trash,
  ],
  yes: page.delete,
  onYes,
});

export const deletionOfLessons = (
  lessons: readonly OutlineLesson[],
  onYes: () => void,
): Question => ({
  heading: words.deleteLessons(lessons.length),
  text: [
    confirm.lessons(
      lessons.length,
      lessons.reduce((sum, { slides }) => sum + slides, 0),
    ),
    ...(lessons.some(({ id }) => id === FIRST_LESSON_ID) ? [confirm.firstLesson] : []),
    confirm.trash,
  ],
  yes: page.delete,
  onYes,
});

/** @param place position of the slide, starting at 1 */
export const deletionOfSlide = (place: number, onYes: () => void): Question => ({
  heading: words.deleteSlide,
  text: [confirm.slide(place), confirm.trash],
  yes: page.delete,
  onYes,
});

export const deletionOfSlides = (count: number, onYes: () => void): Question => ({
  heading: words.deleteSlides(count),
  text: [confirm.slides(count), confirm.trash],
  yes: page.delete,
  onYes,
});
