import { ConfigError } from "./config-error.ts";
import type { Settings } from "./environment.ts";
import { isLoopbackUrl } from "./loopback.ts";

/** Refuses settings that do not fit together. Throws ConfigError. */
export function checkSettings(e: Settings, publicUrl: string): void {
  if (!isLoopbackUrl(publicUrl) && e.SMTP_URL === undefined) {
    throw new ConfigError(
      "PUBLIC_URL is not this machine and SMTP_URL is not set: nobody could receive a sign-in mail. Set SMTP_URL.",
    );
  }
  if (
    e.DATABASE_URL !== undefined &&
    (e.AUTH_PRIVATE_JWK === undefined || e.AUTH_SECRET === undefined)
  ) {
    throw new ConfigError(
      "DATABASE_URL is set: AUTH_PRIVATE_JWK and AUTH_SECRET must come from outside too, the same for every instance.",
    );
  }
  if (e.DATABASE_READ_URL !== undefined && e.DATABASE_URL === undefined) {
    throw new ConfigError("DATABASE_READ_URL requires DATABASE_URL.");
  }
  if (
    e.S3_BUCKET !== undefined &&
    (e.S3_ACCESS_KEY_ID === undefined || e.S3_SECRET_ACCESS_KEY === undefined)
  ) {
    throw new ConfigError(
      "S3_BUCKET is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.",
    );
  }
  for (const [one, other] of [
    ["META_PIXEL_ID", "META_ACCESS_TOKEN"],
    ["GA4_MEASUREMENT_ID", "GA4_API_SECRET"],
  ] as const) {
    if ((e[one] === undefined) !== (e[other] === undefined))
      throw new ConfigError(`${one} and ${other} go together.`);
  }
  const sms = [e.TWILIO_ACCOUNT_SID, e.TWILIO_AUTH_TOKEN, e.TWILIO_FROM];
  if (sms.some((value) => value === undefined) && sms.some((value) => value !== undefined)) {
    throw new ConfigError("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together.");
  }
  if (!isLoopbackUrl(publicUrl)) {
    for (const name of [
      "PAYMENT_URL",
      "STRIPE_API_URL",
      "REMINDER_WEBHOOK_URL",
      "TWILIO_API_URL",
      "ELEVENLABS_API_URL",
      "META_API_URL",
      "META_PIXEL_URL",
      "MIXPANEL_API_URL",
      "MIXPANEL_APP_URL",
      "PLAUSIBLE_URL",
      "LOOPS_API_URL",
      "GA4_API_URL",
    ] as const) {
      if (e[name]?.startsWith("http:")) throw new ConfigError(`${name} must be an https URL.`);
    }
    if (
      e.PAYWALL !== "off" &&
      (e.PAYMENT_URL === undefined || e.STRIPE_WEBHOOK_SECRET === undefined)
    ) {
      throw new ConfigError("PAYWALL is on: PAYMENT_URL and STRIPE_WEBHOOK_SECRET are needed too.");
    }
  }
}
