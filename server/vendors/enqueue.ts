import { randomUUID } from "node:crypto";
import { PROGRESS_SYNC_THROTTLE_MS } from "#domain/constants.ts";
import type { LessonProductEvent } from "#domain/wire/product-event.ts";
import type { Erased } from "#domain/wire/vendor-tries.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import type { PlatformContext } from "#server/platform/context.ts";
import { shortUserAgent } from "./conversion-source.ts";
import { deleteUndelivered, enqueueVendorMessage } from "./outbox.ts";
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

/** The family is on its way to the payment page. Returns the event's id. */
export async function enqueueCheckout(
  db: Queryable,
  { config, now }: EnqueueContext,
  userId: string,
  userAgent: string | undefined,
): Promise<string> {
  const data = userAgent === undefined ? {} : { user_agent: shortUserAgent(userAgent) };
  const eventId = `checkout:${randomUUID()}`;
  await enqueueVendorMessage(db, config, {
    kind: "InitiateCheckout",
    eventId,
    userId,
    at: now(),
    data,
  });
  return eventId;
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
