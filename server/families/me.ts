import { Hono } from "hono";
import { childOfPath } from "#server/auth/child.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { readConsents } from "#server/consents/consents.ts";
import { requireUser } from "#server/auth/identity.ts";
import { readChildren, toListed } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { readProfile } from "./profile.ts";
import { readFamilyDraft } from "./queries.ts";

/** The profile, with the child who plays in it. */
export function meRoutes(server: AuthenticatedContext) {
  const { db, config } = server;
  const owner = requireUser(server.authContext, { whileFamilyUnconfirmed: true });
  return new Hono<AppEnv>().get(
    "/me",
    describeOperation("The signed-in parent and the family's profile"),
    owner,
    async (c) => {
      const { userId, email, isFamilyUnconfirmed } = c.var.identity;
      c.header("Cache-Control", "no-store");
      const child = await childOfPath(server, c);
      const profile = isFamilyUnconfirmed ? null : await readProfile(db, child);
      const draft = profile === null ? await readFamilyDraft(db, userId) : undefined;
      const children = profile === null ? [] : await readChildren(db, userId);
      return c.json({
        id: userId,
        email,
        profile,
        /** Everybody who may play, in the family's order. */
        children: children.map(toListed),
        /** The child whom the profile is about. */
        child_id: profile === null ? null : (child?.id ?? null),
        /** What somebody entered who has no profile yet. */
        draft:
          draft === undefined
            ? null
            : { parent_name: draft.parent_name, reminder_preference: draft.reminder_preference },
        /** Does the family want mails about new missions? What else it agreed to is not here. */
        wants_news: profile !== null && (await readConsents(db, { userId })).news,
        /** Does the next lesson wait for a payment? */
        needs_payment: config.paywall !== "off" && profile !== null && profile.payment === null,
      });
    },
  );
}
