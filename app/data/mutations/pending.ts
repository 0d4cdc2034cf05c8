import { progressAfter } from "#domain/learning/progress.ts";
import type { LessonProgress } from "#domain/learning/progress.ts";
import { nextStreak } from "#domain/learning/streak.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { xpReward } from "#domain/learning/xp.ts";
import type { Day } from "#domain/days.ts";
import type { Mutation, MutationKind } from "./mutations.ts";

/*
 * What mutations that wait on this device will change, by the rules of the domain that the server
 * applies too. Loaded where some wait: a first slide is shown without it.
 */

/** The part of a profile that mutations change. */
export interface Played {
  lesson_progress: LessonProgress;
  xp_lessons: readonly string[];
  lifetime_xp: number;
  streak_count: number;
  last_streak_date: Day | null;
  /** Absent in an answer of an earlier release. */
  streak_shield?: Shield | null;
}

type Apply<K extends MutationKind> = (played: Played, mutation: Mutation<K>) => Partial<Played>;

/** The profile once the server has accepted a mutation; a kind without its rule does not compile. */
const RULES: { [K in MutationKind]: Apply<K> } = {
  progress: ({ lesson_progress }, { lessonId, ...reached }) => ({
    lesson_progress: {
      ...lesson_progress,
      [lessonId]: progressAfter(lesson_progress[lessonId], reached),
    },
  }),
  xp: ({ xp_lessons, lifetime_xp }, { lessonId }) => ({
    lifetime_xp: xpReward(lifetime_xp, xp_lessons.includes(lessonId)).lifetime_xp,
    xp_lessons: [...new Set([...xp_lessons, lessonId])],
  }),
  streak: ({ streak_count, last_streak_date, streak_shield }, { playedOn }) => {
    const before = { count: streak_count, lastDate: last_streak_date };
    const { count, lastDate, shield } = nextStreak(before, streak_shield, playedOn);
    return { streak_count: count, last_streak_date: lastDate, streak_shield: shield };
  },
  feedback: () => ({}),
  jar: () => ({}),
};

const applyMutation = <T extends Played, K extends MutationKind>(
  profile: T,
  mutation: Mutation<K>,
): T => ({ ...profile, ...RULES[mutation.kind](profile, mutation) });

/** The profile as it will be once the server has accepted what waits. */
export const withPending = <T extends Played>(profile: T, mutations: readonly Mutation[]): T =>
  mutations.reduce<T>((now, mutation) => applyMutation(now, mutation), profile);

/** The progress of lessons once the server has accepted what waits. */
export const withPendingProgress = (
  lesson_progress: LessonProgress,
  mutations: readonly Mutation[],
): LessonProgress =>
  withPending(
    { lesson_progress, xp_lessons: [], lifetime_xp: 0, streak_count: 0, last_streak_date: null },
    mutations,
  ).lesson_progress;
