import { inBackground } from "#app/data/background.ts";
import { sendPageViews } from "#app/data/telemetry.ts";
import type { PageView } from "#app/data/telemetry.ts";
import type { Measured } from "../event.ts";

let together: PageView[] = [];

/** Page views for the page analytics, by way of our own server; those that come at once go in one request, in order. */
export function tellPageView({ event_id, name, path, source, isAgain }: Measured): void {
  if (name !== "page_viewed" || path === undefined || isAgain) return;
  together.push({ event_id, path, ...source });
  if (together.length > 1) return;
  queueMicrotask(() => {
    inBackground("page views", sendPageViews(together));
    together = [];
  });
}
