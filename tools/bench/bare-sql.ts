import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";

/**
 * The SQL statements of one slide move, sent by the driver alone. Must match what the server sends.
 */
export interface BareSql {
  move(userId: string, sessionId: string): Promise<void>;
  close(): Promise<void>;
}

const SESSION = `select u.id, u.email, u.email_confirmed_at, u.banned_until, u.raw_app_meta_data, s.signup_id, s.created_at, s.not_after
  from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and s.user_id = $2`;
const FAMILY = "select lesson_progress, payment, time_zone from users where id = $1";
const STEP = `with step as (
    update users set lesson_progress = jsonb_set(lesson_progress, array[$2::text], $3::jsonb), last_active_at = now()
    where id = $1 and lesson_progress -> $2::text is not distinct from $4::jsonb returning child_id
  ), event as (
    insert into learning_events (child_id, name, lesson_id, slide_id, data, at)
    select child_id, 'slide_reached', $2::uuid, $5::uuid, '{}', now() from step
  ) select child_id from step`;

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

const mover = (query: Query, lessonId: string) => async (userId: string, sessionId: string) => {
  await query(SESSION, [sessionId, userId]);
  const { rows } = await query(FAMILY, [userId]);
  const { lesson_progress } = rows[0] as {
    lesson_progress: Record<string, { slide: number } | undefined>;
  };
  const before = lesson_progress[lessonId];
  const slide = ((before?.slide ?? 0) + 1) % 2;
  const after = { slide, slide_id: null, furthest: 1, completed: false };
  await query(STEP, [
    userId,
    lessonId,
    JSON.stringify(after),
    before === undefined ? null : JSON.stringify(before),
    randomUUID(),
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
  const database = await PGlite.create(folder);
  return {
    move: mover((text, values) => database.query(text, values), lessonId),
    close: () => database.close(),
  };
}
