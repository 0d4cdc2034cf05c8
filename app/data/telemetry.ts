import type { PARENT_PAGES } from "#domain/routes.ts";
import type { UtmParam } from "#domain/utm.ts";
import { answer, api } from "./api.ts";
import { readSignupId } from "./signup.ts";

/** Vendors that the pages for grown-ups may talk to here, after consent. */
export const fetchTelemetry = () => answer(api.telemetry.$get());
export type TelemetrySettings = Awaited<ReturnType<typeof fetchTelemetry>>;

interface PageView {
  path: keyof typeof PARENT_PAGES;
  referrer?: string;
  campaign?: Partial<Record<UtmParam, string>>;
}

/** One page view, to our own server; it goes on when the page is left. */
export function sendPageView(view: PageView, isSignedIn: boolean): Promise<unknown> {
  const signupId = readSignupId();
  const json = { ...view, ...(!isSignedIn && signupId !== null && { signup_id: signupId }) };
  return answer(api["page-views"].$post({ json }, { init: { keepalive: true } }));
}
