import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { plainText } from "#domain/content/text.ts";
import {
  COURSE_TEXTS,
  LESSON_TEXTS,
  slideTexts,
  translatedParts,
} from "#domain/content/translation.ts";
import type { TranslatedFields, Translations } from "#domain/content/translation.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";

/** Most results of one search. */
export const SEARCH_MAX = 30;
/** Rows that are looked at: some match by the name of a field only. */
const ROWS_MAX = 200;
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
  /** Titles above it: 'Treasure Tracker', 'Treasure Tracker: Coins on the Map, slide 3'. */
  where: string;
  /** The text that matched, if it is not the title. */
  excerpt: string;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
/** As text, and as it stands in JSON, where quotation marks are escaped. */
const contains = (value: SQL, text: string) =>
  or(
    sql`${value} ilike ${`%${escaped(text)}%`}`,
    sql`${value} ilike ${`%${escaped(JSON.stringify(text).slice(1, -1))}%`}`,
  );
const withoutMarks = (value: SQL) => sql`replace(replace(${value}, '[hl]', ''), '[/hl]', '')`;

const courseText = sql`concat_ws(' ', ${courses.title}, ${courses.description}, ${courses.translations}::text)`;
const lessonText = sql`concat_ws(' ', ${lessons.title}, ${lessons.tag}, ${lessons.translations}::text)`;
const slideText =
  withoutMarks(sql`concat_ws(' ', ${slides.alt}, ${slides.quiz_heading}, ${slides.quiz_question},
  ${slides.quiz_answers}::text, ${slides.quiz_correct_quote}, ${slides.quiz_wrong_quote}, ${slides.body}::text,
  ${slides.translations}::text)`);

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
  hit: Pick<Hit, "kind" | "id" | "course_id" | "lesson_id" | "title" | "where">;
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
    const parts = translatedParts(fields, value, translations[lang] ?? {});
    const own = parts.flatMap(({ kind, text }) => (kind === "text" && text !== null ? text : []));
    return found(lang, own.map(plainText));
  });
}

/**
 * Finds a text in courses, lessons and slides that are not in the trash, and in their translations;
 * letter case is ignored.
 */
export async function search(db: Queryable, text: string): Promise<Hit[]> {
  const live = and(isNull(courses.deleted_at), isNull(lessons.deleted_at));
  const courseRows = await db
    .select()
    .from(courses)
    .where(and(isNull(courses.deleted_at), contains(courseText, text)))
    .orderBy(asc(courses.order), asc(courses.id))
    .limit(ROWS_MAX);
  const lessonRows = await db
    .select({ lesson: lessons, course: courses.title, languages: courses.languages })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(live, contains(lessonText, text)))
    .orderBy(asc(courses.order), asc(lessons.order), asc(lessons.id))
    .limit(ROWS_MAX);
  const slideRows = await db
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
    .where(and(live, isNull(slides.deleted_at), contains(slideText, text)))
    .orderBy(asc(courses.order), asc(lessons.order), asc(slides.order), asc(slides.id))
    .limit(ROWS_MAX);

  const ofCourses = courseRows.map((row): Found => {
    const { id, title, description, translations, languages } = row;
    return {
      hit: { kind: "course", id, course_id: id, lesson_id: null, title, where: "" },
      texts: [title, description],
      value: row,
      fields: COURSE_TEXTS,
      translations,
      languages,
    };
  });
  const ofLessons = lessonRows.map(({ lesson, course, languages }): Found => {
    const { id, course_id, title, tag, translations } = lesson;
    return {
      hit: { kind: "lesson", id, course_id, lesson_id: id, title, where: course },
      texts: [title, tag],
      value: lesson,
      fields: LESSON_TEXTS,
      translations,
      languages,
    };
  });
  const ofSlides = slideRows.map(({ slide: row, lesson, course, courseId, languages }): Found => {
    const slide = toSlide(row);
    const { id, type, ...fields } = slide;
    return {
      hit: {
        kind: "slide",
        id,
        course_id: courseId,
        lesson_id: row.lesson_id,
        title: rulesOf(type)?.summary(slide).trim() ?? "",
        where: `${course}: ${lesson}, slide ${row.order}`,
      },
      texts: textsIn(fields),
      value: slide,
      fields: slideTexts(type),
      translations: row.translations,
      languages,
    };
  });
  const wanted = text.toLowerCase();
  return [...ofCourses, ...ofLessons, ...ofSlides]
    .flatMap((found) => hitsOf(found, wanted))
    .slice(0, SEARCH_MAX);
}
