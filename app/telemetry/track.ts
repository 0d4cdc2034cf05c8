import type { Conversion } from "#domain/marketing.ts";
import { pageViewed } from "#domain/product-event.ts";
import type { BrowserProductEvent, ProductEvents } from "#domain/product-event.ts";
import { PARENT_PAGES } from "#domain/routes.ts";
import type { Page } from "#domain/routes.ts";
import { Channel } from "./channel.ts";
import { happened } from "./event.ts";
import type { Converted, Measured } from "./event.ts";

/** For `analytics`. */
export const measured = new Channel<Measured>();
/** For `ads`. */
export const converted = new Channel<Converted>();

/** Measures what happened on a page for grown-ups, where the parent agrees; never waited for. */
export function track<N extends BrowserProductEvent>(name: N, payload: ProductEvents[N]): void {
  measured.give({ ...happened(), name, payload } as Measured);
}

export function trackPage(path: keyof typeof PARENT_PAGES): void {
  measured.give({ ...happened(), name: "page_viewed", payload: pageViewed(PARENT_PAGES[path]), path });
}

/** A screen that is at no address of the table: what is not found. */
export const trackOtherPage = (page: Page): void => track("page_viewed", pageViewed(page));

/** Tells the ad service of a conversion, under the id by which our server tells it too. */
export function convert(name: Conversion, eventId: string): void {
  const { at, url } = happened();
  converted.give({ event_id: eventId, at, url, name });
}
