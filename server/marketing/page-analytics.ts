import { pageViewed } from "#domain/product-event.ts";
import { PARENT_PAGES } from "#domain/routes.ts";
import type { Config } from "#server/config.ts";
import type { ServerContext } from "#server/context.ts";
import { json, send } from "#server/http/outgoing.ts";
import type { Reply } from "#server/http/outgoing.ts";

type Plausible = NonNullable<Config["plausible"]>;

interface PageView {
  /** A pattern of the routes table: it holds no id and no query. */
  path: keyof typeof PARENT_PAGES;
  /** Origin of the page that led here. */
  referrer?: string | undefined;
  /** `utm_source` and its like. */
  campaign?: Record<string, string> | undefined;
}

/**
 * Tells the page analytics (Plausible's events API) of a page of the grown-ups' zone. The visitor's address stays here,
 * so views are counted and visitors are not told apart.
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
        props: pageViewed(PARENT_PAGES[path]),
      },
      userAgent === undefined ? {} : { "User-Agent": userAgent },
    ),
  );
}

/** One after the other, in their order; one that fails is not told later. Never rejects. */
export async function tellPageViews(
  { config, log, metrics }: ServerContext,
  plausible: Plausible,
  views: readonly PageView[],
  userAgent: string | undefined,
): Promise<void> {
  for (const view of views) {
    const { ok, status } = await sendPageView(plausible, config.publicUrl, view, userAgent);
    metrics.called("plausible", ok);
    if (!ok) log.warn({ vendor: "plausible", status }, "vendor not told");
  }
}
