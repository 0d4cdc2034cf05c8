import { CLIP_BEGINNING_BYTES } from "#domain/constants.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import { resumeSlide } from "#domain/learning/progress.ts";
import { paths } from "#domain/routing/child-paths.ts";
import type { Band } from "#domain/slides/bands.ts";
import { answer, apiOf } from "../wire/api.ts";
import { today } from "../base/device.ts";
import { entry } from "../base/device-storage.ts";
import { storedUserId } from "../auth/page-session.ts";
import { toAppError } from "../base/errors.ts";
import { chosenChild } from "../family/chosen-child.ts";
import type { Profile } from "../family/family.ts";
import { preloadBeginning, savesData } from "../base/preload.ts";
import { LessonMedia, plainFiles } from "./lesson-media.ts";
import { fittingRenditions } from "./renditions.ts";
import { sendOrKeep } from "../mutations/mutation-queue.ts";

/**
 * A lesson whose files are known by their plain URLs; `media` says where they are fetched
 * from.
 */
export type Lesson = Awaited<ReturnType<typeof lessonOf>>;

const offline = () => import("./offline.ts");
const apiOfChosen = () => apiOf(chosenChild());

const askLesson = (id: string) =>
  answer(apiOfChosen().lessons[":id"].$get({ param: { id } }), "version", "slides");

const readLesson = async (id: string) => lessonOf(await whilePaid(id, askLesson(id)));

/** A lesson, or one question of it, that the server answered. */
export async function lessonOf({
  media_expires_in,
  ...lesson
}: Awaited<ReturnType<typeof askLesson>>) {
  const id = lesson.lesson_id;
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
    // If it can't be removed now, a later check removes it. The refusal is the answer in any case.
    if (toAppError(error).code === "payment_required")
      await offline()
        .then(({ forgetLesson }) => forgetLesson(id))
        .catch(() => undefined);
    throw error;
  }
}

/** Brings the lessons that were saved on purpose up to date; see `refreshSavedLessons`. */
export const checkSavedLessons = async (): Promise<void> =>
  (await offline()).refreshSavedLessons(readLesson);

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
    if (url !== null) await preloadBeginning(lesson.media.urlOf(url), CLIP_BEGINNING_BYTES);
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

/** The lesson if it was read ahead; only the first call gets it. */
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
  /** Of a lesson whose slides differ by band: one that gets these. */
  band: Band | undefined;
}

/**
 * Keeps the child's place; offline it waits on this device. Throws AppError when the server
 * refuses.
 */
export const saveProgress = (lessonId: string, move: Move) =>
  sendOrKeep({ kind: "progress", lessonId, playedOn: today(), ...move });

const shelf = () => entry("shelf", storedUserId() ?? "");

/** Notes whether the family has several courses, as the answer with its map says. */
export function noteShelf(isShelf: boolean): void {
  if (isShelf) shelf().write("1");
  else shelf().remove();
}

/** Has the family several courses, as far as this device knows? */
export const hasShelf = (): boolean => shelf().read() !== null;

/** Where a lesson leads to: the map, which is one of several if this device saw a shelf of courses. */
export const mapOfLesson = (lessonId: string) =>
  paths.courseMap(hasShelf() ? { lesson: lessonId } : {});
