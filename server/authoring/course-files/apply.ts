import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";
import { remove } from "#server/authoring/items.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { markLanguagesChanged } from "#server/authoring/language-changes.ts";
import { liveIds, renumber } from "#server/authoring/lists.ts";
import { editedBy, note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { saveFileDigests } from "./digests.ts";
import type { FileSummary } from "./manifest.ts";
import type { CourseFileWrites, CourseWrite, Rows } from "./writes.ts";

/**
 * Writes a course file into the drafts of a course, which is locked already, and still as it was when
 * `writes` was prepared. Throws edited_elsewhere, unavailable.
 */
export async function applyWrites(
  tx: Transaction,
  actor: Actor,
  courseId: string,
  file: FileSummary,
  writes: CourseFileWrites,
): Promise<void> {
  await keepOrRefuse(
    tx,
    file.media.map(({ path }) => path),
  );
  if (writes.course !== null) await writeCourse(tx, actor, courseId, writes.course);
  for (const id of writes.removed) await remove(tx, actor, "lesson", id);
  for (const rows of writes.newLessons) await tx.insert(lessons).select(rowsOf(lessons, rows));
  await changeLessons(tx, actor, writes);
  for (const rows of writes.slides) {
    await writeSlides(tx, rows);
    await giveWay();
  }
  for (const { ids } of writes.slideOrders) await renumber(tx, "slide", ids);
  if (writes.lessonOrder !== null) await renumber(tx, "lesson", writes.lessonOrder);
  const changedLanguages = writes.course?.changedLanguages ?? [];
  if (changedLanguages.length > 0)
    await markLanguagesChanged(tx, actor, courseId, changedLanguages);
  await note(tx, actor, file.of === "course" ? "course_imported" : "lesson_imported", file.title);
  await saveFileDigests(tx, courseId, writes.digests);
}

async function writeCourse(
  tx: Transaction,
  actor: Actor,
  id: string,
  { isNew, translations, changedLanguages: _changed, ...texts }: CourseWrite,
): Promise<void> {
  const set = { ...texts, translations: sql`${translations}::jsonb`, ...editedBy(actor) };
  if (isNew) {
    const order = (await liveIds(tx, "course", null)).length + 1;
    await tx.insert(courses).values({ id, order, ...set });
  } else
    await tx
      .update(courses)
      .set({ ...set, row_version: sql`${courses.row_version} + 1` })
      .where(eq(courses.id, id));
}

/** Changes lessons; slides of them that the file does not hold go to the trash. */
async function changeLessons(
  tx: Transaction,
  actor: Actor,
  { changedLessons, slideOrders }: CourseFileWrites,
): Promise<void> {
  for (const { json } of changedLessons)
    await tx.execute(sql`
      update ${lessons} set title = file.title, tag = file.tag, mission_card = file.mission_card,
        translations = file.translations, has_changes = true, row_version = ${lessons.row_version} + 1,
        staff_edited_at = file.staff_edited_at, staff_edited_by = file.staff_edited_by
      from jsonb_populate_recordset(null::${lessons}, ${json}::jsonb) as file
      where ${lessons.id} = file.id`);
  if (slideOrders.length === 0) return;
  await tx.execute(sql`
    update ${slides} set deleted_at = ${actor.now.toISOString()}::timestamptz,
      staff_edited_at = ${actor.now.toISOString()}::timestamptz, staff_edited_by = ${actor.staffId},
      row_version = ${slides.row_version} + 1
    from jsonb_to_recordset(${JSON.stringify(slideOrders)}::jsonb) as file(lesson uuid, ids jsonb)
    where ${slides.lesson_id} = file.lesson and ${slides.deleted_at} is null
      and not file.ids ? ${slides.id}::text`);
}

/** All columns of rows, in the order in which the table's statements name them. */
function rowsOf(table: PgTable, { json }: Rows) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql`select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`;
}

/** Inserts slides, or replaces those of the same ids. Throws edited_elsewhere. */
async function writeSlides(tx: Transaction, rows: Rows): Promise<void> {
  const columns = getTableColumns(slides);
  const replaced = Object.entries(columns)
    .filter(([name]) => name !== "id" && name !== "lesson_id")
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]);
  const written = await tx
    .insert(slides)
    .select(rowsOf(slides, rows))
    .onConflictDoUpdate({
      target: slides.id,
      set: { ...Object.fromEntries(replaced), row_version: sql`${slides.row_version} + 1` },
      setWhere: sql`${slides.lesson_id} = excluded.lesson_id`,
    })
    .returning({ id: slides.id });
  // A concurrent import has inserted one of these slides into another lesson.
  if (written.length < rows.count) throw new ApiError("edited_elsewhere");
}
