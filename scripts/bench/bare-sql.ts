import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";

/** The statements of a slide move, as the product sends them, without the product. */
export interface BareSql {
  move(userId: string, sessionId: string): Promise<void>;
  close(): Promise<void>;
}

const SESSION = `select u.id, u.email, u.email_confirmed_at, s.signup_id, s.created_at from auth.sessions s
  join auth.users u on u.id = s.user_id where s.id = $1 and s.user_id = $2`;
const FAMILY = "select lesson_progress, payment, time_zone, child_id from users where id = $1 for update";
const UPDATE = "update users set lesson_progress = jsonb_set(lesson_progress, array[$2], $3::jsonb), last_active_at = now() where id = $1";
const EVENT = "insert into learning_events (child_id, name, lesson_id, slide_id, data, at) values ($1, 'slide_reached', $2, $3, $4, now())";
const PROGRESS = JSON.stringify({ slide: 1, slide_id: randomUUID(), furthest: 1, completed: false });

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

async function statements(query: Query, userId: string, lessonId: string): Promise<void> {
  const { rows } = await query(FAMILY, [userId]);
  const { child_id } = rows[0] as { child_id: string };
  await query(UPDATE, [userId, lessonId, PROGRESS]);
  await query(EVENT, [child_id, lessonId, randomUUID(), "{}"]);
}

export function barePostgres(url: string, lessonId: string): BareSql {
  const pool = new Pool({ connectionString: url, max: 10 });
  return {
    async move(userId, sessionId) {
      await pool.query(SESSION, [sessionId, userId]);
      const client = await pool.connect();
      try {
        await client.query("begin");
        await statements((text, values) => client.query(text, values), userId, lessonId);
        await client.query("commit");
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

export async function bareEmbedded(folder: string, lessonId: string): Promise<BareSql> {
  const database = await PGlite.create(folder);
  return {
    async move(userId, sessionId) {
      await database.query(SESSION, [sessionId, userId]);
      await database.transaction((tx) => statements((text, values) => tx.query(text, values), userId, lessonId));
    },
    close: () => database.close(),
  };
}
