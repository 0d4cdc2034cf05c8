import type { Day } from "#domain/days.ts";
import { familyDay } from "#domain/family/family-day.ts";
import { givenAnswers, reviewBank, reviewQuestions } from "#domain/learning/review-bank.ts";
import type { LessonQuestion } from "#domain/learning/review-bank.ts";
import type { GivenAnswer } from "#domain/learning/reviews.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { isChild, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import { children } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { readLastEnd } from "./lesson-end-day.ts";
import { readFirstAttempts } from "./newest-events.ts";
import { isOpenLesson } from "./progress.ts";
import type { LessonAccess } from "./progress.ts";
import { readLessonAccess } from "./queries.ts";

/** Answers in lessons, and in reviews. */
const ANSWERS = ["answer_tried", "review_tried"] as const;

/** What a child can be asked in reviews. */
export interface ReadBank {
  /** The family's day. */
  today: Day;
  /** IANA zone of the family; null: none is known. */
  zone: string | null;
  access: LessonAccess;
  /** What may be asked: of lessons that the child has finished and that are open to it, by its age. */
  bank: LessonQuestion[];
  /** Reads thousands of rows: only where something may be asked. */
  readAnswers: () => Promise<GivenAnswer[]>;
}

/** Reads what a child can be asked in reviews today. Throws profile_missing. */
export async function readReviewBank(server: LearningContext, child: Child): Promise<ReadBank> {
  const { db } = server;
  const now = server.now();
  const [found] = await db
    .select({ child: children.child_id, zone: sharedByFamily.time_zone })
    .from(children)
    .where(isChild(child));
  const progress = await readLessonAccess(db, child);
  if (found === undefined || progress === undefined) throw new ApiError("profile_missing");
  const { today, zone } = familyDay(now, found.zone, await readLastEnd(db, child));
  const access = { ...progress, paywall: server.config.paywall };
  const published = await server.catalog.read();
  const finished = published.lessons.filter(
    ({ id }) => progress.progress[id]?.completed === true && isOpenLesson(published, access, id),
  );
  const bank = finished.flatMap(({ id, newest }) =>
    reviewBank(id, newest.slides, bandOf(child.age)),
  );
  // Answers count of whichever path.
  const questions = [
    ...finished.flatMap(({ id, newest }) => reviewQuestions(id, newest.slides)),
    ...bank,
  ];
  const readAnswers = async () =>
    givenAnswers(await readFirstAttempts(db, found.child, now, ANSWERS), questions, zone);
  return { today, zone, access, bank, readAnswers };
}
