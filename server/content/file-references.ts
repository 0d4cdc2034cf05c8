import { and, inArray, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { HASH_IN_NAME } from "#domain/content/file-names.ts";
import { PICTURE_ORIGINALS } from "#domain/content/uploads.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import {
  clipConversions,
  courses,
  lessons,
  lessonVersions,
  slides,
  unreferencedFiles,
} from "#server/platform/db/schema.ts";
import { keyOfMediaUrl, mediaUrl } from "#server/platform/files/media-url.ts";

const PREFIX = mediaUrl("");
const URLS = sql.raw(`'$.** ? (@.type() == "string" && @ starts with "${PREFIX}")'`);

const ROWS_OF_CONTENT = sql`
    select to_jsonb(t) as held from ${slides} t union all
    select to_jsonb(t) from ${lessonVersions} t union all
    select to_jsonb(t) from ${lessons} t union all
    select to_jsonb(t) from ${courses} t`;

/**
 * Keys of all files that some rows refer to. Every text of a row that is a URL of ours counts, so
 * that a new column needs no change here.
 */
const keysOf = (rows: SQL) => sql`
  select substr(found.url #>> '{}', ${PREFIX.length + 1}::int) as key
  from (${rows}) as rows, jsonb_path_query(rows.held, ${URLS}) as found(url)`;

/**
 * Drafts, the trash, published versions, and conversions of clips, which hold the originals. A row
 * of the trash is a row of `slides` until it is purged.
 */
const referencedKeys = keysOf(
  sql`${ROWS_OF_CONTENT} union all select to_jsonb(t) from ${clipConversions} t`,
);

/**
 * The key of the smaller picture that was made of an author's own, which is in use while that is:
 * '<lesson>/picture-originals/quiz-answer-images.cat-0a1b2c3d-4e5f6a7b.png' is the original of
 * '<lesson>/quiz-answer-images/cat-0a1b2c3d.webp'. Other keys stay as they are.
 */
const resizedKey = (key: SQL | AnyPgColumn) =>
  sql`regexp_replace(${key}, ${`/${PICTURE_ORIGINALS}/([a-z-]+)\\.(.+)-${HASH_IN_NAME}\\.[a-z]+$`}, '/\\1/\\2.webp')`;

/**
 * Does anything refer to this key, or to the picture that was made of it? A join for the planner:
 * `in` would run the query once for each key.
 */
export const isReferenced = (key: SQL | AnyPgColumn) =>
  sql`exists (select from (${referencedKeys}) as referenced where referenced.key = ${resizedKey(key)})`;

/** Does a draft, the trash or a published version hold this URL of a file of ours? */
export const isInContent = (url: SQL) =>
  sql`exists (select from (${keysOf(ROWS_OF_CONTENT)}) as held where ${PREFIX} || held.key = ${url})`;

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
