import { COURSE_PRICE_USD } from "../constants.ts";
import type { Purpose } from "../consent/consent.ts";
import type { PARENT_PAGES } from "../routing/routes.ts";

/** Conversions of the ad service (R-TEL-6). */
export const CONVERSIONS = ["CompleteRegistration", "InitiateCheckout", "Purchase"] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** Where a conversion takes place, unless the browser names another page of ours. */
export const CONVERSION_PAGES = {
  CompleteRegistration: "/auth/callback",
  InitiateCheckout: "/paywall",
  Purchase: "/paywall",
} as const satisfies Record<Conversion, keyof typeof PARENT_PAGES>;

interface VendorRule {
  vendor: Vendor;
  /** Sent only where the parent agreed to it; null where it is the parent's own request. */
  purpose: Purpose | null;
  /**
   * A purchase: sent by the production host alone (R-TEL-5; server/vendors/production.ts).
   */
  isPurchase: boolean;
}

/** What our server sends to a vendor, each with the purpose that needs consent. */
export const VENDOR_KINDS = {
  CompleteRegistration: { vendor: "meta", purpose: "ads", isPurchase: false },
  InitiateCheckout: { vendor: "meta", purpose: "ads", isPurchase: false },
  Purchase: { vendor: "meta", purpose: "ads", isPurchase: true },
  contact: { vendor: "loops", purpose: "news", isPurchase: false },
  progress: { vendor: "loops", purpose: "news", isPurchase: false },
  /** Takes a contact out; asks nobody, since it is what was asked. */
  forget: { vendor: "loops", purpose: null, isPurchase: false },
  purchase: { vendor: "ga4", purpose: "analytics", isPurchase: true },
  /** Product analytics: what our server knows better than a browser. */
  product_registration: { vendor: "mixpanel", purpose: "analytics", isPurchase: false },
  product_purchase: { vendor: "mixpanel", purpose: "analytics", isPurchase: true },
  product_lesson: { vendor: "mixpanel", purpose: "child_progress", isPurchase: false },
  product_forget: { vendor: "mixpanel", purpose: null, isPurchase: false },
} as const satisfies Record<string, VendorRule>;

export const VENDORS = ["meta", "loops", "ga4", "mixpanel"] as const;
export type Vendor = (typeof VENDORS)[number];
export type VendorKind = keyof typeof VENDOR_KINDS;

/** Amount that a conversion names; ours, never the browser's. */
export const conversionValue = (kind: Conversion) =>
  kind === "CompleteRegistration" ? null : { currency: "USD", value: COURSE_PRICE_USD };
