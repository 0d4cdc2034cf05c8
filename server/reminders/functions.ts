import { Hono } from "hono";
import * as v from "valibot";
import { requireUser } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { scheduleReminder } from "./schedule.ts";
import { isFromTwilio } from "./sms.ts";
import { handleInboundSms } from "./stop.ts";

const short = v.pipe(v.string(), v.maxLength(1000));

const ReminderBody = v.object({
  email: v.optional(short),
  user_id: v.optional(short),
  reminder_type: short,
  reminder_datetime: v.optional(short),
  phone_number: v.optional(short),
});

/** Specified functions (R-DATA-5) that set reminders and take answers to them. */
export function reminderFunctions(server: AuthenticatedContext) {
  const { config } = server;
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .post(
      "/send-reminder-webhook",
      describeOperation("Sets a reminder for the signed-in family"),
      user,
      valid("json", ReminderBody),
      async (c) => {
        // Whose reminder it is comes from the session; e-mail and user_id of the body are ignored.
        const { reminder_type, reminder_datetime, phone_number } = c.req.valid("json");
        const reminder = await scheduleReminder(server, c.var.identity, {
          reminder_type,
          reminder_datetime,
          phone_number,
        });
        return c.json({
          success: true,
          message: "Reminder scheduled",
          details: {
            id: reminder.id,
            reminder_type,
            reminder_datetime: reminder.reminder_datetime.toISOString(),
          },
        });
      },
    )
    .post(
      "/sms-inbound",
      describeOperation("Answers to our texts, proven by Twilio's signature"),
      async (c) => {
        const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
        const url = `${config.publicUrl}/functions/v1/sms-inbound`;
        if (
          config.sms === null ||
          !isFromTwilio(config.sms, url, fields, c.req.header("x-twilio-signature"))
        )
          throw new ApiError("validation_failed", errorDetails.wrongSignature);
        await handleInboundSms(server, fields["From"] ?? "", fields["Body"] ?? "");
        return c.body("<Response/>", 200, { "Content-Type": "text/xml" });
      },
    );
}
