import { seenWebhookEvents } from "#server/platform/db/schema.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { holdPayment } from "./held-payments.ts";
import { recordPayment, recordReversal } from "./purchases.ts";
import { judgedCheckout, readWebhook, reversalOf } from "./stripe.ts";
import type { JudgedCheckout } from "./stripe.ts";

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
    const reversal = reversalOf(event);
    if (reversal !== null) await recordReversal(tx, reversal);
    if (
      event.type === "checkout.session.completed" ||
      event.type === "checkout.session.async_payment_succeeded"
    )
      await takeCheckout(server, tx, event.id, judgedCheckout(server, event.data.object));
  });
  return true;
}

async function takeCheckout(
  server: AuthenticatedContext,
  tx: Transaction,
  event: string,
  { verdict, payment }: JudgedCheckout,
): Promise<void> {
  switch (verdict) {
    case "bought":
      return recordPayment(server, tx, payment);
    case "unclear":
      if (await holdPayment(tx, payment, server.now()))
        server.log.error(
          { event, amount: payment.amountCents, currency: payment.currency },
          "a payment waits for a person: npm run payments -- list",
        );
      return;
    case "foreign":
      server.log.warn({ event }, "a checkout of the payment provider's other mode was ignored");
      return;
    case "waiting":
      return;
  }
}
