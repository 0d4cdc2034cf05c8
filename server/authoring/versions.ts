import { and, asc, eq, isNull, max, notInArray, sql } from "drizzle-orm";
import type { Slide } from "#domain/slides/registry.ts";
import type { Overlay, VersionContent } from "#domain/content/content.ts";
import { LESSON_TEXTS, slideTexts } from "#domain/content/translation.ts";
import type { TranslatedFields } from "#domain/content/text-leaves.ts";
import type { Translations } from "#domain/content/translation.ts";
import { entriesOf } from "#domain/content/translation-overlay.ts";
import type { Publication } from "#domain/content/publication.ts";
import { versionChanges } from "#domain/content/version-changes.ts";
import { checkCard, checkLesson, isBlocking } from "#domain/content/publish-check.ts";
import { sourceVersionOf } from "#server/content/catalog.ts";
import { publishCourse, publishLesson } from "#server/content/publish.ts";
import { toColumns } from "#server/content/slide-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, courses, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { editable, findLesson, readSlideRows } from "./drafts.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";

/**
 * Publishes the draft as the lesson's next version; one without a difference changes nothing. Throws
 * lesson_not_ready while a child would be stuck in it.
 */
export async function publish(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
): Promise<Publication> {
  const lesson = await findLesson(tx, lessonId);
  const findings = checkLesson((await readSlideRows(tx, lessonId)).map(editable));
  const missing = [...findings, ...checkCard(lesson.mission_card)].filter(isBlocking);
  if (missing.length > 0)
    throw new ApiError(
      "lesson_not_ready",
      errorDetails.notReady(missing.map(({ check }) => check)),
    );
  const publication = await publishLesson(tx, lessonId, actor);
  if (publication.isNew)
    await note(tx, actor, "published", `${lesson.title}, version ${publication.version}`);
  return publication;
}

/**
 * Publishes a course's title, its place among the courses and the order of its lessons; without a
 * difference it changes nothing. Throws not_found, course_not_ready before its first lesson is published, which publishes the course.
 */
export async function publishCourseDraft(
  tx: Transaction,
  actor: Actor,
  courseId: string,
): Promise<void> {
  const [course] = await tx
    .select({ title: courses.title, seen: courses.published_title })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (course === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  if (course.seen === null) throw new ApiError("course_not_ready");
  if (await publishCourse(tx, courseId)) await note(tx, actor, "course_published", course.title);
}

/** The number that the next version of a lesson gets when it is published. */
export async function nextVersion(db: Queryable, lessonId: string): Promise<number> {
  const [newest] = await db
    .select({ version: max(lessonVersions.version) })
    .from(lessonVersions)
    .where(eq(lessonVersions.lesson_id, lessonId));
  return (newest?.version ?? 0) + 1;
}

/** A lesson's versions, newest first, each with what it changed; null for the first one. */
export async function listVersions(db: Queryable, lessonId: string) {
  const rows = await db
    .select({
      version: lessonVersions.version,
      published_at: lessonVersions.published_at,
      by: authUsers.email,
    })
    .from(lessonVersions)
    .leftJoin(authUsers, eq(authUsers.id, lessonVersions.published_by))
    .where(eq(lessonVersions.lesson_id, lessonId))
    .orderBy(asc(lessonVersions.version));
  let before: VersionContent | null = null;
  const versions = [];
  // One by one: the contents of all may have many MB.
  for (const row of rows) {
    const content = await readContent(db, lessonId, row.version);
    versions.push({
      ...row,
      title: content.title,
      slides: content.slides.length,
      changes: before && versionChanges(before, content),
    });
    before = content;
    await giveWay();
  }
  return versions.toReversed();
}

/** A published version, with the languages in which it is published. Throws not_found. */
export async function readVersion(db: Queryable, lessonId: string, version: number) {
  const content = await readContent(db, lessonId, version);
  const languages = Object.keys(content.translations ?? {});
  return { ...sourceVersionOf(lessonId, version, content), languages };
}

export async function readContent(db: Queryable, lessonId: string, version: number) {
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lesson_id, lessonId), eq(lessonVersions.version, version)));
  if (row === undefined) throw new ApiError("not_found", errorDetails.noSuchVersion);
  return row.content;
}

/**
 * Makes the draft what a version was; slides that it does not have go to the trash. Children see it
 * when it is published.
 */
export async function restoreVersion(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
  version: number,
): Promise<void> {
  const lesson = await findLesson(tx, lessonId);
  await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for("update");
  const {
    title,
    tag,
    slides: wanted,
    mission_card = null,
    translations = {},
  } = await readContent(tx, lessonId, version);
  const touched = { ...editedBy(actor), row_version: sql`${slides.row_version} + 1` };
  await tx
    .update(slides)
    .set({ ...touched, deleted_at: actor.now })
    .where(
      and(
        eq(slides.lesson_id, lessonId),
        isNull(slides.deleted_at),
        wanted.length === 0
          ? undefined
          : notInArray(
              slides.id,
              wanted.map(({ id }) => id),
            ),
      ),
    );
  const drafts = await tx
    .select({ id: slides.id, translations: slides.translations })
    .from(slides)
    .where(eq(slides.lesson_id, lessonId));
  const draftOf = new Map(drafts.map((row) => [row.id, row.translations]));
  for (const [index, slide] of wanted.entries()) {
    const row = {
      ...rowOf(slide),
      order: index + 1,
      deleted_at: null,
      translations: restoredTranslations(
        slideTexts(slide.type),
        slide,
        draftOf.get(slide.id) ?? {},
        mapValues(translations, (published) => published.slides[slide.id] ?? {}),
      ),
    };
    await tx
      .insert(slides)
      .values({ id: slide.id, lesson_id: lessonId, ...row, ...editedBy(actor) })
      .onConflictDoUpdate({
        target: slides.id,
        set: { ...row, ...touched, video_seconds: ofSameVideo },
      });
  }
  await tx
    .update(lessons)
    .set({
      title,
      tag,
      mission_card,
      translations: restoredTranslations(
        LESSON_TEXTS,
        { title, tag, mission_card },
        lesson.translations,
        mapValues(translations, (published) => published.lesson),
      ),
      has_changes: true,
      ...editedBy(actor),
      row_version: sql`${lessons.row_version} + 1`,
    })
    .where(eq(lessons.id, lessonId));
  await note(tx, actor, "version_restored", `${lesson.title}, version ${version}`);
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The draft's translations, with the languages that the version has as they were in it. */
const restoredTranslations = (
  fields: TranslatedFields,
  value: object,
  before: Translations,
  overlays: Readonly<Record<string, Overlay>>,
): Translations => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(overlays).map(([lang, overlay]) => [
      lang,
      entriesOf(fields, value, overlay, before[lang] ?? {}),
    ]),
  ),
});

/** The measured length belongs to the clip that was measured. */
const ofSameVideo = sql`case when ${slides.video_url} = excluded.video_url then ${slides.video_seconds} end`;

/** A slide as children read it, back in the row of the editable table. */
function rowOf({ id: _id, type, ...fields }: Slide) {
  const { columns, body } = toColumns(fields);
  return { ...columns, type, body };
}
