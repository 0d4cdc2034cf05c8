import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { demand, startVendor } from "./vendor.ts";
import type { Vendor } from "./vendor.ts";

const SPOKEN = readFileSync(join(import.meta.dirname, "../../course/media/lines/correct.m4a"));

/** ElevenLabs: text-to-speech by voice, key in a header. */
export const startVoice = () =>
  startVendor(({ method, path, headers, body }) => {
    demand(method === "POST" && path === "/v1/text-to-speech/voice-1", `no such call: ${path}`);
    demand(headers["xi-api-key"] === "voice-key", "no key");
    v.parse(
      v.strictObject({
        text: v.string(),
        model_id: v.literal("eleven_multilingual_v2"),
        voice_settings: v.strictObject({
          stability: v.literal(0.5),
          similarity_boost: v.literal(0.8),
        }),
      }),
      JSON.parse(body),
    );
    return { type: "audio/mp4", body: SPOKEN };
  });

export const VOICE_ENV = (voice: Vendor) => ({
  ELEVENLABS_API_KEY: "voice-key",
  ELEVENLABS_VOICE_ID: "voice-1",
  ELEVENLABS_API_URL: voice.url,
});

const Cancellation = v.strictObject({
  reminder_datetime: v.pipe(v.string(), v.isoTimestamp()),
  reminder_type: v.picklist(["sms", "tonight", "weekend"]),
  user_id: v.pipe(v.string(), v.uuid()),
});
const Reminder = v.strictObject({
  ...Cancellation.entries,
  email: v.pipe(v.string(), v.email()),
  phone_number: v.optional(v.pipe(v.string(), v.regex(/^\+1\d{10}$/))),
});

/**
 * A scheduler of reminders: the specification's body, one idempotency key for each reminder; a
 * DELETE with that key cancels it.
 */
export async function startReminderWebhook() {
  const planned = new Map<string, v.InferOutput<typeof Reminder>>();
  const vendor = await startVendor(({ method, headers, body }) => {
    const key = headers["idempotency-key"];
    if (typeof key !== "string") throw new Error("no idempotency key");
    if (method === "DELETE") {
      v.parse(Cancellation, JSON.parse(body));
      return planned.delete(key) ? { status: 204, body: "" } : { status: 404 };
    }
    planned.set(key, v.parse(Reminder, JSON.parse(body)));
    return { body: JSON.stringify({ success: true }) };
  });
  return { ...vendor, planned };
}

const TWILIO = { sid: "AC123", token: "twilio-token", from: "+15550001111" };

/** Twilio's Messages resource: form fields, basic authentication. */
export const startTwilio = () =>
  startVendor(({ path, headers, body }) => {
    demand(path === `/2010-04-01/Accounts/${TWILIO.sid}/Messages.json`, `no such call: ${path}`);
    demand(
      headers.authorization ===
        `Basic ${Buffer.from(`${TWILIO.sid}:${TWILIO.token}`).toString("base64")}`,
      "wrong login",
    );
    const fields = new URLSearchParams(body);
    demand(/^\+1\d{10}$/.test(fields.get("To") ?? ""), "To is no number");
    demand(
      fields.get("From") === TWILIO.from && (fields.get("Body") ?? "") !== "",
      "From or Body is missing",
    );
    return { status: 201, body: JSON.stringify({ sid: "SM1", status: "queued" }) };
  });

export const TWILIO_ENV = (twilio: Vendor) => ({
  TWILIO_ACCOUNT_SID: TWILIO.sid,
  TWILIO_AUTH_TOKEN: TWILIO.token,
  TWILIO_FROM: TWILIO.from,
  TWILIO_API_URL: twilio.url,
});

/** The signature Twilio puts on a message to `url`. */
export const twilioSignature = (
  url: string,
  fields: Record<string, string>,
  token = TWILIO.token,
) =>
  createHmac("sha1", token)
    .update(
      Object.keys(fields)
        .sort()
        .reduce((text, name) => text + name + (fields[name] ?? ""), url),
    )
    .digest("base64");

export interface Checkout {
  id: string;
  [field: string]: unknown;
}

/** Stripe: the checkout sessions it knows, by id and secret key. */
export async function startStripe(): Promise<Vendor & { add(checkout: Checkout): void }> {
  const known = new Map<string, Checkout>();
  const vendor = await startVendor(({ path, headers }) => {
    demand(headers.authorization === "Bearer sk_test_1", "wrong key");
    const checkout = known.get(decodeURIComponent(path.split("/").at(-1) ?? ""));
    if (!path.startsWith("/v1/checkout/sessions/") || checkout === undefined)
      return {
        status: 404,
        body: JSON.stringify({
          error: { type: "invalid_request_error", message: "No such checkout.session" },
        }),
      };
    return { body: JSON.stringify(checkout) };
  });
  return { ...vendor, add: (checkout) => void known.set(checkout.id, checkout) };
}

export const STRIPE_ENV = (stripe: Vendor) => ({
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_API_URL: stripe.url,
});

/** A finished checkout of the course as Stripe describes it. */
export const checkoutOf = (
  email: string,
  atMs: number,
  change: Record<string, unknown> = {},
): Checkout => ({
  id: `cs_test_${Math.random().toString(36).slice(2)}`,
  object: "checkout.session",
  payment_intent: `pi_${Math.random().toString(36).slice(2)}`,
  payment_status: "paid",
  amount_total: 799,
  currency: "usd",
  livemode: false,
  client_reference_id: null,
  customer_details: { email },
  created: Math.floor(atMs / 1000),
  ...change,
});
