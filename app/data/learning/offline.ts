import { FETCHED_AHEAD_MAX_BYTES } from "#domain/constants.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { entry, familyFiles, ownedDetails } from "../base/device-storage.ts";
import type { CacheStore } from "../base/device-stores.ts";
import { AppError } from "../base/errors.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { storedUserId } from "../auth/page-session.ts";

/*
 * The page's side of the service worker: it is registered once the page is idle, gets the list of
 * lessons to cache, and is let in only where no lesson is under way.
 */
const REGISTER_AFTER_MS = 3_000;

/**
 * Trusted Types refuse a plain address here; this is the one that the policy of the document names.
 */
function workerUrl(): string {
  const factory = (
    globalThis as {
      trustedTypes?: {
        createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
      };
    }
  ).trustedTypes;
  return factory === undefined
    ? "/sw.js"
    : factory
        .createPolicy("service-worker", { createScriptURL: () => "/sw.js" })
        .createScriptURL("/sw.js");
}

export function registerOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  setTimeout(
    () => void navigator.serviceWorker.register(workerUrl()).catch(() => undefined),
    REGISTER_AFTER_MS,
  );
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

/** A cache of the family that is signed in here; AppError when nobody is. */
async function openFiles(store: CacheStore): Promise<Cache> {
  const userId = storedUserId();
  if (userId === null) throw new AppError("not_authenticated");
  // Each child may be in another lesson; what is saved on purpose is for all of them.
  return familyFiles(store, userId, store === "family-lesson" ? chosenChild() : undefined);
}

/** Those of these files, by their plain addresses, that the family keeps on this device. */
export async function keptUrls(urls: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  if (!("caches" in globalThis) || storedUserId() === null) return kept;
  for (const store of ["family-lesson", "family-saved"] as const) {
    const cache = await openFiles(store);
    for (const url of urls) if (await cache.match(keyOf(url))) kept.add(url);
  }
  return kept;
}

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
    if (!response.ok) throw new TypeError("a file could not be fetched");
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
 * Keeps the lesson that is being played, so that it survives a tunnel; the one before it goes. A
 * clip that is too large to be fetched ahead is left out.
 */
export async function keepCurrentLesson(
  parts: readonly object[],
  fetchFile: FetchFile,
): Promise<void> {
  if (!("caches" in globalThis)) return;
  const urls = mediaUrls(parts);
  const cache = await openFiles("family-lesson");
  const wanted = new Set(urls.map(keyOf));
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request);
  await keepFiles(cache, urls, fetchFile, () => undefined, FETCHED_AHEAD_MAX_BYTES);
}

/**
 * Where the family that is signed in here keeps the size of a saved lesson; null when nobody is.
 */
function savedEntry(lessonId: string) {
  const userId = storedUserId();
  return userId === null ? null : entry("saved", userId, lessonId);
}

/** Bytes of a lesson that was saved on purpose; null when it is not here. */
export function savedBytes(lessonId: string): number | null {
  const text = savedEntry(lessonId)?.read() ?? null;
  return text === null ? null : Number(text);
}

/** 'Save for the car': the lesson and its files stay until they are removed. */
export async function saveForTheCar(
  lessonId: string,
  parts: readonly object[],
  fetchFile: FetchFile,
  onShare: (share: number) => void,
): Promise<number> {
  const bytes = await keepFiles(
    await openFiles("family-saved"),
    mediaUrls(parts),
    fetchFile,
    onShare,
  );
  savedEntry(lessonId)?.write(String(bytes));
  return bytes;
}

export async function removeFromTheCar(lessonId: string, parts: readonly object[]): Promise<void> {
  const cache = await openFiles("family-saved");
  for (const url of mediaUrls(parts)) await cache.delete(keyOf(url));
  savedEntry(lessonId)?.remove();
}

/** Lessons that were saved on purpose, by the family that is signed in here. */
export function savedLessons(): string[] {
  const userId = storedUserId();
  return userId === null ? [] : ownedDetails("saved", userId);
}

/**
 * Removes all that this device keeps of a lesson: its slides, and its files, whose folder ends with
 * its id.
 */
export async function forgetLesson(lessonId: string): Promise<void> {
  savedEntry(lessonId)?.remove();
  if (!("caches" in globalThis) || storedUserId() === null) return;
  for (const store of ["family-reads", "family-lesson", "family-saved"] as const) {
    const cache = await openFiles(store);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname === `/api/lessons/${lessonId}` || pathname.split("/")[3]?.endsWith(lessonId))
        await cache.delete(request);
    }
  }
}
