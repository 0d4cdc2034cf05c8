import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { PLANNED_LESSONS } from "#domain/constants.ts";
import { chooseCourse } from "#domain/learning/course-choice.ts";
import { currentLesson, lessonStatuses } from "#domain/learning/lesson-order.ts";
import type { FinishedLessons } from "#domain/learning/progress.ts";
import { shelfOf } from "#domain/learning/shelf.ts";
import type { Catalog } from "#server/content/catalog.ts";
import type { Child } from "#server/platform/db/children.ts";
import { finishedLessons } from "#server/platform/db/progress.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { stringify } from "#server/platform/http/json-text.ts";
import type { JsonText } from "#server/platform/http/json-text.ts";
import type { LearningContext } from "./context.ts";
import { inLanguage, languagesOf, titleInLanguage } from "./lesson-language.ts";
import type { Reader } from "./lesson-language.ts";
import { readCardIdsDone } from "./mission-cards.ts";
import type { CardStatus } from "./mission-cards.ts";
import { readPlayedIds } from "./queries.ts";

/** Characters and bytes of the maps that are kept: thousands with 5 lessons, some 30 with 1,000. */
const KEPT_SIZE = 8_000_000;
/** Children with the same lessons begun and finished share a map, yet not all do: compressed quickly. */
const BROTLI_QUALITY = 5;

/** The course or the lesson whose course is asked for. */
interface MapRequest {
  course?: string | undefined;
  lesson?: string | undefined;
}

/** All that a map is made of; it says nothing else about the child. */
interface MapOf {
  request: MapRequest;
  progress: FinishedLessons;
  cardsDone: ReadonlySet<string>;
  languages: readonly string[];
}

/**
 * Reads the course map of a child. A map that was made for one child is kept and sent to every other
 * for whom it is the same. Throws profile_missing, course_unknown, course_unresolved, no_lessons.
 */
export function courseMaps(server: LearningContext) {
  const { db } = server;
  const kept = new LRUCache<string, JsonText<CourseMap>>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ text, brotli }) => text.length + brotli.byteLength,
  });
  let lastCatalog: Catalog | null = null;
  return async (
    child: Child,
    reader: Reader,
    request: MapRequest,
  ): Promise<JsonText<CourseMap>> => {
    const access = await readPlayedIds(db, child);
    if (access === undefined) throw new ApiError("profile_missing");
    const cardIds = await readCardIdsDone(db, child);
    const catalog = await server.catalog.read();
    const languages = await languagesOf(db, reader, catalog.lessons, catalog.courses);
    if (catalog !== lastCatalog) kept.clear();
    lastCatalog = catalog;
    const { course, lesson } = request;
    const { finished, begun } = access;
    const parts = [catalog.revision, course, lesson, languages, finished, begun, cardIds];
    const key = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const progress = finishedLessons(finished, begun);
    const cardsDone = new Set(cardIds.split(","));
    const map = courseMapOf(catalog, { request, progress, cardsDone, languages });
    const text = await stringify(map, BROTLI_QUALITY);
    kept.set(key, text);
    return text;
  };
}

type CourseMap = ReturnType<typeof courseMapOf>;

function courseMapOf(
  { courses, lessons }: Catalog,
  { request, progress, cardsDone, languages }: MapOf,
) {
  const { course = null, lesson = null } = request;
  const choice = chooseCourse({ course, lesson }, courses, lessons, progress);
  if (!choice.ok) throw new ApiError(choice.reason);
  const ofCourse = lessons
    .filter(({ course_id }) => course_id === choice.courseId)
    .map((published) => inLanguage(published, languages));
  if (ofCourse.length === 0) throw new ApiError("no_lessons");
  const titled = courses.map((published) => titleInLanguage(published, languages));
  const cardOf = ({ id, newest }: (typeof ofCourse)[number]): CardStatus | null => {
    if (newest.mission_card === undefined) return null;
    return cardsDone.has(id) ? "done" : "open";
  };
  return {
    course: {
      id: choice.courseId,
      title: titled.find(({ id }) => id === choice.courseId)?.title ?? "",
    },
    lessons: lessonStatuses(progress, ofCourse).map(({ lesson: shown, status }) => ({
      id: shown.id,
      title: shown.newest.title,
      tag: shown.newest.tag,
      /** Absent where its title is the source's. */
      lang: shown.newest.lang,
      order: shown.order,
      status,
      /** The lesson's mission card; null where it has none. */
      card: cardOf(shown),
    })),
    current_lesson: currentLesson(progress, ofCourse)?.id ?? null,
    shelf: shelfOf(titled, lessons, progress),
    all_planned_published: ofCourse.length >= PLANNED_LESSONS,
  };
}
