import { and, eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Purpose } from "#domain/consent/consent.ts";
import { PROOF_MS } from "#domain/constants.ts";
import { CALL_RULES, CONSENT_RULES, FIELD_RULES } from "#domain/family/proof-rules.ts";
import type { Field, Proof, ProvenCall } from "#domain/family/proof-rules.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, sessions } from "#server/platform/db/schema.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { clearCounter, takePoints } from "#server/platform/http/stored-counters.ts";
import type { AuthContext } from "./context.ts";
import { consumeById, tryCode } from "./one-time-token.ts";
import { isMailed } from "./mailed-methods.ts";
import { forgiveProofMails } from "./mail-rate-limit.ts";
import type { Writer } from "./proven-mailbox.ts";

/**
 * Checks the code of a 'reauthenticate' mail and notes on the session that its owner is here. A code
 * belongs to the session that asked for it: false for that of another one, for a wrong, used or expired
 * one, and once the session's tries of a day are used up. Nobody but the session uses these up, and
 * what is typed in others voids nothing of it. A right code gives the mails of the session back.
 *
 * @param requireLive throws where a change that was committed meanwhile has ended the session: its
 *   code is then not used up
 */
export async function proveOwner(
  auth: AuthContext,
  who: Writer & { email: string },
  code: string,
  requireLive: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  if (!(await takePoints(auth, auth.db, "proof_tries", who.sessionId)).ok) return false;
  const id = await tryCode(auth, who.email, code.trim(), ["reauthentication"], who.sessionId);
  if (id === null) return false;
  await clearCounter(auth, auth.db, "proof_tries", who.sessionId);
  const isProven = hasBeenProven(await readProven(auth.db, who));
  await forgiveProofMails(auth, { ...who, isProven });
  await auth.db.transaction(async (tx) => {
    await requireLive(tx);
    await consumeById(auth, tx, id);
    await tx.update(sessions).set({ proof_at: auth.now() }).where(eq(sessions.id, who.sessionId));
  });
  return true;
}

/** When the owner of the mailbox was last known to be at a session; null for never. */
interface Proven {
  /** The mailed link or code that began it was pressed or typed. */
  beganByMail: Date | null;
  /** A mailed code was typed in it. */
  code: Date | null;
}

/** Nothing for a session that has ended. */
export async function readProven(db: Queryable, who: Writer): Promise<Proven> {
  const [session] = await db
    .select({ proof_at: sessions.proof_at, amr: sessions.amr, created_at: sessions.created_at })
    .from(sessions)
    .where(and(eq(sessions.id, who.sessionId), eq(sessions.user_id, who.userId)));
  const isByMail = session?.amr.some(({ method }) => isMailed(method)) ?? false;
  return {
    beganByMail: isByMail ? (session?.created_at ?? null) : null,
    code: session?.proof_at ?? null,
  };
}

/** Has the owner of the mailbox ever been at the session? */
export const hasBeenProven = ({ beganByMail, code }: Proven): boolean =>
  beganByMail !== null || code !== null;

/** Does what is known of a session meet what a change needs (domain/family/proof-rules.ts)? */
export function meets(auth: Pick<AuthContext, "now">, proven: Proven, needs: Proof): boolean {
  const isFresh = (at: Date | null) =>
    at !== null && auth.now().getTime() - at.getTime() < PROOF_MS;
  return (
    needs === "session" ||
    isFresh(proven.code) ||
    (needs === "proof" && isFresh(proven.beganByMail))
  );
}

/** Has the session what these changes need? It is not read where a session is enough. */
async function hasProof(auth: AuthContext, db: Queryable, who: Writer, needs: readonly Proof[]) {
  if (needs.every((one) => one === "session")) return true;
  const proven = await readProven(db, who);
  return needs.every((one) => meets(auth, proven, one));
}

const needsOf = (fields: readonly Field[]) => fields.map((field) => FIELD_RULES[field].needs);

/** May the session change these fields? Routes of our own use `requireProofOf`. */
export const mayChange = (
  auth: AuthContext,
  db: Queryable,
  who: Writer,
  fields: readonly Field[],
): Promise<boolean> => hasProof(auth, db, who, needsOf(fields));

/**
 * Refuses a change of fields that need more than the session has, in the transaction of the write
 * and after `requireLiveSession`. Throws proof_needed; email_unproven: an account whose mailbox
 * nobody has proven can get no code.
 */
export const requireProofOf = (
  auth: AuthContext,
  tx: Transaction,
  who: Writer,
  fields: readonly Field[],
): Promise<void> => refuseWithout(auth, tx, who, needsOf(fields));

/** The same for a yes to these purposes; a no never needs a proof. */
export const requireProofForYes = (
  auth: AuthContext,
  tx: Transaction,
  who: Writer,
  purposes: readonly Purpose[],
): Promise<void> =>
  refuseWithout(
    auth,
    tx,
    who,
    purposes.map((purpose) => CONSENT_RULES[purpose].needs),
  );

async function refuseWithout(
  auth: AuthContext,
  tx: Transaction,
  who: Writer,
  needs: readonly Proof[],
): Promise<void> {
  if (await hasProof(auth, tx, who, needs)) return;
  const [user] = await tx
    .select({ provenAt: authUsers.email_confirmed_at })
    .from(authUsers)
    .where(eq(authUsers.id, who.userId));
  throw new ApiError(user?.provenAt === null ? "email_unproven" : "proof_needed");
}

/** Guards a call that needs a proof whatever it is given, behind `requireUser`. Throws proof_needed. */
export const requireProof = (auth: AuthContext, call: ProvenCall) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!(await hasProof(auth, auth.db, c.var.identity, [CALL_RULES[call].needs])))
      throw new ApiError("proof_needed");
    await next();
  });
