import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { underGpc } from "#domain/consent/consent.ts";
import { requireUser } from "#server/auth/identity.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import { pseudonymousId } from "#server/vendors/pseudonymous-id.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { limitBySource, takeDaily } from "#server/auth/request-limits.ts";
import { giveConsents, readConsents, readLedger } from "./consents.ts";
import { hasPendingSignup } from "./queries.ts";

const yesNo = v.optional(v.boolean());

const ConsentBody = v.strictObject({
  analytics: yesNo,
  ads: yesNo,
  news: yesNo,
  child_name: yesNo,
  child_progress: yesNo,
});

/** What was decided, as the browser's Global Privacy Control leaves it (a request header). */
const applyGlobalPrivacyControl = <T extends v.InferOutput<typeof ConsentBody>>(
  c: Context<AppEnv>,
  given: T,
): T => (c.req.header("sec-gpc") === "1" ? underGpc(given) : given);

/** What a family agrees to. */
export function consentRoutes(server: AuthenticatedContext) {
  const { db, authContext } = server;
  const user = requireUser(authContext);
  const owner = requireUser(authContext, { whileFamilyUnconfirmed: true });
  return new Hono<AppEnv>()
    .put(
      "/pending-signups/:id/consents",
      describeOperation("Keeps what a parent agreed to while the sign-up waits"),
      limitBySource(authContext, "sign_up_consents"),
      valid("param", v.object({ id: Id })),
      valid("json", ConsentBody),
      async (c) => {
        const signupId = c.req.valid("param").id;
        if (!(await hasPendingSignup(db, signupId)))
          throw new ApiError("no_pending_signup", errorDetails.noSuchSignup);
        return c.json({
          consents: await giveConsents(
            server,
            { signupId },
            applyGlobalPrivacyControl(c, c.req.valid("json")),
          ),
        });
      },
    )
    .get(
      "/me/consents",
      describeOperation("What the family agreed to, and the ledger of it"),
      owner,
      async (c) => {
        const owner = { userId: c.var.identity.userId };
        c.header("Cache-Control", "no-store");
        const ledger = await readLedger(db, owner);
        return c.json({
          consents: await readConsents(db, owner),
          ledger: ledger.map((row) => ({ ...row, at: row.at.toISOString() })),
          /** What stands for the parent at the product analytics. */
          measured_as: pseudonymousId(owner.userId),
        });
      },
    )
    .put(
      "/me/consents",
      describeOperation("Gives or withdraws consent"),
      user,
      valid("json", ConsentBody),
      async (c) => {
        const { userId } = c.var.identity;
        const given = applyGlobalPrivacyControl(c, c.req.valid("json"));
        // Taking consent back is never refused.
        if (Object.values(given).includes(true))
          await takeDaily(authContext, "consents_account", userId);
        return c.json({ consents: await giveConsents(server, { userId }, given) });
      },
    );
}
