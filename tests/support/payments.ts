import { randomUUID } from "node:crypto";
import type { ServerContext } from "#server/context.ts";
import { recordPayment } from "#server/payments/purchases.ts";
import { signWebhook } from "#server/payments/stripe.ts";
import { takePaymentMessage } from "#server/payments/webhook.ts";
import { checkoutOf } from "#tools/vendor-stand-ins/services.ts";

async function send(server: ServerContext, type: string, object: unknown): Promise<void> {
  const created = Math.floor(server.now().getTime() / 1000);
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type,
    created,
    data: { object },
  });
  await takePaymentMessage(server, payload, await signWebhook(server, payload));
}

/**
 * The family buys the course, by the signed message of a local install's payment page; `refund`
 * gives the money back.
 */
export async function buyCourse(
  server: ServerContext,
  userId: string,
): Promise<{ refund: () => Promise<void> }> {
  const checkout = checkoutOf("payer@example.com", server.now().getTime(), {
    client_reference_id: userId,
  });
  await send(server, "checkout.session.completed", checkout);
  const refund = {
    payment_intent: checkout["payment_intent"],
    refunded: true,
    amount: 799,
    currency: "usd",
  };
  return { refund: () => send(server, "charge.refunded", refund) };
}

/** Records a card payment of the family, without the vendor's message. */
export const recordCardPayment = (
  server: ServerContext,
  userId: string,
  providerId: string = randomUUID(),
) =>
  server.db.transaction((tx) =>
    recordPayment(server, tx, {
      provider: "stripe",
      providerId,
      userId,
      email: null,
      amountCents: 799,
      currency: "usd",
      paidAt: server.now(),
    }),
  );
