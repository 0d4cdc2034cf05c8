import { FETCHED_AHEAD_MAX_BYTES } from "#domain/constants.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { isMarked } from "#domain/wire/answer-mark.ts";
import { mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { withLock } from "#app/device/locks.ts";
import { AppError } from "../base/errors.ts";
import { savesData } from "../base/preload.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { keyOf, openFiles } from "./kept-files.ts";
import { playedUrls } from "./played-files.ts";
import { forgetSaved, savedBytes, savedLessons, savedSize } from "./saved-lessons.ts";

/*
 * The files of lessons that this device keeps for playing without a network; the service worker
 * answers from them. Loaded on demand: a first slide is shown without them.
 */

/** Fetches a file by its plain URL, at the URL that works now (LessonMedia). */
type FetchFile = (url: string) => Promise<Response>;

/** A lesson as the server has just answered it. */
type ReadLesson = Parameters<typeof partsOf>[0] &
  Pick<LessonVersion, "version" | "lang" | "bands" | "first_check"> & {
    media: { fetch: FetchFile };
  };

/** @param maxBytes files that are larger are left out */
async function keepFiles(
  cache: Cache,
  urls: readonly string[],
  fetchFile: FetchFile,
  onShare: (share: number) => void,
  maxBytes = Infinity,
): Promise<number> {
  let bytes = 0;
  for (const [index, url] of urls.entries()) {
    const known = await cache.match(keyOf(url));
    // Whole files: the service worker cuts the ranges a video asks for out of them.
    const response = known ?? (await fetchFile(url));
    // A page that a network shows in place of a file is not the file.
    if (known === undefined && !(response.ok && isMarked(response)))
      throw new TypeError("a file could not be fetched");
    if (known === undefined && Number(response.headers.get("content-length")) > maxBytes) {
      await response.body?.cancel();
      continue;
    }
    bytes += (await response.clone().arrayBuffer()).byteLength;
    if (known === undefined) await cache.put(keyOf(url), response);
    onShare((index + 1) / urls.length);
  }
  return bytes;
}

/**
 * Stores the lesson that is being played, so that it survives a tunnel, and removes the one before
 * it. A clip that is too large to be fetched ahead is left out.
 */
export async function keepCurrentLesson(
  parts: readonly object[],
  fetchFile: FetchFile,
): Promise<void> {
  const urls = playedUrls(parts);
  const cache = await openFiles("family-lesson");
  if (cache === null) return;
  const wanted = new Set(urls.map(keyOf));
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request);
  await keepFiles(cache, urls, fetchFile, () => undefined, FETCHED_AHEAD_MAX_BYTES);
}

/**
 * One change of the saved files at a time, in all tabs: none deletes what another has just fetched.
 * Throws AppError where the browser keeps no files.
 */
const withSavedFiles = <T>(change: (cache: Cache) => Promise<T>): Promise<T> =>
  withLock("family-saved", async () => {
    const cache = await openFiles("family-saved");
    if (cache === null) throw new AppError("unexpected");
    return change(cache);
  });

/**
 * 'Save for the car': the lesson and the files that this device plays of it stay until they are
 * removed.
 */
export const saveForTheCar = (
  lessonId: string,
  lesson: ReadLesson,
  onShare: (share: number) => void,
): Promise<number> => withSavedFiles((cache) => saveInto(cache, lessonId, lesson, onShare));

async function saveInto(
  cache: Cache,
  lessonId: string,
  lesson: ReadLesson,
  onShare: (share: number) => void,
): Promise<number> {
  const saved = savedSize(lessonId, lesson); // of this family, even if another signs in meanwhile
  const urls = playedUrls(partsOf(lesson));
  const bytes = await keepFiles(cache, urls, lesson.media.fetch, onShare);
  saved?.write(String(bytes));
  return bytes;
}

export const removeFromTheCar = (lessonId: string, parts: readonly object[]): Promise<void> =>
  withSavedFiles(async (cache) => {
    for (const url of mediaUrls(parts)) await cache.delete(keyOf(url));
    // The saved answer may be that of another child, with other slides or another wording.
    for (const request of await cache.keys())
      if (isFileOf(lessonId, request)) await cache.delete(request);
    forgetSaved(lessonId);
  });

/**
 * Reads the lessons that were saved on purpose again, which removes those no longer paid for, and
 * fetches the files that the others lack: their version or language may have changed.
 */
export async function refreshSavedLessons(
  read: (id: string) => Promise<ReadLesson>,
): Promise<void> {
  const lessons = new Map<string, ReadLesson>();
  for (const id of savedLessons())
    await read(id).then(
      (lesson) => lessons.set(id, lesson),
      () => undefined,
    );
  if (lessons.size === 0 || savesData()) return;
  await withSavedFiles((cache) => refreshFiles(cache, lessons));
}

async function refreshFiles(cache: Cache, lessons: ReadonlyMap<string, ReadLesson>): Promise<void> {
  // A lesson that was not read, or that was saved meanwhile, has files that would seem to belong to
  // no lesson.
  if (!savedLessons().every((id) => lessons.has(id))) return;
  const before = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = new Set<string>();
  for (const [id, lesson] of lessons) {
    if (!savedLessons().includes(id)) continue; // removed meanwhile
    const ofSiblings = await filesOfSiblings(id, lesson);
    // Saved for a sibling alone, whose slides are others: this child's are not fetched.
    const isOwn = savedBytes(id) !== null;
    const keys = isOwn ? playedUrls(partsOf(lesson)).map(keyOf) : [];
    const kept = new Set([...keys, ...ofSiblings]);
    for (const key of kept) wanted.add(key);
    const isChanged =
      keys.some((key) => !before.has(key)) ||
      [...before].some((url) => isFileOf(id, { url }) && !kept.has(url));
    if (isOwn && isChanged) await saveInto(cache, id, lesson, () => undefined);
  }
  for (const url of before) if (!wanted.has(url)) await cache.delete(url);
}

/**
 * The files of a lesson's version as a sibling got it: its slides may be others, and its stories in other
 * words. Answers of another version or language are removed, since their files are, and the lesson's
 * saved entry of that sibling is deleted.
 */
async function filesOfSiblings(
  lessonId: string,
  { version, lang }: Pick<LessonVersion, "version" | "lang">,
): Promise<string[]> {
  const reads = await openFiles("family-reads");
  const kept: string[] = [];
  if (reads === null) return kept;
  for (const request of await reads.keys()) {
    if (!isAnswerOf(lessonId, request)) continue;
    const answer = (await (await reads.match(request))?.json()) as LessonVersion | undefined;
    if (answer?.version === version && answer.lang === lang)
      kept.push(...playedUrls(partsOf(answer)).map(keyOf));
    else {
      await reads.delete(request);
      const [, child] = /\/child\/([^/]+)\//.exec(new URL(request.url).pathname) ?? [];
      if (child !== undefined && child !== chosenChild()) forgetSaved(lessonId, child);
    }
  }
  return kept;
}

/** Is it an answer of our API with the lesson, to whichever child? */
const isAnswerOf = (lessonId: string, { url }: Request) => {
  const { pathname } = new URL(url);
  return pathname.startsWith("/api/") && pathname.endsWith(`/lessons/${lessonId}`);
};

/** Is it in the lesson's folder? That ends with its id. */
const isFileOf = (lessonId: string, { url }: Pick<Request, "url">) =>
  new URL(url).pathname.split("/")[3]?.endsWith(lessonId) === true;

/** Removes all that this device keeps of a lesson: its slides, and its files. */
export async function forgetLesson(lessonId: string): Promise<void> {
  forgetSaved(lessonId);
  for (const store of ["family-reads", "family-lesson", "family-saved"] as const) {
    const cache = await openFiles(store);
    for (const request of (await cache?.keys()) ?? [])
      if (isAnswerOf(lessonId, request) || isFileOf(lessonId, request))
        await cache?.delete(request);
  }
}
