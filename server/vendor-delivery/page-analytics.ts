import { pageViewed } from "#domain/wire/product-event.ts";
import { PARENT_ZONE_PAGES } from "#domain/routing/routes.ts";
import type { Config } from "#server/platform/config/config.ts";
import { seenWebhookEvents } from "#server/platform/db/schema.ts";
import { json, send } from "#server/platform/http/outgoing.ts";
import type { Reply } from "#server/platform/http/outgoing.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

type Plausible = NonNullable<Config["plausible"]>;

interface PageView {
  /** A view that comes again counts once. */
  event_id: string;
  /** A pattern of the routes table: it holds no id and no query. */
  path: keyof typeof PARENT_ZONE_PAGES;
  /** Origin of the page that led here. */
  referrer?: string | undefined;
  /** `utm_source` and its like. */
  campaign?: Record<string, string> | undefined;
}

/**
 * Reports a page of the parent zone to the page analytics (Plausible's events API). The visitor's
 * IP address stays here, so views are counted and visitors are not distinguished.
 */
function sendPageView(
  { domain, apiUrl }: Plausible,
  publicUrl: string,
  { path, referrer, campaign }: PageView,
  userAgent: string | undefined,
): Promise<Reply> {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(campaign ?? {})) url.searchParams.set(name, value);
  return send(
    `${apiUrl}/api/event`,
    json(
      {
        name: "pageview",
        domain,
        url: url.href,
        ...(referrer !== undefined && { referrer }),
        props: pageViewed(PARENT_ZONE_PAGES[path]),
      },
      userAgent === undefined ? {} : { "User-Agent": userAgent },
    ),
  );
}

const SEEN_AS = "page-view";

/** Notes page views by their ids; those that did not come before, in their order. */
export async function newViews(
  { db, now }: AuthenticatedContext,
  views: readonly PageView[],
): Promise<PageView[]> {
  const rows = views.map(({ event_id }) => ({ provider: SEEN_AS, event_id, seen_at: now() }));
  const added = await db
    .insert(seenWebhookEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: seenWebhookEvents.event_id });
  const isNew = new Set(added.map(({ id }) => id));
  return views.filter(({ event_id }) => isNew.delete(event_id));
}

/**
 * Sends new page views one after the other, in their order; one that fails is not sent again.
 */
export async function sendPageViews(
  server: AuthenticatedContext,
  plausible: Plausible,
  views: readonly PageView[],
  userAgent: string | undefined,
): Promise<void> {
  const { config, log, metrics } = server;
  for (const view of views) {
    const { ok, status } = await sendPageView(plausible, config.publicUrl, view, userAgent);
    metrics.called("plausible", ok);
    if (!ok) log.warn({ vendor: "plausible", status }, "vendor message not delivered");
  }
}
