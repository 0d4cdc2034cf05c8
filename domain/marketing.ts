import { COURSE_PRICE_USD } from "./constants.ts";
import type { Purpose } from "./consent.ts";

/** Conversions of the ad service (spec section 7). */
export const CONVERSIONS = ["CompleteRegistration", "InitiateCheckout", "Purchase"] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What our server tells a vendor, each with what it is asked for; sent only where the parent agreed to it. */
export const VENDOR_KINDS = {
  CompleteRegistration: { vendor: "meta", purpose: "ads" },
  InitiateCheckout: { vendor: "meta", purpose: "ads" },
  Purchase: { vendor: "meta", purpose: "ads" },
  contact: { vendor: "loops", purpose: "news" },
  progress: { vendor: "loops", purpose: "news" },
  /** Takes a contact out; asks nobody, since it is what was asked. */
  forget: { vendor: "loops", purpose: null },
  purchase: { vendor: "ga4", purpose: "analytics" },
  /** Product analytics: what our server knows better than a browser. */
  product_registration: { vendor: "mixpanel", purpose: "analytics" },
  product_purchase: { vendor: "mixpanel", purpose: "analytics" },
  product_lesson: { vendor: "mixpanel", purpose: "child_progress" },
  product_forget: { vendor: "mixpanel", purpose: null },
} as const satisfies Record<string, { vendor: Vendor; purpose: Purpose | null }>;

export const VENDORS = ["meta", "loops", "ga4", "mixpanel"] as const;
export type Vendor = (typeof VENDORS)[number];
export type VendorKind = keyof typeof VENDOR_KINDS;

/** Amount that a conversion names; ours, never the browser's. */
export const conversionValue = (kind: Conversion) =>
  kind === "CompleteRegistration" ? null : { currency: "USD", value: COURSE_PRICE_USD };
