import type { CDPSession, Page } from "@playwright/test";

const MOVES = 45;
const FRAME_MS = 1000 / 60;
/** Event Timing reports no interaction that is faster. */
const LEAST_MS = 16;

export interface Measured {
  kind: string;
  /** Times between the frames, while something is moved and right after it. */
  frames: number[];
  /** The longest interaction to next paint. */
  inpMs: number;
  /** The main thread's CPU time. The table takes it from the runs without CPU throttling. */
  workMs: number;
}

/** In each document of the page: notes how long every interaction takes to its next paint. */
export const noteTaps = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const taps: number[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) taps.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, LEAST_MS);

/** The longest interaction to next paint so far. */
export async function longestTap(page: Page): Promise<number> {
  const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
  return Math.max(LEAST_MS, ...taps);
}

/** Milliseconds of processor time that the main thread has worked. */
export async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Presses, moves at the speed of a hand, and lets go. */
export async function move(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const began = performance.now();
  const moves = start === end ? 0 : MOVES;
  for (let step = 1; step <= moves; step++) {
    const share = step / MOVES;
    await page.mouse.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
    const late = began + step * FRAME_MS - performance.now();
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
  }
  await page.mouse.up();
}

interface Point {
  x: number;
  y: number;
}
