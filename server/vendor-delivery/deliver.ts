import { and, asc, eq, lte, sql } from "drizzle-orm";
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

/**
 * Sends every vendor what is due; one that fails is left alone until the next round. One that
 * hangs delays the end of this round, and so the recurring jobs after it, by its timeout.
 */
export async function deliverVendorMessages(server: AuthenticatedContext): Promise<void> {
  await Promise.all(VENDORS.map((vendor) => deliverTo(server, vendor)));
}

async function deliverTo(server: AuthenticatedContext, vendor: Vendor): Promise<void> {
  const limit = ANALYTICS.batchSize;
  for (;;) {
    const due = await server.db
      .select()
      .from(vendorMessages)
      .where(
        and(
          eq(vendorMessages.vendor, vendor),
          lte(vendorMessages.next_try_at, server.now()),
          isUndelivered,
        ),
      )
      // An erasure that fails ends the round, and is tried again for as long as it fails.
      .orderBy(sql`${isErasureRow}`, asc(vendorMessages.id))
      .limit(limit);
    for (const together of vendor === "mixpanel"
      ? inBatches(due)
      : due.map((message) => [message])) {
      const leased: VendorMessage[] = [];
      for (const message of together)
        if (await leaseRow(server.db, vendorMessages, message, isUndelivered, server.now()))
          leased.push(message);
      if (!(await deliver(server, leased))) return;
    }
    if (due.length < limit) return;
  }
}

/** Events of the product analytics go in one request; a deletion goes by itself. */
function inBatches(due: readonly VendorMessage[]): VendorMessage[][] {
  const { true: deletions = [], false: events = [] } = Object.groupBy(
    due,
    ({ kind }) => `${kind === "product_forget"}`,
  );
  return [events, ...deletions.map((message) => [message])];
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
