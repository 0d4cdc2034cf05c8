import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { isBlankCard } from "#domain/content/mission-card.ts";
import { publicationOf } from "#domain/content/publication.ts";
import type { Publication } from "#domain/content/publication.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import {
  contentState,
  courses,
  lessons,
  lessonVersions,
  slides,
} from "#server/platform/db/schema.ts";
import { lockCourses, placeCourse, placeLesson } from "./published-order.ts";
import { toSlide } from "./slide-row.ts";
import { publishCourseTranslations, translationsOf } from "./translations.ts";

/**
 * Freezes a lesson's slides as its next version, in the caller's transaction, where they differ from the
 * newest one; `by` is null for the shipped course. A lesson that is new gets its place among the
 * published ones, and a course that is new is published with it.
 */
export async function publishLesson(
  tx: Transaction,
  lessonId: string,
  by: { staffId: string; now: Date } | null,
): Promise<Publication> {
  await lockCourses(tx);
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, lessonId)).for("update");
  if (lesson === undefined) throw new Error("no lesson to publish");
  const rows = await tx
    .select()
    .from(slides)
    .where(and(eq(slides.lesson_id, lessonId), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order));
  const content = {
    ...(await translationsOf(tx, lesson, rows)),
    title: lesson.title,
    tag: lesson.tag,
    slides: rows.map(toSlide),
    ...(lesson.mission_card !== null &&
      !isBlankCard(lesson.mission_card) && { mission_card: lesson.mission_card }),
  };
  const [newest] = await tx
    .select({
      version: lessonVersions.version,
      isSame: sql<boolean>`${eq(lessonVersions.content, content)}`,
    })
    .from(lessonVersions)
    .where(eq(lessonVersions.lesson_id, lessonId))
    .orderBy(desc(lessonVersions.version))
    .limit(1);
  const publication = publicationOf(newest ?? null);
  const { version, isNew } = publication;
  if (isNew)
    await tx.insert(lessonVersions).values({
      lesson_id: lessonId,
      version,
      content,
      ...(by !== null && { published_by: by.staffId, published_at: by.now }),
    });
  await tx.update(lessons).set({ has_changes: false }).where(eq(lessons.id, lessonId));
  const isPlaced = lesson.published_order !== null;
  if (!isPlaced) await placeLesson(tx, lesson.course_id, lessonId);
  const isNewCourse = and(eq(courses.id, lesson.course_id), isNull(courses.published_title));
  const [course] = await tx.select({ id: courses.id }).from(courses).where(isNewCourse);
  if (course !== undefined) await publishCourse(tx, course.id);
  else if (isNew || !isPlaced) await touchContent(tx);
  return publication;
}

/**
 * Shows families a course's title, its cover, its place among the courses and the order of its lessons as its
 * author has them now, in the caller's transaction.
 * @returns whether they see anything else than before
 */
export async function publishCourse(tx: Transaction, courseId: string): Promise<boolean> {
  await lockCourses(tx);
  const before = await readSeen(tx, courseId);
  await tx
    .update(courses)
    .set({
      published_title: courses.title,
      published_description: courses.description,
      published_cover_url: courses.cover_url,
    })
    .where(eq(courses.id, courseId));
  await publishCourseTranslations(tx, courseId);
  await placeCourse(tx, courseId);
  await tx.execute(sql`
    update ${lessons} set published_order = "order"
    where course_id = ${courseId} and published_order is not null and deleted_at is null`);
  const hasChanged = (await readSeen(tx, courseId)) !== before;
  if (hasChanged) await touchContent(tx);
  return hasChanged;
}

/** All that a publication of a course writes, as text: it can renumber other courses, too. */
async function readSeen(tx: Transaction, courseId: string): Promise<string> {
  const ofCourses = await tx
    .select({
      title: courses.published_title,
      description: courses.published_description,
      cover: courses.published_cover_url,
      translations: courses.published_translations,
      order: courses.published_order,
    })
    .from(courses)
    .orderBy(asc(courses.id));
  const ofLessons = await tx
    .select({ order: lessons.published_order })
    .from(lessons)
    .where(eq(lessons.course_id, courseId))
    .orderBy(asc(lessons.id));
  return JSON.stringify([ofCourses, ofLessons]);
}

/** Raises the content revision, which makes every instance read the content again. */
export async function touchContent(tx: Transaction): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({
      target: contentState.id,
      set: { revision: sql`${contentState.revision} + 1` },
    });
}
