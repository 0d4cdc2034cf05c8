import { Hono } from "hono";
import * as v from "valibot";
import { listOf } from "#domain/bounded.ts";
import { PURPOSES } from "#domain/consent/consent.ts";
import { requireUser } from "#server/auth/identity.ts";
import { addCount } from "#server/insight/counters.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import { Email, Id, TimeZone } from "#server/platform/http/fields.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { limitBySource } from "#server/auth/request-limits.ts";
import { changeFamily } from "./change-family.ts";
import { Answers, ProfilePatch } from "./field-schemas.ts";
import { finishSignup } from "./finish-signup.ts";
import { keepSignup } from "./keep-signup.ts";
import { readFamilyProfile } from "./profile.ts";
import { answerForFamily } from "./unconfirmed-family.ts";

const PendingSignup = v.object({ ...Answers.entries, email: Email });
const FinishSignup = v.object({
  signup_id: v.optional(Id),
  agreed: v.optional(listOf(v.picklist(PURPOSES), PURPOSES.length)),
  time_zone: v.optional(TimeZone),
});

/** Sign-up, profile: /api/pending-signups and writes of /api/me. */
export function familyRoutes(server: AuthenticatedContext) {
  const { db, config, now } = server;
  const user = requireUser(server.authContext);
  const owner = requireUser(server.authContext, { whileFamilyUnconfirmed: true });
  return new Hono<AppEnv>()
    .post(
      "/pending-signups",
      describeOperation("Keeps a sign-up until its e-mail is verified", 201),
      limitBySource(server.authContext, "sign_ups"),
      valid("json", PendingSignup),
      async (c) => {
        const { email, ...answers } = c.req.valid("json");
        const signup_id = await keepSignup(server, email, answers, sourceOf(c, config));
        await addCount(db, now(), "signup_sent");
        return c.json({ signup_id }, 201);
      },
    )
    .post(
      "/me/finish-signup",
      describeOperation("Makes the profile from the sign-up that belongs to the used mail"),
      owner,
      valid("json", FinishSignup),
      async (c) => c.json(await finishSignup(server, c.var.identity, c.req.valid("json"))),
    )
    .post(
      "/me/family",
      describeOperation(
        "Says whether the family that was made before the first proof is the owner's",
      ),
      owner,
      valid("json", v.object({ is_ours: v.boolean() })),
      async (c) => {
        await answerForFamily(server, c.var.identity, c.req.valid("json").is_ours);
        return c.json({ answered: true });
      },
    )
    .patch(
      "/me",
      describeOperation(
        "Changes profile fields; both names and the age together make a missing profile",
      ),
      user,
      valid("json", ProfilePatch),
      async (c) => {
        const { identity } = c.var;
        await changeFamily(server, identity, c.req.valid("json"));
        const profile = await readFamilyProfile(db, identity.userId);
        if (profile === null) throw new ApiError("profile_missing");
        return c.json({ profile });
      },
    );
}
