import type { Connection } from "#server/platform/db/connect.ts";

/** Events of a family on a day. */
const EVENTS_A_DAY = 5;
/** Of the days before yesterday, this share of the events is there, so that making them takes minutes. */
const SHARE_OF_OLDER_DAYS = 0.01;
/** Of a day that is to be deleted. */
const SHARE_OF_OLD_DAY = 0.1;
const SHARE_OF_YESTERDAY = 0.5;

const id = (what: string, n = "n") => `md5('${what}' || ${n})::uuid`;
const AGO = (days: string) => `now() - ${days} * interval '1 day'`;

/** One statement per table, for the families `from` to `to` (both included). */
const FAMILIES = [
  `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
    select ${id("u")}, 'family' || n || '@example.com', ${AGO("40")}, ${AGO("40")}, now() from rows`,
  `insert into auth.identities (user_id, provider, provider_id, created_at, updated_at)
    select ${id("u")}, 'email', n::text, now(), now() from rows`,
  `insert into auth.sessions (user_id, created_at, refreshed_at, amr)
    select ${id("u")}, ${AGO("40")}, ${AGO("(n % 170)")}, '[]' from rows`,
  `insert into auth.audit_log (user_id, event, at) select ${id("u")}, 'login', ${AGO("(n % 350)")} from rows`,
  `insert into users (id, email, parent_name, last_active_at, created_at)
    select ${id("u")}, 'family' || n || '@example.com', 'Sam', ${AGO("(n % 600)")}, ${AGO("(n % 600)")} from rows`,
  `insert into children (id, family_id, position, picture, kid_name, kid_age, lesson_progress, child_id, created_at)
    select ${id("k")}, ${id("u")}, 0, 'parrot', 'Mia', 7,
      jsonb_build_object(${id("l", "(n % 5)")}::text, '{"slide": 8, "slide_id": null, "furthest": 8, "completed": true}'::jsonb),
      ${id("c")}, ${AGO("(n % 600)")} from rows`,
  `insert into consents (user_id, purpose, granted, text_version) select ${id("u")}, 'analytics', true, '1' from rows`,
  `insert into xp_grants (child, lesson_id, xp) select ${id("k")}, ${id("l", "(n % 5)")}, 70 from rows`,
  `insert into lesson_days (child, day) select ${id("k")}, (${AGO("(n % 600)")})::date from rows`,
  `insert into counters (name, key_hash, started_at, last_at, count) select 'events_child', md5(n::text), now(), now(), 1 from rows where n % 5 = 0`,
  `insert into reminders (user_id, reminder_type, reminder_datetime, next_try_at, delivered_at)
    select ${id("u")}, 'tonight', ${AGO("(n % 29)")}, ${AGO("(n % 29)")}, now() from rows where n % 5 = 0`,
  `insert into vendor_messages (vendor, kind, event_id, user_id, happened_at, next_try_at, delivered_at)
    select 'loops', 'contact', 'contact:' || n, ${id("u")}, ${AGO("(n % 80)")}, now(), now() from rows where n % 5 = 0`,
  `insert into seen_webhook_events (provider, event_id, seen_at) select 'page_view', n::text, ${AGO("(n % 80)")} from rows where n % 5 = 0`,
];

const event = (
  daysAgo: string,
) => `insert into learning_events (child_id, event_id, name, lesson_id, slide_id, data, at)
  select ${id("c", "(n % $families$)")}, gen_random_uuid(),
    (array['slide_viewed','slide_viewed','slide_viewed','answer_tried','lesson_started','lesson_completed'])[1 + n % 6],
    ${id("l", "(n % 5)")}, ${id("s", "(n % 45)")}, '{"correct": true, "tries": 2}', ${daysAgo} from generate_series(1, $count$) n`;

/** Rows of `from` to `to` families; the table of events is made anew for all of them. */
export async function addFamilies(db: Connection, from: number, to: number): Promise<number> {
  await db.executeSql("set statement_timeout = 0");
  await db.executeSql("set session_replication_role = replica"); // checks no foreign keys
  for (const statement of FAMILIES)
    await db.executeSql(
      statement.replace(
        "from rows",
        `from (select n from generate_series(${from}, ${to}) n) as rows`,
      ),
    );
  await db.executeSql("truncate learning_events");
  const insert = async (share: number, daysAgo: string) => {
    const count = Math.ceil(to * EVENTS_A_DAY * share);
    const text = event(daysAgo)
      .replaceAll("$families$", String(to))
      .replaceAll("$count$", String(count));
    await db.executeSql(text);
    return count;
  };
  let events = await insert(SHARE_OF_OLD_DAY, AGO("91"));
  events += await insert(29 * SHARE_OF_OLDER_DAYS, AGO("(2 + n % 29)"));
  events += await insert(SHARE_OF_YESTERDAY, AGO("(0.2 + (n % 1000) / 1000.0)"));
  await db.executeSql("vacuum (analyze)");
  return events;
}

/** 200 courses; the first of them has the shipped lessons and 995 more. Without slides. */
export const ADD_COURSES = `
  insert into courses (id, title, "order") select ${id("course")}, 'Course ' || n, n + 1 from generate_series(1, 199) n;
  insert into lessons (id, course_id, title, "order", published_order, media_folder)
    select ${id("lesson")}, (select course_id from lessons order by "order" limit 1), 'Lesson ' || n, n + 5, n + 5, 'lesson-' || n from generate_series(1, 995) n;
  insert into lesson_versions (lesson_id, version, content)
    select ${id("lesson")}, 1, (select content from lesson_versions limit 1) from generate_series(1, 995) n;
  update content_state set revision = revision + 1`;

/** The first lessons finished by one family, with their XP. */
export const finishLessons = (userId: string, lessons: number) => [
  `update children set lesson_progress = (select jsonb_object_agg(id::text,
    jsonb_build_object('slide', 8, 'slide_id', gen_random_uuid(), 'furthest', 8, 'completed', true))
    from (select id from lessons order by "order", id limit ${lessons}) finished)
  where family_id = '${userId}'`,
  `insert into xp_grants (child, lesson_id, xp)
    select children.id, finished.id, 70 from children,
      (select id from lessons order by "order", id limit ${lessons}) finished
    where family_id = '${userId}' on conflict do nothing`,
];
