import { eq } from "drizzle-orm";
import { consentsForChild } from "#domain/consent/consent.ts";
import type { Consents } from "#domain/consent/consent.ts";
import { COURSE_PRICE_USD } from "#domain/constants.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import { isErasure } from "#domain/wire/vendor-tries.ts";
import type { Config } from "#server/platform/config/config.ts";
import { countFinished } from "#domain/learning/progress.ts";
import { users } from "#server/platform/db/schema.ts";
import type { Reply } from "#server/platform/http/outgoing.ts";
import { readNewestConsents } from "#server/consents/consents.ts";
import { deleteMeasured, sendProductEvents } from "./product-analytics.ts";
import type { VendorMessage } from "#server/vendors/outbox.ts";
import { ageBandsFor } from "./age-band.ts";
import { readLastPlayer } from "./last-player.ts";
import { conversionSource } from "#server/vendors/conversion-source.ts";
import { isSentFromHere } from "#server/vendors/production.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { deleteContactAt, sendAnalyticsPurchase, sendConversion, syncContact } from "./requests.ts";
import type { VendorContact } from "./requests.ts";

/**
 * 'unwanted': the family or its consent is gone, or the vendor is not configured. 'waiting': the vendor
 * is not configured, and the message is an erasure, which waits for the setting.
 */
export type DispatchOutcome = "delivered" | "failed" | "unwanted" | "waiting";

/**
 * Does the parent agree, now, and is it sent from here? A deletion (purpose null) needs no consent;
 * that of a contact is out of date once the parent agrees to news again.
 */
export function isWanted({ kind }: VendorMessage, consents: Consents, config: Config): boolean {
  if (kind === "forget") return !consents.news;
  const { purpose } = VENDOR_KINDS[kind];
  return isSentFromHere(kind, config) && (purpose === null || consents[purpose]);
}

/** Sends one message to a vendor, or several events at once to the product analytics. */
export async function dispatch(
  server: AuthenticatedContext,
  [message, ...others]: [VendorMessage, ...VendorMessage[]],
): Promise<DispatchOutcome> {
  const { config, log } = server;
  const { kind, event_id, user_id, data, happened_at } = message;
  switch (kind) {
    case "forget":
      return config.loops === null
        ? "waiting"
        : outcomeOf(await deleteContactAt(config.loops, user_id));
    case "product_forget":
      return config.mixpanel?.deletionToken == null
        ? "waiting"
        : outcomeOf(await deleteMeasured(config.mixpanel, Object.values(data).map(String)));
    case "product_registration":
    case "product_purchase":
    case "product_lesson":
      if (config.mixpanel === null) return "unwanted";
      return outcomeOf(
        await sendProductEvents(
          config.mixpanel,
          [message, ...others],
          await ageBandsFor(server.db, [message, ...others]),
        ),
      );
    case "purchase":
      return config.ga4 === null
        ? "unwanted"
        : outcomeOf(await sendAnalyticsPurchase(config.ga4, user_id, event_id, COURSE_PRICE_USD));
    case "contact":
    case "progress": {
      const contact = await readVendorContact(server, user_id);
      if (contact === null) return "unwanted";
      if (config.loops === null) return isErasure(message) ? "waiting" : "unwanted";
      return outcomeOf(
        await syncContact(
          config.loops,
          contact,
          kind === "contact" ? "create-or-update" : "update",
        ),
      );
    }
    case "CompleteRegistration":
    case "InitiateCheckout":
    case "Purchase": {
      const contact = await readVendorContact(server, user_id);
      if (config.meta === null || contact === null) return "unwanted";
      if (contact.email === null) {
        log.warn({ kind }, "conversion skipped: no e-mail");
        return "unwanted";
      }
      // A browser's own id is kept beside the row's, which names the family too (conversions.ts).
      const id = typeof data["event_id"] === "string" ? data["event_id"] : event_id;
      const source = await conversionSource(server.db, config.publicUrl, kind, message);
      return outcomeOf(
        await sendConversion(config.meta, kind, { id, at: happened_at, ...source }, contact),
      );
    }
  }
}

const outcomeOf = (reply: Reply): DispatchOutcome => (reply.ok ? "delivered" : "failed");

async function readVendorContact(
  { db }: AuthenticatedContext,
  userId: string,
): Promise<VendorContact | null> {
  const { email, parent_name, last_active_at } = users;
  const [family] = await db
    .select({ email, parent_name, last_active_at })
    .from(users)
    .where(eq(users.id, userId));
  if (family === undefined) return null;
  const ledger = await readNewestConsents(db, { userId });
  const consentsOf = (child: string) => consentsForChild(ledger, child);
  const child = await readLastPlayer(db, userId, (id) => consentsOf(id).news);
  return {
    userId,
    email: family.email || null,
    firstName: family.parent_name,
    childName: child !== undefined && consentsOf(child.child_id).child_name ? child.name : null,
    progress: countFinished(child?.progress ?? {}),
    lastActiveAt: family.last_active_at,
  };
}
