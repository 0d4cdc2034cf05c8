import { seenWebhookEvents } from "#server/platform/db/schema.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { recordPayment, recordRefund } from "./purchases.ts";
import { paymentOfCheckout, readWebhook, refundedPaymentOf } from "./stripe.ts";

/**
 * Takes a message of the payment provider: proven, counted once, in whatever order they come. False
 * for a message without proof; one that means nothing to us is taken and forgotten.
 */
export async function takePaymentMessage(
  server: AuthenticatedContext,
  body: string,
  signature: string | undefined,
): Promise<boolean> {
  const event = await readWebhook(server, body, signature);
  if (event === null) return false;
  await server.db.transaction(async (tx) => {
    const first = await tx
      .insert(seenWebhookEvents)
      .values({ provider: "stripe", event_id: event.id, seen_at: server.now() })
      .onConflictDoNothing()
      .returning({ id: seenWebhookEvents.event_id });
    if (first.length === 0) return;
    switch (event.type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded": {
        const payment = paymentOfCheckout(server, event.data.object);
        if (payment === null)
          server.log.warn(
            { event: event.id, type: event.type },
            "a checkout that is not the course's was ignored",
          );
        else await recordPayment(server, tx, payment);
        return;
      }
      case "charge.refunded": {
        const charge = event.data.object;
        const providerId = refundedPaymentOf(charge);
        if (providerId === null) return;
        await recordRefund(tx, {
          provider: "stripe",
          providerId,
          amountCents: charge.amount,
          currency: charge.currency,
          at: new Date(event.created * 1000),
        });
        return;
      }
      default:
        return;
    }
  });
  return true;
}
