import { and, asc, eq, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { CLIP_FOLDERS, PICTURE_ORIGINALS, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import { unreferencedFiles } from "#server/platform/db/schema.ts";
import { LEASE_MS } from "#server/platform/jobs/leases.ts";
import { isReferenced } from "./file-references.ts";
import type { ContentContext } from "./context.ts";

/** One run removes no more than this; the next one goes on. */
const REMOVED_PER_RUN = 100;
const FOLDERS = [
  ...new Set(Object.values(UPLOAD_KINDS).map(({ folder }) => folder)),
  ...Object.values(CLIP_FOLDERS),
  PICTURE_ORIGINALS,
].join("|");
/** '<titles>-<lesson id>/videos/<file>': the bucket may hold what is not ours, which stays. */
const OF_CONTENT = new RegExp(
  `^[a-z0-9-]*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${FOLDERS})/[^/]+$`,
);

/** Is it the key of a file of a lesson or a course? */
const isContentKey = (key: string): boolean => OF_CONTENT.test(key);

/**
 * Removes files that nothing refers to from the store, in two steps that are days apart: a run
 * lists those it finds; a later run removes what was listed a grace period ago and is still not
 * referred to. Safe to run in every instance at once.
 */
export async function removeUnreferencedFiles(server: ContentContext): Promise<void> {
  const listed = await listUnreferenced(server);
  const removed = await removeListed(server);
  if (listed + removed > 0) server.log.info({ listed, removed }, "files that nothing refers to");
}

/** @returns how many were found that were not listed before. */
async function listUnreferenced({ db, files, now }: ContentContext): Promise<number> {
  let listed = 0;
  for await (const page of files.pages()) {
    const keys = page.filter(isContentKey);
    if (keys.length === 0) continue;
    const found = await db
      .insert(unreferencedFiles)
      .select(
        sql`select file.key, ${now().toISOString()}::timestamptz, null::timestamptz
          from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as file(key)
          where not ${isReferenced(sql`file.key`)}`,
      )
      .onConflictDoNothing()
      .returning({ key: unreferencedFiles.key });
    listed += found.length;
  }
  await db.delete(unreferencedFiles).where(isReferenced(unreferencedFiles.key));
  return listed;
}

/**
 * Whatever begins to refer to a listed file takes it off the list in its own transaction
 * (`keepFiles`), so either that comes first and the file is not leased here, or the lease comes
 * first and the other one is refused.
 */
async function removeListed({ db, files, now }: ContentContext): Promise<number> {
  const nowMs = now().getTime();
  const { key, since, removing_at } = unreferencedFiles;
  const isDue = and(
    lte(since, new Date(nowMs - RETENTION_DAYS.unreferencedFile * DAY_MS)),
    // An instance that ended in the middle of it leaves its leases to others.
    or(isNull(removing_at), lte(removing_at, new Date(nowMs - LEASE_MS))),
  );
  const due = db
    .select({ key })
    .from(unreferencedFiles)
    .where(isDue)
    .orderBy(asc(since), asc(key))
    .limit(REMOVED_PER_RUN);
  const leased = await db
    .update(unreferencedFiles)
    .set({ removing_at: now() })
    .where(and(inArray(key, due), isDue, not(isReferenced(key))))
    .returning({ key });
  let removed = 0;
  try {
    for (const file of leased) {
      await files.delete(file.key);
      await db.delete(unreferencedFiles).where(eq(key, file.key));
      removed++;
    }
  } finally {
    // Where the store failed, what was not tried is free again; of the one that was, nobody knows
    // whether it is gone.
    const untried = leased.slice(removed + 1).map((file) => file.key);
    if (untried.length > 0)
      await db.update(unreferencedFiles).set({ removing_at: null }).where(inArray(key, untried));
  }
  return removed;
}
