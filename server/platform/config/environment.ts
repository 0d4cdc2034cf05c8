import * as v from "valibot";
import { IpRanges } from "#server/platform/ip.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d+$/, "takes a whole number"),
  v.transform(Number),
);

const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

const ipRanges = v.pipe(
  list,
  v.rawTransform<string[], IpRanges>(({ dataset, addIssue, NEVER }) => {
    try {
      return new IpRanges(dataset.value);
    } catch (error) {
      addIssue({
        message: `takes IP addresses and ranges such as 10.0.0.0/8, not ${error instanceof RangeError ? error.message : "this"}`,
      });
      return NEVER;
    }
  }),
);

const webUrl = v.pipe(
  v.string(),
  v.url("takes a URL"),
  v.transform((value) => new URL(value).origin),
);

const vendorUrl = v.pipe(
  v.string(),
  v.url("takes a URL"),
  v.transform((value) => value.replace(/\/+$/, "")),
);

export const Environment = v.object({
  PORT: v.optional(wholeNumber, "5173"),
  HOST: v.optional(text, "127.0.0.1"),
  DATA_DIR: v.optional(text, "./data"),
  PUBLIC_URL: v.optional(webUrl),
  PRODUCTION_HOST: v.optional(
    v.pipe(
      text,
      v.toLowerCase(),
      v.regex(
        /^[a-z\d.-]+(:\d{1,5})?$/,
        "takes a host name without a scheme, such as treasure.example",
      ),
    ),
  ),
  REDIRECT_ALLOW_LIST: v.optional(list, ""),
  TRUSTED_PROXIES: v.optional(ipRanges, ""),
  DEV_PAGES: v.optional(v.picklist(["0", "1"])),
  DATABASE_URL: v.optional(text),
  DATABASE_READ_URL: v.optional(text),
  DATABASE_PREPARED_STATEMENTS: v.optional(v.picklist(["on", "off"]), "on"),
  DRAIN_SECONDS: v.optional(wholeNumber, "0"),
  AUTH_PRIVATE_JWK: v.optional(text),
  AUTH_SECRET: v.optional(v.pipe(text, v.minLength(32, "needs at least 32 characters"))),
  SMTP_URL: v.optional(text),
  MAIL_FROM: v.optional(text, "Treasure Tracker <hello@localhost>"),
  REDIS_URL: v.optional(v.pipe(text, v.regex(/^rediss?:\/\//, "takes a redis:// URL"))),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text, "us-east-1"),
  S3_ENDPOINT: v.optional(v.pipe(text, v.url())),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  PAYWALL: v.optional(v.picklist(["off", "after-first-lesson"]), "off"),
  PAYMENT_URL: v.optional(vendorUrl),
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  STRIPE_API_URL: v.optional(vendorUrl, "https://api.stripe.com"),
  SETUP_LINK_SECRET: v.optional(v.pipe(text, v.minLength(32, "needs at least 32 characters"))),
  REMINDER_WEBHOOK_URL: v.optional(vendorUrl),
  TWILIO_ACCOUNT_SID: v.optional(text),
  TWILIO_AUTH_TOKEN: v.optional(text),
  TWILIO_FROM: v.optional(text),
  TWILIO_API_URL: v.optional(vendorUrl, "https://api.twilio.com"),
  ELEVENLABS_API_KEY: v.optional(text),
  ELEVENLABS_VOICE_ID: v.optional(text, "EXAVITQu4vr4xnSDxMaL"),
  ELEVENLABS_API_URL: v.optional(vendorUrl, "https://api.elevenlabs.io"),
  WELCOME_AUDIOS_PER_ADDRESS_PER_DAY: v.optional(wholeNumber, "5"),
  META_PIXEL_ID: v.optional(v.pipe(text, v.regex(/^\d+$/, "takes digits"))),
  META_ACCESS_TOKEN: v.optional(text),
  META_API_URL: v.optional(vendorUrl, "https://graph.facebook.com"),
  META_PIXEL_URL: v.optional(vendorUrl, "https://www.facebook.com"),
  LOOPS_API_KEY: v.optional(text),
  LOOPS_API_URL: v.optional(vendorUrl, "https://app.loops.so"),
  GA4_MEASUREMENT_ID: v.optional(text),
  GA4_API_SECRET: v.optional(text),
  GA4_API_URL: v.optional(vendorUrl, "https://www.google-analytics.com"),
  MIXPANEL_TOKEN: v.optional(v.pipe(text, v.regex(/^\w+$/, "takes letters and digits"))),
  MIXPANEL_API_URL: v.optional(vendorUrl, "https://api-js.mixpanel.com"),
  MIXPANEL_DELETION_TOKEN: v.optional(text),
  MIXPANEL_APP_URL: v.optional(vendorUrl, "https://mixpanel.com"),
  PLAUSIBLE_DOMAIN: v.optional(text),
  PLAUSIBLE_URL: v.optional(vendorUrl, "https://plausible.io"),
  SURVEY_URL: v.optional(vendorUrl),
  SUPPORT_EMAIL: v.optional(text, "support@localhost"),
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, "needs at least 16 characters"))),
  FFMPEG: v.optional(text, "auto"),
  COURSE_VOICE: v.optional(v.picklist(["auto", "off"]), "auto"),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
  AUTH_REQUESTS_PER_5_MIN: v.optional(wholeNumber, "30"),
  TOKEN_REQUESTS_PER_5_MIN: v.optional(wholeNumber, "600"),
  API_REQUESTS_PER_MIN: v.optional(wholeNumber, "1200"),
  MAILS_PER_ADDRESS_PER_DAY: v.optional(wholeNumber, "20"),
});

/** The settings as they were given, in their types, with defaults. */
export type Settings = v.InferOutput<typeof Environment>;

/** Names of all settings. */
export const SETTINGS = Object.keys(Environment.entries);
