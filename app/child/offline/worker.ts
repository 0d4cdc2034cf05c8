/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isMarked } from "#domain/wire/answer-mark.ts";
import { CHILD_PAGES } from "#domain/routing/child-routes.ts";
import { ownedKey } from "#app/data/base/device-stores.ts";
import { limitedCaches } from "#app/device/limited-caches.ts";
import { lessonOfSibling } from "./sibling-lesson.ts";
import { partialAnswer } from "./partial-answer.ts";
import { SHELL_URL } from "./shell.ts";
import { tokenUserId } from "./token-user.ts";

declare const self: ServiceWorkerGlobalScope;
/** Files of the app shell with their hashes; the build replaces this name. */
declare const __SHELL__: { url: string; revision: string | null; integrity: string }[];
/** Paths of the files with the drawings of stories; the build replaces this name. */
declare const __STORY_CODE__: string[];

/*
 * Offline support of the child zone: app shell, GET requests of its API and lesson media. It does
 * not handle sign-in, writes, other zones or other hosts.
 */
const NETWORK_WAIT_S = 4;
const STORY_CODE_CACHE = "story-code";
const READS =
  /^\/api\/(child\/[0-9a-f-]+\/)?(me|me\/jars|me\/review|course-track|lessons\/[0-9a-f-]+)$/;
const LESSON_OF_CHILD = /\/child\/([0-9a-f-]+)(?=\/lessons\/)/;
const LESSON = /\/lessons\/[0-9a-f-]+$/;
const childPages = Object.keys(CHILD_PAGES).map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/?]+")}/?(\\?.*)?$`),
);

// Also for the library: where the caches do not answer, a page comes from the network, and a new worker
// becomes active all the same.
Object.defineProperty(self, "caches", { value: limitedCaches(self.caches) });

precacheAndRoute(__SHELL__);
cleanupOutdatedCaches();

// The drawings of a story are kept once a lesson has loaded them. Their names contain a hash.
const storyCode = new Set(__STORY_CODE__);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && storyCode.has(url.pathname),
  new CacheFirst({
    cacheName: STORY_CODE_CACHE,
    plugins: [
      {
        // Not the page of a network that asks for a sign-in.
        cacheWillUpdate: async ({ response }) =>
          response.ok && isMarked(response) ? response : null,
      },
    ],
  }),
);

/** Removes the drawings of earlier builds. */
async function removeOldStoryCode(): Promise<void> {
  const cache = await caches.open(STORY_CODE_CACHE);
  for (const request of await cache.keys())
    if (!storyCode.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Replaces the cached document by the server's if both have the same text, since the server's
 * configuration may have changed the security policy in its headers. A document of another build
 * comes with the worker of that build, together with its files.
 */
async function refreshDocument(): Promise<void> {
  const key = getCacheKeyForURL(SHELL_URL);
  const fresh = await fetch(SHELL_URL, { cache: "no-cache" });
  if (key === undefined || !fresh.ok || fresh.redirected) return;
  const text = await fresh.clone().text();
  // A page that starts reads its files meanwhile: caches of other things are not opened.
  const shells = (await caches.keys()).filter((name) => name.includes("-precache-"));
  for (const name of shells) {
    const cache = await caches.open(name);
    const cached = await cache.match(key);
    if (cached !== undefined && (await cached.text()) === text) await cache.put(key, fresh.clone());
  }
}

// Documents come from the cache at once: the page of this worker's build, with the security policy
// it was served with.
const cachedDocument = createHandlerBoundToURL(SHELL_URL);
registerRoute(
  new NavigationRoute(
    (context) => {
      const answered = cachedDocument(context);
      const refreshed = answered.then(refreshDocument).catch(() => undefined);
      context.event.waitUntil(refreshed);
      return answered;
    },
    { allowlist: childPages },
  ),
);

/**
 * The newest cached response for the same lesson, requested for another child or without one, that the
 * child may play, too.
 */
async function answerToSibling(cacheName: string, url: string): Promise<Response | undefined> {
  // Opening would create the cache again after a sign-out has removed it.
  if (!LESSON.test(url) || !(await caches.has(cacheName))) return undefined;
  const withoutChild = url.replace(LESSON_OF_CHILD, "");
  const cache = await caches.open(cacheName);
  const childId = LESSON_OF_CHILD.exec(url)?.[1] ?? null;
  const me: unknown = await (await cache.match(url.replace(LESSON, "/me")))?.json();
  for (const request of (await cache.keys()).toReversed()) {
    if (request.url.replace(LESSON_OF_CHILD, "") !== withoutChild) continue;
    const answer = await cache.match(request);
    if (answer === undefined) continue;
    const lesson = lessonOfSibling(await answer.json(), me, childId);
    if (lesson === null) continue;
    const headers = new Headers(answer.headers);
    // They are of the bytes that the sibling got.
    for (const name of ["ETag", "Content-Length", "Content-Encoding"]) headers.delete(name);
    return Response.json(lesson, { headers });
  }
  return undefined;
}

const unkept = new NetworkOnly();
// Answers are kept for the user whose token asked for them, and are answers to that user alone.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.method === "GET" && READS.test(url.pathname),
  (context) => {
    const userId = tokenUserId(context.request.headers.get("Authorization"));
    if (userId === null) return unkept.handle(context);
    const cacheName = ownedKey("family-reads", userId);
    return new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: NETWORK_WAIT_S,
      plugins: [
        {
          // Offline, a child without a cached lesson gets a sibling's with the same slides. The two
          // differ only in the wording of stories.
          cachedResponseWillBeUsed: async ({ request: { url }, cachedResponse }) =>
            cachedResponse ?? (await answerToSibling(cacheName, url)),
          // The page of a network or filter is no answer: what is kept here is shown, as without one.
          fetchDidSucceed: async ({ response }) => {
            if (!isMarked(response)) throw new TypeError("Something else answered");
            return response;
          },
          // The page has removed it when the user signed out meanwhile.
          cacheWillUpdate: async ({ response }) =>
            response.ok && (await caches.has(cacheName)) ? response : null,
        },
      ],
    }).handle(context);
  },
);

/** The cached file, or the requested range of it; fetched from the network if it is not cached. */
async function media(request: Request): Promise<Response> {
  const key = request.url.split("?")[0] ?? request.url;
  const whole = await caches.match(key, { ignoreVary: true });
  if (whole === undefined) return fetch(request);
  return request.headers.has("range") ? partialAnswer(request, whole) : whole;
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/content/"),
  ({ request }) => media(request),
);

// Where the browser no longer opens its caches, pages and their files come from the network.
setCatchHandler(({ request, url }) =>
  Promise.resolve(READS.test(url.pathname) ? Response.error() : fetch(request)),
);

// A new version activates only on a message from the course map, never during a lesson.
self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "take-over") void self.skipWaiting();
});
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), removeOldStoryCode()])),
);
