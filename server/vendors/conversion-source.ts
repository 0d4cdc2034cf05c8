import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { CONVERSION_PAGES } from "#domain/wire/vendors.ts";
import type { Conversion } from "#domain/wire/vendors.ts";
import { documentFor } from "#domain/routing/routes.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { sessions, vendorMessages } from "#server/platform/db/schema.ts";
import { VERSION } from "#server/platform/version.ts";
import type { VendorMessage } from "./outbox.ts";

/** Where a conversion happened; the ad service wants both of every one. */
export interface ConversionSource {
  /** Origin and path, no query. */
  sourceUrl: string;
  userAgent: string;
}

/** Longer names of browsers are cut. */
const USER_AGENT_MAX_CHARACTERS = 500;
export const shortUserAgent = (userAgent: string) => userAgent.slice(0, USER_AGENT_MAX_CHARACTERS);

/**
 * The path of a page of ours that a browser names, without its query; null for another site's page,
 * an unknown one and the authors'.
 */
export function ownPage(pageUrl: string, publicUrl: string): string | null {
  const url = URL.parse(pageUrl);
  if (url === null || url.origin !== new URL(publicUrl).origin) return null;
  const { zone, known } = documentFor(url.pathname);
  return known && zone !== "staff" ? url.pathname : null;
}

/**
 * Browser and page of a conversion: those that came with it; for a purchase, which the payment
 * provider reports, the browser that went to pay; else the family's newest device; else this
 * server.
 */
export async function conversionSource(
  db: Queryable,
  publicUrl: string,
  kind: Conversion,
  { data, user_id }: Pick<VendorMessage, "data" | "user_id">,
): Promise<ConversionSource> {
  const page = typeof data["page"] === "string" ? data["page"] : CONVERSION_PAGES[kind];
  const own = typeof data["user_agent"] === "string" ? data["user_agent"] : null;
  const userAgent =
    own ??
    (kind === "Purchase" ? await checkoutAgent(db, user_id) : null) ??
    (await newestDevice(db, user_id));
  return {
    sourceUrl: new URL(page, publicUrl).href,
    userAgent: shortUserAgent(userAgent ?? `TreasureTracker/${VERSION}`),
  };
}

async function checkoutAgent(db: Queryable, userId: string): Promise<string | null> {
  const [checkout] = await db
    .select({ agent: sql<string>`${vendorMessages.data} ->> 'user_agent'` })
    .from(vendorMessages)
    .where(
      and(
        eq(vendorMessages.user_id, userId),
        eq(vendorMessages.kind, "InitiateCheckout"),
        sql`${vendorMessages.data} ? 'user_agent'`,
      ),
    )
    .orderBy(desc(vendorMessages.id))
    .limit(1);
  return checkout?.agent ?? null;
}

async function newestDevice(db: Queryable, userId: string): Promise<string | null> {
  const [session] = await db
    .select({ agent: sessions.user_agent })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNotNull(sessions.user_agent)))
    .orderBy(desc(sessions.refreshed_at))
    .limit(1);
  return session?.agent ?? null;
}
