import type { Conversion } from "#domain/wire/vendors.ts";
import type { BrowserProductEvent, ProductEvents } from "#domain/wire/product-event.ts";
import { documentFor } from "#domain/routing/routes.ts";
import type { PARENT_ZONE_PAGES } from "#domain/routing/routes.ts";
import type { VisitSource } from "#domain/wire/utm.ts";

/** The product analytics, and the page analytics by way of our own server. */
export type Receiver = "product" | "pages";

interface Happened {
  event_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /**
   * Where, without query; the origin alone where the page is none of ours and its path may hold
   * anything.
   */
  url: string;
  isSignedIn: boolean;
  /**
   * Sent before, but the page ended before these had confirmed it: only they get it again. Both
   * count an event id once.
   */
  retryFor?: readonly Receiver[];
}

export type Measured = {
  [N in BrowserProductEvent]: Happened & {
    name: N;
    payload: ProductEvents[N];
    path?: keyof typeof PARENT_ZONE_PAGES;
    /** What led to the document, with the first page view in it. */
    source?: VisitSource;
  };
}[BrowserProductEvent];

export interface Converted extends Omit<Happened, "isSignedIn"> {
  name: Conversion;
}

export const happened = (isSignedIn: boolean): Happened => ({
  event_id: crypto.randomUUID(),
  at: Date.now(),
  url: location.origin + (documentFor(location.pathname).known ? location.pathname : ""),
  isSignedIn,
});
