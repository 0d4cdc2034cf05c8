import { Hono } from "hono";
import * as v from "valibot";
import { readSetupLink } from "#domain/payments/purchase.ts";
import { AuthError } from "#server/auth/errors.ts";
import { deviceKind } from "#server/auth/device.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { limitBySource } from "#server/auth/request-limits.ts";
import { setUpBuyer } from "./setup.ts";
import { takePaymentMessage } from "./webhook.ts";

const short = v.pipe(v.string(), v.maxLength(1000));

const SetupBody = v.object({
  email: short,
  parentName: short,
  session_id: v.optional(v.pipe(v.string(), v.regex(/^cs_[A-Za-z0-9_]{1,200}$/))),
  expires: v.optional(v.pipe(v.number(), v.integer())),
  signature: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Specified functions (R-DATA-5) that open a buyer's account and take payments. */
export function paymentFunctions(server: AuthenticatedContext) {
  const { config } = server;
  return new Hono<AppEnv>()
    .post(
      "/setup-user-auth",
      describeOperation("Opens the account of somebody who has just paid"),
      limitBySource(server.authContext, "setup_user_auth"),
      valid("json", SetupBody),
      async (c) => {
        const body = c.req.valid("json");
        const link = readSetupLink(body.email, body.parentName);
        if (!link.ok) return c.json({ success: false as const, error: link.problem }, 400);
        c.header("Cache-Control", "no-store");
        try {
          const userAgent = c.req.header("user-agent");
          const outcome = await setUpBuyer(
            server,
            body,
            userAgent,
            deviceKind(userAgent),
            sourceOf(c, config),
          );
          if (outcome.kind === "mail")
            return c.json({ success: true as const, isNewUser: false as const });
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
      "/payment-webhook",
      describeOperation("Messages of the payment provider, proven by their signature"),
      async (c) => {
        if (
          !(await takePaymentMessage(server, await c.req.text(), c.req.header("stripe-signature")))
        )
          throw new ApiError("validation_failed", errorDetails.wrongSignature);
        return c.json({ received: true });
      },
    );
}
