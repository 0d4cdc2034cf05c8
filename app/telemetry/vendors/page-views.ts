import { inBackground } from "#app/data/base/background.ts";
import { isPassing, toAppError } from "#app/data/base/errors.ts";
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
    const settle = () => views.forEach((view) => unconfirmed.pages.delete(view.event_id));
    last = last
      .catch(() => undefined)
      .then(() => sendPageViews(views))
      .then(settle, (error: unknown) => {
        // What our server did not get is sent again by the next page.
        if (!isPassing(toAppError(error).code)) settle();
        throw error;
      });
    inBackground("page views", last);
  });
}
