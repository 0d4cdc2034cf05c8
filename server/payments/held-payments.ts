import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { COURSE_CURRENCY, COURSE_PRICE_CENTS } from "#domain/constants.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { purchases } from "#server/platform/db/schema.ts";
import { buyerColumns, recordPayment } from "./purchases.ts";
import type { Payment } from "./purchases.ts";

/*
 * Payments that no rule can judge are held for manual review (npm run payments): they open nothing until then.
 */

/** Stores a payment for manual review. False where it is already stored or reviewed. */
export async function holdPayment(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  const { provider, providerId, amountCents, currency } = payment;
  const buyer = await buyerColumns(tx, payment);
  const held = await tx
    .insert(purchases)
    .values({
      provider,
      provider_id: providerId,
      amount_cents: amountCents,
      currency,
      held_at: now,
      ...buyer,
    })
    .onConflictDoUpdate({
      target: [purchases.provider, purchases.provider_id],
      set: { amount_cents: amountCents, currency, held_at: now, ...buyer },
      // Only a dispute about it came before it.
      setWhere: sql`num_nonnulls(${purchases.paid_at}, ${purchases.held_at}, ${purchases.refunded_at}) = 0`,
    })
    .returning({ id: purchases.id });
  return held.length > 0;
}

/** The held payments, oldest first. */
export const listHeldPayments = (db: Queryable) =>
  db
    .select({
      id: purchases.provider_id,
      at: purchases.held_at,
      amountCents: purchases.amount_cents,
      currency: purchases.currency,
      userId: purchases.user_id,
    })
    .from(purchases)
    .where(isNotNull(purchases.held_at))
    .orderBy(asc(purchases.held_at));

/**
 * Settles a held payment by hand: it bought the course, at its price, or it did not. False where no such
 * payment is held.
 */
export async function judgeHeldPayment(
  server: AuthenticatedContext,
  providerId: string,
  isBought: boolean,
): Promise<boolean> {
  return server.db.transaction(async (tx) => {
    const [row] = await tx
      .update(purchases)
      .set({ held_at: null, ...(!isBought && { refunded_at: server.now(), email: null }) })
      .where(and(eq(purchases.provider_id, providerId), isNotNull(purchases.held_at)))
      .returning();
    if (row === undefined) return false;
    if (isBought)
      await recordPayment(server, tx, {
        provider: row.provider,
        providerId,
        userId: row.user_id,
        email: row.email,
        amountCents: COURSE_PRICE_CENTS,
        currency: COURSE_CURRENCY,
        paidAt: server.now(),
      });
    return true;
  });
}
