import { isMarked } from "#domain/wire/answer-mark.ts";
import { storedUserId } from "../auth/page-session.ts";
import { keyOf, openFiles } from "./kept-files.ts";

/** Uploaded covers are far smaller; this excludes a large first picture of an older course. */
const COVER_MAX_BYTES = 500_000;

/**
 * Keeps the covers that the shelf shows, so that the service worker has them without a network, and
 * removes those of former shelves. The browser has just loaded them: fetching them costs nothing.
 */
export async function keepCovers(urls: readonly string[]): Promise<void> {
  if (!("caches" in globalThis) || storedUserId() === null) return;
  const cache = await openFiles("family-covers");
  const wanted = new Map(urls.map((url) => [keyOf(url), url]));
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request);
  for (const [key, url] of wanted) {
    if ((await cache.match(key)) !== undefined) continue;
    const response = await fetch(url);
    const bytes = Number(response.headers.get("content-length"));
    if (response.ok && isMarked(response) && bytes <= COVER_MAX_BYTES)
      await cache.put(key, response);
    else await response.body?.cancel();
  }
}
