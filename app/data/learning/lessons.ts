import { XP_PER_LESSON } from "#domain/constants.ts";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { currentLesson, lessonStatuses } from "#domain/learning/lesson-order.ts";
import { nextStreak, weekRow } from "#domain/learning/streak.ts";
import { answer, api } from "../wire/api.ts";
import { entry } from "../base/device-storage.ts";
import { today } from "../base/device.ts";
import { toAppError } from "../base/errors.ts";
import type { Profile } from "../family/family.ts";
import { LessonMedia, plainSlides } from "./lesson-media.ts";
import { forgetLesson, savedLessons } from "./offline.ts";
import { pendingMutations, sendOrKeep } from "../mutations/mutation-queue.ts";

/**
 * A lesson whose files are known by their plain addresses; `media` says where they are fetched
 * from.
 */
export type Lesson = Awaited<ReturnType<typeof readLesson>>;

async function readLesson(id: string) {
  const { media_expires_in, ...lesson } = await whilePaid(
    id,
    answer(api.lessons[":id"].$get({ param: { id } })),
  );
  const lessonRequest = { param: { id }, query: { version: String(lesson.version) } };
  const renew = (init: RequestInit) =>
    whilePaid(id, answer(api.lessons[":id"].media.$get(lessonRequest, { init })));
  return {
    ...lesson,
    slides: plainSlides(lesson.slides),
    media: new LessonMedia(lesson.slides, media_expires_in, renew),
  };
}

/**
 * Waits for a read; a lesson that the server no longer takes as paid for (a refund) is removed from
 * this device.
 */
async function whilePaid<T>(id: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (toAppError(error).code === "payment_required") await forgetLesson(id);
    throw error;
  }
}

/**
 * Reads the lessons that were saved on purpose again, so that those no longer paid for are removed.
 */
export async function checkSavedLessons(): Promise<void> {
  for (const id of savedLessons()) await readLesson(id).catch(() => undefined);
}

const ahead = new Map<string, Promise<Lesson>>();
const readAhead = new Map<string, Lesson>();

/**
 * Reads a lesson while the family is still being looked up: one round trip less before the first
 * slide.
 */
export async function askAhead(id: string): Promise<void> {
  if (ahead.has(id) || readAhead.has(id)) return;
  const read = readLesson(id);
  ahead.set(id, read);
  const lesson = await read.catch(() => null); // `fetchLesson` gets the failure
  if (lesson !== null && ahead.get(id) === read) readAhead.set(id, lesson);
}

/** The lesson if it was read ahead, once. */
export function takeLessonReadAhead(id: string): Lesson | undefined {
  const lesson = readAhead.get(id);
  if (lesson !== undefined) ahead.delete(id);
  readAhead.delete(id);
  return lesson;
}

export function fetchLesson(id: string): Promise<Lesson> {
  const request = ahead.get(id);
  ahead.delete(id);
  readAhead.delete(id);
  return request ?? readLesson(id);
}

export interface Move {
  slide: number;
  slideId: string;
  isLast: boolean;
  version: number;
}

/**
 * Keeps the child's place; offline it waits on this device. Throws AppError when the server
 * refuses.
 */
export function saveProgress(lessonId: string, move: Move) {
  const mutation = { kind: "progress" as const, lessonId, playedOn: today(), ...move };
  const json = { slide: move.slide, version: move.version };
  return sendOrKeep(mutation, (init) =>
    answer(api.me.lessons[":id"].progress.$put({ param: { id: lessonId }, json }, init)),
  );
}

/**
 * 70 XP once per family and lesson; the guard of this device saves the call, the server decides.
 */
export async function grantXp(userId: string, profile: Profile, lessonId: string) {
  const result = await sendOrKeep({ kind: "xp", lessonId }, (init) =>
    answer(api.me.lessons[":id"].xp.$post({ param: { id: lessonId } }, init)),
  );
  entry("xpGranted", userId, lessonId).write("true");
  if (result !== null) return result;
  const granted = !profile.xp_lessons.includes(lessonId);
  return { lifetime_xp: profile.lifetime_xp + (granted ? XP_PER_LESSON : 0), granted };
}

export const isXpGuarded = (userId: string, lessonId: string) =>
  entry("xpGranted", userId, lessonId).read() !== null;

export async function growStreak(profile: Profile) {
  const day = today();
  const result = await sendOrKeep({ kind: "streak", playedOn: day }, (init) =>
    answer(api.me.streak.$post({ json: {} }, init)),
  );
  if (result !== null) return result;
  const streak = nextStreak(
    { count: profile.streak_count, lastDate: profile.last_streak_date },
    day,
  );
  return {
    count: streak.count,
    last_date: streak.lastDate,
    week: weekRow(streak.count, streak.lastDate ?? day),
  };
}

export const saveFeedback = (
  lessonId: string,
  feedback: { difficulty: Difficulty } | { enjoyment: Enjoyment },
) =>
  sendOrKeep({ kind: "feedback", lessonId, feedback }, (init) =>
    answer(api.me.lessons[":id"].feedback.$put({ param: { id: lessonId }, json: feedback }, init)),
  );

export type CourseTrack = Awaited<ReturnType<typeof readCourseTrack>>;
const readCourseTrack = (choice: { course?: string; lesson?: string }) =>
  answer(api["course-track"].$get({ query: choice }));

/** The course with its lessons; what was finished offline counts already. */
export async function fetchCourseTrack(choice: {
  course?: string;
  lesson?: string;
}): Promise<CourseTrack> {
  const track = await readCourseTrack(choice);
  const finished = pendingMutations().flatMap((mutation) =>
    mutation.kind === "progress" && mutation.isLast ? [mutation.lessonId] : [],
  );
  if (finished.length === 0) return track;
  const done = track.lessons
    .filter(({ id, status }) => status === "done" || finished.includes(id))
    .map(({ id }) => id);
  const progress = Object.fromEntries(
    done.map((id) => [id, { slide: 0, slide_id: null, furthest: 0, completed: true }]),
  );
  const lessons = lessonStatuses(progress, track.lessons).map(({ lesson, status }) => ({
    ...lesson,
    status,
  }));
  return { ...track, lessons, current_lesson: currentLesson(progress, track.lessons)?.id ?? null };
}
