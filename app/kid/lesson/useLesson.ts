import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { paths } from "#domain/paths.ts";
import { resumeSlide } from "#domain/progress.ts";
import { inBackground } from "#app/data/background.ts";
import { AppError, toAppError } from "#app/data/errors.ts";
import { keepCurrentLesson } from "#app/data/offline.ts";
import { fetchCourseTrack, fetchLesson, saveProgress, takeLessonReadAhead } from "#app/data/lessons.ts";
import type { LessonPlayerProps } from "#app/lesson-player/LessonPlayer.tsx";
import { learned } from "#app/telemetry/learning.ts";
import type { Lesson } from "#app/data/lessons.ts";
import { useLoad } from "#app/data/use-load.ts";
import { useFamily } from "../guard/FamilyGate.tsx";

export type LessonState =
  | { state: "loading" }
  | { state: "not-found" }
  | { state: "no-slides" }
  /** Locked: a lesson of lower order is not completed yet (R-LES-10). */
  | { state: "refused"; message: string }
  | { state: "failed"; message: string; again: () => void }
  | {
      state: "ready";
      lesson: Lesson;
      startAt: number;
      kidAge: number;
      onMove: (slide: number) => Promise<unknown>;
      onEvent: LessonPlayerProps["onEvent"];
      onFinish: () => void;
      onLeave: () => void;
    };

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const CACHE_AFTER_MS = 4_000;

/** Caches the lesson's media and the course map that follows it, for use offline. */
async function cacheForOffline(slides: Lesson["slides"]): Promise<void> {
  await keepCurrentLesson(slides);
  await fetchCourseTrack({});
}

export const isLessonId = (text: string) => UUID.test(text);

export function useLesson(): LessonState {
  const { lessonId = "" } = useParams();
  const { profile } = useFamily();
  const [, navigate] = useLocation();
  const [initial] = useState(() => takeLessonReadAhead(lessonId));
  const loaded = useLoad(
    `lesson ${lessonId}`,
    () => (isLessonId(lessonId) ? fetchLesson(lessonId) : Promise.reject(new AppError("lesson_not_found"))),
    initial,
  );

  const slides = loaded.state === "ready" ? loaded.value.slides : null;
  useEffect(() => {
    // Caches the rest of the lesson after the first slide has loaded its media (R-LES-14).
    if (slides === null) return;
    const timer = setTimeout(() => inBackground("caching the lesson", cacheForOffline(slides)), CACHE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [slides]);

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
  const slideIds = lesson.slides.map(({ id }) => id);
  return {
    state: "ready",
    lesson,
    startAt: resumeSlide(profile.lesson_progress[lessonId], profile.xp_lessons.includes(lessonId), slideIds),
    kidAge: profile.kid_age,
    onMove(slide) {
      const isLast = slide === lesson.slides.length - 1;
      const move = { slide, slideId: slideIds[slide] ?? "", isLast, version: lesson.version };
      return saveProgress(lessonId, move).catch((error: unknown) => {
        // The session was ended elsewhere: the lesson stops, because its progress could not be saved.
        if (toAppError(error).code === "not_authenticated") window.location.replace(paths.login());
        throw error;
      });
    },
    onEvent: (event) => recordEvent(lessonId, event),
    onFinish() {
      learned("lesson_completed", { lesson_id: lessonId });
      navigate(paths.missionAccomplished(lessonId), { replace: true });
    },
    onLeave: () => navigate(lesson.order === 1 ? paths.lessonIntro() : paths.courseTrack()),
  };
}

/** Maps player events to learning events. Viewing the first slide also counts as the start of the lesson. */
function recordEvent(lesson_id: string, event: Parameters<LessonPlayerProps["onEvent"]>[0]): void {
  const slide_id = event.slideId;
  switch (event.name) {
    case "slide_viewed":
      if (event.slide === 0) learned("lesson_started", { lesson_id });
      return learned("slide_viewed", { lesson_id, slide_id, data: { slide: event.slide } });
    case "answer_tried":
      return learned("answer_tried", { lesson_id, slide_id, data: { ...event.tried } });
    case "heard":
    case "captions_on":
    case "captions_off":
      return learned(event.name, { lesson_id, slide_id });
  }
}
