import { inBackground } from "#app/data/base/background.ts";
import { sendPageViews } from "#app/data/telemetry/telemetry.ts";
import type { PageView } from "#app/data/telemetry/telemetry.ts";
import type { Measured } from "../event.ts";

let together: PageView[] = [];
/** The request before: requests that run at once would arrive in any order. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Page views for the page analytics, by way of our own server; those that come at once go in one
 * request, in order.
 */
export function reportPageView({ event_id, name, path, source, isRetry }: Measured): void {
  if (name !== "page_viewed" || path === undefined || isRetry) return;
  together.push({ event_id, path, ...source });
  if (together.length > 1) return;
  queueMicrotask(() => {
    const views = together;
    together = [];
    last = last.catch(() => undefined).then(() => sendPageViews(views));
    inBackground("page views", last);
  });
}
