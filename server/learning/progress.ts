import { and, eq, sql } from "drizzle-orm";
import { STREAK_LATE_DAYS } from "#domain/constants.ts";
import { addDays, dayIn } from "#domain/days.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { Day } from "#domain/days.ts";
import { isLessonOpen } from "#domain/learning/lesson-order.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { moveToSlide } from "#domain/learning/progress.ts";
import type { LessonProgress, SlideProgress } from "#domain/learning/progress.ts";
import type { Catalog } from "#server/content/catalog.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { statementName } from "#server/platform/db/statement-name.ts";
import { learningEvents, lessonDays, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueProgress } from "#server/vendors/enqueue.ts";
import type { LearningContext } from "./context.ts";

/** What decides which lessons a family may open. */
export interface LessonAccess {
  progress: LessonProgress;
  payment: string | null;
  paywall: PaywallMode;
}

/**
 * The published lesson. Throws lesson_not_found, lesson_locked while a lesson before it is open,
 * payment_required.
 */
export function openLesson(
  catalog: Catalog,
  { progress, payment, paywall }: LessonAccess,
  lessonId: string,
) {
  const lesson = catalog.lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) throw new ApiError("lesson_not_found");
  const siblings = catalog.lessons.filter(({ course_id }) => course_id === lesson.course_id);
  if (!isLessonOpen(progress, siblings, lessonId)) throw new ApiError("lesson_locked");
  if (isPaywalled(paywall, lesson.order) && payment === null)
    throw new ApiError("payment_required");
  return lesson;
}

interface Move {
  slide: number;
  version: number;
  played_on?: Day | undefined;
}

/**
 * Returns what moves a child to a slide: progress, event and last_active_at in one statement, at
 * the lesson's end in one transaction with its day. It throws lesson_not_found, lesson_locked,
 * version_unknown, slide_not_found, slide_skipped, profile_missing.
 */
export function progressKeeper(server: LearningContext) {
  const findFamily = familyQuery(server.db, server.config);
  const takeStep = stepQuery(server.db, server.config);
  return async (userId: string, lessonId: string, move: Move): Promise<SlideProgress> => {
    const catalog = await server.catalog.read();
    const version = await server.catalog.version(lessonId, move.version);
    const now = server.now();
    // Another device of the family may move between the look and the step; then both are done
    // again.
    for (;;) {
      const [family] = await findFamily.execute({ userId });
      if (family === undefined) throw new ApiError("profile_missing");
      openLesson(catalog, { ...family, paywall: server.config.paywall }, lessonId);
      if (version === null) throw new ApiError("version_unknown");
      const before = family.progress[lessonId];
      const after = moved(before, move.slide, version);
      const step = {
        userId,
        lessonId,
        before: before === undefined ? null : JSON.stringify(before),
        after: JSON.stringify(after),
        slideId: after.slide_id,
        data: JSON.stringify({ slide: move.slide, version: move.version }),
        now: now.toISOString(),
      };
      const isEnd = move.slide === version.slides.length - 1;
      const isKept = isEnd
        ? await server.db.transaction(async (tx) => {
            const [kept] = await stepQuery(tx, server.config).execute(step);
            if (kept === undefined) return false;
            const finished = Object.values(kept.progress).filter(
              ({ completed }) => completed,
            ).length;
            if (before?.completed !== true) await enqueueProgress(tx, server, userId, finished);
            const day = playedDay(move.played_on, dayIn(now, family.zone));
            await tx.insert(lessonDays).values({ user_id: userId, day }).onConflictDoNothing();
            return true;
          })
        : (await takeStep.execute(step)).length > 0;
      if (isKept) return after;
    }
  };
}

function moved(
  before: SlideProgress | undefined,
  slide: number,
  { slides }: LessonVersion,
): SlideProgress {
  const result = moveToSlide(
    before,
    slide,
    slides.map(({ id }) => id),
  );
  if (result.ok) return result.progress;
  throw result.reason === "slide_skipped"
    ? new ApiError("slide_skipped")
    : new ApiError("slide_not_found");
}

// Every slide of every child runs these two, so their text is built once.
const familyQuery = (db: Queryable, config: Config) =>
  db
    .select({ progress: users.lesson_progress, payment: users.payment, zone: users.time_zone })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(statementName(config, "find_family"));

/**
 * Progress and its event, in one statement; no row, and nothing, where the lesson is not where it
 * was seen.
 */
function stepQuery(db: Queryable, config: Config) {
  const [lessonId, before, after] = [
    sql.placeholder("lessonId"),
    sql.placeholder("before"),
    sql.placeholder("after"),
  ];
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const step = db.$with("step").as(
    db
      .update(users)
      .set({
        lesson_progress: sql`jsonb_set(${users.lesson_progress}, array[${lessonId}::text], ${after}::jsonb)`,
        last_active_at: now,
      })
      .where(
        and(
          eq(users.id, sql.placeholder("userId")),
          sql`${users.lesson_progress} -> ${lessonId}::text is not distinct from ${before}::jsonb`,
        ),
      )
      .returning({ child: users.child_id, progress: users.lesson_progress }),
  );
  const event = db.$with("event", {}).as(sql`
    insert into ${learningEvents} (child_id, name, lesson_id, slide_id, data, at)
    select child_id, 'slide_reached', ${lessonId}::uuid, ${sql.placeholder("slideId")}::uuid, ${sql.placeholder("data")}::jsonb, ${now}
    from step`);
  return db.with(step, event).select().from(step).prepare(statementName(config, "move_to_slide"));
}

/**
 * The day a lesson ended: the one sent by a browser that was offline, at most a week back, else
 * today.
 */
const playedDay = (reportedDay: Day | undefined, today: Day): Day =>
  reportedDay !== undefined &&
  reportedDay <= addDays(today, 1) &&
  reportedDay >= addDays(today, -STREAK_LATE_DAYS)
    ? reportedDay
    : today;
