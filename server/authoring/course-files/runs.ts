import { eq, lt, sql } from "drizzle-orm";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { courseFileRuns } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";

/** A lease that was not renewed for this long is free. */
const SILENT_MS = 60_000;
const TOUCH_EVERY_MS = 15_000;
const RUNS_LOCK = 7_042_031;

type Server = Pick<AuthoringContext, "db" | "now" | "log">;

/**
 * Runs the check or the import of a course file while holding one of the leases
 * (`COURSE_FILE_LIMITS.atOnce`). Nothing is queued: throws course_file_running if this author has one
 * already, course_files_busy if all leases are taken.
 */
export async function withCourseFileLease<T>(
  server: Server,
  authorId: string,
  work: () => Promise<T>,
): Promise<T> {
  const id = await acquireLease(server, authorId);
  const isRun = eq(courseFileRuns.id, id);
  const noteFailure = (error: unknown) =>
    server.log.warn({ err: error }, "a row of course_file_runs could not be updated or deleted");
  const timer = setInterval(() => {
    server.db
      .update(courseFileRuns)
      .set({ touched_at: server.now() })
      .where(isRun)
      .catch(noteFailure);
  }, TOUCH_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // A row that was not deleted expires after SILENT_MS.
    await server.db.delete(courseFileRuns).where(isRun).catch(noteFailure);
  }
}

/** @returns the id of the lease. */
const acquireLease = ({ db, now }: Server, authorId: string): Promise<string> =>
  db.transaction(async (tx) => {
    // Serialises concurrent requests, so that they can't exceed the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(${RUNS_LOCK})`);
    const silent = new Date(now().getTime() - SILENT_MS);
    await tx.delete(courseFileRuns).where(lt(courseFileRuns.touched_at, silent));
    const runs = await tx.select().from(courseFileRuns);
    if (runs.some((run) => run.author_id === authorId)) throw new ApiError("course_file_running");
    if (runs.length >= COURSE_FILE_LIMITS.atOnce) throw new ApiError("course_files_busy");
    const [run] = await tx
      .insert(courseFileRuns)
      .values({ author_id: authorId, touched_at: now() })
      .returning({ id: courseFileRuns.id });
    if (run === undefined) throw new Error("the run of a course file was not inserted");
    return run.id;
  });
