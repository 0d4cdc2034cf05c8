import { askAhead } from "#app/data/learning/lessons.ts";
import { readFamilyAhead } from "../guard/useAuthGuard.ts";
import { earlyPaths } from "./early-paths.ts";

/**
 * Longest wait of the first render for the early requests. A longer one would delay 'Loading...'; a
 * shorter one draws it just before the screen itself.
 */
const WAIT_MS = 250;

/**
 * Waits for the requests that the script in the head started, so that the first render needs no
 * loading state.
 */
export async function readFirstScreen(pathname: string): Promise<void> {
  const paths = earlyPaths(pathname);
  if (paths.length === 0) return;
  const lessonId = paths
    .map((path) => /^\/api\/lessons\/(.+)$/.exec(path)?.[1])
    .find((id) => id !== undefined);
  const reads = [readFamilyAhead(), ...(lessonId === undefined ? [] : [askAhead(lessonId)])];
  await Promise.race([
    Promise.allSettled(reads),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ]);
}
