import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { CHILD_PURPOSES, currentConsents, underGpc } from "#domain/consent/consent.ts";
import { requireUser } from "#server/auth/identity.ts";
import { readChildren } from "#server/platform/db/children.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import { pseudonymousId } from "#server/vendors/pseudonymous-id.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { limitBySource, usedIfChanged, withinDaily } from "#server/auth/request-limits.ts";
import type { Written } from "#server/auth/request-limits.ts";
import { giveChildConsents, toChildConsents } from "./child-consents.ts";
import { giveConsents, readConsentLedger, readNewestConsents } from "./consents.ts";
import { hasPendingSignup } from "./queries.ts";

/** The newest rows of the ledger that a parent sees; the export has all. */
const SHOWN_ROWS = 200;

const yesNo = v.optional(v.boolean());

const ConsentBody = v.strictObject({
  analytics: yesNo,
  ads: yesNo,
  news: yesNo,
  child_name: yesNo,
  child_progress: yesNo,
});

/** With `child_id` it is about this child alone. */
const FamilyConsentBody = v.pipe(
  v.strictObject({ ...ConsentBody.entries, child_id: v.optional(Id) }),
  v.forward(
    v.check(
      ({ child_id, ...given }) =>
        child_id === undefined ||
        Object.keys(given).every((purpose) =>
          CHILD_PURPOSES.some((ofChild) => ofChild === purpose),
        ),
      `counts for ${CHILD_PURPOSES.join(", ")} alone`,
    ),
    ["child_id"],
  ),
);

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
          consents: (
            await giveConsents(
              server,
              { signupId },
              applyGlobalPrivacyControl(c, c.req.valid("json")),
            )
          ).result,
        });
      },
    )
    .get(
      "/me/consents",
      describeOperation("What the family agreed to, and the newest rows of the ledger of it"),
      owner,
      async (c) => {
        const { userId } = c.var.identity;
        c.header("Cache-Control", "no-store");
        const newest = await readNewestConsents(db, { userId });
        const ledger = await readConsentLedger(db, userId, SHOWN_ROWS);
        const children = await readChildren(db, userId);
        const idOf = new Map(children.map(({ id, child_id }) => [child_id, id]));
        return c.json({
          consents: currentConsents(newest),
          children: toChildConsents(newest, children),
          ledger: ledger.map(({ child_id, at, ...row }) => ({
            ...row,
            child_id: child_id === null ? null : (idOf.get(child_id) ?? null),
            at: at.toISOString(),
          })),
          /** What stands for the parent at the product analytics. */
          measured_as: pseudonymousId(userId),
        });
      },
    )
    .put(
      "/me/consents",
      describeOperation("Gives or withdraws consent"),
      user,
      valid("json", FamilyConsentBody),
      async (c) => {
        const { userId } = c.var.identity;
        const { child_id: child, ...body } = c.req.valid("json");
        const given = applyGlobalPrivacyControl(c, body);
        const give = (): Promise<Written<unknown>> =>
          child === undefined
            ? giveConsents(server, c.var.identity, given)
            : giveChildConsents(server, c.var.identity, child, given);
        // Taking consent back is never refused.
        if (Object.values(given).includes(true))
          await withinDaily(authContext, "consents_account", userId, give, { used: usedIfChanged });
        else await give();
        const newest = await readNewestConsents(db, { userId });
        return c.json({
          consents: currentConsents(newest),
          children: toChildConsents(newest, await readChildren(db, userId)),
        });
      },
    );
}
