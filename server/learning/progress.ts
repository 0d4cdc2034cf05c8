import { and, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { STREAK_LATE_DAYS } from "#domain/constants.ts";
import { addDays, dayIn } from "#domain/days.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { Day } from "#domain/days.ts";
import { isLessonOpen } from "#domain/learning/lesson-order.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { countFinished, moveToSlide } from "#domain/learning/progress.ts";
import type { LessonProgress, SlideProgress } from "#domain/learning/progress.ts";
import type { Catalog, PublishedLesson } from "#server/content/catalog.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { newestProgress } from "#server/platform/db/progress.ts";
import { statementName } from "#server/platform/db/statement-name.ts";
import { learningEvents, lessonDays, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueProgress } from "#server/vendors/enqueue.ts";
import type { LearningContext } from "./context.ts";
import { readLessonAccess } from "./queries.ts";

const MAX_OPEN = 10_000;

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
  const lesson = findLesson(catalog, lessonId);
  const siblings = catalog.lessons.filter(({ course_id }) => course_id === lesson.course_id);
  if (!isLessonOpen(progress, siblings, lessonId)) throw new ApiError("lesson_locked");
  checkPayment(lesson, { payment, paywall });
  return lesson;
}

function findLesson(catalog: Catalog, lessonId: string): PublishedLesson {
  const lesson = catalog.lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) throw new ApiError("lesson_not_found");
  return lesson;
}

function checkPayment(
  { order }: PublishedLesson,
  { payment, paywall }: Pick<LessonAccess, "payment" | "paywall">,
): void {
  if (isPaywalled(paywall, order) && payment === null) throw new ApiError("payment_required");
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
  /**
   * The content revision for which a lesson was found to be open to a child. It stays open until
   * another revision, since a lesson that is completed stays completed; so the progress of all
   * lessons is not read at every slide.
   */
  const open = new LRUCache<string, number>({ max: MAX_OPEN });
  const checkAccess = async (catalog: Catalog, family: Found, userId: string, lessonId: string) => {
    const key = `${family.child}/${lessonId}`;
    const { paywall } = server.config;
    if (open.get(key) === catalog.revision)
      return checkPayment(findLesson(catalog, lessonId), { payment: family.payment, paywall });
    const access = await readLessonAccess(server.db, userId);
    if (access === undefined) throw new ApiError("profile_missing");
    openLesson(catalog, { ...access, paywall }, lessonId);
    open.set(key, catalog.revision);
  };
  return async (userId: string, lessonId: string, move: Move): Promise<SlideProgress> => {
    const catalog = await server.catalog.read();
    const version = await server.catalog.version(lessonId, move.version);
    const now = server.now();
    // Another device of the family may move between the look and the step; then both are done
    // again.
    for (;;) {
      const [family] = await findFamily.execute({ userId, lessonId });
      if (family === undefined) throw new ApiError("profile_missing");
      await checkAccess(catalog, family, userId, lessonId);
      if (version === null) throw new ApiError("version_unknown");
      const before = family.progress ?? undefined;
      const after = moved(before, move.slide, version);
      const isEnd = move.slide === version.slides.length - 1;
      const step = {
        userId,
        lessonId,
        before: before === undefined ? null : JSON.stringify(before),
        after: JSON.stringify(after),
        isEnd,
        slideId: after.slide_id,
        data: JSON.stringify({ slide: move.slide, version: move.version }),
        now: now.toISOString(),
      };
      const isKept = isEnd
        ? await server.db.transaction(async (tx) => {
            const [kept] = await stepQuery(tx, server.config).execute(step);
            if (kept === undefined) return false;
            if (before?.completed !== true) {
              const access = await readLessonAccess(tx, userId);
              await enqueueProgress(tx, server, userId, countFinished(access?.progress ?? {}));
            }
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

const lessonId = sql.placeholder("lessonId");
const before = sql.placeholder("before");
const after = sql.placeholder("after");
const isEnd = sql.placeholder("isEnd");
const isCurrent = sql`${users.current_lesson_id} = ${lessonId}::uuid`;
/** As stored: about 30 lessons. */
const isLong = sql.raw("pg_column_size(users.lesson_progress) > 1500");
/** The progress of one lesson; null where it was never begun. */
const progressOfLesson = sql<SlideProgress | null>`case when ${isCurrent}
  then ${users.current_progress} else ${users.lesson_progress} -> ${lessonId}::text end`;

type Found = Awaited<ReturnType<ReturnType<typeof familyQuery>["execute"]>>[number];

// Every slide of every child runs these two, so their text is built once.
const familyQuery = (db: Queryable, config: Config) =>
  db
    .select({
      progress: progressOfLesson,
      payment: users.payment,
      zone: users.time_zone,
      child: users.child_id,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(statementName(config, "find_family"));

/**
 * Progress and its event, in one statement; no row, and nothing, where the lesson is not where it
 * was seen. Where the progress of all lessons has become long, it is written only at a lesson's
 * first slide and at its last.
 */
function stepQuery(db: Queryable, config: Config) {
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const step = db.$with("step").as(
    db
      .update(users)
      .set({
        lesson_progress: sql`case when ${isCurrent} and not ${isEnd}::boolean
          then ${users.lesson_progress}
          else ${newestProgress} || jsonb_build_object(${lessonId}::text, ${after}::jsonb) end`,
        current_lesson_id: sql`case when ${isLong} then ${lessonId}::uuid end`,
        current_progress: sql`case when ${isLong} then ${after}::jsonb end`,
        last_active_at: now,
      })
      .where(
        and(
          eq(users.id, sql.placeholder("userId")),
          sql`${progressOfLesson} is not distinct from ${before}::jsonb`,
        ),
      )
      .returning({ child: users.child_id }),
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
