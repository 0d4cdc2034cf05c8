import type { Stripe } from "stripe";
import { parseEmail } from "#domain/family/email.ts";
import { judgeCheckout } from "#domain/payments/checkout.ts";
import type { CheckoutVerdict } from "#domain/payments/checkout.ts";
import { isUuid } from "#domain/wire/uuid.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Payment, Reversal } from "./purchases.ts";

const PROVIDER = "stripe";

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

/** A finished checkout: the verdict, and the payment as it is kept. */
export interface JudgedCheckout {
  verdict: CheckoutVerdict;
  payment: Payment;
}

/**
 * What a finished checkout was. The amount of a bought course is its price; that of an unclear one is what
 * the provider says.
 */
export function judgedCheckout(
  { config }: Pick<AuthenticatedContext, "config">,
  session: Stripe.Checkout.Session,
): JudgedCheckout {
  // A buyer who was shown another currency: the amounts of the price are in the conversion.
  const { amount_subtotal, amount_total, currency } =
    session.currency_conversion == null
      ? session
      : { ...session.currency_conversion, currency: session.currency_conversion.source_currency };
  const subtotal = amount_subtotal ?? amount_total;
  const verdict = judgeCheckout(
    { status: session.payment_status, isLive: session.livemode, subtotal, currency },
    config.payment,
  );
  const amount = verdict === "bought" ? subtotal : session.amount_total;
  return {
    verdict,
    payment: {
      provider: PROVIDER,
      providerId: idOf(session.payment_intent) ?? session.id,
      userId: isUuid(session.client_reference_id ?? "") ? session.client_reference_id : null,
      email: parseEmail(session.customer_details?.email ?? session.customer_email ?? ""),
      amountCents: amount ?? 0,
      currency: ((verdict === "bought" ? currency : session.currency) ?? "").toLowerCase(),
      paidAt: new Date(session.created * 1000),
    },
  };
}

/** A message that took a payment's money back, or gave it to us again; null where it did neither. */
export function reversalOf(event: Stripe.Event): Reversal | null {
  const at = new Date(event.created * 1000);
  switch (event.type) {
    case "charge.refunded": {
      const { refunded, payment_intent, amount, currency } = event.data.object;
      // A part of it keeps the course.
      return refunded ? reversal("refund", { payment_intent, amount, currency }, at) : null;
    }
    case "charge.dispute.closed": {
      const { status } = event.data.object;
      return reversal(status === "lost" ? "dispute_lost" : "dispute_won", event.data.object, at);
    }
    case "charge.dispute.funds_reinstated":
      return reversal("dispute_won", event.data.object, at);
    default:
      return null;
  }
}

function reversal(
  kind: Reversal["kind"],
  of: Pick<Stripe.Charge | Stripe.Dispute, "payment_intent" | "amount" | "currency">,
  at: Date,
): Reversal | null {
  const providerId = idOf(of.payment_intent);
  if (providerId === null) return null;
  const { amount: amountCents, currency } = of;
  return { kind, provider: PROVIDER, providerId, amountCents, currency, at };
}

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
