import * as v from "valibot";
import type { IpRanges } from "#server/platform/ip.ts";
import { checkSettings } from "./check-settings.ts";
import { ConfigError } from "./config-error.ts";
import { Environment } from "./environment.ts";
import { isLoopbackUrl } from "./loopback.ts";

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Origin of every link in a mail and every redirect; never taken from a request. */
  publicUrl: string;
  /**
   * Host, with its port where it is not the usual one, from which purchases are sent to vendors;
   * null: from none.
   */
  productionHost: string | null;
  redirectAllowList: string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: IpRanges;
  /**
   * Are the pages of a local install (/dev/mailbox, /dev/checkout, /auth/test) open? Asked for, or
   * started on a terminal, with a PUBLIC_URL of this machine and no mail server. They show every
   * mail, so a start by a script or a service has to ask.
   */
  devPages: boolean;
  databaseUrl: string | null;
  /** A replica that published lessons are read from; null: the database itself. */
  databaseReadUrl: string | null;
  /** Off for a pooler in transaction mode that does not support named statements. */
  preparedStatements: boolean;
  /**
   * After SIGTERM, so long /readyz says no while requests are still served: the balancer's time to
   * look elsewhere.
   */
  drainSeconds: number;
  /** Limits for all instances together; null: each instance counts for itself. */
  redisUrl: string | null;
  authPrivateJwk: string | null;
  authSecret: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  s3: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  paywall: "off" | "after-first-lesson";
  payment: {
    /** The external payment page; null: the page of a local install. */
    url: string | null;
    stripe: { secretKey: string; apiUrl: string } | null;
    webhookSecret: string | null;
    /** Are real payments taken? Then test payments count for nothing. */
    isLive: boolean;
    setupLinkSecret: string | null;
  };
  reminderWebhookUrl: string | null;
  sms: { accountSid: string; authToken: string; from: string; apiUrl: string } | null;
  voice: { apiKey: string; voiceId: string; apiUrl: string } | null;
  meta: { pixelId: string; accessToken: string; apiUrl: string; pixelUrl: string } | null;
  loops: { apiKey: string; apiUrl: string } | null;
  ga4: { measurementId: string; apiSecret: string; apiUrl: string } | null;
  /** Without a deletion token nobody can be taken out there by us. */
  mixpanel: { token: string; apiUrl: string; appUrl: string; deletionToken: string | null } | null;
  /** Page analytics. */
  plausible: { domain: string; apiUrl: string } | null;
  /** External survey; null: our own form. */
  surveyUrl: string | null;
  supportEmail: string;
  /** Opens /metrics; null: only on a machine of one's own. */
  metricsToken: string | null;
  /** 'auto': ffmpeg from PATH, if it is there; 'off'; or the program's path. */
  ffmpeg: string;
  /** 'auto': the course's own voice speaks lines where its programs are there. */
  courseVoice: "auto" | "off";
  logLevel: string;
  limits: {
    authPer5Min: number;
    tokenPer5Min: number;
    apiPerMin: number;
    mailsPerEmailPerDay: number;
    welcomeAudiosPerEmailPerDay: number;
  };
}

/**
 * Reads the configuration from environment variables (see .env.example). Throws ConfigError.
 * @param isTerminal was the server started by somebody at a terminal?
 */
export function readConfig(env: Record<string, string | undefined>, isTerminal = false): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new ConfigError(`Configuration: ${lines.join("; ")}`);
  }
  const e = parsed.output;
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  checkSettings(e, publicUrl);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    publicUrl,
    productionHost: e.PRODUCTION_HOST ?? null,
    redirectAllowList: e.REDIRECT_ALLOW_LIST,
    trustedProxies: e.TRUSTED_PROXIES,
    devPages:
      (e.DEV_PAGES ?? (isTerminal ? "1" : "0")) === "1" &&
      isLoopbackUrl(publicUrl) &&
      e.SMTP_URL === undefined,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseReadUrl: e.DATABASE_READ_URL ?? null,
    preparedStatements: e.DATABASE_PREPARED_STATEMENTS === "on",
    drainSeconds: e.DRAIN_SECONDS,
    redisUrl: e.REDIS_URL ?? null,
    authPrivateJwk: e.AUTH_PRIVATE_JWK ?? null,
    authSecret: e.AUTH_SECRET ?? null,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    s3:
      e.S3_BUCKET === undefined
        ? null
        : {
            bucket: e.S3_BUCKET,
            region: e.S3_REGION,
            endpoint: e.S3_ENDPOINT ?? null,
            accessKeyId: e.S3_ACCESS_KEY_ID ?? "",
            secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? "",
          },
    paywall: e.PAYWALL,
    payment: {
      url: e.PAYMENT_URL ?? null,
      stripe:
        e.STRIPE_SECRET_KEY === undefined
          ? null
          : { secretKey: e.STRIPE_SECRET_KEY, apiUrl: e.STRIPE_API_URL },
      webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? null,
      isLive: e.STRIPE_SECRET_KEY?.includes("_live_") ?? false,
      setupLinkSecret: e.SETUP_LINK_SECRET ?? null,
    },
    reminderWebhookUrl: e.REMINDER_WEBHOOK_URL ?? null,
    sms:
      e.TWILIO_ACCOUNT_SID === undefined
        ? null
        : {
            accountSid: e.TWILIO_ACCOUNT_SID,
            authToken: e.TWILIO_AUTH_TOKEN ?? "",
            from: e.TWILIO_FROM ?? "",
            apiUrl: e.TWILIO_API_URL,
          },
    voice:
      e.ELEVENLABS_API_KEY === undefined
        ? null
        : {
            apiKey: e.ELEVENLABS_API_KEY,
            voiceId: e.ELEVENLABS_VOICE_ID,
            apiUrl: e.ELEVENLABS_API_URL,
          },
    meta:
      e.META_PIXEL_ID === undefined || e.META_ACCESS_TOKEN === undefined
        ? null
        : {
            pixelId: e.META_PIXEL_ID,
            accessToken: e.META_ACCESS_TOKEN,
            apiUrl: e.META_API_URL,
            pixelUrl: e.META_PIXEL_URL,
          },
    loops:
      e.LOOPS_API_KEY === undefined ? null : { apiKey: e.LOOPS_API_KEY, apiUrl: e.LOOPS_API_URL },
    ga4:
      e.GA4_MEASUREMENT_ID === undefined || e.GA4_API_SECRET === undefined
        ? null
        : {
            measurementId: e.GA4_MEASUREMENT_ID,
            apiSecret: e.GA4_API_SECRET,
            apiUrl: e.GA4_API_URL,
          },
    mixpanel:
      e.MIXPANEL_TOKEN === undefined
        ? null
        : {
            token: e.MIXPANEL_TOKEN,
            apiUrl: e.MIXPANEL_API_URL,
            appUrl: e.MIXPANEL_APP_URL,
            deletionToken: e.MIXPANEL_DELETION_TOKEN ?? null,
          },
    plausible:
      e.PLAUSIBLE_DOMAIN === undefined
        ? null
        : { domain: e.PLAUSIBLE_DOMAIN, apiUrl: e.PLAUSIBLE_URL },
    surveyUrl: e.SURVEY_URL ?? null,
    supportEmail: e.SUPPORT_EMAIL,
    metricsToken: e.METRICS_TOKEN ?? null,
    ffmpeg: e.FFMPEG,
    courseVoice: e.COURSE_VOICE,
    logLevel: e.LOG_LEVEL,
    limits: {
      authPer5Min: e.AUTH_REQUESTS_PER_5_MIN,
      tokenPer5Min: e.TOKEN_REQUESTS_PER_5_MIN,
      apiPerMin: e.API_REQUESTS_PER_MIN,
      mailsPerEmailPerDay: e.MAILS_PER_ADDRESS_PER_DAY,
      welcomeAudiosPerEmailPerDay: e.WELCOME_AUDIOS_PER_ADDRESS_PER_DAY,
    },
  };
}
