import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { kidPage } from "#domain/learning/learning-event.ts";
import type { LearningEventName } from "#domain/learning/learning-event.ts";
import { LESSON_PRODUCT_EVENTS } from "#domain/wire/product-event.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { children, learningEvents } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueLessonEvent } from "#server/vendors/enqueue.ts";
import { readConsentsForChild } from "#server/consents/consents.ts";
import type { LearningContext } from "./context.ts";
import { isOpenLesson } from "./progress.ts";
import { readEventId, readLessonAccess } from "./queries.ts";

interface TakenEvent {
  event_id: string;
  name: LearningEventName;
  lesson_id?: string | undefined;
  slide_id?: string | undefined;
  at: string;
  data?: Record<string, string | number | boolean | undefined> | undefined;
}

/**
 * Category and stage of a page view by the routes table of this server. Those that the browser sent
 * are not used: its version of the table may be older.
 */
function ofPage(data: TakenEvent["data"]): Record<string, string> {
  const page = kidPage(String(data?.["page"]));
  return page === undefined ? {} : { category: page.category, stage: page.stage };
}

const WEEK_MS = 7 * DAY_MS;

/**
 * The events that are of no lesson and no slide, or of a lesson that is open to the child and of one of its
 * slides, of whatever version. Throws profile_missing.
 */
async function ofOpenLessons(
  server: LearningContext,
  child: Child,
  events: readonly TakenEvent[],
): Promise<readonly TakenEvent[]> {
  const isOfNone = ({ lesson_id, slide_id }: TakenEvent) =>
    lesson_id === undefined && slide_id === undefined;
  if (events.every(isOfNone)) return events;
  const access = await readLessonAccess(server.db, child);
  if (access === undefined) throw new ApiError("profile_missing");
  const catalog = await server.catalog.read();
  const { paywall } = server.config;
  const ids = new Set(events.flatMap(({ lesson_id }) => lesson_id?.toLowerCase() ?? []));
  const slidesOf = new Map<string, ReadonlySet<string>>();
  for (const lesson of catalog.lessons)
    if (ids.has(lesson.id) && isOpenLesson(catalog, { ...access, paywall }, lesson.id))
      slidesOf.set(lesson.id, await server.catalog.slidesOfAllVersions(lesson));
  return events.filter((event) => {
    const { lesson_id = "", slide_id } = event;
    const slides = slidesOf.get(lesson_id.toLowerCase());
    if (slides === undefined) return isOfNone(event);
    return slide_id === undefined || slides.has(slide_id.toLowerCase());
  });
}

/**
 * Keeps events under the child's random id; one that comes again counts once, and one of a lesson that is not
 * open to the child, or of a slide that the lesson never had, is not kept. Where a parent wants
 * it, the lesson's are enqueued for the product analytics too, in the same transaction. Returns how
 * many were new.
 */
export async function keepEvents(
  server: LearningContext,
  child: Child,
  events: readonly TakenEvent[],
): Promise<number> {
  const taken = await ofOpenLessons(server, child, events);
  if (taken.length === 0) return 0;
  const rows = rowsOf(taken, server.now().getTime());
  if (server.config.mixpanel === null) return (await insertEvents(server.db, child, rows)).length;
  const childId = await readEventId(server.db, child);
  if (childId === undefined) throw new ApiError("profile_missing");
  const { familyId } = child;
  const isForVendors = (await readConsentsForChild(server.db, familyId, childId)).child_progress;
  if (!isForVendors) return (await insertEvents(server.db, child, rows)).length;
  return server.db.transaction(async (tx) => {
    const added = new Map(
      (await insertEvents(tx, child, rows)).map((row) => [row.event_id, row.at]),
    );
    for (const { event_id, name, lesson_id, slide_id, data } of rows) {
      const at = added.get(event_id);
      const productEvent = LESSON_PRODUCT_EVENTS.find((known) => known === name);
      if (productEvent === undefined || lesson_id === null || at === undefined) continue;
      const slide = typeof data["slide"] === "number" ? { slide: data["slide"] } : {};
      const place = { lesson_id, ...(slide_id !== null && { slide_id }), ...slide };
      await enqueueLessonEvent(tx, server, familyId, event_id, new Date(at), {
        name: productEvent,
        child: childId,
        ...place,
      });
    }
    return added.size;
  });
}

const rowsOf = (events: readonly TakenEvent[], nowMs: number) =>
  events.map(({ event_id, name, lesson_id, slide_id, at, data }) => ({
    event_id: event_id.toLowerCase(),
    name,
    lesson_id: lesson_id ?? null,
    slide_id: slide_id ?? null,
    data: Object.fromEntries(
      Object.entries({ ...data, ...ofPage(data) }).filter(
        (pair): pair is [string, string | number | boolean] => pair[1] !== undefined,
      ),
    ),
    // A device's clock may be wrong, or the device offline for long: limited to the last week.
    // `insertEvents` limits it to the time since the child was added.
    at: new Date(Math.max(nowMs - WEEK_MS, Math.min(nowMs, Date.parse(at)))),
  }));

/**
 * Finds the child and inserts its events in one statement, none before the child was added. Returns ids and
 * times of those that are new, as Postgres writes them. Throws profile_missing.
 */
async function insertEvents(
  db: Queryable,
  { id }: Child,
  rows: ReturnType<typeof rowsOf>,
): Promise<{ event_id: string; at: string }[]> {
  const found = await db.execute(sql`
    with child as (select child_id, created_at from ${children} where id = ${id}),
    added as (
      insert into ${learningEvents} (child_id, event_id, name, lesson_id, slide_id, data, at)
      select child.child_id, event_id, name, lesson_id, slide_id, data,
        greatest(given.at, child.created_at)
      from child, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
        (event_id uuid, name text, lesson_id uuid, slide_id uuid, data jsonb, at timestamptz)
      on conflict do nothing returning event_id, at
    )
    select (select coalesce(jsonb_agg(added), '[]'::jsonb) from added) as added from child`);
  const [row] = (found as { rows: { added: { event_id: string; at: string }[] }[] }).rows;
  if (row === undefined) throw new ApiError("profile_missing");
  return row.added;
}
