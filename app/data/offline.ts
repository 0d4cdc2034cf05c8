import type { Slide } from "#domain/content.ts";
import { mediaUrls } from "#domain/lesson-media.ts";

/*
 * The page's side of the service worker: it is registered once the page is quiet, told which lessons to keep, and let
 * in only where no lesson is under way.
 */
const REGISTER_AFTER_MS = 3_000;
const LESSON_CACHE = "family-lesson";
const SAVED_CACHE = "family-saved";
const SAVED_KEY = "saved:";

/** Trusted Types refuse a plain address here; this is the one that the policy of the document names. */
function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } })
    .trustedTypes;
  return factory === undefined
    ? "/sw.js"
    : factory.createPolicy("service-worker", { createScriptURL: () => "/sw.js" }).createScriptURL("/sw.js");
}

export function registerOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  setTimeout(() => void navigator.serviceWorker.register(workerAddress()).catch(() => undefined), REGISTER_AFTER_MS);
}

/** A newer version may take over now: called where no lesson is under way. */
export async function letUpdateIn(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage({ type: "take-over" });
}

/** The key of a file: its address without a signature, which changes by the hour. */
const keyOf = (url: string) => new URL(url, location.href).href.split("?")[0] ?? url;

/** Fetches a file by its plain address, at the address that works now (LessonMedia). */
type FetchFile = (url: string) => Promise<Response>;

async function keepFiles(
  cacheName: string,
  urls: readonly string[],
  fetchFile: FetchFile,
  onShare: (share: number) => void,
): Promise<number> {
  const cache = await caches.open(cacheName);
  let bytes = 0;
  for (const [index, url] of urls.entries()) {
    const known = await cache.match(keyOf(url));
    // Whole files: the service worker cuts the ranges a video asks for out of them.
    const response = known ?? (await fetchFile(url));
    if (!response.ok) throw new TypeError("a file could not be fetched");
    bytes += (await response.clone().arrayBuffer()).byteLength;
    if (known === undefined) await cache.put(keyOf(url), response);
    onShare((index + 1) / urls.length);
  }
  return bytes;
}

/** Keeps the lesson that is being played, so that it survives a tunnel; the one before it goes. */
export async function keepCurrentLesson(slides: readonly Slide[], fetchFile: FetchFile): Promise<void> {
  if (!("caches" in globalThis)) return;
  const urls = mediaUrls(slides);
  const cache = await caches.open(LESSON_CACHE);
  const wanted = new Set(urls.map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await keepFiles(LESSON_CACHE, urls, fetchFile, () => undefined);
}

/** Bytes of a lesson that was saved on purpose; null when it is not here. */
export function savedBytes(lessonId: string): number | null {
  const text = localStorage.getItem(SAVED_KEY + lessonId);
  return text === null ? null : Number(text);
}

/** 'Save for the car': the lesson and its files stay until they are removed. */
export async function saveForTheCar(
  lessonId: string,
  slides: readonly Slide[],
  fetchFile: FetchFile,
  onShare: (share: number) => void,
): Promise<number> {
  const bytes = await keepFiles(SAVED_CACHE, mediaUrls(slides), fetchFile, onShare);
  localStorage.setItem(SAVED_KEY + lessonId, String(bytes));
  return bytes;
}

export async function removeFromTheCar(lessonId: string, slides: readonly Slide[]): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  for (const url of mediaUrls(slides)) await cache.delete(keyOf(url));
  localStorage.removeItem(SAVED_KEY + lessonId);
}

/** Lessons that were saved on purpose. */
export const savedLessons = (): string[] =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(SAVED_KEY) ? [name.slice(SAVED_KEY.length)] : []));

/** Removes all that this device keeps of a lesson: its slides, and its files, whose folder ends with its id. */
export async function forgetLesson(lessonId: string): Promise<void> {
  localStorage.removeItem(SAVED_KEY + lessonId);
  if (!("caches" in globalThis)) return;
  for (const name of (await caches.keys()).filter((known) => known.startsWith("family-"))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname === `/api/lessons/${lessonId}` || pathname.split("/")[3]?.endsWith(lessonId)) await cache.delete(request);
    }
  }
}
