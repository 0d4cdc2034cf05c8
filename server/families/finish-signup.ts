import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { CHILD_PURPOSES, PURPOSES } from "#domain/consent/consent.ts";
import type { Purpose } from "#domain/consent/consent.ts";
import { FIRST_PICTURE } from "#domain/family/children.ts";
import { CHILD_ASKED, FAMILY_ASKED } from "#domain/family/fields.ts";
import type { Signup } from "#domain/family/fields.ts";
import { CONSENT_RULES } from "#domain/family/proof-rules.ts";
import { pick } from "#domain/pick.ts";
import { meets, readProven } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import { children, familyDrafts, pendingSignups, users } from "#server/platform/db/schema.ts";
import type { Identity } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { registrationEventId, enqueueRegistration } from "#server/vendors/enqueue.ts";
import { claimPurchases } from "#server/payments/purchases.ts";
import { refuseForNewChild } from "#server/consents/child-consents.ts";
import { carryConsentsOver, readConsents } from "#server/consents/consents.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { Answers } from "./field-schemas.ts";
import { readFamilyProfile } from "./profile.ts";
import type { Profile } from "./profile.ts";
import { readUnconfirmedFamily } from "./unconfirmed-family.ts";
import type { UnconfirmedFamily } from "./unconfirmed-family.ts";

/**
 * A sign-up that another browser may have made: the parent sees the names and what was agreed
 * before they are kept.
 */
interface SignupToConfirm extends Signup {
  signup_id: string;
  agreed: Purpose[];
}

/** `event_id` of a registration that was made just now; the browser's pixel names the same. */
export type FinishResult =
  | { status: "done"; profile: Profile; event_id?: string }
  | { status: "confirm"; signup: SignupToConfirm }
  /** Sessions from before the first proof made a family: is it the owner's? */
  | { status: "confirm_family"; family: UnconfirmedFamily };

interface Request {
  /** The sign-up this browser made itself, or one its person has just confirmed. */
  signup_id?: string | undefined;
  /**
   * The purposes with which a confirmed sign-up was shown; all, from the browser that made it. It
   * brings no other consent, and none from a page that does not say which.
   */
  agreed?: readonly Purpose[] | undefined;
  time_zone?: string | undefined;
}

/**
 * First login (R-ONB-11): the row comes from this browser's own sign-up, else from the one
 * named by the mail token that was used, and then only after the parent confirmed it. Never 'latest
 * by e-mail', never over an existing profile. Throws no_pending_signup.
 */
export async function finishSignup(
  server: AuthenticatedContext,
  identity: Identity,
  request: Request,
): Promise<FinishResult> {
  return server.db.transaction(async (tx) => {
    const unconfirmed = identity.isFamilyUnconfirmed
      ? await readUnconfirmedFamily(tx, identity.userId)
      : null;
    if (unconfirmed !== null) return { status: "confirm_family", family: unconfirmed };
    const existing = await readFamilyProfile(tx, identity.userId);
    if (existing !== null) return { status: "done", profile: existing };

    const find = async (id: string | null | undefined) => {
      if (!id) return undefined;
      const [row] = await tx
        .select()
        .from(pendingSignups)
        .where(and(eq(pendingSignups.signup_id, id), eq(pendingSignups.email, identity.email)));
      const answers = v.safeParse(Answers, row?.answers);
      return row !== undefined && answers.success
        ? { signup_id: row.signup_id, answers: answers.output }
        : undefined;
    };
    const own = await find(request.signup_id);
    if (own === undefined) {
      const named = await find(identity.signupId);
      if (named === undefined) throw new ApiError("no_pending_signup");
      const { signup_id, answers } = named;
      const consents = await readConsents(tx, { signupId: signup_id });
      const agreed = PURPOSES.filter((purpose) => consents[purpose]);
      return { status: "confirm", signup: { signup_id, ...answers, agreed } };
    }
    const fields = { ...own.answers, time_zone: request.time_zone };
    await createProfile(server, tx, identity, fields, {
      id: own.signup_id,
      agreed: request.agreed ?? [],
    });
    await dropPendingSignups(tx, identity);
    const profile = await readFamilyProfile(tx, identity.userId);
    if (profile === null) throw new Error("the profile just made is missing");
    return { status: "done", profile, event_id: registrationEventId(identity.userId) };
  });
}

/**
 * The waiting sign-ups of an e-mail address belong to its owner: a session that never proved the
 * mailbox leaves them alone.
 */
export async function dropPendingSignups(
  tx: Transaction,
  { email, isConfirmed }: Identity,
): Promise<void> {
  if (isConfirmed) await tx.delete(pendingSignups).where(eq(pendingSignups.email, email));
}

/**
 * Makes the family with its first child, and with what a buyer entered and bought before; an existing
 * family stays as it is. What the account agreed to before covers the child only while its owner is there.
 * Throws not_authenticated where the session has ended meanwhile.
 * @param signup whose consents become the family's, of these purposes
 */
export async function createProfile(
  server: AuthenticatedContext,
  tx: Transaction,
  identity: Identity,
  fields: Signup & { time_zone?: string | undefined },
  signup?: { id: string; agreed: readonly Purpose[] },
): Promise<void> {
  // A request of an unproven session may wait here for the first proof, which ends what that
  // session wrote so far.
  await requireLiveSession(tx, identity);
  const now = server.now();
  const [draft] = await tx
    .delete(familyDrafts)
    .where(eq(familyDrafts.user_id, identity.userId))
    .returning();
  const created = await tx
    .insert(users)
    .values({
      id: identity.userId,
      email: identity.email,
      last_active_at: now,
      created_at: now,
      ...pick(fields, FAMILY_ASKED),
      time_zone: fields.time_zone ?? null,
      reminder_preference: draft?.reminder_preference ?? null,
      phone_number: draft?.phone_number ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  const carried =
    signup !== undefined && identity.isConfirmed
      ? await carryConsentsOver(server, tx, signup.id, identity, signup.agreed)
      : [];
  if (created.length > 0) {
    const [first] = await tx
      .insert(children)
      .values({
        family_id: identity.userId,
        position: 0,
        picture: FIRST_PICTURE,
        ...pick(fields, CHILD_ASKED),
        created_at: now,
      })
      .returning({ child: children.child_id });
    if (first === undefined) throw new Error("the child just added is missing");
    const proven = await readProven(tx, identity);
    const agreed = CHILD_PURPOSES.filter(
      (of) => carried.includes(of) || meets(server.authContext, proven, CONSENT_RULES[of].needs),
    );
    await refuseForNewChild(tx, { userId: identity.userId, child: first.child, at: now }, agreed);
    await enqueueRegistration(tx, server, identity.userId);
  }
  await claimPurchases(server, tx, identity);
}
