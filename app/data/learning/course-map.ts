import { currentLesson, lessonStatuses } from "#domain/learning/lesson-order.ts";
import { withProgress } from "#domain/learning/shelf.ts";
import { answer, apiOf } from "../wire/api.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { inBackground } from "../base/background.ts";
import { readWithPending } from "../mutations/mutation-queue.ts";
import { withPendingProgress } from "../mutations/pending.ts";
import { keepCovers } from "./covers.ts";
import { noteShelf } from "./lessons.ts";

export type CourseMap = Awaited<ReturnType<typeof readCourseMap>>;
async function readCourseMap(choice: { course?: string; lesson?: string }) {
  const courseMap = await answer(
    apiOf(chosenChild())["course-track"].$get({ query: choice }),
    "course",
  );
  const { shelf } = courseMap;
  noteShelf(shelf.length > 1);
  if (shelf.length > 1)
    inBackground("covers", keepCovers(shelf.flatMap(({ cover_url }) => cover_url ?? [])));
  return courseMap;
}

/** The course with its lessons; what was finished offline counts already. */
export async function fetchCourseMap(choice: {
  course?: string;
  lesson?: string;
}): Promise<CourseMap> {
  const { answered: courseMap, pending } = await readWithPending(chosenChild(), () =>
    readCourseMap(choice),
  );
  if (pending.length === 0) return courseMap;
  const begun = { slide: 0, slide_id: null, furthest: 0, completed: false };
  const ofStatus = { done: { ...begun, completed: true }, current: begun, upcoming: null };
  const progress = withPendingProgress(
    Object.fromEntries(
      courseMap.lessons.flatMap(({ id, status }) => {
        const played = ofStatus[status];
        return played === null ? [] : [[id, played]];
      }),
    ),
    pending,
  );
  const lessons = lessonStatuses(progress, courseMap.lessons).map(({ lesson, status }) => ({
    ...lesson,
    status,
  }));
  return {
    ...courseMap,
    lessons,
    current_lesson: currentLesson(progress, courseMap.lessons)?.id ?? null,
    shelf: withProgress(courseMap.shelf, progress),
  };
}
