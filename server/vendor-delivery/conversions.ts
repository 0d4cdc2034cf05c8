import { and, eq, inArray } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import type { Conversion } from "#domain/wire/vendors.ts";
import { users, vendorMessages } from "#server/platform/db/schema.ts";
import { firstPayment } from "#server/payments/purchases.ts";
import { readConsents } from "#server/consents/consents.ts";
import { ownPage, shortUserAgent } from "#server/vendors/conversion-source.ts";
import { purchaseEventId, registrationEventId } from "#server/vendors/enqueue.ts";
import { isSentFromHere } from "#server/vendors/production.ts";
import { enqueueVendorMessage } from "#server/vendors/outbox.ts";
import { pseudonymousId } from "#server/vendors/pseudonymous-id.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** The ad service takes no older events. */
const MAX_AGE_MS = 7 * DAY_MS;

export interface ConversionRequest {
  kind: Conversion;
  /** The browser's own id of the event; its pixel names it too. */
  eventId: string;
  userAgent: string | undefined;
  sourceUrl: string | undefined;
  isRefusedByBrowser: boolean;
}

/**
 * What was done with a conversion that a browser reported, and the id under which the ad service
 * gets it.
 */
export interface ConversionReply {
  outcome: "queued" | "already_queued" | "skipped";
  message: string;
  event_id: string;
}

/** A conversion as our records have it. */
interface Fact {
  /** Sent to the ad service. */
  eventId: string;
  /** Unique among all messages to the ad service. */
  rowId: string;
  at: Date;
}

/**
 * Queues a conversion that a browser reports, where the parent agreed. A registration and a
 * purchase are taken from our records and have one id each, which the server may have used before:
 * such an event is queued once, whoever reports it. Only a checkout goes by the browser's own id.
 */
export async function requestConversion(
  server: AuthenticatedContext,
  userId: string,
  request: ConversionRequest,
): Promise<ConversionReply> {
  const { config, db } = server;
  const { kind, eventId } = request;
  const skipped = (message: string): ConversionReply => ({
    outcome: "skipped",
    message,
    event_id: eventId,
  });
  if (config.meta === null) return skipped("Not forwarded: no ad service is configured.");
  if (!isSentFromHere(kind, config))
    return skipped("Not forwarded: purchases are sent by the production host only.");
  if (request.isRefusedByBrowser || !(await readConsents(db, { userId })).ads)
    return skipped("Not forwarded: the parent has not agreed to it.");
  const fact = await findFact(server, userId, kind, eventId);
  if (fact === null) return skipped("Not forwarded: our records have no such event.");
  if (server.now().getTime() - fact.at.getTime() > MAX_AGE_MS)
    return skipped("Not forwarded: it happened more than seven days ago.");

  const sameEvent = [fact.rowId, eventId];
  const known = await db.$count(
    vendorMessages,
    and(
      eq(vendorMessages.user_id, userId),
      eq(vendorMessages.kind, kind),
      inArray(vendorMessages.event_id, sameEvent),
    ),
  );
  if (known > 0)
    return {
      outcome: "already_queued",
      message: "Queued before, under this event id.",
      event_id: fact.eventId,
    };
  const page =
    request.sourceUrl === undefined ? null : ownPage(request.sourceUrl, config.publicUrl);
  const data = {
    ...(fact.rowId !== fact.eventId && { event_id: fact.eventId }),
    ...(request.userAgent !== undefined && { user_agent: shortUserAgent(request.userAgent) }),
    ...(page !== null && { page }),
  };
  await enqueueVendorMessage(db, config, { kind, eventId: fact.rowId, userId, at: fact.at, data });
  return { outcome: "queued", message: "Queued for the ad service.", event_id: fact.eventId };
}

async function findFact(
  server: AuthenticatedContext,
  userId: string,
  kind: Conversion,
  eventId: string,
): Promise<Fact | null> {
  const [family] = await server.db
    .select({ createdAt: users.created_at })
    .from(users)
    .where(eq(users.id, userId));
  if (family === undefined) return null;
  switch (kind) {
    case "CompleteRegistration": {
      const id = registrationEventId(userId);
      return { eventId: id, rowId: id, at: family.createdAt };
    }
    case "Purchase": {
      const payment = await firstPayment(server.db, userId);
      if (payment === null || payment.paidAt === null) return null;
      const id = purchaseEventId(payment.id);
      return { eventId: id, rowId: id, at: payment.paidAt };
    }
    case "InitiateCheckout":
      // The row's id names the family, so that nobody takes an id away from another family's event.
      return { eventId, rowId: `browser:${pseudonymousId(userId)}:${eventId}`, at: server.now() };
  }
}
