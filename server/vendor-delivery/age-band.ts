import { ageBand } from "#domain/family/age.ts";
import type { AgeBand } from "#domain/family/age.ts";
import { allowsAgeBand } from "#domain/consent/consent.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import { agesByEventId } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { readConsentLedger } from "#server/consents/consents.ts";
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
    const ages = await agesByEventId(db, userId);
    // A parent's own events carry the band of the family's first child.
    const [firstAge] = ages.values();
    const ledger = await readConsentLedger(db, { userId });
    for (const { id, kind, data } of ofFamily) {
      const { purpose } = VENDOR_KINDS[kind];
      const child = data["child"];
      const age = child === undefined ? firstAge : ages.get(String(child));
      const band = age === undefined ? null : ageBand(age);
      if (band !== null && purpose !== null && allowsAgeBand(ledger, purpose)) bands.set(id, band);
    }
  }
  return bands;
}
