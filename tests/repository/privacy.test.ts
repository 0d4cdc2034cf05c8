import { readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { FIELD_ROWS } from "#domain/family/fields.ts";
import { keysOf } from "#domain/pick.ts";
import * as schema from "#server/platform/db/schema.ts";

/** Tables that hold lessons and what is done with them: nothing of a person, not even an id. */
const OF_LESSONS = ["content_state", "unreferenced_files"] as const;
/** The job queue's own; it is in no schema of ours. */
const OF_JOBS = "pgboss.job";

const document = readFileSync(join(import.meta.dirname, "../../docs/privacy.md"), "utf8");
const kept = document.split("## What is kept")[1]?.split("\n## ")[0] ?? "";

it("docs/privacy.md names every field of a family and of a child (T-1525)", () =>
  expect(keysOf(FIELD_ROWS).filter((column) => !kept.includes(`(\`${column}\`)`))).toEqual([]));

it("docs/privacy.md lists every table but those of lessons, and no other (T-668)", () => {
  const places = kept
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => [...(line.split(" | ")[1] ?? "").matchAll(/`([\w.]+)`/g)])
    .map(([, name]) => name ?? "");
  const tables = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ schema: group, name }) => (group === undefined ? name : `${group}.${name}`));
  const expected = [...tables.filter((name) => !OF_LESSONS.some((own) => own === name)), OF_JOBS];
  expect([...new Set(places)].toSorted()).toEqual(expected.toSorted());
});
