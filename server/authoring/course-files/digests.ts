import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons } from "#server/platform/db/schema.ts";
import type { CourseFileWrites } from "./writes.ts";

/** Stores the digests of a course and its lessons, by which later edits are detected. */
export async function saveFileDigests(
  db: Queryable,
  courseId: string | null,
  digests: CourseFileWrites["digests"],
): Promise<void> {
  if (courseId !== null && digests.course !== null)
    await db.update(courses).set({ file_digest: digests.course }).where(eq(courses.id, courseId));
  await db.execute(sql`
    update ${lessons} set file_digest = filed.digest
    from jsonb_to_recordset(${JSON.stringify(digests.lessons)}::jsonb) as filed(id uuid, digest text)
    where ${lessons.id} = filed.id`);
}
