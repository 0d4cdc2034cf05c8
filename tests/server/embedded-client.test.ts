import { PGlite } from "@electric-sql/pglite";
import type { QueryOptions } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { EmbeddedClient } from "#server/platform/db/embedded-client.ts";
import { emptyImage } from "#tests/support/empty-image.ts";

let db: EmbeddedClient;

beforeAll(async () => {
  db = new EmbeddedClient({ loadDataDir: await emptyImage() });
  await db.waitReady;
});

afterAll(() => db.close());

beforeEach(async () => {
  await db.exec("drop table if exists things; create table things (id int primary key, name text)");
  await db.query("insert into things values ($1, $2), (2, null)", [1, "one"]);
});

const ALL = "select * from things order by id";
const countPrepared = async () =>
  (await db.query<{ n: number }>("select count(*)::int as n from pg_prepared_statements")).rows[0]
    ?.n ?? 0;

it.each<[string, string, unknown[], QueryOptions?]>([
  [
    "values of many types",
    "select $1::int a, $2::text b, $3::jsonb c, $4::timestamptz d, $5::boolean e, $6::bytea f, $7::uuid[] g, $8::bigint h, $9::text i",
    [
      1,
      "ü\n'",
      { a: [1] },
      new Date(0),
      true,
      new Uint8Array([0, 255]),
      ["0d0e7c5c-33ab-4c5d-9d5a-0c1c2a3b4c5d"],
      "9007199254740993",
      null,
    ],
  ],
  ["rows in an array", "select id, name from things order by id", [], { rowMode: "array" }],
  [
    "a parser of the caller's",
    "select now() - now() + interval '1 day' as age, date '2026-01-02' as day",
    [],
    { parsers: { 1082: (text: string) => `day ${text}` } },
  ],
  ["a count of changed rows", "update things set name = $1", ["other"]],
  ["no rows", "select id from things where false", []],
])("answers as PGlite does: %s", async (_what, text, values, options) => {
  const expected = await PGlite.prototype.query.call(db, text, values, options);
  expect(await db.query(text, values, options)).toEqual(expected);
  expect(await db.query(text, values, options)).toEqual(expected);
});

it("answers with the columns that a table has now", async () => {
  await db.query(ALL);
  await db.query("alter table things add column size int default 3");
  expect((await db.query(ALL)).rows).toContainEqual({ id: 1, name: "one", size: 3 });
  await db.exec("alter table things drop column size");
  expect((await db.query(ALL)).rows).toContainEqual({ id: 1, name: "one" });
  await db.transaction(async (tx) => {
    await tx.query("alter table things add column size int default 4");
    expect((await tx.query(ALL)).rows).toContainEqual({ id: 1, name: "one", size: 4 });
  });
  expect((await db.query(ALL)).rows).toContainEqual({ id: 1, name: "one", size: 4 });
});

it("goes on after statements that fail", async () => {
  const byId = "select name from things where id = $1";
  await expect(db.query("select nothing")).rejects.toMatchObject({ code: "42703" });
  await expect(db.query(byId, ["no number"])).rejects.toMatchObject({ code: "22P02" });
  await expect(db.query("insert into things values (1)")).rejects.toMatchObject({ code: "23505" });
  expect((await db.query(byId, [1])).rows).toEqual([{ name: "one" }]);
});

it("undoes a transaction in which a statement failed", async () => {
  const run = db.transaction(async (tx) => {
    await tx.query("update things set name = 'two' where id = 2");
    await tx.query("insert into things values (1)");
  });
  await expect(run).rejects.toMatchObject({ code: "23505" });
  expect((await db.query(ALL)).rows).toContainEqual({ id: 2, name: null });
});

it("runs a statement from outside a transaction only after the transaction has ended", async () => {
  let outside: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    outside = db.query("update things set name = 'outside' where id = 1");
    await tx.query("update things set name = 'inside' where id = 1");
    await Promise.all([tx.query(ALL), tx.query(ALL)]);
    await tx.rollback();
    await expect(tx.query(ALL)).rejects.toThrow("Transaction is closed");
  });
  await outside;
  expect((await db.query(ALL)).rows).toContainEqual({ id: 1, name: "outside" });
});

it("keeps a bounded number of prepared statements, and prepares one anew that is used for long", async () => {
  for (let i = 0; i < 300; i++)
    expect((await db.query(`select ${i} as n`)).rows).toEqual([{ n: i }]);
  expect(await countPrepared()).toBeLessThanOrEqual(101);
  for (let i = 0; i < 2_100; i++)
    expect((await db.query("select $1::int + 1 as n", [i])).rows).toEqual([{ n: i + 1 }]);
  expect(await countPrepared()).toBeLessThanOrEqual(101);
});
