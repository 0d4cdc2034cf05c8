import { SESSION_REFRESH_BEFORE_S } from "#domain/constants.ts";
import { apiBase } from "#app/data/wire/api-base.ts";
import type { EarlyReads } from "#app/data/wire/early-reads.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { earlyPaths } from "./early-paths.ts";

/*
 * Starts the API requests of the child's first screen while the bundles are loading. Built as a
 * separate classic script (`tools/build/build-early.ts`); `takeEarlyRead` passes the responses to
 * the API client.
 */
try {
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as {
    access_token?: string;
    expires_at?: number;
    user?: { id: string };
  } | null;
  const token = session?.access_token;
  if (
    token !== undefined &&
    (session?.expires_at ?? 0) - Date.now() / 1000 > SESSION_REFRESH_BEFORE_S
  ) {
    const base = apiBase(localStorage.getItem(`child:${session?.user?.id}`));
    const read = (path: string) => {
      const response = fetch(path, { headers: { Authorization: `Bearer ${token}` } });
      response.catch(() => undefined); // the API client handles the failure
      return response;
    };
    const responses = Object.fromEntries(
      earlyPaths(location.pathname, base).map((path) => [path, read(path)]),
    );
    (globalThis as { earlyReads?: EarlyReads }).earlyReads = { token, responses };
  }
} catch {
  // Storage is blocked or holds an invalid value: the page sends the requests itself.
}
