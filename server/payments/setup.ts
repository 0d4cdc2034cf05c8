import { SETUP_PROOF_MS } from "#domain/constants.ts";
import { readSetupLink } from "#domain/payments/purchase.ts";
import { paths } from "#domain/routing/paths.ts";
import { ensureAuthUser, findAuthUser } from "#server/auth/auth-user.ts";
import { equalSecret, hmacHex } from "#server/platform/hashing/hashing.ts";
import { enforceMailRateLimit } from "#server/auth/mail-rate-limit.ts";
import { startSession } from "#server/auth/session.ts";
import { familyDrafts, seenWebhookEvents } from "#server/platform/db/schema.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import {
  claimWaitingPayments,
  givePayment,
  recordPayment,
  usePaymentForSetup,
} from "./purchases.ts";
import type { Payment } from "./purchases.ts";
import { fetchCheckout, judgedCheckout } from "./stripe.ts";

export interface SetupRequest {
  email: string;
  parentName: string;
  /** The provider's checkout, as it came back in the buyer's URL. */
  session_id?: string | undefined;
  /** Or a link that the shop signed: end in epoch seconds, and the signature. */
  expires?: number | undefined;
  signature?: string | undefined;
}

export type SetupOutcome =
  | { kind: "session"; session: Awaited<ReturnType<typeof startSession>> }
  /**
   * No proof, or somebody has this e-mail address: a mail was sent, and the reply reveals nothing
   * to visitors.
   */
  | { kind: "mail" };

/** Signature of a setup link: over its e-mail address and its end. */
export const signSetupLink = (secret: string, email: string, expires: number) =>
  hmacHex(Buffer.from(secret), `${email}\n${expires}`);

export const setupLinkSecret = (server: AuthenticatedContext) =>
  server.config.payment.setupLinkSecret ??
  server.authContext.secrets.hmacHex("setup-link", server.config.publicUrl);

/**
 * Opens the account of somebody who has just paid (R-PAY-4): tokens only for a new e-mail address
 * with a proof that holds, once; its e-mail stays unconfirmed. Everybody else gets a sign-in mail.
 * @param source who asks, as limits count it
 */
export async function setUpBuyer(
  server: AuthenticatedContext,
  request: SetupRequest,
  userAgent: string | undefined,
  device: string,
  source: string,
): Promise<SetupOutcome> {
  const link = readSetupLink(request.email, request.parentName);
  if (!link.ok) throw new Error("the route accepts only readable links");
  const { email, name } = link;
  const proof = await findProof(server, email, request);
  const opened =
    proof === null || (await findAuthUser(server.db, email)) !== null
      ? null
      : await open(server, email, name, proof, userAgent);
  if (opened !== null) return { kind: "session", session: opened };
  await enforceMailRateLimit(server.authContext, { source }, email, "email");
  await server.authContext.queueMail({
    kind: "email",
    email,
    createUser: true,
    challenge: null,
    redirectTo: server.config.publicUrl + paths.authCallback(paths.courseMap()),
    data: {},
    device,
    askedAtMs: server.now().getTime(),
  });
  return { kind: "mail" };
}

type Proof = { payment: Payment } | { link: string };

async function findProof(
  server: AuthenticatedContext,
  email: string,
  request: SetupRequest,
): Promise<Proof | null> {
  const nowMs = server.now().getTime();
  if (request.session_id !== undefined) {
    const checkout = await fetchCheckout(server, request.session_id);
    if (checkout === null) return null;
    const { verdict, payment } = judgedCheckout(server, checkout);
    const isFresh = verdict === "bought" && nowMs - payment.paidAt.getTime() <= SETUP_PROOF_MS;
    return isFresh && payment.email === email ? { payment } : null;
  }
  if (request.signature === undefined || request.expires === undefined) return null;
  const endMs = request.expires * 1000;
  const isRight = equalSecret(
    request.signature,
    signSetupLink(setupLinkSecret(server), email, request.expires),
  );
  return isRight && endMs > nowMs && endMs <= nowMs + SETUP_PROOF_MS
    ? { link: request.signature }
    : null;
}

/**
 * Uses the proof up and opens the account in one transaction; null when either was taken meanwhile,
 * or the payment belongs to a family already.
 */
async function open(
  server: AuthenticatedContext,
  email: string,
  name: string,
  proof: Proof,
  userAgent: string | undefined,
) {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    if ("payment" in proof) {
      await recordPayment(server, tx, proof.payment);
      if (!(await usePaymentForSetup(tx, proof.payment, now))) return null;
    } else {
      const used = await tx
        .insert(seenWebhookEvents)
        .values({ provider: "setup-link", event_id: proof.link, seen_at: now })
        .onConflictDoNothing()
        .returning();
      if (used.length === 0) return null;
    }
    if ((await findAuthUser(tx, email)) !== null) return null;
    const user = await ensureAuthUser(tx, email, true, now);
    if (user === null) return null;
    // The shop that signed the link says that this e-mail address bought.
    if ("link" in proof) await claimWaitingPayments(server, tx, { userId: user.id, email });
    await tx.insert(familyDrafts).values({ user_id: user.id, parent_name: name });
    if ("payment" in proof) await givePayment(tx, proof.payment, user.id);
    return startSession(server.authContext, tx, user, {
      method: "purchase",
      userAgent,
      signupId: null,
    });
  });
}
