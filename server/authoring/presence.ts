import { and, asc, eq, gt, isNull, lte, ne } from "drizzle-orm";
import { authorName, PRESENCE_LEASE_MS } from "#domain/content/presence.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers, openLessons, slides } from "#server/platform/db/schema.ts";
import { findLesson } from "./drafts.ts";
import { readSlideVersions } from "./outline.ts";
import type { Actor } from "./log.ts";

export interface OpenLesson {
  /** Made by the page, and sent to no other. */
  tab: string;
  /** The slide in focus. */
  slide: string | null;
}

const silentSince = ({ now }: Actor) => new Date(now.getTime() - PRESENCE_LEASE_MS);

/** Null for another window of the same author. */
const nameFor = ({ staffId }: Actor, author: string, email: string) =>
  author === staffId ? null : authorName(email);

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
  const silent = silentSince(actor);
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
      name: nameFor(actor, author, email),
      slide,
    })),
    lesson_version: lesson.row_version,
    slides: await readSlideVersions(db, lessonId),
  };
}

/**
 * Which lessons authors have open now. `slide` is its place from 1, null if none is in focus. The
 * reader's own `tab` is left out.
 */
export async function findOpenLessons(db: Queryable, actor: Actor, tab: string | undefined) {
  const rows = await db
    .select({
      lesson: openLessons.lesson_id,
      author: openLessons.author_id,
      email: authUsers.email,
      slide: slides.order,
    })
    .from(openLessons)
    .innerJoin(authUsers, eq(authUsers.id, openLessons.author_id))
    .leftJoin(
      slides,
      and(
        eq(slides.id, openLessons.slide_id),
        eq(slides.lesson_id, openLessons.lesson_id),
        isNull(slides.deleted_at),
      ),
    )
    .where(
      and(
        gt(openLessons.seen_at, silentSince(actor)),
        tab === undefined ? undefined : ne(openLessons.tab, tab),
      ),
    )
    .orderBy(asc(authUsers.email), asc(openLessons.tab));
  return rows.map(({ lesson, author, email, slide }) => ({
    lesson,
    name: nameFor(actor, author, email),
    slide,
  }));
}

/** The page of a tab was closed, or shows another lesson. */
export const endPresence = (db: Queryable, { staffId }: Actor, tab: string) =>
  db.delete(openLessons).where(and(eq(openLessons.tab, tab), eq(openLessons.author_id, staffId)));
