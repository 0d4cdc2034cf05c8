const HEAD_WAIT_MS = 2_000;
const GONE = [404, 410];

const requests = new Map<string, Promise<boolean>>();

/**
 * Is there a video to preload? Asked with HEAD, once for each address; without a clear answer there
 * is.
 */
export function isVideoThere(url: string): Promise<boolean> {
  const known = requests.get(url);
  if (known !== undefined) return known;
  const answer = fetch(url, { method: "HEAD", signal: AbortSignal.timeout(HEAD_WAIT_MS) }).then(
    ({ status }) => !GONE.includes(status),
    () => true,
  );
  requests.set(url, answer);
  return answer;
}

/** Has somebody asked this browser to use little data? */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches a video into the browser's cache, behind everything else. Rejects when it fails or takes
 * too long; `stop` ends it without a failure.
 */
export async function preloadVideo(
  url: string,
  stop: AbortSignal,
  giveUpMs?: number,
): Promise<void> {
  if (savesData() || !(await isVideoThere(url)) || stop.aborted) return;
  const signal =
    giveUpMs === undefined ? stop : AbortSignal.any([stop, AbortSignal.timeout(giveUpMs)]);
  try {
    await (await fetch(url, { priority: "low", signal })).arrayBuffer();
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
