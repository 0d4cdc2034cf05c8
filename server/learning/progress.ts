import { and, eq, sql } from "drizzle-orm";
import { STREAK_LATE_DAYS } from "#domain/constants.ts";
import { addDays, dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { isLessonOpen } from "#domain/lesson-order.ts";
import { isPaywalled } from "#domain/paywall.ts";
import type { PaywallMode } from "#domain/paywall.ts";
import { moveToSlide } from "#domain/progress.ts";
import type { SlideProgress } from "#domain/progress.ts";
import type { Catalog } from "#server/content/catalog.ts";
import type { ServerContext } from "#server/context.ts";
import type { Queryable } from "#server/db/connect.ts";
import { learningEvents, lessonDays, users } from "#server/db/schema.ts";
import { ApiError } from "#server/http/errors.ts";
import { tellProgress } from "#server/marketing/facts.ts";
import type { LessonProgress } from "#domain/progress.ts";

/** What decides which lessons a family may open. */
export interface LessonAccess {
  progress: LessonProgress;
  payment: string | null;
  paywall: PaywallMode;
}

/**
 * The published lesson. Throws lesson_not_found, lesson_locked while a lesson before it is open, payment_required.
 */
export function openLesson(catalog: Catalog, { progress, payment, paywall }: LessonAccess, lessonId: string) {
  const lesson = catalog.lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) throw new ApiError("lesson_not_found", "No lesson found for this ID");
  const siblings = catalog.lessons.filter(({ course_id }) => course_id === lesson.course_id);
  if (!isLessonOpen(progress, siblings, lessonId)) throw new ApiError("lesson_locked", "Finish the lesson before this one first.");
  if (isPaywalled(paywall, lesson.order) && payment === null)
    throw new ApiError("payment_required", "This lesson belongs to the whole course.");
  return lesson;
}

/**
 * Moves the child to a slide: progress, event and last_active_at in one statement, at the lesson's end in one transaction
 * with its day. Throws lesson_not_found, lesson_locked, version_unknown, slide_not_found, slide_skipped, profile_missing.
 */
export async function saveProgress(
  server: ServerContext,
  userId: string,
  lessonId: string,
  move: { slide: number; version: number; played_on?: Day | undefined },
): Promise<SlideProgress> {
  const catalog = await server.catalog.read();
  const version = await server.catalog.version(lessonId, move.version);
  const now = server.now();
  // Another device of the family may move between the look and the step; then both are done again.
  for (;;) {
    const [family] = await server.db
      .select({ progress: users.lesson_progress, payment: users.payment, zone: users.time_zone })
      .from(users)
      .where(eq(users.id, userId));
    if (family === undefined) throw new ApiError("profile_missing", "There is no profile yet.");
    openLesson(catalog, { ...family, paywall: server.config.paywall }, lessonId);
    if (version === null) throw new ApiError("version_unknown", "This version of the lesson does not exist.");
    const before = family.progress[lessonId];
    const moved = moveToSlide(
      before,
      move.slide,
      version.slides.map(({ id }) => id),
    );
    if (!moved.ok) {
      throw moved.reason === "slide_skipped"
        ? new ApiError("slide_skipped", "Slides are played in order.")
        : new ApiError("slide_not_found", "The lesson has no such slide.");
    }
    const step: Step = { userId, lessonId, version: version.version, before, after: moved.progress, now };
    const isEnd = move.slide === version.slides.length - 1;
    const isKept = isEnd
      ? await server.db.transaction(async (tx) => {
          if (!(await keepStep(tx, step))) return false;
          const finished = Object.values(family.progress).filter(({ completed }) => completed).length;
          if (before?.completed !== true) await tellProgress(tx, server, userId, finished + 1);
          const day = playedDay(move.played_on, dayIn(now, family.zone));
          await tx.insert(lessonDays).values({ user_id: userId, day }).onConflictDoNothing();
          return true;
        })
      : await keepStep(server.db, step);
    if (isKept) return moved.progress;
  }
}

interface Step {
  userId: string;
  lessonId: string;
  version: number;
  before: SlideProgress | undefined;
  after: SlideProgress;
  now: Date;
}

/** Progress and its event, in one statement; false, and nothing, where the lesson is not where it was seen. */
async function keepStep(db: Queryable, { userId, lessonId, version, before, after, now }: Step): Promise<boolean> {
  const seen = before === undefined ? null : JSON.stringify(before);
  const moved = db.$with("moved").as(
    db
      .update(users)
      .set({
        lesson_progress: sql`jsonb_set(${users.lesson_progress}, array[${lessonId}], ${JSON.stringify(after)}::jsonb)`,
        last_active_at: now,
      })
      .where(and(eq(users.id, userId), sql`${users.lesson_progress} -> ${lessonId} is not distinct from ${seen}::jsonb`))
      .returning({ child: users.child_id }),
  );
  const data = JSON.stringify({ slide: after.slide, version });
  const told = db.$with("told", {}).as(sql`
    insert into ${learningEvents} (child_id, name, lesson_id, slide_id, data, at)
    select child_id, 'slide_reached', ${lessonId}::uuid, ${after.slide_id}::uuid, ${data}::jsonb, ${sql.param(now, learningEvents.at)}::timestamptz
    from moved`);
  const kept = await db.with(moved, told).select().from(moved);
  return kept.length > 0;
}

/** The day a lesson ended: the one told by a browser that was offline, at most a week back, else today. */
const playedDay = (told: Day | undefined, today: Day): Day =>
  told !== undefined && told <= addDays(today, 1) && told >= addDays(today, -STREAK_LATE_DAYS) ? told : today;
