import type { PARENT_PAGES } from "#domain/routes.ts";
import type { UtmParam } from "#domain/utm.ts";
import { answer, api } from "./api.ts";
import { hasStoredSession } from "./page-session.ts";
import { readSignupId } from "./signup.ts";

/** Vendors that the pages for grown-ups may talk to here, after consent. */
export const fetchTelemetry = () => answer(api.telemetry.$get());
export type TelemetrySettings = Awaited<ReturnType<typeof fetchTelemetry>>;

export interface PageView {
  path: keyof typeof PARENT_PAGES;
  referrer?: string;
  campaign?: Partial<Record<UtmParam, string>>;
}

/** Page views in their order, to our own server; the request goes on when the page is left. */
export function sendPageViews(views: PageView[]): Promise<unknown> {
  const signupId = hasStoredSession() ? null : readSignupId();
  const json = { views, ...(signupId !== null && { signup_id: signupId }) };
  return answer(api["page-views"].$post({ json }, { init: { keepalive: true } }));
}
