import { useEffect, useState } from "react";
import { useLoad } from "#app/data/base/use-load.ts";
import type { Profile } from "#app/data/family/family.ts";

/** A lesson that could be shown does not wait longer for its warm-up. */
const WAIT_MS = 3_000;

type Played = Pick<Profile, "lesson_progress" | "xp_lessons">;

/**
 * Can it be that a lesson has a warm-up: does it begin, and was another one finished before? The profile has the
 * progress of lessons that can be resumed alone; one that was finished is among those with XP.
 */
function mayCome({ lesson_progress, xp_lessons }: Played, lessonId: string): boolean {
  const isResumed = (lesson_progress[lessonId]?.slide ?? 0) > 0 && !xp_lessons.includes(lessonId);
  return !isResumed && xp_lessons.some((id) => id !== lessonId);
}

const load = async (lessonId: string) => (await import("./load-warm-up.ts")).loadWarmUp(lessonId);

export type WarmUp = NonNullable<Awaited<ReturnType<typeof load>>>;

/**
 * The questions that come before a lesson's first slide, with their screen: loaded beside the lesson, in files of
 * their own.
 *
 * @param isLessonReady the first slide could be shown
 * @returns `warmUp`: undefined while it is not known whether there are any; null: none, not any more, or not in time
 */
export function useWarmUp(
  lessonId: string,
  played: Played,
  isLessonReady: boolean,
): { warmUp: WarmUp | null | undefined; endWarmUp: () => void } {
  const [endedOf, setEndedOf] = useState<string | null>(null);
  const isPossible = mayCome(played, lessonId);
  const loaded = useLoad(
    `warm-up ${lessonId}`,
    () => (isPossible ? load(lessonId) : Promise.resolve(null)),
    isPossible ? undefined : null,
  );
  const isWaitedFor = isLessonReady && loaded.state === "loading";
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    const timer = setTimeout(() => setEndedOf(lessonId), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaitedFor, lessonId]);
  const isNone = endedOf === lessonId || loaded.state === "failed";
  return {
    warmUp: isNone ? null : loaded.state === "ready" ? loaded.value : undefined,
    endWarmUp: () => setEndedOf(lessonId),
  };
}
