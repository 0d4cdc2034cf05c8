import { useEffect, useMemo, useState } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { inBackground } from "#app/data/base/background.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import {
  fetchLesson,
  hasShelf,
  mapOfLesson,
  resumeAt,
  saveProgress,
  takeLessonReadAhead,
} from "#app/data/learning/lessons.ts";
import { leavePage } from "#app/data/routing/leave-page.ts";
import { slideMemory } from "#app/data/learning/slide-memory.ts";
import { trackLearningEvent } from "#app/telemetry/learning.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { isId } from "#app/data/base/ids.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { loadQuizPanel, loadVideoPanel } from "#app/lesson-player/slides/registry.ts";
import type { LessonPlayerProps } from "#app/lesson-player/useLessonPlayer.ts";
import { useFamily } from "../guard/family-context.ts";
import { navigate, usePathValue } from "../router.tsx";
import { useWarmUp } from "../warm-up/useWarmUp.ts";
import type { WarmUp } from "../warm-up/useWarmUp.ts";
import { useDayGreeting } from "./useDayGreeting.ts";

export type LessonState =
  | { state: "loading" }
  | { state: "not-found" }
  | { state: "no-slides" }
  /** Locked: nothing is broken, it is not the lesson's turn. */
  | { state: "refused"; message: string }
  | { state: "failed"; message: string; again: () => void }
  /** Questions of earlier lessons come before the first slide. */
  | ({ state: "warm-up"; childAge: number; seed: string; onEnd: () => void } & WarmUp)
  | {
      state: "ready";
      lesson: Lesson;
      startAt: number;
      childAge: number;
      memory: LessonPlayerProps["memory"];
      onMove: (slide: number) => Promise<unknown>;
      onEvent: LessonPlayerProps["onEvent"];
      onFinish: () => void;
      onLeave: () => void;
    };

const KEEP_AFTER_MS = 4_000;

export function useLesson(): LessonState {
  const lessonId = usePathValue();
  const { profile, userId } = useFamily();
  const memory = useMemo(() => slideMemory(userId), [userId]);
  const [initial] = useState(() => takeLessonReadAhead(lessonId));
  const loaded = useLoad(
    `lesson ${lessonId}`,
    () =>
      isId(lessonId) ? fetchLesson(lessonId) : Promise.reject(new AppError("lesson_not_found")),
    initial,
  );

  const isResumed = (profile.lesson_progress[lessonId]?.slide ?? 0) > 0;
  useEffect(() => {
    // It goes on with a quiz, more often than not, and begins with a video: the code comes beside
    // the lesson, not after it.
    inBackground("loading a slide's code", isResumed ? loadQuizPanel() : loadVideoPanel());
  }, [isResumed]);

  const shown = loaded.state === "ready" ? loaded.value : null;
  useEffect(() => {
    // After the first slide has what it needs: the rest of the lesson, for a tunnel.
    if (shown === null) return;
    const keep = async () => (await import("./keep-for-tunnel.ts")).keepForTunnel(shown);
    const timer = setTimeout(() => inBackground("keeping the lesson", keep()), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => shown?.media.keepFresh(), [shown]);
  const startAt = shown === null ? 0 : resumeAt(profile, lessonId, shown.slides);
  const { warmUp, endWarmUp } = useWarmUp(lessonId, profile, shown !== null);
  const isWarmedUp = startAt > 0 || warmUp === null;
  useDayGreeting(isWarmedUp ? shown : null, { userId, age: profile.kid_age, startAt });

  const isUnpaid = loaded.state === "failed" && loaded.error.code === "payment_required";
  useEffect(() => {
    if (isUnpaid) window.location.replace(paths.paywall());
  }, [isUnpaid]);

  if (loaded.state === "loading" || isUnpaid) return { state: "loading" };
  if (loaded.state === "failed") {
    const { code, message } = loaded.error;
    if (code === "lesson_not_found") return { state: "not-found" };
    if (code === "lesson_locked") return { state: "refused", message };
    return { state: "failed", message, again: loaded.again };
  }
  const lesson = loaded.value;
  if (lesson.slides.length === 0) return { state: "no-slides" };
  if (!isWarmedUp) {
    const { seed } = memory;
    return warmUp === undefined
      ? { state: "loading" }
      : { state: "warm-up", ...warmUp, childAge: profile.kid_age, seed, onEnd: endWarmUp };
  }
  const slideIds = lesson.slides.map(({ id }) => id);
  return {
    state: "ready",
    lesson,
    startAt,
    childAge: profile.kid_age,
    memory,
    onMove(slide) {
      const isLast = slide === lesson.slides.length - 1;
      const { version, bands } = lesson;
      const slideId = slideIds[slide] ?? "";
      const move = { slide, slideId, isLast, version, band: bands?.[0] };
      return saveProgress(lessonId, move).catch((error: unknown) => {
        const { code } = toAppError(error);
        // The session ended elsewhere: a lesson that is kept nowhere is not played on.
        if (code === "not_authenticated") leavePage(() => window.location.replace(paths.login()));
        // The payment was refunded meanwhile.
        if (code === "payment_required") window.location.replace(paths.paywall());
        throw error;
      });
    },
    onEvent: (event) => keepLessonEvent(lessonId, event),
    onFinish() {
      trackLearningEvent("lesson_completed", { lesson_id: lessonId });
      navigate(paths.missionAccomplished(lessonId), { replace: true });
    },
    // The lesson intro introduces the family's only course; with several courses (a shelf) the first
    // lesson of each leads back to the map.
    onLeave: () =>
      navigate(lesson.order === 1 && !hasShelf() ? paths.lessonIntro() : mapOfLesson(lessonId)),
  };
}

/** The player's events by their names; the first slide that comes is the lesson's start. */
function keepLessonEvent(
  lesson_id: string,
  event: Parameters<LessonPlayerProps["onEvent"]>[0],
): void {
  const slide_id = event.slideId;
  switch (event.name) {
    case "slide_viewed":
      if (event.slide === 0) trackLearningEvent("lesson_started", { lesson_id });
      return trackLearningEvent("slide_viewed", {
        lesson_id,
        slide_id,
        data: { slide: event.slide },
      });
    case "answer_tried":
      return trackLearningEvent("answer_tried", { lesson_id, slide_id, data: event.attempt });
    case "heard":
    case "captions_on":
    case "captions_off":
      return trackLearningEvent(event.name, { lesson_id, slide_id });
  }
}
