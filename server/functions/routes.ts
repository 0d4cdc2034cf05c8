import { Hono } from "hono";
import * as v from "valibot";
import { CONVERSIONS } from "#domain/marketing.ts";
import { readSetupLink } from "#domain/setup-link.ts";
import { AuthError } from "#server/auth/errors.ts";
import { deviceKind } from "#server/auth/device.ts";
import { optionalUser, requireUser } from "#server/auth/identity.ts";
import type { ServerContext } from "#server/context.ts";
import { Id } from "#server/families/fields.ts";
import { limitBody } from "#server/http/body-limit.ts";
import { sourceOf } from "#server/http/client-address.ts";
import { describes } from "#server/http/describe.ts";
import type { AppEnv } from "#server/http/env.ts";
import { ApiError } from "#server/http/errors.ts";
import { limitBySession, limitBySource, limitCaller, limitRequests } from "#server/http/limits.ts";
import { valid } from "#server/http/validate.ts";
import { requestConversion } from "#server/marketing/conversions.ts";
import { tellContact } from "#server/marketing/facts.ts";
import { setUpBuyer } from "#server/payments/setup.ts";
import { takePaymentMessage } from "#server/payments/webhook.ts";
import { scheduleReminder } from "#server/reminders/schedule.ts";
import { isFromTwilio } from "#server/reminders/sms.ts";
import { obeySms } from "#server/reminders/stop.ts";
import { welcomeGreeting } from "#server/voice/welcome-audio.ts";

const MAX_BYTES = 256 * 1024;
const short = v.pipe(v.string(), v.maxLength(1000));
const ReminderBody = v.object({
  email: v.optional(short),
  user_id: v.optional(short),
  reminder_type: short,
  reminder_datetime: v.optional(short),
  phone_number: v.optional(short),
});
/** An id of a browser's own making: 'evt_123', a UUID, or one of ours. */
const EVENT_ID = /^[\w.:-]{1,100}$/;
const ConversionBody = v.object({
  event_name: v.picklist(CONVERSIONS),
  event_time: v.optional(v.pipe(v.number(), v.integer())),
  event_id: v.pipe(v.string(), v.regex(EVENT_ID, "takes 1 to 100 letters, digits and . _ : -")),
  event_source_url: v.optional(short),
  action_source: v.optional(short),
  user_data: v.optional(v.object({ em: v.optional(short), external_id: v.optional(short) })),
  custom_data: v.optional(v.object({ currency: v.optional(short), value: v.optional(v.number()) })),
  client_user_agent: v.optional(short),
});
const ContactBody = v.object({
  email: v.optional(short),
  contactData: v.optional(
    v.object({
      firstName: v.optional(short),
      kidName: v.optional(short),
      progress: v.optional(v.number()),
      lastActiveAt: v.optional(short),
    }),
  ),
  operation: v.picklist(["update", "create-or-update"]),
});
const SetupBody = v.object({
  email: short,
  parentName: short,
  session_id: v.optional(v.pipe(v.string(), v.regex(/^cs_[A-Za-z0-9_]{1,200}$/))),
  expires: v.optional(v.pipe(v.number(), v.integer())),
  signature: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** The functions of the specification (section 7) by their names: thin doors onto the capabilities, at /functions/v1. */
export function functionRoutes(server: ServerContext) {
  const { config } = server;
  const user = requireUser(server.auth);
  const someone = optionalUser(server.auth);

  return new Hono<AppEnv>()
    .use(limitRequests(server.auth))
    .use(limitBody(MAX_BYTES, () => new ApiError("request_entity_too_large", "The request is too large.")))
    .post(
      "/send-reminder-webhook",
      describes("Sets a reminder for the signed-in family"),
      limitBySession(server.auth, "reminder_function_session"),
      user,
      valid("json", ReminderBody),
      async (c) => {
        // Whose reminder it is comes from the session; e-mail and user_id of the body are not believed.
        const { reminder_type, reminder_datetime, phone_number } = c.req.valid("json");
        const reminder = await scheduleReminder(server, c.var.identity.userId, { reminder_type, reminder_datetime, phone_number });
        return c.json({
          success: true,
          message: "Reminder scheduled",
          details: { id: reminder.id, reminder_type, reminder_datetime: reminder.reminder_datetime.toISOString() },
        });
      },
    )
    .post(
      "/setup-user-auth",
      describes("Opens the account of somebody who has just paid"),
      limitBySource(server.auth, "setup_user_auth"),
      valid("json", SetupBody),
      async (c) => {
        const body = c.req.valid("json");
        const link = readSetupLink(body.email, body.parentName);
        if (!link.ok) return c.json({ success: false as const, error: link.problem }, 400);
        c.header("Cache-Control", "no-store");
        try {
          const userAgent = c.req.header("user-agent");
          const outcome = await setUpBuyer(server, body, userAgent, deviceKind(userAgent), sourceOf(c, config));
          if (outcome.kind === "mail") return c.json({ success: true as const, isNewUser: false as const });
          const { access_token, refresh_token, user: owner } = outcome.session;
          return c.json({
            success: true as const,
            isNewUser: true as const,
            user: { id: owner.id, email: owner.email },
            access_token,
            refresh_token,
          });
        } catch (error) {
          // A second try within a minute gets the first one's mail, and the same reply.
          if (error instanceof AuthError && error.code === "over_email_send_rate_limit")
            return c.json({ success: true as const, isNewUser: false as const });
          throw error;
        }
      },
    )
    .post(
      "/welcome-audio",
      describes("The spoken greeting with the names, 204 where there is none"),
      limitCaller(server.auth, { session: "welcome_audio_session", source: "welcome_audio_source" }),
      someone,
      valid("json", v.object({ signup_id: v.optional(Id) })),
      async (c) => {
        const signupId = c.req.valid("json").signup_id;
        const owner = c.var.identity !== undefined ? { userId: c.var.identity.userId } : signupId === undefined ? null : { signupId };
        if (owner === null) throw new ApiError("not_authenticated", "User not authenticated");
        const spoken = await welcomeGreeting(server, owner, sourceOf(c, config));
        c.header("Cache-Control", "no-store");
        if (spoken === null) return c.body(null, 204);
        return c.body(new Uint8Array(spoken.audio), 200, { "Content-Type": spoken.contentType });
      },
    )
    .post(
      "/meta-conversions-api",
      describes("Tells the ad service of a conversion, where the parent agreed"),
      limitBySession(server.auth, "conversion_function_session"),
      user,
      valid("json", ConversionBody),
      async (c) => {
        // Who it was, when and for how much comes from our records; the body names the event, its page and the browser.
        const { event_name, event_id, event_source_url, client_user_agent } = c.req.valid("json");
        const reply = await requestConversion(server, c.var.identity.userId, {
          kind: event_name,
          eventId: event_id,
          userAgent: client_user_agent ?? c.req.header("user-agent"),
          sourceUrl: event_source_url,
          isRefusedByBrowser: c.req.header("sec-gpc") === "1",
        });
        return c.json({ success: true, ...reply });
      },
    )
    .post(
      "/sync-loops-contact",
      describes("Brings the mail service's contact up to date, where the parent agreed"),
      limitBySession(server.auth, "contact_function_session"),
      user,
      valid("json", ContactBody),
      async (c) => {
        // What the contact holds comes from our records.
        await tellContact(server.db, server, c.var.identity.userId);
        return c.json({ success: true, message: "Contact will be synced" });
      },
    )
    .post("/payment-webhook", describes("Messages of the payment provider, proven by their signature"), async (c) => {
      if (!(await takePaymentMessage(server, await c.req.text(), c.req.header("stripe-signature"))))
        throw new ApiError("validation_failed", "The signature does not hold.");
      return c.json({ received: true });
    })
    .post("/sms-inbound", describes("Answers to our texts, proven by Twilio's signature"), async (c) => {
      const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
      const url = `${config.publicUrl}/functions/v1/sms-inbound`;
      if (config.sms === null || !isFromTwilio(config.sms, url, fields, c.req.header("x-twilio-signature")))
        throw new ApiError("validation_failed", "The signature does not hold.");
      await obeySms(server, fields["From"] ?? "", fields["Body"] ?? "");
      return c.body("<Response/>", 200, { "Content-Type": "text/xml" });
    });
}
