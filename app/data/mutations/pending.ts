import type { JarEntry } from "#domain/allowance/ledger.ts";
import { progressAfter } from "#domain/learning/progress.ts";
import type { LessonProgress } from "#domain/learning/progress.ts";
import { streakReward } from "#domain/learning/streak.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { xpReward } from "#domain/learning/xp.ts";
import type { Day } from "#domain/days.ts";
import type { Mutation, MutationKind } from "./mutations.ts";

/*
 * What mutations that wait on this device will change, by the rules of the domain that the server
 * applies too. Loaded where some wait: a first slide is shown without it.
 */

/** The part of a profile that mutations change, and the ledger. */
export interface Played {
  lesson_progress: LessonProgress;
  xp_lessons: readonly string[];
  lifetime_xp: number;
  streak_count: number;
  last_streak_date: Day | null;
  streak_shield: Shield | null;
  /** Of the child's ledger; absent where none is shown. */
  jar_entries?: readonly JarEntry[];
}

/** `changes` is what a mutation changes, `answer` what the server answers to it. */
type Apply<K extends MutationKind> = (
  played: Played,
  mutation: Mutation<K>,
) => { changes: Partial<Played>; answer: unknown };

/** What the server does with a mutation; a kind without its rule does not compile. */
const APPLY = {
  progress: ({ lesson_progress }, { lessonId, ...reached }) => {
    const progress = progressAfter(lesson_progress[lessonId], reached);
    return {
      changes: { lesson_progress: { ...lesson_progress, [lessonId]: progress } },
      answer: progress,
    };
  },
  xp: ({ xp_lessons, lifetime_xp }, { lessonId }) => {
    const answer = xpReward(lifetime_xp, xp_lessons.includes(lessonId));
    return {
      changes: {
        lifetime_xp: answer.lifetime_xp,
        xp_lessons: [...new Set([...xp_lessons, lessonId])],
      },
      answer,
    };
  },
  streak: ({ streak_count, last_streak_date, streak_shield }, { playedOn }) => {
    const before = { count: streak_count, lastDate: last_streak_date };
    const answer = streakReward(before, playedOn, streak_shield);
    const { count, last_date, shield } = answer;
    return {
      changes: { streak_count: count, last_streak_date: last_date, streak_shield: shield },
      answer,
    };
  },
  review: () => ({ changes: {}, answer: null }),
  feedback: () => ({ changes: {}, answer: null }),
  jar({ jar_entries }, { entry }) {
    const isNew = jar_entries?.every(({ id }) => id !== entry.id) ?? false;
    return { changes: isNew ? { jar_entries: [...(jar_entries ?? []), entry] } : {}, answer: null };
  },
} satisfies { [K in MutationKind]: Apply<K> };
const rules: { [K in MutationKind]: Apply<K> } = APPLY;

const applyMutation = <T extends Played, K extends MutationKind>(
  profile: T,
  mutation: Mutation<K>,
): T => ({ ...profile, ...rules[mutation.kind](profile, mutation).changes });

/** The profile as it will be once the server has accepted what waits. */
export const withPending = <T extends Played>(profile: T, mutations: readonly Mutation[]): T =>
  mutations.reduce<T>((now, mutation) => applyMutation(now, mutation), profile);

const NOTHING: Played = {
  lesson_progress: {},
  xp_lessons: [],
  lifetime_xp: 0,
  streak_count: 0,
  last_streak_date: null,
  streak_shield: null,
};

/** The progress of lessons once the server has accepted what waits. */
export const withPendingProgress = (
  lesson_progress: LessonProgress,
  mutations: readonly Mutation[],
): LessonProgress => withPending({ ...NOTHING, lesson_progress }, mutations).lesson_progress;

/** The entries of a child's ledger once the server has accepted what waits. */
export const withPendingEntries = (
  jar_entries: readonly JarEntry[],
  mutations: readonly Mutation[],
): JarEntry[] => withPending({ ...NOTHING, jar_entries }, mutations).jar_entries.slice();

/** The server's answer to a mutation that waits: as it will be, by what the device knows. */
export const xpAnswer = (played: Played, mutation: Mutation<"xp">) =>
  APPLY.xp(played, mutation).answer;
export const streakAnswer = (played: Played, mutation: Mutation<"streak">) =>
  APPLY.streak(played, mutation).answer;
