import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { paths } from "#domain/paths.ts";
import { resumeSlide } from "#domain/progress.ts";
import { AppError } from "#app/data/errors.ts";
import { fetchLesson, saveProgress } from "#app/data/lessons.ts";
import type { Lesson } from "#app/data/lessons.ts";
import { useLoad } from "#app/data/use-load.ts";
import { useFamily } from "../guard/FamilyGate.tsx";

export type LessonState =
  | { state: "loading" }
  | { state: "not-found" }
  | { state: "no-slides" }
  /** Locked: nothing is broken, it is not the lesson's turn. */
  | { state: "refused"; message: string }
  | { state: "failed"; message: string; again: () => void }
  | {
      state: "ready";
      lesson: Lesson;
      startAt: number;
      onMove: (slide: number) => Promise<unknown>;
      onFinish: () => void;
      onLeave: () => void;
    };

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isLessonId = (text: string) => UUID.test(text);

export function useLesson(): LessonState {
  const { lessonId = "" } = useParams();
  const { profile } = useFamily();
  const [, navigate] = useLocation();
  const loaded = useLoad(`lesson ${lessonId}`, () =>
    isLessonId(lessonId) ? fetchLesson(lessonId) : Promise.reject(new AppError("lesson_not_found")),
  );

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
    onMove: (slide) => saveProgress(lessonId, slide, lesson.version),
    onFinish: () => navigate(paths.missionAccomplished(lessonId), { replace: true }),
    onLeave: () => navigate(lesson.order === 1 ? paths.lessonIntro() : paths.courseTrack()),
  };
}
