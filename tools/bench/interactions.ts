import type { Page } from "@playwright/test";

/** Event Timing reports no interaction that is faster, in milliseconds. */
const LEAST_MS = 16;
const REPORT_WAIT_MS = 1_000;
/** The events of one interaction are reported together, some after the first. */
const SETTLE_MS = 150;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches a page that has not been opened yet. Each interaction is reported to this process at once,
 * because some lead to another document.
 *
 * @returns a function that makes one click or presses one key, and resolves to its interaction to
 *   next paint: the milliseconds of its longest event, at least `LEAST_MS`
 */
export async function watchInteractions(
  page: Page,
): Promise<(act: () => Promise<void>) => Promise<number>> {
  let durations: number[] = [];
  await page.exposeFunction("reportInteraction", (duration: number) => durations.push(duration));
  await page.addInitScript((durationThreshold) => {
    const { reportInteraction } = globalThis as unknown as Report;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) reportInteraction(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, LEAST_MS);
  return async (act) => {
    durations = [];
    await act();
    const end = performance.now() + REPORT_WAIT_MS;
    while (durations.length === 0 && performance.now() < end) await wait(10);
    await wait(SETTLE_MS);
    return Math.max(LEAST_MS, ...durations);
  };
}

interface Report {
  reportInteraction(duration: number): void;
}
