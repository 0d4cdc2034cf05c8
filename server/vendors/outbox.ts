import { and, eq, gt, inArray, isNull, ne, notInArray } from "drizzle-orm";
import type { Purpose } from "#domain/consent/consent.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import type { VendorKind } from "#domain/wire/vendors.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { consents, vendorMessages } from "#server/platform/db/schema.ts";
import { isSentFromHere } from "./production.ts";
import { pseudonymousId } from "./pseudonymous-id.ts";

/** One row: what is to be sent to a vendor, or was. */
export type VendorMessage = typeof vendorMessages.$inferSelect;

export interface NewVendorMessage {
  kind: VendorKind;
  /** The event's own id: sent once to a vendor, whatever is repeated here. */
  eventId: string;
  userId: string;
  at: Date;
  data?: Record<string, string | number>;
  /** Wait this long: something newer may take its place. */
  delayMs?: number;
}

/**
 * Enqueues what is to be sent to a vendor, in the transaction of the event: either both are there or none. Nothing is kept
 * for a vendor that is not configured, and no purchase outside production.
 */
export async function enqueueVendorMessage(
  db: Queryable,
  config: Config,
  { kind, eventId, userId, at, data = {}, delayMs = 0 }: NewVendorMessage,
): Promise<void> {
  const { vendor } = VENDOR_KINDS[kind];
  if (config[vendor] === null || !isSentFromHere(kind, config)) return;
  await db
    .insert(vendorMessages)
    .values({
      vendor,
      kind,
      event_id: eventId,
      user_id: userId,
      data,
      happened_at: at,
      next_try_at: new Date(at.getTime() + delayMs),
    })
    .onConflictDoNothing();
}

const isUndelivered = and(isNull(vendorMessages.delivered_at), isNull(vendorMessages.failed_at));

/** Drops what waits of a kind: something newer is sent instead. */
export const deleteUndelivered = (db: Queryable, userId: string, kind: VendorKind) =>
  db
    .delete(vendorMessages)
    .where(and(eq(vendorMessages.user_id, userId), eq(vendorMessages.kind, kind), isUndelivered));

/** A parent took a purpose back: what waits for it goes, and a contact that a vendor has is taken out there. */
export async function withdrawVendorMessages(
  tx: Queryable,
  config: Config,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<void> {
  const kinds = (Object.keys(VENDOR_KINDS) as VendorKind[]).filter((kind) => {
    const { purpose } = VENDOR_KINDS[kind];
    return purpose !== null && purposes.includes(purpose);
  });
  if (kinds.length === 0) return;
  await tx
    .delete(vendorMessages)
    .where(
      and(eq(vendorMessages.user_id, userId), inArray(vendorMessages.kind, kinds), isUndelivered),
    );
  if (purposes.includes("news")) await enqueueContactDeletion(tx, config, userId, now);
}

const DELETION_KINDS: VendorKind[] = ["forget", "product_forget"];

/** The family is gone: nothing more is sent about it, and the vendors that know it get a request to delete it. */
export async function enqueueDeletionAtVendors(
  tx: Queryable,
  config: Config,
  userId: string,
  childId: string | null,
  now: Date,
): Promise<void> {
  await enqueueContactDeletion(tx, config, userId, now);
  const wasMeasured = await tx.$count(
    consents,
    and(
      eq(consents.user_id, userId),
      inArray(consents.purpose, ["analytics", "child_progress"]),
      eq(consents.granted, true),
    ),
  );
  if (wasMeasured > 0 && config.mixpanel?.deletionToken != null) {
    const data = { parent: pseudonymousId(userId), ...(childId !== null && { child: childId }) };
    await enqueueVendorMessage(tx, config, {
      kind: "product_forget",
      eventId: `forget:${pseudonymousId(userId)}`,
      userId,
      at: now,
      data,
    });
  }
  await tx
    .delete(vendorMessages)
    .where(
      and(eq(vendorMessages.user_id, userId), notInArray(vendorMessages.kind, DELETION_KINDS)),
    );
}

async function enqueueContactDeletion(
  tx: Queryable,
  config: Config,
  userId: string,
  now: Date,
): Promise<void> {
  const known = await tx.$count(
    vendorMessages,
    // Tried at least once: the vendor may have it.
    and(
      eq(vendorMessages.user_id, userId),
      eq(vendorMessages.vendor, "loops"),
      ne(vendorMessages.kind, "forget"),
      gt(vendorMessages.attempts, 0),
    ),
  );
  if (known > 0)
    await enqueueVendorMessage(tx, config, {
      kind: "forget",
      eventId: `forget:${userId}:${now.getTime()}`,
      userId,
      at: now,
    });
  await tx
    .delete(vendorMessages)
    .where(
      and(
        eq(vendorMessages.user_id, userId),
        inArray(vendorMessages.kind, ["contact", "progress"]),
      ),
    );
}
