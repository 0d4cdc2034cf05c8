import { eq, sql } from "drizzle-orm";
import { languagesToAdd } from "#domain/content/course-file-changes.ts";
import type { InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { CourseFile, LessonFile } from "#domain/content/course-file.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses } from "#server/platform/db/schema.ts";
import { remove } from "#server/authoring/items.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { markLanguagesChanged } from "#server/authoring/language-changes.ts";
import { liveIds, renumber } from "#server/authoring/lists.ts";
import { editedBy, note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { applyLessons } from "./apply-lessons.ts";
import { saveFileDigests, readCourse, readLesson, fromFileTranslations } from "./content.ts";

/**
 * Writes a course file into the drafts; `here` is the course as it is now, null if there is none. It is
 * locked already.
 */
export async function applyFile(
  tx: Transaction,
  actor: Actor,
  file: CourseFile,
  here: InstalledCourse | null,
): Promise<void> {
  const { id, title, description, cover_url = null, languages = [] } = file.course;
  const touched = editedBy(actor);
  await keepOrRefuse(
    tx,
    file.media.map(({ path }) => path),
  );
  if (here === null) {
    const order = (await liveIds(tx, "course", null)).length + 1;
    const translations = fromFileTranslations(file.course.translations);
    const course = { id, title, description, cover_url, languages, translations };
    await tx.insert(courses).values({ ...course, order, ...touched });
  } else await updateCourse(tx, actor, file.course, here);
  const ids = file.lessons.map((lesson) => lesson.id);
  const others = (here?.lessons ?? []).filter((lesson) => !ids.includes(lesson.id));
  for (const lesson of others.filter(({ isPublished }) => !isPublished))
    await remove(tx, actor, "lesson", lesson.id);
  await applyLessons(tx, actor, file.course, file.lessons, here);
  const staying = others.filter(({ isPublished }) => isPublished);
  await renumber(tx, "lesson", [...ids, ...staying.map((lesson) => lesson.id)]);
  await note(tx, actor, "course_imported", title);
  const now = await readCourse(tx, id);
  if (now === null) throw new Error("The course was not imported.");
  await saveFileDigests(tx, now);
}

async function updateCourse(
  tx: Transaction,
  actor: Actor,
  file: CourseFile["course"],
  here: InstalledCourse,
): Promise<void> {
  const { id, title, description, cover_url = null, languages = [], translations } = file;
  const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);
  if (
    isSame(
      [title, description, cover_url, languages, translations ?? {}],
      [
        here.title,
        here.description,
        here.cover_url ?? null,
        here.languages ?? [],
        here.translations ?? {},
      ],
    )
  )
    return;
  const [before] = await tx.select().from(courses).where(eq(courses.id, id));
  await tx
    .update(courses)
    .set({
      title,
      description,
      cover_url,
      languages,
      translations: fromFileTranslations(translations, before?.translations),
      ...editedBy(actor),
      row_version: sql`${courses.row_version} + 1`,
    })
    .where(eq(courses.id, id));
  const changed = new Set(here.languages).symmetricDifference(new Set(languages));
  if (changed.size > 0) await markLanguagesChanged(tx, actor, id, [...changed]);
}

/** Writes the file of a single lesson into the drafts of a course, which is locked already. */
export async function applyLessonFile(
  tx: Transaction,
  actor: Actor,
  file: LessonFile,
  courseId: string,
  here: InstalledCourse,
): Promise<void> {
  const [lesson] = file.lessons;
  await keepOrRefuse(
    tx,
    file.media.map(({ path }) => path),
  );
  const added = languagesToAdd(here, lesson);
  if (added.length > 0)
    await tx
      .update(courses)
      .set({
        languages: [...(here.languages ?? []), ...added],
        ...editedBy(actor),
        row_version: sql`${courses.row_version} + 1`,
      })
      .where(eq(courses.id, courseId));
  const isNew = !here.lessons.some(({ id }) => id === lesson.id);
  await applyLessons(tx, actor, { id: courseId, title: here.title }, file.lessons, here);
  if (isNew) await renumber(tx, "lesson", [...here.lessons.map(({ id }) => id), lesson.id]);
  if (added.length > 0) await markLanguagesChanged(tx, actor, courseId, added);
  await note(tx, actor, "lesson_imported", lesson.title);
  const now = await readLesson(tx, lesson.id);
  if (now === null) throw new Error("The lesson was not imported.");
  await saveFileDigests(tx, { lessons: [now] });
}
