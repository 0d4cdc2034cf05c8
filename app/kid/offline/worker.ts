/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { KID_PAGES } from "#domain/routes.ts";
import { ownedKey } from "#app/data/device-stores.ts";
import { SHELL_ADDRESS } from "./shell.ts";
import { tokenUserId } from "./token-user.ts";

declare const self: ServiceWorkerGlobalScope;
/** The shell's files with their hashes; put in by the build. */
declare const __SHELL__: { url: string; revision: string | null }[];

/*
 * Offline for the child's zone: its shell, its reads and the files of its lessons. Sign-in, writes, the other zones and
 * other hosts are none of its business.
 */
const NETWORK_WAIT_S = 4;
const READS = /^\/api\/(me|course-track|lessons\/[0-9a-f-]+)$/;
const kidPages = Object.keys(KID_PAGES).map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/?]+")}/?(\\?.*)?$`));

precacheAndRoute(__SHELL__);
cleanupOutdatedCaches();

// The document comes from the net; where that is away, from here, with the policy it was served with.
const fromNet = new NetworkOnly({ networkTimeoutSeconds: NETWORK_WAIT_S });
const fromHere = createHandlerBoundToURL(SHELL_ADDRESS);
registerRoute(new NavigationRoute((context) => fromNet.handle(context).catch(() => fromHere(context)), { allowlist: kidPages }));

const unkept = new NetworkOnly();
// Answers are kept for the user whose token asked for them, and are answers to that user alone.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.method === "GET" && READS.test(url.pathname),
  (context) => {
    const userId = tokenUserId(context.request.headers.get("Authorization"));
    if (userId === null) return unkept.handle(context);
    return new NetworkFirst({ cacheName: ownedKey("family-reads", userId), networkTimeoutSeconds: NETWORK_WAIT_S }).handle(context);
  },
);

/** A kept file, or the range of it that was asked for; else from the net. */
async function media(request: Request): Promise<Response> {
  const whole = await caches.match(request.url.split("?")[0] ?? request.url, { ignoreVary: true });
  if (whole === undefined) return fetch(request);
  return request.headers.has("range") ? createPartialResponse(request, whole) : whole;
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/content/"),
  ({ request }) => media(request),
);

// Never in mid-lesson: a newer version waits until the map says that it may come.
self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "take-over") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
