import { and, asc, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, purchases, users } from "#server/platform/db/schema.ts";
import { enqueuePurchase } from "#server/vendors/enqueue.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

export interface Payment {
  provider: string;
  /** The provider's id of the payment, which its refund names too. */
  providerId: string;
  /** The buyer, when the checkout knew them. */
  userId: string | null;
  email: string | null;
  amountCents: number;
  currency: string;
  paidAt: Date;
}

/**
 * A payment belongs to one account for good: whatever gives it to an account asks that it has none.
 * One that moved would leave its first family with what a refund takes from the second one alone.
 */
const hasNoOwner = isNull(purchases.user_id);
/** We have the money: it was neither given back nor lost in a dispute. */
const isKept = and(isNull(purchases.refunded_at), not(purchases.is_dispute_lost));

/** Keeps a payment; repeated, it counts once, and a refund that came first stays. */
export async function recordPayment(
  server: AuthenticatedContext,
  tx: Transaction,
  payment: Payment,
): Promise<void> {
  const { provider, providerId, amountCents, currency, paidAt } = payment;
  const buyer = await buyerColumns(tx, payment);
  await tx
    .insert(purchases)
    .values({
      provider,
      provider_id: providerId,
      amount_cents: amountCents,
      currency,
      paid_at: paidAt,
      ...buyer,
    })
    .onConflictDoUpdate({
      target: [purchases.provider, purchases.provider_id],
      set: { paid_at: paidAt, amount_cents: amountCents, currency, held_at: null, ...buyer },
      setWhere: isNull(purchases.paid_at),
    });
  if (buyer.user_id === null) return;
  await refreshEntitlement(tx, buyer.user_id);
  await enqueuePurchase(tx, server, buyer.user_id, providerId);
}

/** The columns of a purchase that say whose it is. */
export async function buyerColumns(tx: Transaction, payment: Payment) {
  const userId = await buyerOf(tx, payment);
  // The e-mail address is needed only until a family with it exists.
  return { user_id: userId, email: userId === null ? payment.email : null };
}

/** The account that a payment belongs to, by its id or a confirmed e-mail address; null where there is none. */
async function buyerOf(tx: Transaction, { userId, email }: Payment): Promise<string | null> {
  const byId =
    userId === null
      ? []
      : await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId));
  if (byId[0] !== undefined) return byId[0].id;
  if (email === null) return null;
  const [byEmail] = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNotNull(authUsers.email_confirmed_at)));
  return byEmail?.id ?? null;
}

/** What happened to a payment afterwards: it was given back, or a dispute about it was lost or won. */
export interface Reversal {
  kind: "refund" | "dispute_lost" | "dispute_won";
  provider: string;
  providerId: string;
  amountCents: number;
  currency: string;
  /** When the provider says that it happened. */
  at: Date;
}

/**
 * Takes the entitlement of a payment away, or gives it again where a dispute was won; also when the message
 * of the payment itself has not arrived yet. The newest message about a dispute counts, in whatever order they
 * come.
 */
export async function recordReversal(
  tx: Transaction,
  { kind, provider, providerId, amountCents, currency, at }: Reversal,
): Promise<void> {
  const isRefund = kind === "refund";
  const change = isRefund
    ? { refunded_at: at, held_at: null }
    : { dispute_ended_at: at, is_dispute_lost: kind === "dispute_lost" };
  const [row] = await tx
    .insert(purchases)
    .values({
      provider,
      provider_id: providerId,
      amount_cents: amountCents,
      currency,
      ...change,
    })
    .onConflictDoUpdate({
      target: [purchases.provider, purchases.provider_id],
      set: change,
      setWhere: isRefund
        ? sql`true`
        : sql`coalesce(${purchases.dispute_ended_at} <= ${at.toISOString()}::timestamptz, true)`,
    })
    .returning({ userId: purchases.user_id });
  if (row?.userId != null) await refreshEntitlement(tx, row.userId);
}

/**
 * Gives an account what was bought with its e-mail address. That address must be confirmed, or the
 * caller have another proof that it bought.
 */
export async function claimWaitingPayments(
  server: Pick<AuthenticatedContext, "config" | "now">,
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const claimed = await tx
    .update(purchases)
    .set({ user_id: userId, email: null })
    .where(and(eq(purchases.email, email), hasNoOwner))
    .returning({ providerId: purchases.provider_id, paidAt: purchases.paid_at });
  for (const { providerId, paidAt } of claimed)
    if (paidAt !== null) await enqueuePurchase(tx, server, userId, providerId);
  if (claimed.length > 0) await refreshEntitlement(tx, userId);
}

/** Gives a new family what its account bought before there was one. */
export async function claimPurchases(
  server: AuthenticatedContext,
  tx: Transaction,
  { isConfirmed, ...who }: { userId: string; email: string; isConfirmed: boolean },
): Promise<void> {
  if (isConfirmed) await claimWaitingPayments(server, tx, who);
  await refreshEntitlement(tx, who.userId);
}

/** Which payment: the provider, and the provider's id of it. */
type PaymentId = Pick<Payment, "provider" | "providerId">;

const isPayment = ({ provider, providerId }: PaymentId) =>
  and(eq(purchases.provider, provider), eq(purchases.provider_id, providerId));

/**
 * Uses a payment up as the proof of somebody who has no account yet; false when it was used or
 * given back, or belongs to an account.
 */
export async function usePaymentForSetup(
  tx: Transaction,
  payment: PaymentId,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(purchases)
    .set({ setup_used_at: now })
    .where(and(isPayment(payment), hasNoOwner, isNull(purchases.setup_used_at), isKept))
    .returning({ id: purchases.id });
  return used.length > 0;
}

/** Gives a payment that has no owner to the account that was opened with it. */
export async function givePayment(
  tx: Transaction,
  payment: PaymentId,
  userId: string,
): Promise<void> {
  await tx
    .update(purchases)
    .set({ user_id: userId, email: null })
    .where(and(isPayment(payment), hasNoOwner));
}

/** `users.payment` follows the purchases; nothing else writes it. */
async function refreshEntitlement(tx: Transaction, userId: string): Promise<void> {
  const payment = (await readPaymentStatus(tx, userId)) === null ? null : "paid";
  await tx.update(users).set({ payment }).where(eq(users.id, userId));
}

/** The provider's number of the first payment that we kept; null where there is none. */
export const readPaymentStatus = async (db: Queryable, userId: string): Promise<string | null> =>
  (await firstPayment(db, userId))?.id ?? null;

/** The first payment that was neither given back nor lost in a dispute. */
export async function firstPayment(
  db: Queryable,
  userId: string,
): Promise<{ id: string; paidAt: Date | null } | null> {
  const [payment] = await db
    .select({ id: purchases.provider_id, paidAt: purchases.paid_at })
    .from(purchases)
    .where(and(eq(purchases.user_id, userId), isNotNull(purchases.paid_at), isKept))
    .orderBy(asc(purchases.paid_at))
    .limit(1);
  return payment ?? null;
}
