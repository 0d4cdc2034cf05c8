import { FETCHED_AHEAD_MAX_BYTES } from "#domain/constants.ts";

const HEAD_WAIT_MS = 2_000;
const GONE = [404, 410];

const requests = new Map<string, Promise<boolean>>();

/**
 * Does this video exist, and is it small enough to be fetched before it plays? Asks with HEAD, once
 * for each URL; without a clear answer it is.
 */
export function isFetchedAhead(url: string): Promise<boolean> {
  const known = requests.get(url);
  if (known !== undefined) return known;
  const answer = fetch(url, { method: "HEAD", signal: AbortSignal.timeout(HEAD_WAIT_MS) }).then(
    ({ status, headers }) =>
      !GONE.includes(status) && Number(headers.get("content-length")) <= FETCHED_AHEAD_MAX_BYTES,
    () => true,
  );
  requests.set(url, answer);
  return answer;
}

/** What some browsers say about the connection (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Is this browser set to use little data? */
export const savesData = () => connection()?.saveData === true;

/** Should this device play lighter clips, to use little data or because the connection is slow? */
export const prefersLightClips = () =>
  savesData() || ["slow-2g", "2g", "3g"].includes(connection()?.effectiveType ?? "");

/** Fetches the first bytes of a file into the browser's cache, at low priority. */
export async function preloadBeginning(url: string, bytes: number): Promise<void> {
  const headers = { Range: `bytes=0-${bytes - 1}` };
  await (await fetch(url, { headers, priority: "low" })).arrayBuffer();
}

/**
 * Fetches the files that a document of ours names into the browser's cache, behind everything else,
 * until they are `maxBytes` together. Nothing on a browser that saves data.
 */
export async function preloadDocument(path: string, maxBytes: number): Promise<void> {
  if (savesData()) return;
  const read = (url: string) => fetch(url, { priority: "low" });
  const html = await (await read(path)).text();
  let bytes = 0;
  for (const [, url = ""] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const response = await read(url);
    bytes += Number(response.headers.get("content-length"));
    if (bytes > maxBytes) return void (await response.body?.cancel());
    await response.arrayBuffer();
  }
}

/**
 * Fetches a video into the browser's cache, behind everything else. Rejects when it fails or takes
 * too long; `stop` ends it without a failure.
 */
export async function preloadVideo(
  url: string,
  stop: AbortSignal,
  giveUpMs?: number,
): Promise<void> {
  if (savesData() || !(await isFetchedAhead(url)) || stop.aborted) return;
  const signal =
    giveUpMs === undefined ? stop : AbortSignal.any([stop, AbortSignal.timeout(giveUpMs)]);
  try {
    await (await fetch(url, { priority: "low", signal })).arrayBuffer();
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
