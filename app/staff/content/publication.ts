import { courseChanges } from "#domain/content/course-changes.ts";
import { lists as words } from "#app/copy/builder.ts";
import { doneAtText } from "#app/copy/dates.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";

/** What families see of a lesson or course; the state sets the colour of the words. */
export interface Publication {
  state: "draft" | "changed" | "partly" | "published";
  text: string;
}

const draft: Publication = { state: "draft", text: words.notPublished };
const changed: Publication = { state: "changed", text: words.changed };

/** Whether children see the lesson, and in which version. */
export function publicationOf({ version, has_changes }: OutlineLesson): Publication {
  if (version === null) return draft;
  return has_changes ? changed : { state: "published", text: words.published(version) };
}

/**
 * Whether families see the course, whether its title, an order or one of its published lessons has
 * changes, and how many of its lessons families see where that is not all.
 */
export function coursePublicationOf(
  courses: readonly OutlineCourse[],
  { id, published, lessons }: OutlineCourse,
): Publication {
  if (published === null) return draft;
  const seen = lessons.filter(({ version }) => version !== null);
  if (courseChanges(courses, id).length > 0 || seen.some(({ has_changes }) => has_changes))
    return changed;
  return seen.length === lessons.length
    ? { state: "published", text: words.coursePublished }
    : { state: "partly", text: words.coursePartlyPublished(seen.length, lessons.length) };
}

/** 'Edited Nov 20, 6:15 PM'; null for a lesson that no author has changed. */
export const editOf = ({ edited_at }: OutlineLesson) =>
  edited_at === null ? null : words.edited(doneAtText(edited_at));
