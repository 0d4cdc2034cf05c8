import { CONVERSIONS } from "#domain/wire/vendors.ts";
import type { Conversion } from "#domain/wire/vendors.ts";
import type { BrowserProductEvent, ProductEvents } from "#domain/wire/product-event.ts";
import {
  documentFor,
  PARENT_ZONE_PAGES,
  JOURNEY_STAGES,
  PAGE_CATEGORIES,
} from "#domain/routing/routes.ts";
import type { VisitSource } from "#domain/wire/utm.ts";
import { isCount, isRecord, isText } from "#app/data/base/guards.ts";
import { isFlag, isObject, isOneOf, isOptional } from "#app/data/base/object-guards.ts";
import type { Guard } from "#app/data/base/guards.ts";
import type { Fields } from "#app/data/base/object-guards.ts";
import { isVisitSource } from "#app/data/telemetry/before-consent.ts";

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
    path?: Page;
    /** What led to the document, with the first page view in it. */
    source?: VisitSource;
  };
}[BrowserProductEvent];

export interface Converted extends Omit<Happened, "isSignedIn"> {
  name: Conversion;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isReceiver = isOneOf<Receiver>(["product", "pages"]);
const isReceivers = (value: unknown): value is Receiver[] =>
  Array.isArray(value) && value.every(isReceiver);

const HAPPENED: Fields<Omit<Happened, "isSignedIn">> = {
  event_id: isText,
  at: isCount,
  url: isText,
  retryFor: isOptional(isReceivers),
};
const PAYLOADS: { [N in BrowserProductEvent]: Guard<ProductEvents[N]> } = {
  page_viewed: isObject<ProductEvents["page_viewed"]>({
    page_name: isText,
    page_category: isOneOf(PAGE_CATEGORIES),
    page_stage: isOneOf(JOURNEY_STAGES),
  }),
  onboarding_completed: isRecord,
  paywall_viewed: isRecord,
  checkout_started: isObject<ProductEvents["checkout_started"]>({
    currency: isOneOf(["USD"]),
    value: isNumber,
  }),
};
type Page = keyof typeof PARENT_ZONE_PAGES;
const isPage = (value: unknown): value is Page =>
  isText(value) && Object.hasOwn(PARENT_ZONE_PAGES, value);
const NAMES = Object.keys(PAYLOADS) as BrowserProductEvent[];
const isEvent = isObject({
  ...HAPPENED,
  isSignedIn: isFlag,
  name: isOneOf(NAMES),
  payload: isRecord,
  path: isOptional(isPage),
  source: isOptional(isVisitSource),
});

/** Is what waited on this device an event? */
export const isMeasured = (value: unknown): value is Measured =>
  isEvent(value) && PAYLOADS[value.name](value.payload);
export const isConverted = isObject<Converted>({ ...HAPPENED, name: isOneOf(CONVERSIONS) });

export const happened = (isSignedIn: boolean): Happened => ({
  event_id: crypto.randomUUID(),
  at: Date.now(),
  url: location.origin + (documentFor(location.pathname).known ? location.pathname : ""),
  isSignedIn,
});
