import { safeText } from "#domain/sanitize.ts";
import { UTM_PARAMS } from "#domain/utm.ts";
import { inBackground } from "#app/data/background.ts";
import { sendPageViews } from "#app/data/telemetry.ts";
import type { PageView } from "#app/data/telemetry.ts";
import type { Measured } from "../event.ts";

let together: PageView[] = [];

/** Page views for the page analytics, by way of our own server; those that come at once go in one request, in order. */
export function tellPageView({ name, path, isAgain }: Measured): void {
  if (name !== "page_viewed" || path === undefined || isAgain) return;
  together.push({ path, ...referrer(), ...campaign() });
  if (together.length > 1) return;
  queueMicrotask(() => {
    inBackground("page views", sendPageViews(together));
    together = [];
  });
}

function referrer(): Pick<PageView, "referrer"> {
  const origin = URL.parse(document.referrer)?.origin;
  return origin === undefined || origin === location.origin || origin === "null" ? {} : { referrer: origin };
}

function campaign(): Pick<PageView, "campaign"> {
  const asked = new URLSearchParams(location.search);
  const found = UTM_PARAMS.map((param) => [param, safeText(asked.get(param) ?? "")] as const).filter(([, value]) =>
    /^\S+$/.test(value ?? ""),
  );
  return found.length === 0 ? {} : { campaign: Object.fromEntries(found) };
}
