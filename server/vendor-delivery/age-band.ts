import { ageBand } from "#domain/family/age.ts";
import type { AgeBand } from "#domain/family/age.ts";
import { allowsAgeBand } from "#domain/consent/consent.ts";
import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import { readChildren } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { readNewestConsents } from "#server/consents/consents.ts";
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
    const family = await readChildren(db, userId);
    const ages = new Map(family.map(({ child_id, age }) => [child_id, age]));
    // A parent's own events carry the band of the child of the sign-up: a yes to them was about no child
    // that was added later.
    const ofSignup = family.find(({ position }) => position === 0);
    const ledger = await readNewestConsents(db, { userId });
    for (const { id, kind, data } of ofFamily) {
      const { purpose } = VENDOR_KINDS[kind];
      const child = data["child"];
      const age = child === undefined ? ofSignup?.age : ages.get(String(child));
      const band = age === undefined ? null : ageBand(age);
      if (band !== null && purpose !== null && allowsAgeBand(ledger, purpose)) bands.set(id, band);
    }
  }
  return bands;
}
