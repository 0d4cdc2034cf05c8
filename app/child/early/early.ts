import { SESSION_REFRESH_BEFORE_S } from "#domain/constants.ts";
import { readStored } from "#app/device/web-storage.ts";
import { childOfNextPage } from "#app/data/family/tab-child.ts";
import { apiBase } from "#app/data/wire/api-base.ts";
import type { EarlyReads } from "#app/data/wire/early-reads.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
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

function preload(file: string): void {
  const link = document.createElement("link");
  link.crossOrigin = ""; // as the page's own requests for them
  if (file.endsWith(".css")) {
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

addEventListener("DOMContentLoaded", () => {
  void import(/* @vite-ignore */ pageScript() ?? "");
});

/** Any JSON is one: each field is looked at before it is used. */
type MaybeSession = {
  access_token?: unknown;
  expires_at?: unknown;
  user?: { id?: unknown } | null;
} | null;

try {
  const session: MaybeSession = JSON.parse(readStored("local", SESSION_KEY) ?? "null");
  const userId = String(session?.user?.id);
  const child = childOfNextPage(userId);
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
  // The storage holds an invalid value: the page sends the requests itself.
}
