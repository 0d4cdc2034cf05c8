import { and, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import {
  authUsers,
  consents,
  familyDrafts,
  flowStates,
  oneTimeTokens,
  pendingSignups,
  phoneCodes,
  phoneProofs,
  sessions,
} from "#server/platform/db/schema.ts";
import { queueAccountNotice } from "./account-notice.ts";
import { recordCritical } from "./audit.ts";
import type { CriticalAuthEvent } from "./audit.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { deleteProfile, deleteReminders, setFamilyAside } from "./family-rows.ts";
import { kindsOfType } from "./mail-kinds.ts";
import type { NoticeKind } from "./notice-job.ts";
import { lookUpAnew } from "./seen-sessions.ts";

/** Everything that changes who may open an account, or whose it is. */
export type AccountChange =
  /** A mailed link or code was used for an e-mail address that was proven before. */
  | "sign_in"
  /**
   * A mailed link or code was used for the first time: until then nobody had proven the mailbox.
   */
  | "first_proof"
  /**
   * After the first proof, its owner said that the family which unproven sessions made is not
   * theirs.
   */
  | "family_refused"
  | "password_set"
  /** A signed-in owner asked for another e-mail address; the two mails of it follow. */
  | "email_change_request"
  | "email_change"
  | "role_granted"
  | "role_removed"
  | "deletion";

/** What a change does to each kind of thing that hangs on an account. */
interface Effects {
  /** Sessions beside the one in which the change was made. */
  otherSessions: "end" | "keep";
  /** The session in which the change was made, where there is one. */
  ownSession: "end" | "keep";
  /** Mailed links and codes that were not used yet. */
  tokens: "void" | "void for both e-mail addresses" | "void those of an e-mail change" | "keep";
  /** Links that were pressed in a browser which has not fetched its session yet. */
  flowStates: "void" | "keep";
  password: "drop" | "replace" | "keep";
  /** What the account's user wrote about themselves (`user_metadata`). */
  metadata: "drop" | "keep";
  /** An e-mail change that waits for its e-mail addresses. */
  pendingEmailChange: "drop" | "replace" | "keep";
  /** What a buyer said before there was a family. */
  familyDraft: "delete" | "keep";
  /**
   * Names, ages, progress, XP, streaks and learning events of all children. Purchases always stay
   * with the account.
   */
  profile: "delete" | "ask the owner" | "keep";
  consents: "delete" | "keep";
  reminders: "delete" | "keep";
  /** Phones that a texted code has proved, and the open code; kept where the phone is. */
  phoneProofs: "delete" | "keep";
  /** Sign-ups that wait for a mail to the account's e-mail address. */
  pendingSignups: "delete" | "keep";
  /**
   * What others got from us under the e-mail address: the contact at the mail service, and reminders
   * at the scheduler. Deletion takes them out itself, since it knows the family's rows.
   */
  copiesOfEmail: "renew" | "delete" | "keep";
  /**
   * Payments that wait at the e-mail address whose mailbox the change proves: they become the
   * account's.
   */
  waitingPayments: "claim" | "keep";
  /** The mails that say so (account-notice.ts). */
  notices: readonly NoticeKind[];
  auditEvent: CriticalAuthEvent | null;
}

const KEEP_ALL = {
  otherSessions: "keep",
  ownSession: "keep",
  tokens: "keep",
  flowStates: "keep",
  password: "keep",
  metadata: "keep",
  pendingEmailChange: "keep",
  familyDraft: "keep",
  profile: "keep",
  consents: "keep",
  reminders: "keep",
  phoneProofs: "keep",
  pendingSignups: "keep",
  copiesOfEmail: "keep",
  waitingPayments: "keep",
  notices: [],
  auditEvent: null,
} as const satisfies Effects;

/** Nobody who could open the account before can do so now, by whatever they hold. */
const NEW_KEYS = {
  otherSessions: "end",
  ownSession: "end",
  tokens: "void",
  flowStates: "void",
  pendingEmailChange: "drop",
} as const;

/**
 * What each account change ends (docs/security.md shows this table). A change without a row does
 * not compile.
 */
export const ACCOUNT_CHANGES = {
  sign_in: { ...KEEP_ALL, tokens: "void", waitingPayments: "claim" },
  first_proof: {
    ...KEEP_ALL,
    ...NEW_KEYS,
    password: "drop",
    metadata: "drop",
    familyDraft: "delete",
    profile: "ask the owner",
    consents: "delete",
    reminders: "delete",
    phoneProofs: "delete",
    waitingPayments: "claim",
  },
  family_refused: { ...KEEP_ALL, profile: "delete", auditEvent: "family_refused" },
  password_set: {
    ...KEEP_ALL,
    ...NEW_KEYS,
    ownSession: "keep",
    password: "replace",
    notices: ["password_changed"],
    auditEvent: "password_changed",
  },
  // A mail of an earlier request must not agree to what this one asks for.
  email_change_request: {
    ...KEEP_ALL,
    tokens: "void those of an e-mail change",
    pendingEmailChange: "replace",
  },
  // The old mailbox's owner may have set the password: it must not open an account of the new
  // one's.
  email_change: {
    ...KEEP_ALL,
    ...NEW_KEYS,
    tokens: "void for both e-mail addresses",
    password: "drop",
    copiesOfEmail: "renew",
    waitingPayments: "claim",
    notices: ["email_changed", "email_left"],
    auditEvent: "email_changed",
  },
  role_granted: {
    ...KEEP_ALL,
    ...NEW_KEYS,
    password: "drop",
    notices: ["role_granted"],
    auditEvent: "role_granted",
  },
  role_removed: {
    ...KEEP_ALL,
    ...NEW_KEYS,
    password: "drop",
    notices: ["role_removed"],
    auditEvent: "role_removed",
  },
  deletion: {
    ...NEW_KEYS,
    tokens: "void",
    password: "drop",
    metadata: "drop",
    familyDraft: "delete",
    profile: "delete",
    consents: "delete",
    reminders: "delete",
    phoneProofs: "delete",
    pendingSignups: "delete",
    copiesOfEmail: "delete",
    waitingPayments: "keep",
    // Its receipt is a job of its own: there is no account left to look the e-mail address up in.
    notices: [],
    auditEvent: "account_deleted",
  },
} as const satisfies Record<AccountChange, Effects>;

const EMAIL_CHANGE_KINDS = kindsOfType("email_change");

interface Circumstances {
  /** The session in which the change was made. */
  ownSession?: string;
  /**
   * The e-mail address that the account is about to have. It is the one whose mailbox was proven,
   * while the account's own one may be anybody's.
   */
  newEmail?: string;
}

/**
 * Locks an account before any row that hangs on it, so that whatever begins a session and whatever
 * ends sessions wait for each other, always in this order. A row that merely points at the account,
 * such as a link, may still be inserted. Null when there is no such account.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<AuthUserRow | null> {
  const [user] = await tx
    .select()
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for("no key update");
  return user ?? null;
}

/**
 * Locks an account if this session of it is alive still; null where a change that came first has
 * ended it. Routes of our own use `requireLiveSession` (proven-mailbox.ts).
 */
export async function lockSession(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<AuthUserRow | null> {
  const user = await lockAccount(tx, userId);
  const isSession = and(eq(sessions.id, sessionId), eq(sessions.user_id, userId));
  return (await tx.$count(sessions, isSession)) > 0 ? user : null;
}

/**
 * Ends what ACCOUNT_CHANGES says, in the transaction of the change itself: the one place that ends
 * sessions, links and codes because of an account change. The new password, (waiting) e-mail address
 * or role is written by the caller, afterwards.
 */
export async function applyAccountChange(
  auth: AuthContext,
  tx: Transaction,
  change: AccountChange,
  userId: string,
  { ownSession, newEmail }: Circumstances = {},
): Promise<void> {
  const effects: Effects = ACCOUNT_CHANGES[change];
  const user = await lockAccount(tx, userId);
  if (user === null) return;
  await endSessions(tx, effects, userId, ownSession);
  lookUpAnew(auth.seenSessions, userId);
  if (effects.tokens !== "keep")
    await tx
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.user_id, userId),
          effects.tokens === "void those of an e-mail change"
            ? inArray(oneTimeTokens.kind, EMAIL_CHANGE_KINDS)
            : undefined,
        ),
      );
  if (effects.tokens === "void for both e-mail addresses" && newEmail !== undefined)
    await voidTokensOf(tx, [user.email, newEmail]);
  if (effects.flowStates === "void")
    await tx.delete(flowStates).where(eq(flowStates.user_id, userId));
  if (effects.familyDraft === "delete")
    await tx.delete(familyDrafts).where(eq(familyDrafts.user_id, userId));
  if (effects.consents === "delete") await tx.delete(consents).where(eq(consents.user_id, userId));
  if (effects.reminders === "delete") await deleteReminders(tx, userId, auth.now());
  if (effects.phoneProofs === "delete") {
    await tx.delete(phoneCodes).where(eq(phoneCodes.user_id, userId));
    await tx.delete(phoneProofs).where(eq(phoneProofs.user_id, userId));
  }
  if (effects.pendingSignups === "delete")
    await tx.delete(pendingSignups).where(eq(pendingSignups.email, user.email));
  if (effects.profile === "delete") await deleteProfile(tx, userId);
  const hasFamilyToAsk = effects.profile === "ask the owner" && (await setFamilyAside(tx, userId));
  await tx
    .update(authUsers)
    .set({
      updated_at: auth.now(),
      ...(effects.password === "drop" && { encrypted_password: null }),
      ...(effects.metadata === "drop" && { raw_user_meta_data: {} }),
      ...(effects.pendingEmailChange === "drop" && {
        email_change: null,
        email_change_confirmed: null,
      }),
      ...(effects.profile !== "keep" && { family_unconfirmed: hasFamilyToAsk }),
    })
    .where(eq(authUsers.id, userId));
  if (effects.copiesOfEmail === "renew") await auth.renewCopiesOfEmail(tx, userId);
  if (effects.waitingPayments === "claim")
    await auth.claimPayments(tx, { userId, email: newEmail ?? user.email });
  if (effects.auditEvent !== null) await recordCritical(auth, tx, effects.auditEvent, userId);
  for (const kind of effects.notices) await queueAccountNotice(auth, tx, kind, user);
}

/**
 * Voids what was mailed to e-mail addresses for other accounts. One that its account is using up in
 * this moment is left to it: two accounts that move to one e-mail address at once would wait for each
 * other, and it goes to one of them alone.
 */
async function voidTokensOf(tx: Transaction, emails: string[]): Promise<void> {
  const free = tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(inArray(oneTimeTokens.relates_to, emails))
    .for("update", { skipLocked: true });
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.id, free));
}

async function endSessions(
  tx: Transaction,
  { otherSessions, ownSession }: Effects,
  userId: string,
  own?: string,
): Promise<void> {
  if (otherSessions === "end")
    await tx
      .delete(sessions)
      .where(
        and(eq(sessions.user_id, userId), own === undefined ? undefined : ne(sessions.id, own)),
      );
  if (ownSession === "end" && own !== undefined)
    await tx.delete(sessions).where(and(eq(sessions.user_id, userId), eq(sessions.id, own)));
}
