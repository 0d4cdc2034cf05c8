import { CLIP_BEGINNING_BYTES } from "#domain/constants.ts";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import { currentLesson, lessonStatuses } from "#domain/learning/lesson-order.ts";
import { resumeSlide } from "#domain/learning/progress.ts";
import { withProgress } from "#domain/learning/shelf.ts";
import type { ShelfCourse } from "#domain/learning/shelf.ts";
import { streakReward } from "#domain/learning/streak.ts";
import { xpReward } from "#domain/learning/xp.ts";
import { paths } from "#domain/routing/paths.ts";
import { answer, apiOf } from "../wire/api.ts";
import { entry } from "../base/device-storage.ts";
import { today } from "../base/device.ts";
import { toAppError } from "../base/errors.ts";
import { chosenChild, keyOfChild } from "../family/chosen-child.ts";
import type { Profile } from "../family/family.ts";
import { preloadBeginning, savesData } from "../base/preload.ts";
import { LessonMedia, plainFiles } from "./lesson-media.ts";
import { fittingRenditions } from "./renditions.ts";
import { forgetLesson, savedLessons } from "./offline.ts";
import { pendingMutations, sendOrKeep, withPendingProgress } from "../mutations/mutation-queue.ts";

/**
 * A lesson whose files are known by their plain addresses; `media` says where they are fetched
 * from.
 */
export type Lesson = Awaited<ReturnType<typeof readLesson>>;

const apiOfChosen = () => apiOf(chosenChild());

async function readLesson(id: string) {
  const { media_expires_in, ...lesson } = await whilePaid(
    id,
    answer(apiOfChosen().lessons[":id"].$get({ param: { id } })),
  );
  const lessonRequest = { param: { id }, query: { version: String(lesson.version) } };
  const renew = (init: RequestInit) =>
    whilePaid(id, answer(apiOfChosen().lessons[":id"].media.$get(lessonRequest, { init })));
  const plain = plainFiles(lesson);
  return {
    ...plain,
    slides: await fittingRenditions(plain.slides),
    media: new LessonMedia(partsOf(lesson), media_expires_in, renew),
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
 * slide. Resolves to null if that failed, or if it is being read already.
 */
export async function askAhead(id: string): Promise<Lesson | null> {
  if (ahead.has(id) || readAhead.has(id)) return null;
  const read = readLesson(id);
  ahead.set(id, read);
  const lesson = await read.catch(() => null); // `fetchLesson` gets the failure
  if (lesson !== null && ahead.get(id) === read) readAhead.set(id, lesson);
  return lesson;
}

/**
 * Reads a lesson, its first picture and the beginning of its first clip while the child still
 * listens to the page before it.
 */
export async function prepareLesson(id: string): Promise<void> {
  await askAhead(id);
  const lesson = readAhead.get(id);
  if (lesson === undefined) return void ahead.delete(id); // the lesson's own page asks again
  const [first] = lesson.slides;
  if (first?.type !== "video" || savesData()) return;
  for (const url of [first.poster_url, first.story?.sound_url ?? first.video_url])
    if (url !== null) await preloadBeginning(lesson.media.addressOf(url), CLIP_BEGINNING_BYTES);
}

/** Index of the slide at which this child goes on with a lesson. */
export const resumeAt = (
  { lesson_progress, xp_lessons }: Pick<Profile, "lesson_progress" | "xp_lessons">,
  lessonId: string,
  slides: readonly { id: string }[],
): number =>
  resumeSlide(
    lesson_progress[lessonId],
    xp_lessons.includes(lessonId),
    slides.map(({ id }) => id),
  );

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
export const saveProgress = (lessonId: string, move: Move) =>
  sendOrKeep({ kind: "progress", lessonId, playedOn: today(), ...move });

/**
 * 70 XP once per child and lesson; the guard of this device saves the call, the server decides.
 */
export async function grantXp(userId: string, profile: Profile, lessonId: string) {
  const result = await sendOrKeep({ kind: "xp", lessonId });
  entry("xpGranted", userId, keyOfChild(lessonId)).write("true");
  return result ?? xpReward(profile.lifetime_xp, profile.xp_lessons.includes(lessonId));
}

export const isXpGuarded = (userId: string, lessonId: string) =>
  entry("xpGranted", userId, keyOfChild(lessonId)).read() !== null;

export async function growStreak({ streak_count, last_streak_date, streak_shield }: Profile) {
  const playedOn = today();
  const result = await sendOrKeep({ kind: "streak", playedOn });
  const before = { count: streak_count, lastDate: last_streak_date };
  return result ?? streakReward(before, playedOn, streak_shield);
}

export const saveFeedback = (
  lessonId: string,
  feedback: { difficulty: Difficulty } | { enjoyment: Enjoyment },
) => sendOrKeep({ kind: "feedback", lessonId, feedback });

export type CourseTrack = Awaited<ReturnType<typeof readCourseTrack>>;
async function readCourseTrack(choice: { course?: string; lesson?: string }) {
  const track = await answer(apiOfChosen()["course-track"].$get({ query: choice }));
  const shelf = shelfIn(track);
  hasShelf = shelf.length > 1;
  return { ...track, shelf };
}

/** An answer that this device kept from an earlier release has none. */
const shelfIn = ({ shelf }: { shelf?: ShelfCourse[] }) => shelf ?? [];

let hasShelf = false;

/** Where a lesson leads to: the map, which is one of several if this page saw a shelf of courses. */
export const mapOfLesson = (lessonId: string) =>
  paths.courseTrack(hasShelf ? { lesson: lessonId } : {});

/** The course with its lessons; what was finished offline counts already. */
export async function fetchCourseTrack(choice: {
  course?: string;
  lesson?: string;
}): Promise<CourseTrack> {
  const track = await readCourseTrack(choice);
  const pending = pendingMutations(chosenChild());
  if (pending.length === 0) return track;
  const completed = { slide: 0, slide_id: null, furthest: 0, completed: true };
  const progress = withPendingProgress(
    Object.fromEntries(
      track.lessons.flatMap(({ id, status }) => (status === "done" ? [[id, completed]] : [])),
    ),
    pending,
  );
  const lessons = lessonStatuses(progress, track.lessons).map(({ lesson, status }) => ({
    ...lesson,
    status,
  }));
  return {
    ...track,
    lessons,
    current_lesson: currentLesson(progress, track.lessons)?.id ?? null,
    shelf: withProgress(track.shelf, progress),
  };
}
