import { eq, sql } from "drizzle-orm";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { Written } from "#server/auth/request-limits.ts";
import { addCount } from "#server/insight/counters.ts";
import { isChild } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { children, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { mergeLessonFeedback } from "./queries.ts";

const QUESTIONS = ["difficulty", "enjoyment"] as const;

/**
 * Saves a child's answers about a lesson; its result is all its answers about it. Throws
 * profile_missing.
 */
export const giveLessonFeedback = (
  { db, now }: Pick<LearningContext, "db" | "now">,
  child: Child,
  lessonId: string,
  given: { [Question in keyof LessonFeedback]: LessonFeedback[Question] | undefined },
): Promise<Written<LessonFeedback>> =>
  db.transaction(async (tx) => {
    const isAnswered = await answersOfFamily(tx, child.familyId, lessonId);
    const [before] = await tx
      .select({ feedback: children.lesson_feedback })
      .from(children)
      .where(isChild(child));
    const said = before?.feedback[lessonId];
    const [saved] = await mergeLessonFeedback(tx, child, lessonId, given, now());
    if (saved === undefined) throw new ApiError("profile_missing");
    for (const question of QUESTIONS)
      if (given[question] !== undefined && !isAnswered[question])
        await addCount(tx, now(), `${question}:${given[question]}`, lessonId);
    const isNew = QUESTIONS.some(
      (question) => given[question] !== undefined && given[question] !== said?.[question],
    );
    return { result: saved.feedback[lessonId] ?? {}, hasChanged: isNew };
  });

/**
 * Which questions about a lesson a child of the family has answered: one answer of a family is
 * counted (domain/wire/child-groups.ts). Holds the family still until the transaction ends.
 */
async function answersOfFamily(tx: Transaction, familyId: string, lessonId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, familyId)).for("update");
  const found = await tx.execute<Record<(typeof QUESTIONS)[number], boolean>>(sql`
    select coalesce(bool_or(answers ? 'difficulty'), false) as difficulty,
      coalesce(bool_or(answers ? 'enjoyment'), false) as enjoyment
    from (
      select lesson_feedback -> ${lessonId}::text from ${children} where family_id = ${familyId}
    ) as said(answers)`);
  const [row] = (found as { rows: Record<(typeof QUESTIONS)[number], boolean>[] }).rows;
  return row ?? { difficulty: false, enjoyment: false };
}
