import { Hono } from "hono";
import * as v from "valibot";
import { CONVERSIONS } from "#domain/wire/vendors.ts";
import { requireUser } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { enqueueContact } from "#server/vendors/enqueue.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { withinRequests } from "#server/auth/request-limits.ts";
import { requestConversion } from "./conversions.ts";

const short = v.pipe(v.string(), v.maxLength(1000));

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

/** Specified functions (R-DATA-5) that enqueue messages for vendors. */
export function vendorFunctions(server: AuthenticatedContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .post(
      "/meta-conversions-api",
      describeOperation("Enqueues a conversion for the ad service, where the parent agreed"),
      user,
      valid("json", ConversionBody),
      async (c) => {
        // Who it was, when and for how much comes from our records; the body names the event, its
        // page and the browser.
        const { event_name, event_id, event_source_url, client_user_agent } = c.req.valid("json");
        const reply = await withinRequests(
          server.authContext,
          c,
          "conversion_function_account",
          () =>
            requestConversion(server, c.var.identity.userId, {
              kind: event_name,
              eventId: event_id,
              userAgent: client_user_agent ?? c.req.header("user-agent"),
              sourceUrl: event_source_url,
              isRefusedByBrowser: c.req.header("sec-gpc") === "1",
            }),
          ({ outcome }) => outcome === "queued",
        );
        return c.json({ success: true, ...reply });
      },
    )
    .post(
      "/sync-loops-contact",
      describeOperation("Brings the mail service's contact up to date, where the parent agreed"),
      user,
      valid("json", ContactBody),
      async (c) => {
        // What the contact holds comes from our records.
        await withinRequests(server.authContext, c, "contact_function_account", () =>
          enqueueContact(server.db, server, c.var.identity.userId),
        );
        return c.json({ success: true, message: "Contact will be synced" });
      },
    );
}
