import { and, eq, getTableColumns, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { lessonChange } from "#domain/content/course-file-changes.ts";
import type { InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { CourseFile, FileLesson } from "#domain/content/course-file.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { toAllColumns } from "#server/content/slide-row.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { renumber } from "#server/authoring/lists.ts";
import { editedBy } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { fromFileTranslations } from "./content.ts";

/**
 * Writes lessons of a file into the drafts of a course, which is locked already; `here` is the course
 * as it is now, null if there is none. Throws edited_elsewhere.
 */
export async function applyLessons(
  tx: Transaction,
  actor: Actor,
  course: Pick<CourseFile["course"], "id" | "title">,
  files: readonly FileLesson[],
  here: InstalledCourse | null,
): Promise<void> {
  const old = (id: string) => here?.lessons.find((lesson) => lesson.id === id);
  const isChanged = (lesson: FileLesson) => {
    const before = old(lesson.id);
    return before !== undefined && lessonChange(before, lesson) !== null;
  };
  await insertLessons(
    tx,
    actor,
    course,
    files.filter(({ id }) => old(id) === undefined),
  );
  const changed = files.filter(isChanged);
  for (const lesson of changed) await updateLesson(tx, actor, lesson);
  const translations = await slideTranslations(tx, changed);
  await writeSlides(
    tx,
    files.flatMap((lesson) => slidesToWrite(actor, lesson, old(lesson.id), translations)),
  );
  for (const { slides: items } of changed)
    await renumber(
      tx,
      "slide",
      items.map((slide) => slide.id),
    );
}

async function insertLessons(
  tx: Transaction,
  actor: Actor,
  course: Pick<CourseFile["course"], "id" | "title">,
  added: readonly FileLesson[],
): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(lessons).values(
    added.map(({ id, title, tag, mission_card, translations }) => ({
      id,
      title,
      tag,
      mission_card,
      translations: fromFileTranslations(translations),
      has_changes: true,
      ...editedBy(actor),
      course_id: course.id,
      order: 1,
      media_folder: mediaFolder(course.title, title, id),
    })),
  );
}

/** Changes a lesson; slides of it that the file does not hold go to the trash. */
async function updateLesson(
  tx: Transaction,
  actor: Actor,
  { id, title, tag, mission_card, translations, slides: items }: FileLesson,
): Promise<void> {
  const [before] = await tx
    .select({ translations: lessons.translations })
    .from(lessons)
    .where(eq(lessons.id, id));
  await tx
    .update(lessons)
    .set({
      title,
      tag,
      mission_card,
      translations: fromFileTranslations(translations, before?.translations),
      has_changes: true,
      ...editedBy(actor),
      row_version: sql`${lessons.row_version} + 1`,
    })
    .where(eq(lessons.id, id));
  const kept = items.map((slide) => slide.id);
  await tx
    .update(slides)
    .set({ ...editedBy(actor), row_version: sql`${slides.row_version} + 1`, deleted_at: actor.now })
    .where(
      and(
        eq(slides.lesson_id, id),
        isNull(slides.deleted_at),
        kept.length === 0 ? undefined : notInArray(slides.id, kept),
      ),
    );
}

type SlideRow = typeof slides.$inferInsert;
type SlideTranslations = (typeof slides.$inferSelect)["translations"];

/** Translations of the slides of these lessons as they are kept here, by the slide's id. */
async function slideTranslations(
  tx: Transaction,
  changed: readonly FileLesson[],
): Promise<Map<string, SlideTranslations>> {
  if (changed.length === 0) return new Map();
  const rows = await tx
    .select({ id: slides.id, translations: slides.translations })
    .from(slides)
    .where(
      inArray(
        slides.lesson_id,
        changed.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.translations]));
}

/** Rows for the slides of the file that are new or differ from the draft. */
function slidesToWrite(
  actor: Actor,
  { id: lesson_id, slides: items }: FileLesson,
  old: FileLesson | undefined,
  translationsBefore: Map<string, SlideTranslations>,
): SlideRow[] {
  const before = new Map(old?.slides.map((slide) => [slide.id, canonicalJson(slide)]));
  return items.flatMap((slide, index) => {
    if (before.get(slide.id) === canonicalJson(slide)) return [];
    const { id, type, video_seconds, translations, ...fields } = slide;
    return [
      {
        ...toAllColumns(fields),
        id,
        lesson_id,
        type,
        video_seconds,
        translations: fromFileTranslations(translations, translationsBefore.get(id)),
        order: index + 1,
        ...editedBy(actor),
      },
    ];
  });
}

/** Rows of one statement: Postgres takes 65,535 values, and a row has about 30. */
const ROWS_AT_A_TIME = 200;

/** Inserts slides, or replaces those of the same ids. Throws edited_elsewhere. */
async function writeSlides(tx: Transaction, rows: readonly SlideRow[]): Promise<void> {
  const columns = getTableColumns(slides);
  const replaced = Object.entries(columns)
    .filter(([name]) => name !== "id" && name !== "lesson_id")
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]);
  for (let first = 0; first < rows.length; first += ROWS_AT_A_TIME) {
    const batch = rows.slice(first, first + ROWS_AT_A_TIME);
    const written = await tx
      .insert(slides)
      .values(batch)
      .onConflictDoUpdate({
        target: slides.id,
        set: {
          ...Object.fromEntries(replaced),
          row_version: sql`${slides.row_version} + 1`,
          deleted_at: null,
        },
        setWhere: sql`${slides.lesson_id} = excluded.lesson_id`,
      })
      .returning({ id: slides.id });
    // A concurrent import has inserted one of these slides into another lesson.
    if (written.length < batch.length) throw new ApiError("edited_elsewhere");
  }
}
