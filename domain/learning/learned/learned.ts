import { readLedger } from "../../allowance/ledger.ts";
import type { JarEntry } from "../../allowance/ledger.ts";
import type { PerJar } from "../../allowance/coins.ts";
import type { Currency } from "../../allowance/money.ts";
import { planOn } from "../../allowance/plan.ts";
import type { Plan } from "../../allowance/plan.ts";
import { dayIn } from "../../days.ts";
import type { Day } from "../../days.ts";
import { chooseCourse } from "../course-choice.ts";
import { currentLesson, inOrder } from "../lesson-order.ts";
import { givenAnswers, reviewQuestions } from "../review-bank.ts";
import type { FirstAttempt } from "../review-bank.ts";
import type { LessonProgress } from "../progress.ts";
import { liveStreak } from "../streak.ts";
import type { Shield, Streak } from "../streak.ts";
import { hardQuestionsOf, ideasOf } from "./answers.ts";
import type { AnsweredSlide } from "./answered-slide.ts";
import type { HardQuestion, Idea, TaughtLesson } from "./answers.ts";
import { weeksOf } from "./weeks.ts";
import type { PlayedSlides, PlayedWeek } from "./weeks.ts";

/** Everything that is kept of a child's playing, as the server reads it. */
export interface PlayRecord {
  progress: LessonProgress;
  /** When the XP of each lesson was granted, by the lesson's id. */
  finishedAt: ReadonlyMap<string, Date>;
  /** Days on which a lesson was finished. */
  lessonDays: readonly Day[];
  answers: readonly AnsweredSlide[];
  /** First attempts at questions of a day. */
  reviews: readonly FirstAttempt[];
  played: readonly PlayedSlides[];
  /** When the parent marked each mission card as done, by the lesson's id. */
  cardsDone: ReadonlyMap<string, Date>;
  streak: Streak & { shield: Shield | null };
  plans: readonly Plan[];
  entries: readonly JarEntry[];
}

/** What is published. */
export interface Taught {
  courses: readonly { id: string; order: number }[];
  lessons: readonly TaughtLesson[];
}

/** What a child learned, for its parent. Every list is bounded. */
export interface Learned {
  has_played: boolean;
  /** Finished lessons in the courses' order; `on`: the family's day, null where it is not known. */
  finished: { lesson_id: string; title: string; on: Day | null }[];
  /** Published lessons. */
  lessons: number;
  ideas: Idea[];
  hard: HardQuestion[];
  /** Days in a row; 0 once a day was missed. */
  streak: number;
  /** Days of the last weeks on which the child played. */
  days_played: number;
  /** Null where the family does not use the jars. */
  jars: (PerJar & { currency: Currency }) | null;
  cards_done: { title: string; on: Day }[];
  /** The mission card of the last finished lesson whose card is not done; null without one. */
  card_to_do: { title: string; steps: string[]; dinner: string } | null;
  /** Null once every lesson is finished. `dinner`: the question of its mission card. */
  next: { lesson_id: string; title: string; tag: string; dinner: string | null } | null;
  weeks: PlayedWeek[];
}

const MAX_SHOWN = 60;

/**
 * What a child learned.
 * @param since leaves out ideas whose questions were first answered before then, and hard questions
 *   that were not answered since
 */
export function learnedOf(
  record: PlayRecord,
  { courses, lessons }: Taught,
  { now, zone, since = null }: { now: Date; zone: string | null; since?: Date | null },
): Learned {
  const { progress, finishedAt, lessonDays, cardsDone, played } = record;
  const today = dayIn(now, zone);
  const ofCourse = Map.groupBy(lessons, ({ course_id }) => course_id);
  const ordered = inOrder(courses).flatMap(({ id }) => inOrder(ofCourse.get(id) ?? []));
  const isDone = ({ id }: TaughtLesson) => progress[id]?.completed === true;
  const answersSince = (atOf: (answer: AnsweredSlide) => Date) =>
    new Map(
      record.answers
        .filter((answer) => since === null || atOf(answer) >= since)
        .map((answer) => [answer.slideId, answer]),
    );
  const weeks = weeksOf(played, lessonDays, now, zone);
  const dayOf = (at: Date | undefined) => (at === undefined ? null : dayIn(at, zone));
  return {
    has_played: Object.keys(progress).length > 0,
    finished: ordered
      .filter(isDone)
      .map(({ id, title }) => ({ lesson_id: id, title, on: dayOf(finishedAt.get(id)) }))
      .slice(-MAX_SHOWN),
    lessons: ordered.length,
    ideas: ideasOf(
      ordered,
      answersSince(({ first }) => first.at),
      givenAnswers(
        record.reviews,
        lessons.flatMap(({ id, slides }) => reviewQuestions(id, slides)),
        zone,
      ),
    ).slice(-MAX_SHOWN),
    hard: hardQuestionsOf(
      ordered,
      answersSince(({ lastAt }) => lastAt),
    ),
    streak: liveStreak(record.streak, today),
    days_played: weeks.reduce((sum, { days }) => sum + days, 0),
    jars: jarsOf(record, today),
    cards_done: ordered
      .flatMap(({ id, mission_card }) => {
        const at = cardsDone.get(id);
        return at === undefined || mission_card === undefined
          ? []
          : [{ title: mission_card.title, on: dayIn(at, zone) }];
      })
      .slice(-MAX_SHOWN),
    card_to_do: cardToDo(ordered.filter((lesson) => isDone(lesson) && !cardsDone.has(lesson.id))),
    next: nextOf(progress, courses, ordered),
    weeks,
  };
}

function cardToDo(open: Taught["lessons"]): Learned["card_to_do"] {
  const card = open.flatMap(({ mission_card }) => mission_card ?? []).at(-1);
  if (card === undefined) return null;
  const { title, steps, dinner } = card;
  return { title, steps: steps.map(({ text }) => text), dinner: dinner.trim() };
}

function jarsOf({ plans, entries }: PlayRecord, today: Day): Learned["jars"] {
  const plan = planOn(plans, today);
  if (plan === null || plan.state === "off") return null;
  const { currency } = plan;
  return { ...readLedger(entries, currency).jars, currency };
}

/** The lesson that the course map leads to, else the first open one of another course. */
function nextOf(
  progress: LessonProgress,
  courses: Taught["courses"],
  ordered: Taught["lessons"],
): Learned["next"] {
  const choice = chooseCourse({ course: null, lesson: null }, courses, ordered, progress);
  const ofCourse = ordered.filter(({ course_id }) => choice.ok && course_id === choice.courseId);
  const next =
    currentLesson(progress, ofCourse) ??
    ordered.find(({ id }) => progress[id]?.completed !== true) ??
    null;
  if (next === null) return null;
  const dinner = next.mission_card?.dinner.trim() ?? "";
  const { id, title, tag } = next;
  return { lesson_id: id, title, tag, dinner: dinner === "" ? null : dinner };
}
