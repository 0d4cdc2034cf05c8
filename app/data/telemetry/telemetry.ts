import { EVENTS_PER_BATCH } from "#domain/constants.ts";
import type { ChildPageName } from "#domain/learning/learning-event.ts";
import type { PARENT_ZONE_PAGES } from "#domain/routing/routes.ts";
import type { VisitSource } from "#domain/wire/utm.ts";
import { answer, api } from "../wire/api.ts";
import { hasStoredSession } from "../auth/page-session.ts";
import { readSignupId } from "../family/signup.ts";

/** Vendors that pages of the parent zone may talk to here, after consent. */
export const fetchTelemetry = () => answer(api.telemetry.$get());
export type TelemetrySettings = Awaited<ReturnType<typeof fetchTelemetry>>;

export interface PageView extends VisitSource {
  event_id: string;
  path: keyof typeof PARENT_ZONE_PAGES;
}

/** Page views in their order, to our own server; the requests go on when the page is left. */
export async function sendPageViews(views: readonly PageView[]): Promise<void> {
  const signupId = hasStoredSession() ? null : readSignupId();
  for (let from = 0; from < views.length; from += EVENTS_PER_BATCH) {
    const json = {
      views: views.slice(from, from + EVENTS_PER_BATCH),
      ...(signupId !== null && { signup_id: signupId }),
    };
    await answer(api["page-views"].$post({ json }, { init: { keepalive: true } }));
  }
}

/**
 * A page of the child's zone that somebody opened who has no account: counted by our own server,
 * with nothing about who.
 */
export const countPage = (page: ChildPageName) =>
  answer(api["page-counts"].$post({ json: { page } }, { init: { keepalive: true } }));
