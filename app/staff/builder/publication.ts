import { courseChanges } from "#domain/content/course-changes.ts";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { when } from "../panels/when.ts";

/** Whether children see the lesson, and in which version. */
export const publicationOf = ({ version, has_changes }: OutlineLesson) =>
  version === null ? words.notPublished : has_changes ? words.changed : words.published(version);

/**
 * Whether families see the course, whether its title or an order waits to be published, and how
 * many of its lessons families see where that is not all.
 */
export function coursePublicationOf(courses: readonly OutlineCourse[], course: OutlineCourse) {
  if (course.published === null) return words.notPublished;
  if (courseChanges(courses, course.id).length > 0) return words.courseChanged;
  const { lessons } = course;
  const published = lessons.filter(({ version }) => version !== null).length;
  return published === lessons.length
    ? words.coursePublished
    : words.coursePartlyPublished(published, lessons.length);
}

/** '5 lessons · Published', '4 lessons · Published 1 of 4'. */
export function courseSummaryOf(courses: readonly OutlineCourse[], course: OutlineCourse) {
  const count = words.lessonCount(course.lessons.length);
  const state = coursePublicationOf(courses, course);
  return state.startsWith(count) ? state : `${count} · ${state}`;
}

/** 'Edited Nov 20, 6:15 PM'; null for a lesson that no author has changed. */
export const editOf = ({ edited_at }: OutlineLesson) =>
  edited_at === null ? null : words.edited(when(edited_at));
