import type { MeasuringVendors } from "#tools/vendor-stand-ins/all.ts";
import type { LiveServer } from "./fixtures.ts";

/** Nobody outside may get these. */
export const NAMES = { parent: "Wilhelmine", kid: "Quillon", age: "6" };
/** Pages of the grown-ups' zone on the way from the start page to the bought course. */
export const PAGES = [
  "/",
  "/onboarding/parent-name",
  "/onboarding/kid-name",
  "/onboarding/kid-age",
  "/onboarding/create-account",
  "/onboarding/account-verify",
  "/auth/magic-link-handler",
  "/auth/callback",
  "/paywall",
  "/paywall",
];

export const CAMPAIGN = new URLSearchParams({
  utm_source: "letter",
  utm_campaign: "spring sale",
  utm_term: "sam@example.com",
  ref: "x",
});
export const REFERRER = "https://search.example";

export function vendorsOf(live: LiveServer): MeasuringVendors {
  if (live.vendors === null) throw new Error("this test needs vendors");
  return live.vendors;
}

/** By their names; what the vendor's own library adds begins with '$'. */
export const eventsOf = (vendors: MeasuringVendors) =>
  vendors.mixpanel.events().filter(({ event }) => !event.startsWith("$"));
export const isLesson = ({ event }: { event: string }) => /^(lesson|slide)_/.test(event);
export const pagesOf = (vendors: MeasuringVendors) =>
  vendors.plausible.requests.map(({ body }) => new URL(JSON.parse(body).url).pathname);
