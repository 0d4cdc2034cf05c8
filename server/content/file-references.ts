import { and, inArray, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/platform/db/connect.ts";
import {
  courses,
  lessons,
  lessonVersions,
  slides,
  unreferencedFiles,
} from "#server/platform/db/schema.ts";
import { keyOfMediaUrl, mediaUrl } from "#server/platform/files/media-url.ts";

const PREFIX = mediaUrl("");
const URLS = sql.raw(`'$.** ? (@.type() == "string" && @ starts with "${PREFIX}")'`);

/**
 * Keys of all files that drafts, the trash and published versions refer to. A row of the trash is a
 * row of `slides` until it is purged. Every text of a row that is a URL of ours counts, so that a
 * new column needs no change here.
 */
const referencedKeys = sql`
  select substr(found.url #>> '{}', ${PREFIX.length + 1}::int) as key
  from (
    select to_jsonb(t) as held from ${slides} t union all
    select to_jsonb(t) from ${lessonVersions} t union all
    select to_jsonb(t) from ${lessons} t union all
    select to_jsonb(t) from ${courses} t
  ) as rows, jsonb_path_query(rows.held, ${URLS}) as found(url)`;

/**
 * Does anything refer to this key? A join for the planner: `in` would run the query once for each
 * key.
 */
export const isReferenced = (key: SQL | AnyPgColumn) =>
  sql`exists (select from (${referencedKeys}) as referenced where referenced.key = ${key})`;

/** Keys of our files that a value of any shape names by URL. */
export function keysIn(value: unknown): string[] {
  if (typeof value === "string") {
    const key = keyOfMediaUrl(value);
    return key === null ? [] : [key];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/**
 * Takes files off the list of those to be removed. Call it in the transaction that refers to them,
 * and before a file that the store has already is relied on.
 * @returns the keys that it came too late for: their removal from the store is under way.
 */
export async function keepFiles(db: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const these = inArray(unreferencedFiles.key, [...keys]);
  await db.delete(unreferencedFiles).where(and(these, isNull(unreferencedFiles.removing_at)));
  const removing = await db
    .select({ key: unreferencedFiles.key })
    .from(unreferencedFiles)
    .where(these);
  return removing.map(({ key }) => key);
}
