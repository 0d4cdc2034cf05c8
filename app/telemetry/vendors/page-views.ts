import { safeText } from "#domain/sanitize.ts";
import { UTM_PARAMS } from "#domain/utm.ts";
import type { UtmParam } from "#domain/utm.ts";
import { inBackground } from "#app/data/background.ts";
import { sendPageView } from "#app/data/telemetry.ts";
import type { Measured } from "../event.ts";

/** Page views for the page analytics, by way of our own server. */
export function tellPageView({ name, path, isSignedIn, isAgain }: Measured): void {
  if (name !== "page_viewed" || path === undefined || isAgain) return;
  const origin = URL.parse(document.referrer)?.origin;
  const referrer = origin === undefined || origin === location.origin || origin === "null" ? {} : { referrer: origin };
  const asked = new URLSearchParams(location.search);
  const campaign: Partial<Record<UtmParam, string>> = {};
  for (const param of UTM_PARAMS) {
    const value = safeText(asked.get(param) ?? "");
    if (value !== null && /^\S+$/.test(value)) campaign[param] = value;
  }
  inBackground("page view", sendPageView({ path, ...referrer, ...(Object.keys(campaign).length > 0 && { campaign }) }, isSignedIn));
}
