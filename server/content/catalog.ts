import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Course, LessonVersion } from "#domain/content.ts";
import { inOrder } from "#domain/lesson-order.ts";
import type { Database } from "#server/db/connect.ts";
import { contentState, courses, lessons, lessonVersions } from "#server/db/schema.ts";

/** A lesson that children can see: its place is live, its content is the newest published version. */
interface PublishedLesson {
  id: string;
  course_id: string;
  order: number;
  newest: LessonVersion;
}

export interface Catalog {
  revision: number;
  courses: Course[];
  lessons: PublishedLesson[];
}

/** How long memory is trusted before the revision is compared. */
const CHECK_EVERY_MS = 2_000;

/**
 * Published content, served from memory: it is read at every step of every child and hardly ever changes. The
 * content revision tells when it did, on any copy.
 */
export class CatalogCache {
  readonly #db: Database;
  readonly #now: () => Date;
  #catalog: Catalog | null = null;
  #checkedAtMs = 0;
  #loading: Promise<Catalog> | null = null;
  readonly #versions = new Map<string, LessonVersion | null>();

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async read(): Promise<Catalog> {
    const nowMs = this.#now().getTime();
    if (this.#catalog !== null && Math.abs(nowMs - this.#checkedAtMs) < CHECK_EVERY_MS) return this.#catalog;
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<Catalog> {
    const [state] = await this.#db.select().from(contentState).where(eq(contentState.id, 1));
    const revision = state?.revision ?? 0;
    if (this.#catalog?.revision !== revision) this.#catalog = { revision, ...(await readPublished(this.#db)) };
    this.#checkedAtMs = this.#now().getTime();
    return this.#catalog;
  }

  /** One version of a lesson, newest or not; null when there is none. */
  async version(lessonId: string, version: number): Promise<LessonVersion | null> {
    const newest = (await this.read()).lessons.find(({ id }) => id === lessonId)?.newest;
    if (newest?.version === version) return newest;
    const key = `${lessonId}/${version}`;
    const known = this.#versions.get(key);
    if (known !== undefined) return known;
    const [row] = await this.#db
      .select()
      .from(lessonVersions)
      .where(sql`${lessonVersions.lesson_id} = ${lessonId} and ${lessonVersions.version} = ${version}`);
    const found = row === undefined ? null : { lesson_id: lessonId, version, ...row.content };
    if (found !== null) this.#versions.set(key, found); // versions never change
    return found;
  }
}

/** 1, 2, 3 among what children see: a lesson that is not published yet leaves no hole. */
const placeInCourse = (lesson: PublishedLesson, inOrderOfAll: readonly PublishedLesson[]) =>
  inOrderOfAll.filter(({ course_id }) => course_id === lesson.course_id).indexOf(lesson) + 1;

async function readPublished(db: Database): Promise<Omit<Catalog, "revision">> {
  const courseRows = await db.select().from(courses).where(isNull(courses.deleted_at)).orderBy(asc(courses.order));
  const rows = await db
    .selectDistinctOn([lessonVersions.lesson_id], {
      id: lessons.id,
      course_id: lessons.course_id,
      order: lessons.order,
      version: lessonVersions.version,
      content: lessonVersions.content,
    })
    .from(lessonVersions)
    .innerJoin(lessons, eq(lessons.id, lessonVersions.lesson_id))
    .where(isNull(lessons.deleted_at))
    .orderBy(lessonVersions.lesson_id, sql`${lessonVersions.version} desc`);
  const known = new Set(courseRows.map(({ id }) => id));
  const published = rows
    .filter((row) => known.has(row.course_id))
    .map(({ id, course_id, order, version, content }) => ({ id, course_id, order, newest: { lesson_id: id, version, ...content } }));
  return {
    courses: courseRows.map(({ id, title, description, order }) => ({ id, title, description, order })),
    lessons: inOrder(published).map((lesson, _index, all) => ({ ...lesson, order: placeInCourse(lesson, all) })),
  };
}
