import { useEffect } from "react";
import missionSound from "#course/media/sounds/mission.m4a?url";
import { paths } from "#domain/routing/child-paths.ts";
import { rewards } from "#app/copy/child.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { AppError } from "#app/data/base/errors.ts";
import { keepDueWay } from "#app/data/learning/due-card.ts";
import { grantXp, isXpGuarded } from "#app/data/learning/rewards.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { playEffect } from "#app/ui/sound.ts";
import { useFamily } from "../guard/family-context.ts";
import { navigate } from "../router.tsx";

export type Mission = { goOn: () => void; again: () => void } & (
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; lifetimeXp: number; granted: boolean }
);

export function useMission(): Mission {
  const { userId, profile } = useFamily();
  const lesson = publicParam("lesson");
  useEffect(() => playEffect(missionSound), []);
  useReadAloud(profile.kid_age, [rewards.mission]);

  const loaded = useLoad(`xp ${lesson}`, async () => {
    if (lesson === null) throw new AppError("lesson_not_found");
    if (isXpGuarded(userId, lesson)) return { lifetime_xp: profile.lifetime_xp, granted: false };
    const grant = await grantXp(userId, profile, lesson);
    if (grant.granted) keepDueWay(lesson);
    return grant;
  });

  const rest = { again: loaded.again, goOn: () => navigate(paths.dayStreak(lesson ?? "")) };
  if (loaded.state === "loading") return { state: "loading", ...rest };
  if (loaded.state === "failed") return { state: "failed", message: loaded.error.message, ...rest };
  return {
    state: "ready",
    lifetimeXp: loaded.value.lifetime_xp,
    granted: loaded.value.granted,
    ...rest,
  };
}
