import type { Stripe } from "stripe";
import { COURSE_CURRENCY, COURSE_PRICE_CENTS } from "#domain/constants.ts";
import { parseEmail } from "#domain/family/email.ts";
import { isUuid } from "#domain/wire/uuid.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Payment } from "./purchases.ts";

/** A fifth of all modules: loaded when a payment needs it, not at every start. */
const loadStripe = async () => (await import("stripe")).Stripe;

/**
 * The secret that proves payment messages: Stripe's, or on a local install one of our own for its
 * checkout page.
 */
function webhookSecret(server: AuthenticatedContext): string | null {
  const { payment } = server.config;
  if (payment.webhookSecret !== null) return payment.webhookSecret;
  return payment.url === null
    ? server.authContext.secrets.hmacHex("payment-webhook", "local")
    : null;
}

/** A message of the payment provider whose signature holds; null for everything else. */
export async function readWebhook(
  server: AuthenticatedContext,
  body: string,
  signature: string | undefined,
): Promise<Stripe.Event | null> {
  const secret = webhookSecret(server);
  if (secret === null || signature === undefined) return null;
  try {
    return await (
      await loadStripe()
    ).webhooks.constructEventAsync(
      body,
      signature,
      secret,
      undefined,
      undefined,
      server.now().getTime(),
    );
  } catch {
    return null;
  }
}

/** Signs a message as the provider does; for the local checkout page. */
export const signWebhook = async (server: AuthenticatedContext, payload: string) =>
  (await loadStripe()).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: webhookSecret(server) ?? "",
    timestamp: Math.floor(server.now().getTime() / 1000),
  });

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/**
 * The payment of a finished checkout: ours in amount, currency and mode, and really paid; else
 * null.
 */
export function paymentOfCheckout(
  server: AuthenticatedContext,
  session: Stripe.Checkout.Session,
): Payment | null {
  const providerId = idOf(session.payment_intent) ?? session.id;
  const isOurs =
    session.payment_status === "paid" &&
    session.amount_total === COURSE_PRICE_CENTS &&
    session.currency?.toLowerCase() === COURSE_CURRENCY &&
    session.livemode === server.config.payment.isLive;
  if (!isOurs) return null;
  return {
    provider: "stripe",
    providerId,
    userId: isUuid(session.client_reference_id ?? "") ? session.client_reference_id : null,
    email: parseEmail(session.customer_details?.email ?? session.customer_email ?? ""),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    paidAt: new Date(session.created * 1000),
  };
}

export const refundedPaymentOf = (charge: Stripe.Charge): string | null =>
  charge.refunded ? idOf(charge.payment_intent) : null;

/** The checkout as the provider knows it; null when it knows none, or cannot be asked. */
export async function fetchCheckout(
  server: AuthenticatedContext,
  sessionId: string,
): Promise<Stripe.Checkout.Session | null> {
  const { stripe } = server.config.payment;
  if (stripe === null) return null;
  const { hostname, port, protocol } = new URL(stripe.apiUrl);
  const client = new (await loadStripe())(stripe.secretKey, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port === "" ? {} : { port: Number(port) }),
    maxNetworkRetries: 1,
    telemetry: false,
    timeout: 10_000,
  });
  try {
    return await client.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    server.log.warn({ err: error }, "checkout could not be looked up");
    return null;
  }
}
