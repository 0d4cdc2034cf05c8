import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { lessons } from "#server/platform/db/schema.ts";
import type { Actor } from "./log.ts";

/**
 * After the languages of a course changed: marks the lessons with a draft translation or version in
 * one of them as changed, since their next version may differ from the newest.
 */
export async function markLanguagesChanged(
  tx: Transaction,
  actor: Actor,
  courseId: string,
  changed: readonly string[],
): Promise<void> {
  const languages = sql`array(select jsonb_array_elements_text(${JSON.stringify(changed)}::jsonb))`;
  await tx.execute(sql`
    update ${lessons} set has_changes = true, staff_edited_at = ${actor.now.toISOString()}::timestamptz,
      staff_edited_by = ${actor.staffId}
    where course_id = ${courseId} and deleted_at is null
      and (translations ?| ${languages} or exists (
        select from lesson_versions as v
        where v.lesson_id = ${lessons.id} and v.content -> 'translations' ?| ${languages}))`);
}
