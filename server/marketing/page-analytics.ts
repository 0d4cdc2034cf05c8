import { PARENT_PAGES } from "#domain/routes.ts";
import type { Config } from "#server/config.ts";
import { json, send } from "#server/http/outgoing.ts";
import type { Reply } from "#server/http/outgoing.ts";

export interface PageView {
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
export function sendPageView(
  { plausible: { domain, apiUrl }, publicUrl }: Config & { plausible: NonNullable<Config["plausible"]> },
  { path, referrer, campaign }: PageView,
  userAgent: string | undefined,
): Promise<Reply> {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(campaign ?? {})) url.searchParams.set(name, value);
  const { name, category, stage } = PARENT_PAGES[path];
  return send(
    `${apiUrl}/api/event`,
    json(
      {
        name: "pageview",
        domain,
        url: url.href,
        ...(referrer !== undefined && { referrer }),
        props: { page_name: name, page_category: category, page_stage: stage },
      },
      userAgent === undefined ? {} : { "User-Agent": userAgent },
    ),
  );
}
