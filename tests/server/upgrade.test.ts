import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readProfile } from "#server/families/profile.ts";
import { firstChild, readChildren } from "#server/platform/db/children.ts";
import { connectEmbedded } from "#server/platform/db/connect.ts";
import type { Connection } from "#server/platform/db/connect.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { emptyImage } from "#tests/support/empty-image.ts";
import { migrateUntil } from "#tests/support/migrations.ts";
import { freshDatabase } from "#tests/support/test-server.ts";

const FAMILIES = 1_000;

/** What a family has in the release before several children, jars, cards, shields and summaries. */
const FAMILY_ROWS = `
  insert into users (id, email, parent_name, kid_name, kid_age, lesson_progress, lesson_feedback,
    lifetime_xp, streak_count, last_streak_date, reminder_preference, payment, time_zone,
    last_active_at, created_at)
  select gen_random_uuid(), 'p' || n || '@example.com', 'Parent ' || n, 'Child ' || n, 3 + n % 16,
    jsonb_build_object(gen_random_uuid(),
      jsonb_build_object('slide', n % 9, 'furthest', n % 9, 'completed', n % 2 = 0)),
    jsonb_build_object(gen_random_uuid(), jsonb_build_object('enjoyment', 'fun')),
    n * 70, n % 30, date '2026-11-20' - n % 400, case when n % 3 = 0 then 'email' end,
    case when n % 5 = 0 then 'paid' end, case when n % 2 = 0 then 'Europe/Lisbon' end,
    now() - n * interval '1 minute', now() - n * interval '1 hour'
  from generate_series(1, ${FAMILIES}) n;
  insert into xp_grants (user_id, lesson_id, xp) select id, gen_random_uuid(), 70 from users;
  insert into lesson_days (user_id, day) select id, last_streak_date from users;
  insert into learning_events (child_id, name, data, at)
    select child_id, 'slide_viewed', '{}', created_at from users;
  insert into auth.users (id, email, created_at, updated_at)
    select id, email, created_at, created_at from users;
  insert into consents (user_id, purpose, granted, text_version)
    select id, 'analytics', true, '1' from users;`;

const embedded = async () => ({
  connection: await connectEmbedded(null, await emptyImage()),
  drop: async () => undefined,
});

describe.each([
  ["the embedded database", embedded],
  // The embedded one again, where the machine has no Postgres.
  ["Postgres", freshDatabase],
])("an upgrade on %s", (_name, open) => {
  let connection: Connection;
  let drop: () => Promise<void>;
  let later: number;
  beforeAll(async () => {
    ({ connection, drop } = await open());
    later = await migrateUntil(connection.db, 'CREATE TABLE "children"');
    await connection.executeSql(FAMILY_ROWS);
  });
  afterAll(async () => {
    await connection.close();
    await drop();
  });

  const rows = async (text: string) =>
    ((await connection.db.execute(sql.raw(text))) as { rows: Record<string, unknown>[] }).rows;
  /** The columns of each table, by its name. */
  const readColumns = async () =>
    Map.groupBy(
      await rows(`select table_schema || '.' || table_name as of_table, column_name
        from information_schema.columns
        where table_schema in ('public', 'auth') and table_name <> 'schema_migrations'
        order by ordinal_position`),
      ({ of_table }) => String(of_table),
    );
  /** Number and checksum of the rows of each table, in the columns that it had. */
  const checksums = async (columns: Awaited<ReturnType<typeof readColumns>>) => {
    const found = new Map<string, unknown>();
    for (const [table, ofTable] of columns) {
      const list = ofTable.map(({ column_name }) => `"${String(column_name)}"`).join(", ");
      const [sum] = await rows(`select count(*)::int as n,
        md5(string_agg(line, '|' order by line)) as md5
        from (select row(${list})::text as line from ${table}) lines`);
      found.set(table, sum);
    }
    return found;
  };

  it("from before several children leaves every number of 1,000 families as it was, and twice is once (T-225)", async () => {
    const columns = await readColumns();
    const before = await checksums(columns);
    expect(before.get("public.users")).toMatchObject({ n: FAMILIES });
    const families = await rows("select * from users order by email");

    expect(await migrate(connection.db)).toBe(later);
    expect(await checksums(columns)).toEqual(before);
    for (const family of families) {
      const id = String(family["id"]);
      const profile = await readProfile(connection.db, firstChild(id));
      const { kid_name, kid_age, lesson_progress, lifetime_xp, streak_count, payment } = family;
      expect(profile).toMatchObject({
        kid_name,
        kid_age,
        lesson_progress,
        lifetime_xp,
        streak_count,
        payment,
        streak_shield: null,
      });
      expect(profile?.xp_lessons).toHaveLength(1);
    }
    const [first] = families;
    expect(await readChildren(connection.db, String(first?.["id"]))).toMatchObject([
      { name: first?.["kid_name"], age: first?.["kid_age"], child_id: first?.["child_id"] },
    ]);

    const all = await checksums(await readColumns());
    expect(await migrate(connection.db)).toBe(0);
    expect(await checksums(await readColumns())).toEqual(all);
  });
});
