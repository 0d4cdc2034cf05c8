import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PROGRESS_SYNC_THROTTLE_MS } from "#domain/constants.ts";
import type { LessonProductEvent } from "#domain/wire/product-event.ts";
import type { Erased } from "#domain/wire/vendor-tries.ts";
import type { Database, Queryable } from "#server/platform/db/connect.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import type { PlatformContext } from "#server/platform/context.ts";
import { shortUserAgent } from "./conversion-source.ts";
import { deleteUndelivered, enqueueVendorMessage, readUndelivered } from "./outbox.ts";
import { pseudonymousId } from "./pseudonymous-id.ts";

export type LessonEventData = {
  name: LessonProductEvent;
  child: string;
  lesson_id: string;
  slide_id?: string;
  slide?: number;
};

/** What the functions below need of the server. */
type EnqueueContext = Pick<PlatformContext, "config" | "now">;

/**
 * Vendors receive the event ids, so these identify no family; the browser's pixel sends the same
 * ids.
 */
export const registrationEventId = (userId: string) => `registration:${pseudonymousId(userId)}`;
export const newCheckoutEventId = () => `checkout:${randomUUID()}`;
export const purchaseEventId = (payment: string) => `purchase:${payment}`;

/** A family was made: its first login. */
export async function enqueueRegistration(
  tx: Queryable,
  { config, now }: EnqueueContext,
  userId: string,
): Promise<void> {
  const at = now();
  const event = { eventId: registrationEventId(userId), userId, at };
  await enqueueVendorMessage(tx, config, { kind: "CompleteRegistration", ...event });
  await enqueueVendorMessage(tx, config, { kind: "product_registration", ...event });
  await enqueueVendorMessage(tx, config, {
    kind: "contact",
    eventId: `contact:${userId}`,
    userId,
    at,
  });
}

/**
 * The parent agrees to news now, or something about the contact changed.
 * @param erases what the vendor has and may hold no longer
 */
export async function enqueueContact(
  tx: Queryable,
  { config, now }: EnqueueContext,
  userId: string,
  erases?: Erased,
): Promise<void> {
  await deleteUndelivered(tx, userId, "contact");
  await enqueueVendorMessage(tx, config, {
    kind: "contact",
    eventId: `contact:${randomUUID()}`,
    userId,
    at: now(),
    ...(erases !== undefined && { data: { erases } }),
  });
}

/**
 * Enqueues that a child of the family has finished so many lessons; each number once.
 * @param childId the child's random id
 */
export async function enqueueProgress(
  tx: Queryable,
  { config, now }: EnqueueContext,
  userId: string,
  childId: string,
  completed: number,
): Promise<void> {
  await deleteUndelivered(tx, userId, "progress");
  const event = {
    eventId: `progress:${childId}:${completed}`,
    userId,
    at: now(),
    delayMs: PROGRESS_SYNC_THROTTLE_MS,
  };
  await enqueueVendorMessage(tx, config, { kind: "progress", ...event });
}

/**
 * The family is on its way to the payment page. While the ad service has not been told so of an earlier
 * time, this one is the same event: its id stays, and nothing is enqueued.
 */
export async function enqueueCheckout(
  db: Database,
  { config, now }: EnqueueContext,
  userId: string,
  userAgent: string | undefined,
): Promise<{ eventId: string; isQueued: boolean }> {
  const eventId = newCheckoutEventId();
  if (config.meta === null) return { eventId, isQueued: false };
  return db.transaction(async (tx) => {
    // Calls at the same time must not each find none waiting.
    await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for("update");
    const waiting = await readUndelivered(tx, userId, "InitiateCheckout");
    if (waiting !== null) {
      // A browser's own id is in the data, since the row's id names the family, too.
      const { event_id, data } = waiting;
      return { eventId: String(data["event_id"] ?? event_id), isQueued: false };
    }
    const data = userAgent === undefined ? {} : { user_agent: shortUserAgent(userAgent) };
    const event = { eventId, userId, at: now(), data };
    await enqueueVendorMessage(tx, config, { kind: "InitiateCheckout", ...event });
    return { eventId, isQueued: true };
  });
}

/** Enqueues a payment of the family. The id comes from the payment, so it is sent once. */
export async function enqueuePurchase(
  tx: Queryable,
  { config, now }: EnqueueContext,
  userId: string,
  payment: string,
): Promise<void> {
  const event = { eventId: purchaseEventId(payment), userId, at: now() };
  await enqueueVendorMessage(tx, config, { kind: "Purchase", ...event });
  await enqueueVendorMessage(tx, config, { kind: "purchase", ...event });
  await enqueueVendorMessage(tx, config, { kind: "product_purchase", ...event });
}

/**
 * What a child did, under the child's random number and never with the parent's; for families that
 * agreed.
 */
export const enqueueLessonEvent = (
  tx: Queryable,
  { config }: EnqueueContext,
  userId: string,
  eventId: string,
  at: Date,
  data: LessonEventData,
) => enqueueVendorMessage(tx, config, { kind: "product_lesson", eventId, userId, at, data });
