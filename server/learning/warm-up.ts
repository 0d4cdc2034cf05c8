import { warmUpBank, warmUpQuestions } from "#domain/learning/warm-up.ts";
import type { Child } from "#server/platform/db/children.ts";
import { askedQuestion } from "./asked-question.ts";
import type { LearningContext } from "./context.ts";
import { readOffered } from "./daily-review.ts";
import type { Reader } from "./lesson-language.ts";
import type { LessonForFamily } from "./lesson-text.ts";
import { openLesson } from "./progress.ts";
import { readReviewBank } from "./review-bank.ts";

/**
 * The questions with which a lesson begins, each in its lesson alone; none where nothing is due. Nothing is
 * kept: what was answered is not due. Throws profile_missing, lesson_not_found, lesson_locked, payment_required.
 */
export async function readWarmUp(
  server: LearningContext,
  child: Child,
  reader: Reader,
  lessonId: string,
): Promise<{ questions: LessonForFamily[] }> {
  const { today, access, bank, readAnswers } = await readReviewBank(server, child);
  const catalog = await server.catalog.read();
  const lesson = openLesson(catalog, access, lessonId);
  const offered = await readOffered(server.db, child, today);
  const asked = warmUpBank(bank, lesson, catalog.lessons, offered?.slide_id ?? null);
  if (asked.length === 0) return { questions: [] };
  const due = warmUpQuestions(asked, await readAnswers(), today);
  const questions = await Promise.all(
    due.map(({ id, lessonId: of }) => askedQuestion(server, reader, { lessonId: of, slideId: id })),
  );
  return { questions: questions.filter((question) => question !== null) };
}
