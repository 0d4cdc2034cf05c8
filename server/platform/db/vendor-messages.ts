import { and, inArray, isNull, or, sql } from "drizzle-orm";
import { DELETION_KINDS } from "#domain/wire/vendor-tries.ts";
import { vendorMessages } from "./schema.ts";

/** Waits for its next try. */
export const isUndelivered = and(
  isNull(vendorMessages.delivered_at),
  isNull(vendorMessages.failed_at),
);

/** `isErasure` of domain/wire/vendor-tries.ts. */
export const isErasureRow = or(
  inArray(vendorMessages.kind, [...DELETION_KINDS]),
  sql`${vendorMessages.data} ? 'erases'`,
);

/** An erasure that its vendor has not carried out: kept until it has. */
export const isOpenErasure = and(isErasureRow, isNull(vendorMessages.delivered_at));
