import { eq, sql } from "drizzle-orm";
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
 * Moves the child to a slide: progress, event, day and last_active_at in one transaction. Throws lesson_not_found,
 * lesson_locked, version_unknown, slide_not_found, slide_skipped, profile_missing.
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
  return server.db.transaction(async (tx) => {
    const [family] = await tx
      .select({ progress: users.lesson_progress, payment: users.payment, zone: users.time_zone, child: users.child_id })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (family === undefined) throw new ApiError("profile_missing", "There is no profile yet.");
    openLesson(catalog, { ...family, paywall: server.config.paywall }, lessonId);
    if (version === null) throw new ApiError("version_unknown", "This version of the lesson does not exist.");
    const moved = moveToSlide(
      family.progress[lessonId],
      move.slide,
      version.slides.map(({ id }) => id),
    );
    if (!moved.ok) {
      throw moved.reason === "slide_skipped"
        ? new ApiError("slide_skipped", "Slides are played in order.")
        : new ApiError("slide_not_found", "The lesson has no such slide.");
    }
    await tx
      .update(users)
      .set({
        lesson_progress: sql`jsonb_set(${users.lesson_progress}, array[${lessonId}], ${JSON.stringify(moved.progress)}::jsonb)`,
        last_active_at: now,
      })
      .where(eq(users.id, userId));
    if (moved.progress.completed && family.progress[lessonId]?.completed !== true) {
      const before = Object.values(family.progress).filter(({ completed }) => completed).length;
      await tellProgress(tx, server, userId, before + 1);
    }
    await tx.insert(learningEvents).values({
      child_id: family.child,
      name: "slide_reached",
      lesson_id: lessonId,
      slide_id: moved.progress.slide_id,
      data: { slide: move.slide, version: move.version },
      at: now,
    });
    if (move.slide === version.slides.length - 1) {
      await tx
        .insert(lessonDays)
        .values({ user_id: userId, day: playedDay(move.played_on, dayIn(now, family.zone)) })
        .onConflictDoNothing();
    }
    return moved.progress;
  });
}

/** The day a lesson ended: the one told by a browser that was offline, at most a week back, else today. */
const playedDay = (told: Day | undefined, today: Day): Day =>
  told !== undefined && told <= addDays(today, 1) && told >= addDays(today, -STREAK_LATE_DAYS) ? told : today;
