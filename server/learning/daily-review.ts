import { and, eq, sql } from "drizzle-orm";
import type { Day } from "#domain/days.ts";
import { questionOfDay } from "#domain/learning/reviews.ts";
import { isChild, noteActivity, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { children, dailyReviews } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { askedQuestion } from "./asked-question.ts";
import type { LearningContext } from "./context.ts";
import { keepLessonDay } from "./lesson-end-day.ts";
import type { Reader } from "./lesson-language.ts";
import type { LessonForFamily } from "./lesson-text.ts";
import { readReviewBank } from "./review-bank.ts";
import type { ReadBank } from "./review-bank.ts";

/** The question that comes back on a day. */
interface DailyReview {
  /** The family's day, by `zone`. */
  day: Day;
  /** IANA zone of the family. */
  zone: string;
  /** Null while the child has finished no lesson that asks something. */
  question: {
    lesson_id: string;
    slide_id: string;
    is_answered: boolean;
    /** The lesson with the question alone; null once it is answered. */
    lesson: LessonForFamily | null;
  } | null;
}

const rowOf = ({ id }: Pick<Child, "id">, day: Day) =>
  and(eq(dailyReviews.child, id), eq(dailyReviews.day, day));

/** The question that was offered to a child on a day; null where none was. */
export async function readOffered(db: Queryable, child: Child, day: Day) {
  const [row] = await db.select().from(dailyReviews).where(rowOf(child, day));
  return row ?? null;
}

/**
 * The question that comes back today: chosen once a day, so that all devices show the same one, and anew where
 * its slide is no longer there for the child. Throws profile_missing.
 */
export async function readDailyReview(
  server: LearningContext,
  child: Child,
  reader: Reader,
): Promise<DailyReview> {
  const { today, zone, ...read } = await readReviewBank(server, child);
  const row = await chooseQuestion(server.db, child, { today, ...read });
  const day = { day: today, zone: zone ?? "UTC" };
  if (row === null) return { ...day, question: null };
  const { lesson_id, slide_id, answered_at } = row;
  const is_answered = answered_at !== null;
  const lesson = is_answered
    ? null
    : await askedQuestion(server, reader, { lessonId: lesson_id, slideId: slide_id });
  return { ...day, question: { lesson_id, slide_id, is_answered, lesson } };
}

/** The day's row, chosen where there is none that counts; null where nothing can be asked. */
async function chooseQuestion(
  db: Queryable,
  child: Child,
  { today, bank, readAnswers }: Pick<ReadBank, "today" | "bank" | "readAnswers">,
) {
  const kept = await readOffered(db, child, today);
  const isThere = bank.some(({ id }) => id === kept?.slide_id);
  if (kept !== null && (kept.answered_at !== null || isThere)) return kept;
  if (bank.length === 0) return null;
  const next = questionOfDay(bank, await readAnswers(), today);
  if (next !== null) {
    const chosen = { lesson_id: next.lessonId, slide_id: next.id };
    await db
      .insert(dailyReviews)
      .values({ child: child.id, day: today, ...chosen })
      .onConflictDoUpdate({
        target: [dailyReviews.child, dailyReviews.day],
        set: chosen,
        // Another device of the family may have been first.
        setWhere: sql`${dailyReviews.answered_at} is null
          and ${dailyReviews.slide_id} = ${kept?.slide_id ?? next.id}`,
      });
  }
  return readOffered(db, child, today);
}

/**
 * Notes that the child answered the question that was offered on a day: the day then counts as one with a
 * finished lesson does (`keepLessonDay`). Repeating it changes nothing. Throws profile_missing,
 * no_review_that_day.
 */
export async function answerDailyReview(
  server: LearningContext,
  child: Child,
  day: Day,
): Promise<{ day: Day }> {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    await noteActivity(tx, child.familyId, now);
    const [found] = await tx
      .select({ eventId: children.child_id, zone: sharedByFamily.time_zone })
      .from(children)
      .where(isChild(child))
      .for("update");
    if (found === undefined) throw new ApiError("profile_missing");
    const row = await readOffered(tx, child, day);
    if (row === null) throw new ApiError("no_review_that_day");
    if (row.answered_at !== null) return { day };
    await tx.update(dailyReviews).set({ answered_at: now }).where(rowOf(child, day));
    const { lesson_id: lessonId } = row;
    await keepLessonDay(tx, child, { ...found, lessonId, reported: day, isRepeated: false, now });
    return { day };
  });
}
