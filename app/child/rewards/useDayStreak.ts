import { useEffect } from "react";
import streakSound from "#course/media/sounds/streak.m4a?url";
import { numberWords } from "#domain/content/number-words.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { hasShield } from "#domain/learning/streak.ts";
import type { WeekDay } from "#domain/learning/streak.ts";
import { rewards } from "#app/copy/child.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { growStreak } from "#app/data/learning/rewards.ts";
import { keepDueCard } from "#app/data/learning/due-card.ts";
import { useFamily } from "../guard/family-context.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { playEffect } from "#app/ui/sound.ts";
import { navigate } from "../router.tsx";

export type DayStreak = { goOn: () => void; again: () => void } & (
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; count: number; week: WeekDay[]; texts: readonly string[]; hasShield: boolean }
);

/** The lines below the number of days. The shield is named only to a child who holds one. */
export const streakTexts = (isShielded: boolean): readonly string[] => [
  isShielded ? rewards.shieldReady : rewards.streakText,
  rewards.streakAdvice,
];

export function useDayStreak(): DayStreak {
  const { profile } = useFamily();
  const loaded = useLoad("streak", () => growStreak(profile));
  useEffect(() => playEffect(streakSound), []);
  const streak = loaded.state === "ready" ? loaded.value : null;
  const isShielded = streak !== null && hasShield(streak.shield);
  const texts = streakTexts(isShielded);
  useReadAloud(
    profile.kid_age,
    streak === null
      ? []
      : [...numberWords(streak.count), rewards.streakHeading(streak.count), ...texts],
  );
  const rest = {
    again: loaded.again,
    goOn: () => {
      const lesson = publicParam("lesson");
      if (lesson === null) return navigate(paths.courseMap());
      keepDueCard(lesson);
      navigate(paths.feedback1(lesson));
    },
  };
  if (loaded.state === "loading") return { state: "loading", ...rest };
  if (loaded.state === "failed") return { state: "failed", message: loaded.error.message, ...rest };
  const { count, week } = loaded.value;
  return { state: "ready", count, week, texts, hasShield: isShielded, ...rest };
}
