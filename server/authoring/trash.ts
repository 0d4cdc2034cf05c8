import { and, eq, gte, isNotNull, isNull, lt, notInArray, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Database, Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";

/** Items that were deleted before this time are removed for good. */
const oldest = (now: Date) => new Date(now.getTime() - RETENTION_DAYS.trash * DAY_MS);

const titleOf = (row: typeof slides.$inferSelect) => rulesOf(row.type)?.summary(toSlide(row)) ?? "";

/**
 * What lies in the trash, newest first; `within` is the deleted thing it belongs to and has to wait
 * for.
 */
export async function readTrash(db: Queryable, now: Date) {
  const since = oldest(now);
  const ofCourses = await db
    .select({ id: courses.id, title: courses.title, deleted_at: courses.deleted_at })
    .from(courses)
    .where(gte(courses.deleted_at, since));
  const ofLessons = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      deleted_at: lessons.deleted_at,
      parent: courses.title,
      parentGone: courses.deleted_at,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(gte(lessons.deleted_at, since));
  const ofSlides = await db
    .select({
      slide: slides,
      parent: lessons.title,
      parentGone: sql<Date | null>`coalesce(${lessons.deleted_at}, ${courses.deleted_at})`,
    })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(gte(slides.deleted_at, since));
  const all = [
    ...ofCourses.map(({ id, title, deleted_at }) => ({
      kind: "course" as const,
      id,
      title,
      deleted_at,
      parent: null,
      waits: false,
    })),
    ...ofLessons.map(({ parentGone, ...row }) => ({
      kind: "lesson" as const,
      ...row,
      waits: parentGone !== null,
    })),
    ...ofSlides.map(({ slide, parent, parentGone }) => ({
      kind: "slide" as const,
      id: slide.id,
      title: titleOf(slide),
      deleted_at: slide.deleted_at,
      parent,
      waits: parentGone !== null,
    })),
  ];
  return all.toSorted((a, b) => (b.deleted_at?.getTime() ?? 0) - (a.deleted_at?.getTime() ?? 0));
}

/**
 * Removes for good what has lain in the trash for 30 days, with all that belongs to it. Of the
 * shipped course the bare rows stay: without them the next start would load it again.
 */
export async function purgeTrash({ db, now }: { db: Database; now(): Date }): Promise<void> {
  const before = oldest(now());
  const shipped = db
    .select({ id: lessons.course_id })
    .from(lessons)
    .where(isNotNull(lessons.seed_revision));
  await db.delete(slides).where(lt(slides.deleted_at, before));
  await db
    .delete(lessons)
    .where(and(lt(lessons.deleted_at, before), isNull(lessons.seed_revision)));
  await db
    .delete(courses)
    .where(and(lt(courses.deleted_at, before), notInArray(courses.id, shipped)));
}
