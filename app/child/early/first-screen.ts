import { askAhead, resumeAt } from "#app/data/learning/lessons.ts";
import { loadPanel } from "#app/lesson-player/slides/registry.ts";
import { readFamilyAhead } from "../guard/useAuthGuard.ts";
import { earlyPaths } from "./early-paths.ts";

/**
 * Longest wait of the first render for the early requests. A longer one would delay 'Loading...'; a
 * shorter one draws it just before the screen itself.
 */
const WAIT_MS = 250;
/** Where the slide that was left last is shown meanwhile. */
const WAIT_WITH_SLIDE_MS = 5000;

/** What the first slide needs before it can be drawn: the child, the lesson, its slide's code. */
async function readLesson(id: string): Promise<void> {
  const [profile, lesson] = await Promise.all([readFamilyAhead(), askAhead(id)]);
  if (profile === null || lesson === null) return;
  const slide = lesson.slides[resumeAt(profile, id, lesson.slides)];
  if (slide !== undefined) await loadPanel(slide);
}

/**
 * Waits for the requests that the script in the head started, so that the first render needs no
 * loading state.
 */
export async function readFirstScreen(pathname: string, root: HTMLElement): Promise<void> {
  const paths = earlyPaths(pathname);
  if (paths.length === 0) return;
  const lessonId = paths
    .map((path) => /^\/api\/lessons\/(.+)$/.exec(path)?.[1])
    .find((id) => id !== undefined);
  const reading = lessonId === undefined ? readFamilyAhead() : readLesson(lessonId);
  await Promise.race([
    Promise.allSettled([reading]),
    new Promise((resolve) => setTimeout(resolve, root.firstChild ? WAIT_WITH_SLIDE_MS : WAIT_MS)),
  ]);
}
