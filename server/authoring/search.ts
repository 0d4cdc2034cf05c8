import { and, asc, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { plainText } from "#domain/content/text.ts";
import {
  COURSE_TEXTS,
  LESSON_TEXTS,
  slideTexts,
  translatedParts,
} from "#domain/content/translation.ts";
import type { TranslatedFields } from "#domain/content/text-leaves.ts";
import type { Translations } from "#domain/content/translation.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";

/** Most results of one search. */
export const SEARCH_MAX = 30;
/** Rows of one read. A row is no hit if it matches only in a language that its course dropped. */
const ROWS_AT_ONCE = 200;
/** Of one statement, which the embedded database runs without a pause. */
export const SLIDES_AT_ONCE = 300;
const EXCERPT_LENGTH = 120;

/** A course, lesson or slide in which a text was found. */
export interface Hit {
  kind: "course" | "lesson" | "slide";
  id: string;
  course_id: string;
  lesson_id: string | null;
  /** The language of the text that matched; null for the source. */
  lang: Language | null;
  /** Title of the course or lesson; the slide in one line. */
  title: string;
  /** What it is in: 'Treasure Tracker' of a lesson, 'Coins on the Map (Treasure Tracker)' of a slide. */
  where: string;
  /** Position of a slide in its lesson, starting at 1. */
  place: number | null;
  /** The text that matched, if it is not the title. */
  excerpt: string;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
/** As text, and as it stands in JSON, where quotation marks are escaped. */
const contains = (value: SQL, text: string) => {
  const forms = new Set([text, JSON.stringify(text).slice(1, -1)]);
  return or(...[...forms].map((form) => sql`${value} ilike ${`%${escaped(form)}%`}`));
};
const withoutMarks = (value: SQL) => sql`replace(replace(${value}, '[hl]', ''), '[/hl]', '')`;

/** The texts of a JSON value, as JSON: neither the names of its fields nor the URLs of files. */
const textsOfJson = (value: AnyPgColumn) => sql`concat_ws(' ',
  jsonb_path_query_array(${value}, 'strict $.** ? (@.type() == "object").keyvalue()
    ? (!(@.key like_regex "_url$")).value ? (@.type() == "string")'),
  jsonb_path_query_array(${value}, 'strict $.** ? (@.type() == "array")[*] ? (@.type() == "string")'))`;
/** The texts in all languages, without their paths and sources. */
const translatedTexts = (translations: AnyPgColumn) =>
  sql`jsonb_path_query_array(${translations}, '$.*.*.text')::text`;

const courseText = sql`concat_ws(' ', ${courses.title}, ${courses.description}, ${translatedTexts(courses.translations)})`;
const lessonText = sql`concat_ws(' ', ${lessons.title}, ${lessons.tag}, ${translatedTexts(lessons.translations)})`;
const slideText =
  withoutMarks(sql`concat_ws(' ', ${slides.alt}, ${slides.quiz_heading}, ${slides.quiz_question},
  ${textsOfJson(slides.quiz_answers)}, ${slides.quiz_correct_quote}, ${slides.quiz_wrong_quote},
  ${textsOfJson(slides.body)}, ${translatedTexts(slides.translations)})`);

/** All texts of a value, without the URLs of files. */
function textsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return name.endsWith("_url") ? [] : [plainText(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, item]) => textsIn(item, inner));
}

/** The part of a text around a match. */
function excerptOf(text: string, at: number): string {
  const start = Math.max(0, at - EXCERPT_LENGTH / 3);
  const part = text.slice(start, start + EXCERPT_LENGTH);
  return `${start > 0 ? "…" : ""}${part}${start + EXCERPT_LENGTH < text.length ? "…" : ""}`;
}

/** A row with its texts in all languages. */
interface Found {
  hit: Pick<Hit, "kind" | "id" | "course_id" | "lesson_id" | "title" | "where" | "place">;
  texts: readonly string[];
  /** The source, its fields and the languages of its course, to read translations. */
  value: object;
  fields: TranslatedFields;
  translations: Translations;
  languages: readonly string[];
}

/** A hit in the source, else one in each language in which the text is found. */
function hitsOf({ hit, texts, value, fields, translations, languages }: Found, wanted: string) {
  const found = (lang: Language | null, all: readonly string[]): Hit[] => {
    const text = all.find((one) => one.toLowerCase().includes(wanted));
    if (text === undefined) return [];
    const at = text.toLowerCase().indexOf(wanted);
    return [{ ...hit, lang, excerpt: text === hit.title ? "" : excerptOf(text, at) }];
  };
  const ofSource = found(null, texts);
  if (ofSource.length > 0) return ofSource;
  return languages.filter(isLanguage).flatMap((lang) => {
    const words = Object.values(translations[lang] ?? {});
    if (!words.some(({ text }) => plainText(text).toLowerCase().includes(wanted))) return [];
    const parts = translatedParts(fields, value, translations[lang] ?? {});
    const own = parts.flatMap(({ kind, text }) => (kind === "text" && text !== null ? text : []));
    return found(lang, own.map(plainText));
  });
}

type Reader = (db: Queryable, text: string) => AsyncGenerator<Found[]>;

/** Reads rows page by page until there are enough hits. */
async function findIn(pages: AsyncIterable<Found[]>, wanted: string): Promise<Hit[]> {
  const hits: Hit[] = [];
  for await (const rows of pages)
    for (const row of rows) {
      hits.push(...hitsOf(row, wanted));
      if (hits.length >= SEARCH_MAX) return hits;
      await giveWay();
    }
  return hits;
}

/** Courses or lessons, which are few. */
const inPages = (read: (db: Queryable, text: string, offset: number) => Promise<Found[]>): Reader =>
  async function* (db, text) {
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await read(db, text, offset);
      yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  };

/**
 * Finds a text in courses, lessons and slides that are not in the trash, and in their translations;
 * letter case is ignored.
 */
export async function search(db: Queryable, text: string): Promise<Hit[]> {
  const wanted = text.toLowerCase();
  const hits: Hit[] = [];
  for (const read of [inPages(findCourses), inPages(findLessons), findSlides])
    if (hits.length < SEARCH_MAX) hits.push(...(await findIn(read(db, text), wanted)));
  return hits.slice(0, SEARCH_MAX);
}

const live = and(isNull(courses.deleted_at), isNull(lessons.deleted_at));

async function findCourses(db: Queryable, text: string, offset: number): Promise<Found[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(and(isNull(courses.deleted_at), contains(courseText, text)))
    .orderBy(asc(courses.order), asc(courses.id))
    .limit(ROWS_AT_ONCE)
    .offset(offset);
  return rows.map((row) => {
    const { id, title, description, translations, languages } = row;
    return {
      hit: { kind: "course", id, course_id: id, lesson_id: null, title, where: "", place: null },
      texts: [title, description],
      value: row,
      fields: COURSE_TEXTS,
      translations,
      languages,
    };
  });
}

async function findLessons(db: Queryable, text: string, offset: number): Promise<Found[]> {
  const rows = await db
    .select({ lesson: lessons, course: courses.title, languages: courses.languages })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(live, contains(lessonText, text)))
    .orderBy(asc(courses.order), asc(lessons.order), asc(lessons.id))
    .limit(ROWS_AT_ONCE)
    .offset(offset);
  return rows.map(({ lesson, course, languages }) => {
    const { id, course_id, title, tag, translations } = lesson;
    return {
      hit: { kind: "lesson", id, course_id, lesson_id: id, title, where: course, place: null },
      texts: [title, tag],
      value: lesson,
      fields: LESSON_TEXTS,
      translations,
      languages,
    };
  });
}

/** Lessons in order, so many at once as have few slides together. */
async function slideBatches(db: Queryable): Promise<string[][]> {
  const rows = await db
    .select({ id: lessons.id, slides: count(slides.id) })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .innerJoin(slides, and(eq(slides.lesson_id, lessons.id), isNull(slides.deleted_at)))
    .where(live)
    .groupBy(courses.order, courses.id, lessons.order, lessons.id)
    .orderBy(asc(courses.order), asc(courses.id), asc(lessons.order), asc(lessons.id));
  const batches: string[][] = [];
  let room = 0;
  for (const { id, slides: most } of rows) {
    if (room < most) {
      batches.push([]);
      room = SLIDES_AT_ONCE;
    }
    room -= most;
    batches.at(-1)?.push(id);
  }
  return batches;
}

async function* findSlides(db: Queryable, text: string): AsyncGenerator<Found[]> {
  for (const lessonIds of await slideBatches(db)) {
    yield await slidesOf(db, text, lessonIds);
    await giveWay();
  }
}

async function slidesOf(db: Queryable, text: string, lessonIds: string[]): Promise<Found[]> {
  const rows = await db
    .select({
      slide: slides,
      lesson: lessons.title,
      course: courses.title,
      courseId: courses.id,
      languages: courses.languages,
    })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(
      and(
        inArray(slides.lesson_id, lessonIds),
        isNull(slides.deleted_at),
        contains(slideText, text),
      ),
    )
    .orderBy(
      asc(courses.order),
      asc(courses.id),
      asc(lessons.order),
      asc(lessons.id),
      asc(slides.order),
      asc(slides.id),
    );
  return rows.map(({ slide: row, lesson, course, courseId, languages }) => {
    const slide = toSlide(row);
    const { id, type, ...fields } = slide;
    return {
      hit: {
        kind: "slide",
        id,
        course_id: courseId,
        lesson_id: row.lesson_id,
        title: rulesOf(type)?.summary(slide).trim() ?? "",
        where: `${lesson} (${course})`,
        place: row.order,
      },
      texts: textsIn(fields),
      value: slide,
      fields: slideTexts(type),
      translations: row.translations,
      languages,
    };
  });
}
