import { and, eq, sql } from "drizzle-orm";
import type { MissionCard } from "#domain/content/mission-card.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { children, missionCardsDone } from "#server/platform/db/schema.ts";
import { builtOnce } from "#server/platform/db/statement-name.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { inLanguage, languagesOf } from "./lesson-language.ts";
import { readLessonAccess } from "./queries.ts";

export type CardStatus = "open" | "done";

/** When the parent marked each card as done, by the lesson's id. */
export async function readCardsDone(db: Queryable, child: Child): Promise<Map<string, Date>> {
  const rows = await db
    .select({ lesson_id: missionCardsDone.lesson_id, done_at: missionCardsDone.done_at })
    .from(missionCardsDone)
    .where(eq(missionCardsDone.child, child.id));
  return new Map(rows.map(({ lesson_id, done_at }) => [lesson_id, done_at]));
}

const cardIdsQuery = builtOnce((db) => {
  const { lesson_id, child } = missionCardsDone;
  return db
    .select({
      ids: sql<string | null>`string_agg(${lesson_id}::text, ',' order by ${lesson_id})`,
    })
    .from(missionCardsDone)
    .where(eq(child, sql.placeholder("id")))
    .prepare("");
});

/** The lessons of these cards, as one text: ids with commas between them. */
export async function readCardIdsDone(db: Queryable, { id }: Child): Promise<string> {
  const [row] = await cardIdsQuery(db).execute({ id });
  return row?.ids ?? "";
}

interface FamilyCard {
  lesson_id: string;
  lesson_title: string;
  /** Place of the lesson in its course, from 1. */
  order: number;
  done_at: string | null;
  card: MissionCard;
}

/**
 * The mission cards of the lessons that a child has completed, in the course's order. Throws
 * profile_missing.
 */
export async function listCards(
  server: LearningContext,
  child: Child,
  acceptLanguage: string,
): Promise<FamilyCard[]> {
  const access = await readLessonAccess(server.db, child);
  if (access === undefined) throw new ApiError("profile_missing");
  const done = await readCardsDone(server.db, child);
  const { lessons } = await server.catalog.read();
  const reader = { familyId: child.familyId, acceptLanguage };
  const languages = await languagesOf(server.db, reader, lessons);
  const shown = lessons.map((lesson) => inLanguage(lesson, languages));
  return shown.flatMap(({ id, order, newest: { title, mission_card } }) =>
    mission_card === undefined || access.progress[id]?.completed !== true
      ? []
      : [
          {
            lesson_id: id,
            lesson_title: title,
            order,
            done_at: done.get(id)?.toISOString() ?? null,
            card: mission_card,
          },
        ],
  );
}

/**
 * Keeps that a family did the card of a lesson, once: a second call leaves the first date. Throws
 * profile_missing, lesson_not_found where the lesson has no card, lesson_not_completed.
 */
export async function finishCard(
  server: LearningContext,
  child: Child,
  lessonId: string,
): Promise<{ done_at: string }> {
  const access = await readLessonAccess(server.db, child);
  if (access === undefined) throw new ApiError("profile_missing");
  const { lessons } = await server.catalog.read();
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson?.newest.mission_card === undefined) throw new ApiError("lesson_not_found");
  if (access.progress[lessonId]?.completed !== true) throw new ApiError("lesson_not_completed");
  await server.db.execute(sql`
    insert into ${missionCardsDone} (child, lesson_id, done_at)
    select ${children.id}, ${lessonId}::uuid, ${server.now().toISOString()}::timestamptz
    from ${children} where ${children.id} = ${child.id}
    on conflict do nothing`);
  const [kept] = await server.db
    .select({ done_at: missionCardsDone.done_at })
    .from(missionCardsDone)
    .where(and(eq(missionCardsDone.child, child.id), eq(missionCardsDone.lesson_id, lessonId)));
  if (kept === undefined) throw new ApiError("child_not_found"); // removed meanwhile
  return { done_at: kept.done_at.toISOString() };
}

/**
 * The family did not do the card of a lesson after all: takes the mark away, and with it the treasure
 * on the map. Nothing happens where there is none. Throws profile_missing.
 */
export async function undoCard(
  server: LearningContext,
  child: Child,
  lessonId: string,
): Promise<{ done_at: null }> {
  if ((await readLessonAccess(server.db, child)) === undefined)
    throw new ApiError("profile_missing");
  await server.db
    .delete(missionCardsDone)
    .where(and(eq(missionCardsDone.child, child.id), eq(missionCardsDone.lesson_id, lessonId)));
  return { done_at: null };
}
