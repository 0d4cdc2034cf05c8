import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { connectEmbedded } from "#server/platform/db/connect.ts";

/**
 * The SQL statements of one slide move, sent by the driver alone. Must match what the server sends.
 */
export interface BareSql {
  move(userId: string, sessionId: string): Promise<void>;
  close(): Promise<void>;
}

const SESSION = `select s.signup_id, s.not_after, u.id, u.email, u.email_confirmed_at, u.raw_app_meta_data, u.banned_until, u.family_unconfirmed
  from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and s.user_id = $2`;
const OF_LESSON = (lesson: string) =>
  `case when current_lesson_id = ${lesson}::uuid then current_progress else lesson_progress -> ${lesson}::text end`;
const CHILD = `select id from children where family_id = $1 order by position, created_at, id limit 1`;
const FIND = `select ${OF_LESSON("$2")} as progress, child_id,
    (select payment from users where users.id = family_id) as payment,
    (select time_zone from users where users.id = family_id) as time_zone
  from children where id = $1`;
const STEP = `with family as (
    update users set last_active_at = now() where id = $7 returning id
  ), step as (
    update children set
      lesson_progress = case when current_lesson_id = $2::uuid and not $6::boolean then lesson_progress
        else (case when current_lesson_id is null then lesson_progress
          else jsonb_set(lesson_progress, array[current_lesson_id::text], current_progress) end)
          || jsonb_build_object($2::text, $3::jsonb) end,
      current_lesson_id = case when pg_column_size(lesson_progress) > 1500 then $2::uuid end,
      current_progress = case when pg_column_size(lesson_progress) > 1500 then $3::jsonb end
    from family
    where children.id = $1 and family_id = family.id and ${OF_LESSON("$2")} is not distinct from $4::jsonb returning child_id
  ), event as (
    insert into learning_events (child_id, event_id, name, lesson_id, slide_id, data, at)
    select child_id, md5(concat_ws('/', child_id, $2::uuid, $5::uuid, floor(extract(epoch from now()) / 900)))::uuid,
      'slide_reached', $2::uuid, $5::uuid, '{}', now() from step on conflict do nothing
  ) select child_id from step`;

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

const mover = (query: Query, lessonId: string) => async (userId: string, sessionId: string) => {
  await query(SESSION, [sessionId, userId]);
  const [child] = (await query(CHILD, [userId])).rows as { id: string }[];
  const { rows } = await query(FIND, [child?.id, lessonId]);
  const { progress: before } = rows[0] as { progress: { slide: number } | null };
  const slide = ((before?.slide ?? 0) + 1) % 2;
  const after = { slide, slide_id: null, furthest: 1, completed: false };
  await query(STEP, [
    child?.id,
    lessonId,
    JSON.stringify(after),
    before === null ? null : JSON.stringify(before),
    randomUUID(),
    false,
    userId,
  ]);
};

export function barePostgres(url: string, lessonId: string): BareSql {
  const pool = new Pool({ connectionString: url, max: 10 });
  return {
    move: mover((text, values) => pool.query(text, values), lessonId),
    close: () => pool.end(),
  };
}

export async function bareEmbedded(folder: string, lessonId: string): Promise<BareSql> {
  const database = await connectEmbedded(folder);
  return {
    move: mover((text, values) => database.executeSql(text, values), lessonId),
    close: () => database.close(),
  };
}
