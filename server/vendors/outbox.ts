import { and, asc, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Purpose } from "#domain/consent/consent.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import type { VendorKind } from "#domain/wire/vendors.ts";
import { DELETION_KINDS } from "#domain/wire/vendor-tries.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { consents, vendorMessages } from "#server/platform/db/schema.ts";
import { isErasureRow, isUndelivered } from "#server/platform/db/vendor-messages.ts";
import { isSentFromHere } from "./production.ts";
import { pseudonymousId } from "./pseudonymous-id.ts";

/** One message to a vendor, waiting or delivered. */
export type VendorMessage = typeof vendorMessages.$inferSelect;

export interface NewVendorMessage {
  kind: VendorKind;
  /** The event's own id: a vendor gets it once, even if the event is reported twice. */
  eventId: string;
  userId: string;
  at: Date;
  data?: Record<string, string | number>;
  /** Wait this long: something newer may take its place. */
  delayMs?: number;
}

/**
 * Adds a message to the transactional outbox, in the transaction of the event: either both are
 * stored or none. Nothing is kept for a vendor that is not configured, and no purchase outside
 * production.
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

const isAboutChild = (child: string) => sql`${vendorMessages.data} ->> 'child' = ${child}`;

/**
 * Deletes undelivered messages of a kind: a newer one replaces them. An erasure stays, since the newer
 * one may be given up.
 */
export const deleteUndelivered = (db: Queryable, userId: string, kind: VendorKind) =>
  db
    .delete(vendorMessages)
    .where(
      and(
        eq(vendorMessages.user_id, userId),
        eq(vendorMessages.kind, kind),
        isUndelivered,
        sql`not (${isErasureRow})`,
      ),
    );

/** The first message of a kind that waits for a family; null for none. */
export async function readUndelivered(
  db: Queryable,
  userId: string,
  kind: VendorKind,
): Promise<VendorMessage | null> {
  const [waiting] = await db
    .select()
    .from(vendorMessages)
    .where(and(eq(vendorMessages.user_id, userId), eq(vendorMessages.kind, kind), isUndelivered))
    .orderBy(asc(vendorMessages.id))
    .limit(1);
  return waiting ?? null;
}

/**
 * A parent took a purpose back: what waits for it goes, and a contact that a vendor has is taken
 * out there.
 * @param child the random id of the one child for whom it was taken back; without it the family
 */
export async function withdrawVendorMessages(
  tx: Queryable,
  config: Config,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
  child?: string,
): Promise<void> {
  const kinds = (Object.keys(VENDOR_KINDS) as VendorKind[]).filter((kind) => {
    const { purpose } = VENDOR_KINDS[kind];
    return purpose !== null && purposes.includes(purpose);
  });
  if (kinds.length === 0) return;
  // Without one child it is a contact without this child.
  if (purposes.includes("news") && child === undefined)
    await enqueueContactDeletion(tx, config, userId, now);
  await tx
    .delete(vendorMessages)
    .where(
      and(
        eq(vendorMessages.user_id, userId),
        inArray(vendorMessages.kind, kinds),
        isUndelivered,
        child === undefined ? undefined : isAboutChild(child),
      ),
    );
}

/**
 * Has the family ever agreed to one of these purposes? Then a vendor may hold something of it, also
 * where our messages to it were purged long ago.
 */
export async function hasAgreedTo(
  tx: Queryable,
  userId: string,
  purposes: readonly Purpose[],
): Promise<boolean> {
  const found = await tx
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(
      and(
        eq(consents.user_id, userId),
        inArray(consents.purpose, [...purposes]),
        eq(consents.granted, true),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Purposes under which the product analytics get something of a family. */
const MEASURING: readonly Purpose[] = ["analytics", "child_progress"];

/**
 * The family is gone: vendors get nothing more about it, and the vendors that know it are asked to
 * forget it.
 * @param childIds the random ids of its children
 */
export async function enqueueDeletionAtVendors(
  tx: Queryable,
  config: Config,
  userId: string,
  childIds: readonly string[],
  now: Date,
): Promise<void> {
  await enqueueContactDeletion(tx, config, userId, now);
  if (await hasAgreedTo(tx, userId, MEASURING)) {
    const ofChildren = childIds.map((id, index) => [
      index === 0 ? "child" : `child_${index + 1}`,
      id,
    ]);
    await enqueueVendorMessage(tx, config, {
      kind: "product_forget",
      eventId: `forget:${pseudonymousId(userId)}`,
      userId,
      at: now,
      data: { parent: pseudonymousId(userId), ...Object.fromEntries(ofChildren) },
    });
  }
  await tx
    .delete(vendorMessages)
    .where(
      and(eq(vendorMessages.user_id, userId), notInArray(vendorMessages.kind, [...DELETION_KINDS])),
    );
}

/** One child of a family is gone: the same for its random id alone. */
export async function enqueueChildDeletionAtVendors(
  tx: Queryable,
  config: Config,
  userId: string,
  childId: string,
  now: Date,
): Promise<void> {
  await tx
    .delete(vendorMessages)
    .where(
      and(
        eq(vendorMessages.user_id, userId),
        eq(vendorMessages.kind, "product_lesson"),
        isAboutChild(childId),
      ),
    );
  if (await hasAgreedTo(tx, userId, MEASURING))
    await enqueueVendorMessage(tx, config, {
      kind: "product_forget",
      eventId: `forget:${childId}`,
      userId,
      at: now,
      data: { child: childId },
    });
}

async function enqueueContactDeletion(
  tx: Queryable,
  config: Config,
  userId: string,
  now: Date,
): Promise<void> {
  const ofContact = and(
    eq(vendorMessages.user_id, userId),
    inArray(vendorMessages.kind, ["contact", "progress"]),
  );
  const isKnown =
    (await hasAgreedTo(tx, userId, ["news"])) ||
    // The consents of an account that was proven by somebody else are gone.
    (await tx.$count(vendorMessages, and(ofContact, gt(vendorMessages.attempts, 0)))) > 0;
  if (isKnown)
    await enqueueVendorMessage(tx, config, {
      kind: "forget",
      eventId: `forget:${userId}:${now.getTime()}`,
      userId,
      at: now,
    });
  await tx.delete(vendorMessages).where(ofContact);
}
