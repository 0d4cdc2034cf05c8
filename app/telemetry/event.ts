import type { Conversion } from "#domain/marketing.ts";
import type { BrowserProductEvent, ProductEvents } from "#domain/product-event.ts";
import type { PARENT_PAGES } from "#domain/routes.ts";
import { hasStoredSession } from "#app/data/page-session.ts";

interface Happened {
  event_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Where, without query. */
  url: string;
  isSignedIn: boolean;
  /** Only the product analytics may not have it yet. */
  isAgain?: boolean;
}

export type Measured = {
  [N in BrowserProductEvent]: Happened & { name: N; payload: ProductEvents[N]; path?: keyof typeof PARENT_PAGES };
}[BrowserProductEvent];

export interface Converted extends Omit<Happened, "isSignedIn"> {
  name: Conversion;
}

export const happened = (): Happened => ({
  event_id: crypto.randomUUID(),
  at: Date.now(),
  url: location.origin + location.pathname,
  isSignedIn: hasStoredSession(),
});
