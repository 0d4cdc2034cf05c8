import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Course, LessonVersion, Overlay, VersionContent } from "#domain/content/content.ts";
import { coverOf } from "#domain/content/lesson-media.ts";
import { translatedVersion } from "#domain/content/translation-overlay.ts";
import { inOrder } from "#domain/learning/lesson-order.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { contentState, courses, lessons, lessonVersions } from "#server/platform/db/schema.ts";
import { mediaUrl } from "#server/platform/files/media-url.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";

/**
 * A lesson that children can see: its place and its content are the published ones.
 */
export interface PublishedLesson {
  id: string;
  course_id: string;
  order: number;
  newest: LessonVersion;
  /** The same in its languages; absent where there are none. */
  translated?: Readonly<Record<string, LessonVersion>>;
}

/** A course with its cover. */
interface PublishedCourse extends Course {
  /** The picture that its author uploaded, else one of its first lesson. */
  cover_url: string | null;
  isOwnCover: boolean;
  /** Title and description by language. */
  translated: Readonly<Record<string, Overlay>>;
}

export interface Catalog {
  revision: number;
  courses: PublishedCourse[];
  lessons: PublishedLesson[];
}

/** How long memory is trusted before the revision is compared. */
const CHECK_EVERY_MS = 2_000;

/**
 * Published content, served from memory: it is read at every step of every child and hardly ever
 * changes. The content revision shows when it did, on any instance.
 */
export class CatalogCache {
  readonly #databases: readonly [Database, ...Database[]];
  readonly #now: () => Date;
  #catalog: Catalog | null = null;
  #checkedAtMs = 0;
  #loading: Promise<Catalog> | null = null;
  /** Older versions, by lesson and number: children who began one, and authors who compare. */
  readonly #versions = new LRUCache<string, readonly LessonVersion[]>({ max: 200 });
  /** By lesson, up to its newest version. */
  readonly #slides = new Map<string, { version: number; ids: ReadonlySet<string> }>();

  /**
   * Databases with the content, the one to ask first; the next is asked where one does not answer.
   */
  constructor(databases: readonly [Database, ...Database[]], now: () => Date) {
    this.#databases = databases;
    this.#now = now;
  }

  async #ask<T>(question: (db: Database) => Promise<T>): Promise<T> {
    const [first, ...others] = this.#databases;
    let answer = question(first);
    for (const next of others) answer = answer.catch(() => question(next));
    return answer;
  }

  /** @param maxAgeMs how old the last check of the revision may be */
  async read(maxAgeMs = CHECK_EVERY_MS): Promise<Catalog> {
    const nowMs = this.#now().getTime();
    if (this.#catalog !== null && Math.abs(nowMs - this.#checkedAtMs) < maxAgeMs)
      return this.#catalog;
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /**
   * What is in memory, without waiting for a database that may be away; its revision is checked
   * meanwhile.
   */
  async readStale(): Promise<Catalog> {
    const fresh = this.read();
    if (this.#catalog === null) return fresh;
    fresh.catch(() => undefined);
    return this.#catalog;
  }

  async #load(): Promise<Catalog> {
    const [state] = await this.#ask((db) =>
      db.select().from(contentState).where(eq(contentState.id, 1)),
    );
    const revision = state?.revision ?? 0;
    if (this.#catalog?.revision !== revision)
      this.#catalog = { revision, ...(await this.#ask((db) => readPublished(db, this.#catalog))) };
    this.#checkedAtMs = this.#now().getTime();
    return this.#catalog;
  }

  /** One version of a lesson, newest or not; null when there is none. */
  async version(lessonId: string, version: number): Promise<LessonVersion | null> {
    return (await this.inAllLanguages(lessonId, version))[0] ?? null;
  }

  /** The same, and after it the version in each of its languages; empty when there is none. */
  async inAllLanguages(lessonId: string, version: number): Promise<readonly LessonVersion[]> {
    const lesson = (await this.read()).lessons.find(({ id }) => id === lessonId);
    if (lesson?.newest.version === version) return versionsInAllLanguages(lesson);
    const key = `${lessonId}/${version}`;
    const known = this.#versions.get(key);
    if (known !== undefined) return known;
    const wanted = sql`${lessonVersions.lesson_id} = ${lessonId} and ${lessonVersions.version} = ${version}`;
    // A read replica may not have the version yet that the page names: then the next database is
    // asked.
    const rows = await this.#ask(async (db) => {
      const found = await db.select().from(lessonVersions).where(wanted);
      if (found.length === 0 && db !== this.#databases.at(-1)) throw new Error("not there yet");
      return found;
    });
    const [row] = rows;
    if (row === undefined) return [];
    const newest = sourceVersionOf(lessonId, version, row.content);
    const found = versionsInAllLanguages({ newest, ...inLanguages(newest, row.content) });
    this.#versions.set(key, found); // versions never change
    return found;
  }

  /** Ids of the slides of all versions that a lesson ever had. */
  async slidesOfAllVersions({ id, newest }: PublishedLesson): Promise<ReadonlySet<string>> {
    const known = this.#slides.get(id);
    if (known?.version === newest.version) return known.ids;
    const rows = await this.#ask((db) =>
      db
        .selectDistinct({
          id: sql<string>`jsonb_path_query(${lessonVersions.content}, '$.slides[*].id') #>> '{}'`,
        })
        .from(lessonVersions)
        .where(eq(lessonVersions.lesson_id, id)),
    );
    const ids = new Set([...rows, ...newest.slides].map((slide) => slide.id));
    this.#slides.set(id, { version: newest.version, ids });
    return ids;
  }

  /** Keys of the files of all versions that a lesson ever had. */
  async mediaOfAllVersions(lessonId: string): Promise<Set<string>> {
    const url = `"${mediaUrl('([^"]+)')}"`;
    const rows = await this.#ask((db) =>
      db
        .selectDistinct({
          key: sql<string>`(regexp_matches(${lessonVersions.content}::text, ${url}, 'g'))[1]`,
        })
        .from(lessonVersions)
        .where(eq(lessonVersions.lesson_id, lessonId)),
    );
    return new Set(rows.map(({ key }) => key));
  }
}

/** A version without its languages. */
export function sourceVersionOf(
  lesson_id: string,
  version: number,
  { translations: _languages, ...content }: VersionContent,
): LessonVersion {
  return { lesson_id, version, ...content };
}

/** A version in its languages. */
const inLanguages = (newest: LessonVersion, { translations }: VersionContent) =>
  translations === undefined
    ? {}
    : {
        translated: Object.fromEntries(
          Object.entries(translations).map(([lang, translation]) => [
            lang,
            translatedVersion(newest, lang, translation),
          ]),
        ),
      };

export const versionsInAllLanguages = ({
  newest,
  translated = {},
}: Pick<PublishedLesson, "newest" | "translated">): LessonVersion[] => [
  newest,
  ...Object.values(translated),
];

/** 1, 2, 3 among what children see: a lesson that was deleted leaves no hole. */
const placeInCourse = (lesson: PublishedLesson, inOrderOfAll: readonly PublishedLesson[]) =>
  inOrderOfAll.filter(({ course_id }) => course_id === lesson.course_id).indexOf(lesson) + 1;

/**
 * Versions never change, so only those that `before` lacks are read, one by one: all of them together
 * may have many MB.
 */
async function readPublished(
  db: Database,
  before: Catalog | null,
): Promise<Omit<Catalog, "revision">> {
  const courseRows = await db
    .select()
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.published_order));
  const rows = await db
    .selectDistinctOn([lessonVersions.lesson_id], {
      id: lessons.id,
      course_id: lessons.course_id,
      order: lessons.published_order,
      version: lessonVersions.version,
    })
    .from(lessonVersions)
    .innerJoin(lessons, eq(lessons.id, lessonVersions.lesson_id))
    .where(isNull(lessons.deleted_at))
    .orderBy(lessonVersions.lesson_id, sql`${lessonVersions.version} desc`);
  const seen = new Map(before?.lessons.map((lesson) => [lesson.id, lesson]));
  const contents = new Map<string, Pick<PublishedLesson, "newest" | "translated">>();
  for (const { id, version } of rows) {
    const old = seen.get(id);
    const content = old?.newest.version === version ? old : await readNewest(db, id, version);
    if (content !== null) contents.set(id, content);
  }
  const known = new Set(courseRows.map(({ id }) => id));
  const published = rows.flatMap(({ id, course_id, order }): PublishedLesson[] => {
    const content = contents.get(id);
    if (content === undefined || order === null || !known.has(course_id)) return [];
    const { newest, translated } = content;
    return [{ id, course_id, order, newest, ...(translated && { translated }) }];
  });
  const inPlace = inOrder(published).map((lesson, _index, all) => ({
    ...lesson,
    order: placeInCourse(lesson, all),
  }));
  const derivedCover = (courseId: string) =>
    coverOf(
      inPlace.find(({ course_id, order }) => course_id === courseId && order === 1)?.newest
        .slides ?? [],
    );
  return {
    courses: courseRows
      .flatMap(({ id, published_title: title, ...seen }) =>
        title === null ? [] : [{ ...seen, id, title }],
      )
      .map(({ id, title, ...seen }, index) => ({
        id,
        title,
        description: seen.published_description ?? "",
        order: index + 1,
        cover_url: seen.published_cover_url ?? derivedCover(id),
        isOwnCover: seen.published_cover_url !== null,
        translated: seen.published_translations ?? {},
      })),
    lessons: inPlace,
  };
}

/** Null where its lesson was removed since it was listed. */
async function readNewest(db: Database, lessonId: string, version: number) {
  await giveWay();
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lesson_id, lessonId), eq(lessonVersions.version, version)));
  if (row === undefined) return null;
  const newest = sourceVersionOf(lessonId, version, row.content);
  return { newest, ...inLanguages(newest, row.content) };
}
