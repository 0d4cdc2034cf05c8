import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { plainText } from "#domain/content/text.ts";
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

const slideText = sql`replace(replace(concat_ws(' ', ${slides.alt}, ${slides.quiz_heading}, ${slides.quiz_question},
  ${slides.quiz_answers}::text, ${slides.quiz_correct_quote}, ${slides.quiz_wrong_quote}, ${slides.body}::text), '[hl]', ''), '[/hl]', '')`;

/** All texts of a value, without addresses of files. */
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

/** Finds a text in courses, lessons and slides that are not in the trash; letter case is ignored. */
export async function search(db: Queryable, text: string): Promise<Hit[]> {
  const live = and(isNull(courses.deleted_at), isNull(lessons.deleted_at));
  const courseRows = await db
    .select()
    .from(courses)
    .where(
      and(
        isNull(courses.deleted_at),
        contains(sql`concat_ws(' ', ${courses.title}, ${courses.description})`, text),
      ),
    )
    .orderBy(asc(courses.order), asc(courses.id))
    .limit(SEARCH_MAX);
  const lessonRows = await db
    .select({ lesson: lessons, course: courses.title })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(live, contains(sql`concat_ws(' ', ${lessons.title}, ${lessons.tag})`, text)))
    .orderBy(asc(courses.order), asc(lessons.order), asc(lessons.id))
    .limit(SEARCH_MAX);
  const slideRows = await db
    .select({ slide: slides, lesson: lessons.title, course: courses.title, courseId: courses.id })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(live, isNull(slides.deleted_at), contains(slideText, text)))
    .orderBy(asc(courses.order), asc(lessons.order), asc(slides.order), asc(slides.id))
    .limit(ROWS_MAX);

  const wanted = text.toLowerCase();
  const ofSlides = slideRows.flatMap(({ slide: row, lesson, course, courseId }): Hit[] => {
    const slide = toSlide(row);
    const { id: _id, type: _type, ...fields } = slide;
    const found = textsIn(fields).find((one) => one.toLowerCase().includes(wanted));
    if (found === undefined) return [];
    const title = rulesOf(row.type)?.summary(slide).trim() ?? "";
    return [
      {
        kind: "slide",
        id: row.id,
        course_id: courseId,
        lesson_id: row.lesson_id,
        title,
        where: `${course}: ${lesson}, slide ${row.order}`,
        excerpt: found === title ? "" : excerptOf(found, found.toLowerCase().indexOf(wanted)),
      },
    ];
  });
  return [
    ...courseRows.map(({ id, title, description }): Hit => {
      const at = description.toLowerCase().indexOf(wanted);
      const excerpt = at < 0 ? "" : excerptOf(description, at);
      return { kind: "course", id, course_id: id, lesson_id: null, title, where: "", excerpt };
    }),
    ...lessonRows.map(({ lesson: { id, course_id, title, tag }, course }): Hit => ({
      kind: "lesson",
      id,
      course_id,
      lesson_id: id,
      title,
      where: course,
      excerpt: tag,
    })),
    ...ofSlides,
  ].slice(0, SEARCH_MAX);
}
