import { inBackground } from "#app/data/base/background.ts";
import { sendPageViews } from "#app/data/telemetry/telemetry.ts";
import type { PageView } from "#app/data/telemetry/telemetry.ts";
import type { Measured } from "../event.ts";
import { isFor, unconfirmed } from "../next-page.ts";

let together: PageView[] = [];
/** The request before: requests that run at once would arrive in any order. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Page views for the page analytics, by way of our own server; those that come at once go in one
 * request, in order.
 */
export function reportPageView(event: Measured): void {
  const { event_id, name, path, source } = event;
  if (name !== "page_viewed" || path === undefined || !isFor("pages", event)) return;
  unconfirmed.pages.set(event_id, event);
  together.push({ event_id, path, ...source });
  if (together.length > 1) return;
  queueMicrotask(() => {
    const views = together;
    together = [];
    last = last
      .catch(() => undefined)
      .then(() => sendPageViews(views))
      .finally(() => views.forEach((view) => unconfirmed.pages.delete(view.event_id)));
    inBackground("page views", last);
  });
}
