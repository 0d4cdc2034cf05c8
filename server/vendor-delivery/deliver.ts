import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { consentsForChild, currentConsents } from "#domain/consent/consent.ts";
import { VENDORS } from "#domain/wire/vendors.ts";
import type { Vendor } from "#domain/wire/vendors.ts";
import { minutesToNextTry } from "#domain/wire/vendor-tries.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { isErasureRow, isUndelivered } from "#server/platform/db/vendor-messages.ts";
import { afterTry, leaseRow } from "#server/platform/jobs/leases.ts";
import { readNewestConsents } from "#server/consents/consents.ts";
import { isWanted, dispatch } from "./dispatch.ts";
import type { VendorMessage } from "#server/vendors/outbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** Messages of one vendor in a round: those that go one by one, and those that go in batches. */
const ROUND = { oneByOne: 50, inBatches: 10 * ANALYTICS.batchSize };

/**
 * Sends every vendor what is due, no more than a round's share of it: the recurring jobs after this one
 * wait for its end, and the next round goes on. A vendor that fails is left alone until then. One that
 * hangs delays the end of this round by its timeout.
 */
export async function deliverVendorMessages(server: AuthenticatedContext): Promise<void> {
  await Promise.all(VENDORS.map((vendor) => deliverTo(server, vendor)));
}

/**
 * Events before erasures, since an erasure that fails ends the round and is tried again for as long as it
 * fails. Each has a share of its own, so that erasures have their turn however many events wait. Events of
 * the product analytics go together in one request, everything else by itself.
 */
async function deliverTo(server: AuthenticatedContext, vendor: Vendor): Promise<void> {
  const isInBatches = vendor === "mixpanel";
  const events = await readDue(
    server,
    vendor,
    sql`not (${isErasureRow})`,
    isInBatches ? ROUND.inBatches : ROUND.oneByOne,
  );
  if (!(await deliverAll(server, events, isInBatches ? ANALYTICS.batchSize : 1))) return;
  await deliverAll(server, await readDue(server, vendor, isErasureRow, ROUND.oneByOne), 1);
}

/** The oldest of a vendor's messages that are due, at most so many. */
const readDue = (
  { db, now }: AuthenticatedContext,
  vendor: Vendor,
  which: SQL | undefined,
  most: number,
) =>
  db
    .select()
    .from(vendorMessages)
    .where(
      and(
        eq(vendorMessages.vendor, vendor),
        lte(vendorMessages.next_try_at, now()),
        isUndelivered,
        which,
      ),
    )
    .orderBy(asc(vendorMessages.id))
    .limit(most);

/** Sends so many together. False when the vendor did not take some: the others wait. */
async function deliverAll(
  server: AuthenticatedContext,
  due: readonly VendorMessage[],
  size: number,
): Promise<boolean> {
  for (let start = 0; start < due.length; start += size) {
    const leased: VendorMessage[] = [];
    for (const message of due.slice(start, start + size))
      if (await leaseRow(server.db, vendorMessages, message, isUndelivered, server.now()))
        leased.push(message);
    if (!(await deliver(server, leased))) return false;
  }
  return true;
}

/**
 * Sends what a parent agrees to at this moment. One whose answer was lost is sent again, and the
 * vendor counts it once by its id. False when the vendor did not take it.
 */
async function deliver(
  server: AuthenticatedContext,
  messages: readonly VendorMessage[],
): Promise<boolean> {
  const wanted: VendorMessage[] = [];
  const ledgers = new Map<string, Awaited<ReturnType<typeof readNewestConsents>>>();
  for (const message of messages) {
    const { user_id: userId, data } = message;
    const ledger = ledgers.get(userId) ?? (await readNewestConsents(server.db, { userId }));
    ledgers.set(userId, ledger);
    const child = data["child"];
    const consents =
      child === undefined ? currentConsents(ledger) : consentsForChild(ledger, String(child));
    if (isWanted(message, consents, server.config)) wanted.push(message);
    else await drop(server, message);
  }
  const [first, ...others] = wanted;
  if (first === undefined) return true;
  const outcome = await dispatch(server, [first, ...others]);
  const isCalled = outcome === "delivered" || outcome === "failed";
  if (isCalled) server.metrics.called(first.vendor, outcome === "delivered");
  for (const message of wanted) {
    if (outcome === "unwanted") {
      await drop(server, message);
      continue;
    }
    const { id, attempts, vendor, kind } = message;
    if (outcome === "failed")
      server.log.warn({ vendor, kind, attempt: attempts + 1 }, "vendor message not delivered");
    await server.db
      .update(vendorMessages)
      .set(afterTry(outcome === "delivered", minutesToNextTry(message, attempts + 1), server.now()))
      .where(eq(vendorMessages.id, id));
  }
  return outcome !== "failed";
}

const drop = ({ db }: AuthenticatedContext, { id }: VendorMessage) =>
  db.delete(vendorMessages).where(eq(vendorMessages.id, id));
