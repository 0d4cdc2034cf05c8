import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "#server/platform/db/migrate.ts";
import { newFamily } from "#tests/support/families.ts";
import { undoMigration } from "#tests/support/migrations.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const FAMILIES = 1_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = async (text: string) =>
  ((await server.context.db.execute(sql.raw(text))) as { rows: Record<string, unknown>[] }).rows;
const ownTables = async () => [
  await rows("select * from users order by id"),
  await rows("select * from xp_grants order by user_id, lesson_id"),
  await rows("select * from lesson_days order by user_id, day"),
];
const childrenRows = () => rows("select * from children order by family_id");

it("an installation of the release before, with 1,000 families: each has its child, every number is as it was, and twice is once", async () => {
  // As the release before left it.
  await rows("drop table child_xp_grants, child_lesson_days, children cascade");
  const text = await undoMigration(server.context.db, 'INSERT INTO "children"');
  await rows(`
    insert into users (id, email, parent_name, kid_name, kid_age, lesson_progress, lesson_feedback, lifetime_xp, streak_count, last_streak_date, created_at)
    select gen_random_uuid(), 'p' || n || '@example.com', 'Parent ' || n, 'Child ' || n, 3 + n % 16,
      jsonb_build_object(gen_random_uuid(), jsonb_build_object('slide', n % 9, 'furthest', n % 9, 'completed', n % 2 = 0)),
      jsonb_build_object(gen_random_uuid(), jsonb_build_object('enjoyment', 'fun')),
      n * 70, n % 30, date '2026-11-20' - n, now() - n * interval '1 hour'
    from generate_series(1, ${FAMILIES}) n`);
  await rows(
    "insert into xp_grants (user_id, lesson_id, xp) select id, gen_random_uuid(), 70 from users",
  );
  await rows("insert into lesson_days (user_id, day) select id, last_streak_date from users");
  const before = await ownTables();

  expect(await migrate(server.context.db)).toBe(1);
  // Of a later migration, which is not run again.
  await rows("alter table children add column picture_lock jsonb");
  expect(await ownTables()).toEqual(before);
  const migrated = await childrenRows();
  expect(migrated).toHaveLength(FAMILIES);
  expect(
    await rows(`select count(*)::int as n from users join children on family_id = users.id
      and in_family_row and children.child_id = users.child_id and children.created_at = users.created_at`),
  ).toEqual([{ n: FAMILIES }]);

  expect(await migrate(server.context.db)).toBe(0);
  const [, copy = ""] = /(INSERT INTO "children"[^;]*;)/.exec(text) ?? [];
  await rows(copy);
  expect(await childrenRows()).toEqual(migrated);
  expect(await ownTables()).toEqual(before);
});

it("an instance of the release before, beside the new one: what it writes is the first child's, and a family it made has a child", async () => {
  const { token, userId } = await newFamily(server);
  const read = async () => (await server.request("GET", "/api/me", { token })).body;
  const { child_id } = await read();
  await rows(`update users set lifetime_xp = 140, kid_name = 'Mo' where id = '${userId}'`);
  expect(await read()).toMatchObject({
    child_id,
    profile: { kid_name: "Mo", lifetime_xp: 140 },
    children: [{ id: child_id, name: "Mo" }],
  });
  const old = await newFamily(server);
  await rows(`delete from children where family_id = '${old.userId}'`);
  const me = await server.request("GET", "/api/me", { token: old.token });
  expect(me.body.children).toMatchObject([{ id: me.body.child_id, name: "Mia", age: 7 }]);
});
