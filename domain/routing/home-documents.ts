import type { PaywallMode } from "../payments/purchase.ts";

/** The file of the start page for each paywall: its words differ, and it has no request to ask. */
export const HOME_DOCUMENTS: Readonly<Record<PaywallMode, string>> = {
  off: "home.html",
  "after-first-lesson": "home-paywall.html",
};

/** Stands in those files for the product's own origin, which is known when the server starts. */
export const ORIGIN = "https://origin.invalid";
