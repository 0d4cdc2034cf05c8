import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import {
  consentsForChild,
  CONSENT_TEXT_VERSION,
  currentConsents,
  PURPOSES,
} from "#domain/consent/consent.ts";
import type { Consents, Purpose } from "#domain/consent/consent.ts";
import { CONSENT_RULES } from "#domain/family/proof-rules.ts";
import { lockAccount } from "#server/auth/account-changes.ts";
import { meets, readProven, requireProofForYes } from "#server/auth/proof.ts";
import type { Written } from "#server/auth/request-limits.ts";
import { requireLiveSession, requireProvenMailbox } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { consents, users } from "#server/platform/db/schema.ts";
import { enqueueContact } from "#server/vendors/enqueue.ts";
import { hasAgreedTo, withdrawVendorMessages } from "#server/vendors/outbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** A family, or a sign-up that is not confirmed yet. */
export type Owner = { userId: string } | { signupId: string };

/**
 * Whose word it is: a family's in a session, a sign-up's, or that of a link that ends mails, which
 * only takes back.
 */
type Giver = Writer | { signupId: string } | { userId: string; isByLink: true };

const ownedBy = (owner: Owner) =>
  "userId" in owner ? eq(consents.user_id, owner.userId) : eq(consents.signup_id, owner.signupId);
const ownerColumns = (owner: Owner) =>
  "userId" in owner ? { user_id: owner.userId } : { signup_id: owner.signupId };

const { purpose, granted, child_id, text_version, at } = consents;
const ledgerColumns = { purpose, granted, child_id, text_version, at };
// Of rows of one instant the one that was added last is the newest.
const newestFirst = [desc(at), desc(sql`ctid`)];

/**
 * The newest row of each purpose, for the family and for each child: what counts now. An account's ledger
 * only grows, so nothing but its list and its export reads more of it.
 */
export const readNewestConsents = (db: Queryable, owner: Owner) =>
  db
    .selectDistinctOn([child_id, purpose], ledgerColumns)
    .from(consents)
    .where(ownedBy(owner))
    .orderBy(desc(child_id), desc(purpose), ...newestFirst);

/**
 * What a family said, oldest first.
 * @param limit only so many of the newest rows; left out: all, for the export
 */
export async function readConsentLedger(db: Queryable, userId: string, limit?: number) {
  const rows = db
    .select(ledgerColumns)
    .from(consents)
    .where(ownedBy({ userId }))
    .orderBy(...newestFirst);
  return (await (limit === undefined ? rows : rows.limit(limit))).toReversed();
}

export const readConsents = async (db: Queryable, owner: Owner): Promise<Consents> =>
  currentConsents(await readNewestConsents(db, owner));

/** @param child the random id under which the child's events are kept */
export const readConsentsForChild = async (
  db: Queryable,
  userId: string,
  child: string,
): Promise<Consents> => consentsForChild(await readNewestConsents(db, { userId }), child);

/**
 * Adds what changed to the ledger; a yes brings the e-mail. A sign-up has no ledger: it keeps one row a
 * purpose, the newest. An account whose mailbox nobody has proven agrees to nothing: its e-mail address may
 * be somebody else's. Throws email_unproven, not_authenticated; proof_needed for a yes in a session without
 * a fresh proof.
 */
export async function giveConsents(
  server: AuthenticatedContext,
  owner: Giver,
  given: { [P in keyof Consents]?: Consents[P] | undefined },
): Promise<Written<Consents>> {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    if ("sessionId" in owner) await requireMayGive(tx, owner, given);
    else if ("userId" in owner) await lockAccount(tx, owner.userId);
    const before = await readConsents(tx, owner);
    const changed = PURPOSES.filter(
      (purpose) => given[purpose] !== undefined && given[purpose] !== before[purpose],
    );
    const agreed = changed.filter((purpose) => given[purpose]);
    if ("sessionId" in owner) await requireProofForYes(server.authContext, tx, owner, agreed);
    if (changed.length > 0) {
      const rows = changed.map((purpose) => ({
        ...ownerColumns(owner),
        purpose,
        granted: given[purpose] ?? false,
        text_version: CONSENT_TEXT_VERSION,
        at: now,
      }));
      if ("userId" in owner) {
        // The mail service may hold a name or an e-mail address that was withdrawn meanwhile.
        const isBack = changed.includes("news") && (await hasAgreedTo(tx, owner.userId, ["news"]));
        const namedChild = await hasAgreedTo(tx, owner.userId, ["child_name"]);
        await tx.insert(consents).values(rows);
        const refused = changed.filter((purpose) => given[purpose] === false);
        await withdrawVendorMessages(tx, server.config, owner.userId, refused, now);
        const isContact = given.news ?? before.news;
        // A new contact, or one whose name of a child came or went.
        if (isContact && (changed.includes("news") || changed.includes("child_name")))
          await enqueueContact(
            tx,
            server,
            owner.userId,
            isBack || (namedChild && !(given.child_name ?? before.child_name))
              ? "child_name"
              : undefined,
          );
        await queueConsentEmail(tx, owner.userId, agreed.length > 0, now);
      } else await replaceRows(tx, rows);
    }
    const said = Object.fromEntries(changed.map((purpose) => [purpose, given[purpose]]));
    return { result: { ...before, ...said }, hasChanged: changed.length > 0 };
  });
}

/** The sign-up's rows of these purposes; one that became a family's meanwhile stays as it is. */
const replaceRows = (tx: Transaction, rows: (typeof consents.$inferInsert)[]) =>
  tx
    .insert(consents)
    .values(rows)
    .onConflictDoUpdate({
      target: [consents.signup_id, consents.purpose],
      targetWhere: isNotNull(consents.signup_id),
      set: {
        granted: sql`excluded.granted`,
        text_version: sql`excluded.text_version`,
        at: sql`excluded.at`,
      },
      setWhere: isNull(consents.user_id),
    });

/**
 * A session may take back; only one of a proven account may agree. Throws not_authenticated,
 * email_unproven.
 */
export async function requireMayGive(
  tx: Transaction,
  writer: Writer,
  given: { [P in Purpose]?: boolean | undefined },
): Promise<void> {
  if (Object.values(given).includes(true)) await requireProvenMailbox(tx, writer);
  else await requireLiveSession(tx, writer);
}

/**
 * What was agreed before the e-mail was confirmed becomes the family's, in the same transaction as
 * its row. A yes counts as given by the mailbox's owner where the mail was pressed after it, in the
 * session that the mail began; a later one needs a fresh proof, or stays behind.
 * @param purposes what may become the family's. A sign-up of another browser can change after it was
 *   shown: what its owner did not see stays behind.
 * @returns the purposes that it brought a yes to
 */
export async function carryConsentsOver(
  { authContext, now }: AuthenticatedContext,
  tx: Transaction,
  signupId: string,
  writer: Writer,
  purposes: readonly Purpose[],
): Promise<Purpose[]> {
  const proven = await readProven(tx, writer);
  const atOnce = purposes.filter((of) => meets(authContext, proven, CONSENT_RULES[of].needs));
  const { beganByMail } = proven;
  const carried = await tx
    .update(consents)
    .set({ user_id: writer.userId })
    .where(
      and(
        eq(consents.signup_id, signupId),
        inArray(consents.purpose, [...purposes]),
        or(
          eq(consents.granted, false),
          inArray(consents.purpose, atOnce),
          beganByMail === null ? undefined : lte(consents.at, beganByMail),
        ),
      ),
    )
    .returning({ purpose, granted });
  const agreed = carried.filter((row) => row.granted).map((row) => row.purpose);
  await queueConsentEmail(tx, writer.userId, agreed.length > 0, now());
  return agreed;
}

/** 'E-mail plus': the e-mail about what was agreed goes out with the next round of its job. */
export async function queueConsentEmail(
  tx: Transaction,
  userId: string,
  hasYes: boolean,
  now: Date,
): Promise<void> {
  if (hasYes) await tx.update(users).set({ consent_letter_due: now }).where(eq(users.id, userId));
}
