import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { slidesFor } from "#domain/content/band-path.ts";
import { QUARTER_S } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { firstFormOf, withFirstForm } from "#domain/learning/check-forms.ts";
import { childBand } from "#domain/learning/child-band.ts";
import { isLessonOpen } from "#domain/learning/lesson-order.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { countFinished, moveToSlide } from "#domain/learning/progress.ts";
import type { FinishedLessons, SlideProgress } from "#domain/learning/progress.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import type { Catalog, PublishedLesson } from "#server/content/catalog.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { isChild, newestProgress, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import { statementName } from "#server/platform/db/statement-name.ts";
import { children, learningEvents, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueProgress } from "#server/vendors/enqueue.ts";
import type { LearningContext } from "./context.ts";
import { keepLessonDay } from "./lesson-end-day.ts";
import { readLessonAccess } from "./queries.ts";

const MAX_OPEN = 10_000;

/** What decides which lessons a child may open. */
export interface LessonAccess {
  progress: FinishedLessons;
  payment: string | null;
  paywall: PaywallMode;
}

/**
 * The published lesson. Throws lesson_not_found, lesson_locked while a lesson before it is open and it was not begun,
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

/** Is this the id of a published lesson that is open to the child, by progress and payment? */
export function isOpenLesson(
  { lessons }: Catalog,
  { progress, payment, paywall }: LessonAccess,
  lessonId: string,
): boolean {
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) return false;
  const siblings = lessons.filter(({ course_id }) => course_id === lesson.course_id);
  const isLocked = isPaywalled(paywall, lesson.order) && payment === null;
  return !isLocked && isLessonOpen(progress, siblings, lessonId);
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

/** As a device sends it, and as its event keeps it. */
interface Move {
  slide: number;
  version: number;
  /** The family's day as the device had it, where it was offline. */
  played_on?: Day | undefined;
}

/**
 * A move with the band whose path is played. The band is not kept in the event: it would reveal the child's
 * age.
 */
type SentMove = Move & { band?: Band | undefined };

/**
 * Returns a function that saves that a child reached a slide: progress, event and the family's last_active_at in one statement, at
 * the lesson's end in one transaction with its day. It throws lesson_not_found, lesson_locked,
 * version_unknown, slide_not_found, slide_skipped, profile_missing.
 */
export function progressKeeper(server: LearningContext) {
  const find = childQuery(server.db, server.config);
  const takeStep = stepQuery(server.db, server.config);
  /**
   * The content revision for which a lesson was found to be open to a child. It stays open until
   * another revision, since a lesson that is completed stays completed; so the progress of all
   * lessons is not read at every slide.
   */
  const open = new LRUCache<string, number>({ max: MAX_OPEN });
  const checkAccess = async (catalog: Catalog, found: Found, child: Child, lessonId: string) => {
    const key = `${found.child}/${lessonId}`;
    const { paywall } = server.config;
    if (open.get(key) === catalog.revision)
      return checkPayment(findLesson(catalog, lessonId), { payment: found.payment, paywall });
    const access = await readLessonAccess(server.db, child);
    if (access === undefined) throw new ApiError("profile_missing");
    openLesson(catalog, { ...access, paywall }, lessonId);
    open.set(key, catalog.revision);
  };
  return async (
    child: Child,
    lessonId: string,
    { band, ...move }: SentMove,
  ): Promise<SlideProgress> => {
    const catalog = await server.catalog.read();
    const version = await server.catalog.version(lessonId, move.version);
    const now = server.now();
    const { id, familyId } = child;
    const end = { lessonId, reported: move.played_on };
    // Another device of the family may write between the read and the update; then both are
    // repeated.
    for (;;) {
      const [found] = await find.execute({ id, lessonId });
      if (found === undefined) throw new ApiError("profile_missing");
      await checkAccess(catalog, found, child, lessonId);
      if (version === null) throw new ApiError("version_unknown");
      const before = found.progress ?? undefined;
      const played = band ?? childBand(version.slides, child.age, before ?? null);
      const path = withFirstForm(slidesFor(version.slides, played), firstFormOf(id));
      const after = moved(before, move.slide, path);
      const isEnd = move.slide === path.length - 1;
      const step = {
        id,
        familyId,
        lessonId,
        before: before === undefined ? null : JSON.stringify(before),
        after: JSON.stringify(after),
        isEnd,
        slideId: after.slide_id,
        data: JSON.stringify(move),
        now: now.toISOString(),
      };
      const isKept = isEnd
        ? await server.db.transaction(async (tx) => {
            const [kept] = await stepQuery(tx, server.config).execute(step);
            if (kept === undefined) return false;
            const isRepeated = before?.completed === true;
            if (!isRepeated) {
              const access = await readLessonAccess(tx, child);
              const completed = countFinished(access?.progress ?? {});
              await enqueueProgress(tx, server, familyId, found.child, completed);
            }
            const { zone, child: eventId } = found;
            await keepLessonDay(tx, child, { ...end, isRepeated, eventId, zone, now });
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
  path: readonly Slide[],
): SlideProgress {
  const result = moveToSlide(
    before,
    slide,
    path.map(({ id }) => id),
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
const isCurrent = sql`${children.current_lesson_id} = ${lessonId}::uuid`;
/** As stored: about 30 lessons. */
const isLong = sql`pg_column_size(${children.lesson_progress}) > 1500`;
/**
 * The id of a move's event: the same for each move of a child to a slide in one quarter of an hour, a part
 * of every zone's days, so that repeated moves are one row.
 */
const moveId = (now: SQL) => sql`md5(concat_ws('/', child_id, ${lessonId}::uuid,
  ${sql.placeholder("slideId")}::uuid, floor(extract(epoch from ${now}) / ${sql.raw(String(QUARTER_S))})))::uuid`;
/** The progress of one lesson; null where it was never begun. */
const progressOfLesson = sql<SlideProgress | null>`case when ${isCurrent}
  then ${children.current_progress} else ${children.lesson_progress} -> ${lessonId}::text end`;

type Found = Awaited<ReturnType<ReturnType<typeof childQuery>["execute"]>>[number];

// Every slide of every child runs these two, so their text is built once.
const childQuery = (db: Queryable, config: Config) =>
  db
    .select({
      progress: progressOfLesson,
      payment: sharedByFamily.payment,
      zone: sharedByFamily.time_zone,
      child: children.child_id,
    })
    .from(children)
    .where(isChild({ id: sql.placeholder("id") }))
    .prepare(statementName(config, "find_child"));

/**
 * Progress and its event, in one statement; it returns no row and writes neither if the progress is
 * no longer what was read. Where the progress of all lessons has become long, it is written only at a
 * lesson's first slide and at its last. The family's row comes first, as in `noteActivity`.
 */
function stepQuery(db: Queryable, config: Config) {
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const family = db.$with("family").as(
    db
      .update(users)
      .set({ last_active_at: now })
      .where(eq(users.id, sql.placeholder("familyId")))
      .returning({ id: users.id }),
  );
  const step = db.$with("step").as(
    db
      .update(children)
      .set({
        lesson_progress: sql`case when ${isCurrent} and not ${isEnd}::boolean
          then ${children.lesson_progress}
          else ${newestProgress} || jsonb_build_object(${lessonId}::text, ${after}::jsonb) end`,
        current_lesson_id: sql`case when ${isLong} then ${lessonId}::uuid end`,
        current_progress: sql`case when ${isLong} then ${after}::jsonb end`,
      })
      .from(family)
      .where(
        and(
          isChild({ id: sql.placeholder("id") }),
          eq(children.family_id, family.id),
          sql`${progressOfLesson} is not distinct from ${before}::jsonb`,
        ),
      )
      .returning({ child: children.child_id }),
  );
  const event = db.$with("event", {}).as(sql`
    insert into ${learningEvents} (child_id, event_id, name, lesson_id, slide_id, data, at)
    select child_id, ${moveId(now)}, 'slide_reached', ${lessonId}::uuid, ${sql.placeholder("slideId")}::uuid, ${sql.placeholder("data")}::jsonb, ${now}
    from step on conflict do nothing`);
  return db
    .with(family, step, event)
    .select()
    .from(step)
    .prepare(statementName(config, "move_to_slide"));
}
