import { SESSION_REFRESH_BEFORE_S } from "#domain/constants.ts";
import { apiBase } from "#app/data/wire/api-base.ts";
import type { EarlyReads } from "#app/data/wire/early-reads.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import type * as KeptSlideModule from "./kept-slide.ts";
import { earlyPaths } from "./early-paths.ts";
import { pageScript } from "./page-script.ts";

/*
 * Starts the API requests of the child's first screen while the bundles are loading, and then the
 * page's script. Built as a classic script in the document itself (`tools/build/build-early.ts`);
 * `takeEarlyRead` passes the responses to the API client.
 */

/** URL paths of the code and styles of a quiz, and of a video; the build fills them in. */
declare const QUIZ_FILES: readonly string[];
declare const VIDEO_FILES: readonly string[];
/** URL path of the module that shows the slide which was left last. */
declare const KEPT_SLIDE_FILE: string;

const isStyle = (file: string) => file.endsWith(".css");

function preload(file: string): void {
  const link = document.createElement("link");
  link.crossOrigin = ""; // as the page's own requests for them
  if (isStyle(file)) {
    link.rel = "preload";
    link.as = "style";
  } else link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

interface Me {
  profile?: { lesson_progress?: Record<string, { slide?: number }> };
}

/** A lesson begins with a video; one that was begun goes on with a quiz, more often than not. */
async function preloadSlide(me: Promise<Response>, lessonId: string): Promise<void> {
  const { profile } = (await (await me).clone().json()) as Me;
  const isBegun = (profile?.lesson_progress?.[lessonId]?.slide ?? 0) > 0;
  (isBegun ? QUIZ_FILES : VIDEO_FILES).forEach(preload);
}

async function showKeptSlide(key: string): Promise<void> {
  const kept = (await import(/* @vite-ignore */ KEPT_SLIDE_FILE)) as typeof KeptSlideModule;
  await kept.showKeptSlide(key, QUIZ_FILES.filter(isStyle));
}

/** Longest wait of the page's script for a kept slide, in case its files do not come. */
const LONGEST_WAIT_MS = 1000;
let keptSlideShown: Promise<unknown> | undefined;

// The page's script runs for longer than a kept slide takes to be painted: it runs after it.
addEventListener("DOMContentLoaded", async () => {
  await Promise.race([
    keptSlideShown,
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
  await import(/* @vite-ignore */ pageScript() ?? "");
});

/** Any JSON is one: each field is looked at before it is used. */
type MaybeSession = {
  access_token?: unknown;
  expires_at?: unknown;
  user?: { id?: unknown } | null;
} | null;

try {
  const session: MaybeSession = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");
  const userId = String(session?.user?.id);
  const keptKey = `kept-slide:${userId}`;
  // It was kept while one child played. Of several it could be another's.
  const child = localStorage.getItem(`child:${userId}`);
  if (child === null && localStorage.getItem(keptKey) !== null)
    keptSlideShown = showKeptSlide(keptKey).catch(() => undefined); // the page draws itself
  const token = session?.access_token;
  if (
    typeof token === "string" &&
    Number(session?.expires_at) - Date.now() / 1000 > SESSION_REFRESH_BEFORE_S
  ) {
    const base = apiBase(child);
    const read = (path: string) => {
      const response = fetch(path, { headers: { Authorization: `Bearer ${token}` } });
      response.catch(() => undefined); // the API client handles the failure
      return response;
    };
    const requested = earlyPaths(location.pathname, base);
    const responses = Object.fromEntries(requested.map((path) => [path, read(path)]));
    const [me = "", lesson = ""] = requested;
    const lessonId = lesson.split("/").at(-1) ?? "";
    if (lessonId !== "" && responses[me] !== undefined)
      preloadSlide(responses[me], lessonId).catch(() => undefined); // the page loads them itself
    (globalThis as { earlyReads?: EarlyReads }).earlyReads = { token, responses };
  }
} catch {
  // Storage is blocked or holds an invalid value: the page sends the requests itself.
}
