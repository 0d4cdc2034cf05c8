import { useEffect, useRef } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { stepsOf, wordingFor } from "#domain/content/mission-card.ts";
import type { MissionCard } from "#domain/content/mission-card.ts";
import { missionCard as words } from "#app/copy/mission-cards.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import { fetchLesson, hasShelf, mapOfLesson } from "#app/data/learning/lessons.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { withLines } from "#app/read-aloud/recorded-lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { playVoice, stopVoice } from "#app/ui/sound.ts";
import { useFamily } from "../guard/family-context.ts";
import { navigate } from "../router.tsx";

export type MissionCardState =
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | {
      state: "ready";
      card: MissionCard;
      age: number;
      order: number;
      isDone: boolean;
      media: Lesson["media"];
      goOn: () => void;
    };

/** The mission card of the lesson in the URL; one without a card leads to the course map. */
export function useMissionCard(): MissionCardState {
  const { profile } = useFamily();
  const id = publicParam("lesson");
  const loaded = useLoad(`card ${id}`, async () => {
    if (id === null) throw new AppError("lesson_not_found");
    const [lesson, { lessons }] = await Promise.all([
      fetchLesson(id),
      fetchCourseMap(hasShelf() ? { lesson: id } : {}),
    ]);
    return { lesson, isDone: lessons.find((other) => other.id === id)?.card === "done" };
  });
  const value = loaded.state === "ready" ? loaded.value : null;
  const leaving = useRef<() => void>(() => undefined);
  useEffect(() => () => leaving.current(), []);
  const isMissing = value !== null && value.lesson.mission_card === undefined;
  useEffect(() => {
    if (isMissing) navigate(paths.courseMap(), { replace: true });
  }, [isMissing]);
  useEffect(() => {
    const card = value?.lesson.mission_card;
    if (value === null || card === undefined || !isReadTo(profile.kid_age)) return undefined;
    let isGone = false;
    withLines((find) => {
      if (isGone) return;
      const last = find(value.isDone ? words.done : words.ask);
      const steps = stepsOf(card).map(({ audio_url }) => audio_url);
      const wording = wordingFor(card, profile.kid_age)?.audio_url ?? null;
      playVoice([card.title_audio_url, wording, ...steps, last], { media: value.lesson.media });
    });
    return () => {
      isGone = true;
      stopVoice();
    };
  }, [value, profile.kid_age]);

  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  if (value?.lesson.mission_card === undefined) return { state: "loading" };
  return {
    state: "ready",
    card: value.lesson.mission_card,
    age: profile.kid_age,
    order: value.lesson.order,
    isDone: value.isDone,
    media: value.lesson.media,
    goOn() {
      // The press is painted before the map is drawn; a second one does not open it twice.
      leaving.current();
      leaving.current = afterPaint(() => navigate(mapOfLesson(value.lesson.lesson_id)));
    },
  };
}
