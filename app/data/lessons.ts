import type { Difficulty, Enjoyment } from "#domain/feedback.ts";
import { answer, api } from "./api.ts";

const readLesson = (id: string) => answer(api.lessons[":id"].$get({ param: { id } }));
export type Lesson = Awaited<ReturnType<typeof readLesson>>;

const ahead = new Map<string, Promise<Lesson>>();

/** Asks for a lesson while the family is still being looked up: one round trip less before the first slide. */
export function askAhead(id: string): void {
  if (ahead.has(id)) return;
  const asked = readLesson(id);
  asked.catch(() => undefined); // whoever reads it gets the failure
  ahead.set(id, asked);
}

export function fetchLesson(id: string): Promise<Lesson> {
  const asked = ahead.get(id);
  ahead.delete(id);
  return asked ?? readLesson(id);
}

export const saveProgress = (id: string, slide: number, version: number) =>
  answer(api.me.lessons[":id"].progress.$put({ param: { id }, json: { slide, version } }));

const XP_GUARD = "xpGranted";

/** 70 XP once per family and lesson; the guard of this device saves the call, the server decides. */
export async function grantXp(userId: string, lessonId: string) {
  const result = await answer(api.me.lessons[":id"].xp.$post({ param: { id: lessonId } }));
  localStorage.setItem(`${XP_GUARD}:${userId}:${lessonId}`, "true");
  return result;
}

export const isXpGuarded = (userId: string, lessonId: string) => localStorage.getItem(`${XP_GUARD}:${userId}:${lessonId}`) !== null;

export const growStreak = () => answer(api.me.streak.$post({ json: {} }));

export const saveFeedback = (id: string, feedback: { difficulty: Difficulty } | { enjoyment: Enjoyment }) =>
  answer(api.me.lessons[":id"].feedback.$put({ param: { id }, json: feedback }));

export type CourseTrack = Awaited<ReturnType<typeof fetchCourseTrack>>;
export const fetchCourseTrack = (asked: { course?: string; lesson?: string }) => answer(api["course-track"].$get({ query: asked }));
