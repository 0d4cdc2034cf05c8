import { Hono } from "hono";
import * as v from "valibot";
import { isReminderPreference } from "#domain/reminders/reminder.ts";
import { requireUser } from "#server/auth/identity.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import { TimeZone } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { provePhone, requestPhoneCode } from "./phone-proof.ts";
import { latestReminder } from "./reminder-state.ts";
import { cancelReminders, keepPreference, scheduleReminder } from "./schedule.ts";

const short = v.pipe(v.string(), v.maxLength(64));
const SixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, "needs six digits"));
const ReminderBody = v.object({
  reminder_type: short,
  reminder_datetime: v.optional(short),
  phone_number: v.optional(short),
  preference: v.optional(
    v.pipe(short, v.check(isReminderPreference, "needs a reminder preference")),
  ),
  time_zone: v.optional(TimeZone),
});

/** A family's reminder: /api/reminders. */
export function reminderRoutes(server: AuthenticatedContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .get(
      "/reminders",
      describeOperation("The family's newest reminder and what became of it"),
      user,
      async (c) => {
        c.header("Cache-Control", "no-store");
        return c.json({ reminder: await latestReminder(server, c.var.identity.userId) });
      },
    )
    .post(
      "/reminders",
      describeOperation("Sets the family's reminder"),
      user,
      valid("json", ReminderBody),
      async (c) => {
        await scheduleReminder(server, c.var.identity, c.req.valid("json"));
        return c.json({ reminder: await latestReminder(server, c.var.identity.userId) });
      },
    )
    .put(
      "/reminders/preference",
      describeOperation("Keeps when the family wants to start, without a reminder"),
      user,
      valid("json", v.object({ preference: v.literal("now") })),
      async (c) => {
        const { identity } = c.var;
        const { preference } = c.req.valid("json");
        await server.db.transaction(async (tx) => {
          await requireLiveSession(tx, identity);
          await keepPreference(tx, identity.userId, preference, server.now());
        });
        return c.json({ saved: true });
      },
    )
    .post(
      "/reminders/phone-code",
      describeOperation("Texts a code that proves a phone"),
      user,
      valid("json", v.object({ phone_number: short })),
      async (c) => {
        await requestPhoneCode(server, c.var.identity, c.req.valid("json").phone_number);
        return c.json({ sent: true });
      },
    )
    .post(
      "/reminders/phone-proof",
      describeOperation("Proves a phone with its texted code"),
      user,
      valid("json", v.object({ phone_number: short, code: SixDigits })),
      async (c) => {
        const { phone_number, code } = c.req.valid("json");
        await provePhone(server, c.var.identity, phone_number, code);
        return c.json({ proved: true });
      },
    )
    .delete("/reminders", describeOperation("Calls the waiting reminder off"), user, async (c) => {
      const { identity } = c.var;
      await server.db.transaction(async (tx) => {
        await requireLiveSession(tx, identity);
        await cancelReminders(tx, identity.userId, server.now());
      });
      return c.json({ reminder: await latestReminder(server, c.var.identity.userId) });
    });
}
