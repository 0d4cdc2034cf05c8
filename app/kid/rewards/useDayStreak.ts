import { useEffect } from "react";
import { useLocation } from "wouter";
import streakSound from "#course/media/sounds/streak.m4a?url";
import { paths } from "#domain/paths.ts";
import type { WeekDay } from "#domain/streak.ts";
import { rewards } from "#app/copy/kid.ts";
import { useReadAloud } from "#app/lesson-player/read-aloud/useReadAloud.ts";
import { publicParam } from "#app/data/address.ts";
import { growStreak } from "#app/data/lessons.ts";
import { useFamily } from "../guard/FamilyGate.tsx";
import { useLoad } from "#app/data/use-load.ts";
import { playEffect } from "#app/ui/sound.ts";

export type DayStreak = { goOn: () => void; again: () => void } & (
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; count: number; week: WeekDay[] }
);

export function useDayStreak(): DayStreak {
  const [, navigate] = useLocation();
  const { profile } = useFamily();
  const loaded = useLoad("streak", () => growStreak(profile));
  useEffect(() => playEffect(streakSound), []);
  useReadAloud(profile.kid_age, [rewards.streakText]);
  const rest = { again: loaded.again, goOn: () => navigate(paths.feedback1(publicParam("lesson") ?? "")) };
  if (loaded.state === "loading") return { state: "loading", ...rest };
  if (loaded.state === "failed") return { state: "failed", message: loaded.error.message, ...rest };
  return { state: "ready", count: loaded.value.count, week: loaded.value.week, ...rest };
}
