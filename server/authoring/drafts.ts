import { and, asc, eq, isNull } from "drizzle-orm";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { MissionCard } from "#domain/content/mission-card.ts";
import type { Language } from "#domain/content/languages.ts";
import type { Translations } from "#domain/content/translation.ts";
import type { DraftSlide } from "#domain/slides/registry.ts";
import { keysIn } from "#server/content/file-references.ts";
import { toColumns, toSlide } from "#server/content/slide-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { toFileTranslations } from "./course-files/content.ts";
import { markChanged } from "./items.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { colleague, colleaguesOf } from "./colleagues.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";
import { markLanguagesChanged } from "./language-changes.ts";
import { parseSlidePatch, refuseMisfit } from "./slide-fields.ts";

/** A slide as its editor gets it. */
export type EditableSlide = DraftSlide & {
  row_version: number;
  /** The colleague who changed it last; null for its reader, and where it is not known. */
  edited_by: string | null;
  /** Changes whenever its texts in other languages change; null while it has none. */
  translations_digest: string | null;
};

/** A slide that was made or changed, and the lesson it belongs to. */
export interface SlideOfLesson {
  lessonId: string;
  slide: EditableSlide;
}

type SlideRow = typeof slides.$inferSelect;
/** A slide without the name of who changed it: its reader just did, or the name does not matter. */
export const editable = (row: SlideRow): EditableSlide => ({
  ...toSlide(row),
  video_seconds: row.video_seconds,
  row_version: row.row_version,
  edited_by: null,
  translations_digest: translationsDigest(row.translations),
});

function translationsDigest(all: Translations): string | null {
  const { translations } = toFileTranslations(all);
  return translations === undefined ? null : sha256Hex(canonicalJson(translations));
}

/** The slides of a lesson in order, without what lies in the trash. */
export const readSlideRows = (db: Queryable, lessonId: string): Promise<SlideRow[]> =>
  db
    .select()
    .from(slides)
    .where(and(eq(slides.lesson_id, lessonId), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order), asc(slides.id));

/** The same as their editor, `readerId`, gets them. */
export async function readSlides(
  db: Queryable,
  lessonId: string,
  readerId: string,
): Promise<EditableSlide[]> {
  const rows = await readSlideRows(db, lessonId);
  const names = await colleaguesOf(db, rows, readerId);
  return rows.map((row) => ({ ...editable(row), edited_by: colleague(names, row) }));
}

/** A lesson that is not in the trash, nor its course. Throws not_found. */
export async function findLesson(db: Queryable, lessonId: string) {
  const [row] = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deleted_at), isNull(courses.deleted_at)));
  if (row === undefined) throw new ApiError("not_found", errorDetails.lessonGone);
  return row.lesson;
}

/** A course that is not in the trash. Throws not_found. */
export async function findCourse(db: Queryable, courseId: string) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (row === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  return row;
}

const elsewhere = () => new ApiError("edited_elsewhere");

export interface CoursePatch {
  title?: string | undefined;
  description?: string | undefined;
  cover_url?: string | null | undefined;
  languages?: Language[] | undefined;
}

/**
 * Changes the draft of a course that is still as the author saw it. Throws edited_elsewhere,
 * unavailable.
 */
export async function patchCourse(
  tx: Transaction,
  actor: Actor,
  id: string,
  rowVersion: number,
  patch: CoursePatch,
) {
  const isIt = and(eq(courses.id, id), eq(courses.row_version, rowVersion));
  const [before] = await tx.select().from(courses).where(isIt).for("update");
  const [row] = await tx
    .update(courses)
    .set({ ...patch, row_version: rowVersion + 1, ...editedBy(actor) })
    .where(and(eq(courses.id, id), eq(courses.row_version, rowVersion), isNull(courses.deleted_at)))
    .returning();
  if (row === undefined || before === undefined) throw elsewhere();
  await keepOrRefuse(tx, keysIn(patch.cover_url));
  const changed = [...new Set(before.languages).symmetricDifference(new Set(row.languages))];
  if (changed.length > 0) await markLanguagesChanged(tx, actor, id, changed);
  const isOfLanguages = Object.keys(patch).join() === "languages";
  await note(tx, actor, isOfLanguages ? "languages_changed" : "course_changed", row.title);
  return row;
}

export interface LessonPatch {
  title?: string | undefined;
  tag?: string | undefined;
  mission_card?: MissionCard | null | undefined;
}

/**
 * Changes the draft of a lesson's title, tag or mission card. Throws edited_elsewhere, unavailable.
 */
export async function patchLesson(
  tx: Transaction,
  actor: Actor,
  id: string,
  rowVersion: number,
  patch: LessonPatch,
) {
  const [row] = await tx
    .update(lessons)
    .set({ ...patch, row_version: rowVersion + 1, has_changes: true, ...editedBy(actor) })
    .where(and(eq(lessons.id, id), eq(lessons.row_version, rowVersion), isNull(lessons.deleted_at)))
    .returning();
  if (row === undefined) throw elsewhere();
  await keepOrRefuse(tx, keysIn(patch));
  await note(tx, actor, "lesson_changed", row.title);
  return row;
}

/**
 * Changes the draft of a slide that is still as the author saw it. Throws edited_elsewhere,
 * unavailable, validation_failed.
 * @param patch fields of the slide's kind
 */
export async function patchSlide(
  tx: Transaction,
  actor: Actor,
  id: string,
  rowVersion: number,
  patch: object,
): Promise<SlideOfLesson> {
  const [before] = await tx.select().from(slides).where(eq(slides.id, id)).for("update");
  if (before === undefined || before.row_version !== rowVersion) throw elsewhere();
  const fields = parseSlidePatch(before.type, patch);
  const { video_seconds, ...published } = fields;
  const { columns, body } = toColumns(published);
  const merged = { ...before, ...columns, body: { ...before.body, ...body } };
  refuseMisfit(toSlide(merged));
  const [row] = await tx
    .update(slides)
    .set({
      ...columns,
      ...(video_seconds !== undefined && { video_seconds: video_seconds as number | null }),
      body: merged.body,
      row_version: rowVersion + 1,
      ...editedBy(actor),
    })
    .where(and(eq(slides.id, id), eq(slides.row_version, rowVersion), isNull(slides.deleted_at)))
    .returning();
  if (row === undefined) throw elsewhere();
  await keepOrRefuse(tx, keysIn(fields));
  await markChanged(tx, actor, row.lesson_id);
  const lesson = await findLesson(tx, row.lesson_id);
  await note(tx, actor, "slide_changed", `${lesson.title}, slide ${row.order}`);
  return { lessonId: row.lesson_id, slide: editable(row) };
}
