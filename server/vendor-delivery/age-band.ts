import { eq } from "drizzle-orm";
import { ageBand } from "#domain/family/age.ts";
import type { AgeBand } from "#domain/family/age.ts";
import { allowsAgeBand } from "#domain/consent/consent.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema.ts";
import { readLedger } from "#server/consents/consents.ts";
import type { VendorMessage } from "#server/vendors/outbox.ts";

/**
 * The child's age band that each message may carry, by the message's id: of families whose newest
 * yes to the message's purpose was given to words that name the band. The exact age stays here.
 */
export async function ageBandsFor(
  db: Queryable,
  messages: readonly VendorMessage[],
): Promise<Map<number, AgeBand>> {
  const bands = new Map<number, AgeBand>();
  for (const [userId, ofFamily] of Map.groupBy(messages, ({ user_id }) => user_id)) {
    const [family] = await db
      .select({ age: users.kid_age })
      .from(users)
      .where(eq(users.id, userId));
    const band = family === undefined ? null : ageBand(family.age);
    if (band === null) continue;
    const ledger = await readLedger(db, { userId });
    for (const { id, kind } of ofFamily) {
      const { purpose } = VENDOR_KINDS[kind];
      if (purpose !== null && allowsAgeBand(ledger, purpose)) bands.set(id, band);
    }
  }
  return bands;
}
