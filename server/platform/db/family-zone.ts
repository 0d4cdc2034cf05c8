import { eq } from "drizzle-orm";
import type { FamilyZone } from "#domain/family/family-day.ts";
import { pick } from "#domain/pick.ts";
import type { Queryable } from "./connect.ts";
import { users } from "./schema.ts";

export const zoneColumns = pick(users, ["time_zone", "zone_before", "zone_changed_at"]);

/** The family's zone; null where there is no family. */
export async function readFamilyZone(db: Queryable, familyId: string): Promise<FamilyZone | null> {
  const [zone] = await db.select(zoneColumns).from(users).where(eq(users.id, familyId));
  return zone ?? null;
}
