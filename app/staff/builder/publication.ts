import { courseChanges } from "#domain/content/course-changes.ts";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { when } from "../panels/when.ts";

/** Whether children see the lesson, and in which version. */
export const publicationOf = ({ version, has_changes }: OutlineLesson) =>
  version === null ? words.notPublished : has_changes ? words.changed : words.published(version);

/** Whether families see the course, and whether its title or an order waits to be published. */
export const coursePublicationOf = (courses: readonly OutlineCourse[], course: OutlineCourse) =>
  course.published === null
    ? words.notPublished
    : courseChanges(courses, course.id).length > 0
      ? words.courseChanged
      : words.coursePublished;

/** 'Edited Nov 20, 2026, 6:15 PM'; null for a lesson that no author has changed. */
export const editOf = ({ edited_at }: OutlineLesson) =>
  edited_at === null ? null : words.edited(when(edited_at));
