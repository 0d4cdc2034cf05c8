import { ageBand } from "#domain/family/age.ts";
import type { Conversion } from "#domain/wire/vendors.ts";
import { pageViewed } from "#domain/wire/product-event.ts";
import type { BrowserProductEvent, ProductEvents } from "#domain/wire/product-event.ts";
import { PARENT_PAGES } from "#domain/routing/routes.ts";
import type { Page } from "#domain/routing/routes.ts";
import { visitSource } from "#domain/wire/utm.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { keepUserProperties } from "#app/data/telemetry/telemetry-storage.ts";
import { Channel } from "./channel.ts";
import { happened } from "./event.ts";
import type { Converted, Measured } from "./event.ts";
import { waitingEvents } from "./waiting.ts";

/** For `analytics`. */
export const measured = new Channel<Measured>(waitingEvents);
/** For `ads`. */
export const converted = new Channel<Converted>();

/** Measures what happened on a page of the parent zone, where the parent agrees; never waited for. */
export function track<N extends BrowserProductEvent>(name: N, payload: ProductEvents[N]): void {
  measured.give({ ...happened(hasStoredSession()), name, payload } as Measured);
}

let isFirstView = true;
/** What led to this document, for the first page view in it. */
function sourceOfView(): Pick<Measured, "source"> {
  const source = isFirstView ? visitSource(location.href, document.referrer) : null;
  isFirstView = false;
  return source === null ? {} : { source };
}

export function trackPage(path: keyof typeof PARENT_PAGES): void {
  const payload = pageViewed(PARENT_PAGES[path]);
  measured.give({
    ...happened(hasStoredSession()),
    name: "page_viewed",
    payload,
    path,
    ...sourceOfView(),
  });
}

/** A screen that is at no URL of the table: what is not found. */
export const trackOtherPage = (page: Page): void => track("page_viewed", pageViewed(page));

/** Sends a conversion to the ad service under the same event id as our server. */
export function convert(name: Conversion, eventId: string): void {
  const { at, url } = happened(hasStoredSession());
  converted.give({ event_id: eventId, at, url, name });
}

/**
 * The properties of the person that the steps of the onboarding set: how far they came, and of the
 * age its band alone. Kept on this device until consent; a family with an account is known to our
 * server, which has them from there.
 */
export function noteOnboardingStep(step: number, childAge?: number): void {
  if (hasStoredSession()) return;
  const band = childAge === undefined ? null : ageBand(childAge);
  keepUserProperties({ onboarding_step: step, ...(band !== null && { child_age_band: band }) });
}
