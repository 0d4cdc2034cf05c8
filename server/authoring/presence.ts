import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import { authorName, PRESENCE_LEASE_MS } from "#domain/content/presence.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers, openLessons } from "#server/platform/db/schema.ts";
import { findLesson } from "./drafts.ts";
import { readSlideVersions } from "./outline.ts";
import type { Actor } from "./log.ts";

export interface OpenLesson {
  /** Made by the page, and sent to no other. */
  tab: string;
  /** The slide in focus. */
  slide: string | null;
}

/**
 * Notes that an author has a lesson open. Returns who else has it open, on which slide, and the
 * versions of the lesson's rows, by which the page sees that a colleague changed them. Throws not_found.
 */
export async function recordPresence(
  db: Queryable,
  actor: Actor,
  lessonId: string,
  open: OpenLesson,
) {
  const lesson = await findLesson(db, lessonId);
  const silent = new Date(actor.now.getTime() - PRESENCE_LEASE_MS);
  await db.delete(openLessons).where(lte(openLessons.seen_at, silent));
  const row = {
    author_id: actor.staffId,
    lesson_id: lessonId,
    slide_id: open.slide,
    seen_at: actor.now,
  };
  await db
    .insert(openLessons)
    .values({ tab: open.tab, ...row })
    .onConflictDoUpdate({
      target: openLessons.tab,
      set: row,
      setWhere: eq(openLessons.author_id, actor.staffId),
    });
  const others = await db
    .select({
      author: openLessons.author_id,
      email: authUsers.email,
      slide: openLessons.slide_id,
    })
    .from(openLessons)
    .innerJoin(authUsers, eq(authUsers.id, openLessons.author_id))
    .where(
      and(
        eq(openLessons.lesson_id, lessonId),
        ne(openLessons.tab, open.tab),
        gt(openLessons.seen_at, silent),
      ),
    )
    .orderBy(asc(authUsers.email), asc(openLessons.tab));
  return {
    others: others.map(({ author, email, slide }) => ({
      /** Null for another window of the same author. */
      name: author === actor.staffId ? null : authorName(email),
      slide,
    })),
    lesson_version: lesson.row_version,
    slides: await readSlideVersions(db, lessonId),
  };
}

/** The page of a tab was closed, or shows another lesson. */
export const endPresence = (db: Queryable, { staffId }: Actor, tab: string) =>
  db.delete(openLessons).where(and(eq(openLessons.tab, tab), eq(openLessons.author_id, staffId)));
