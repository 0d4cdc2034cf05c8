import { and, eq, gt, lt, sql } from "drizzle-orm";
import { toInternationalPhone } from "#domain/family/phone.ts";
import { phoneCodeSms } from "#server/copy/sms.ts";
import { equalSecret, randomCode } from "#server/platform/hashing/hashing.ts";
import { phoneCodes, phoneProofs } from "#server/platform/db/schema.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireMayUsePhone } from "./family-phone.ts";
import { isStopped, phoneHash } from "./stop.ts";
import { canText, isProved, sendText, withinPhoneCodeLimits } from "./texts.ts";

const CODE_MS = COUNTERS.phone_code_tries.seconds * 1000;

const codeHash = (server: AuthenticatedContext, userId: string, phone: string, code: string) =>
  server.authContext.secrets.hmacHex("phone-code", `${userId}\n${phone}\n${code}`);

function parsePhone(typed: string): string {
  const phone = toInternationalPhone(typed);
  if (phone === null) throw new ApiError("phone_format");
  return phone;
}

/**
 * Texts six digits to a phone that the account has not proved yet. The code is the session's that asked;
 * a new one of that session voids the one before.
 * Throws phone_format, phone_code_unavailable (no text service, or the phone answered STOP),
 * daily_limit, unavailable; not_authenticated; proof_needed for another phone than the family's;
 * email_unproven: an account that anybody may have opened sends no texts.
 */
export async function requestPhoneCode(
  server: AuthenticatedContext,
  writer: Writer,
  typed: string,
): Promise<void> {
  const { db } = server;
  const { userId } = writer;
  const phone = parsePhone(typed);
  await db.transaction((tx) => requireMayUsePhone(server, tx, writer, phone));
  if (await isProved(server, userId, phone)) return;
  if (!canText(server.config) || (await isStopped(server, phone)))
    throw new ApiError("phone_code_unavailable");
  const code = randomCode();
  const isSent = await withinPhoneCodeLimits(server, userId, phone, async () => {
    await keepCode(server, writer, phone, code);
    if (await sendText(server, phone, phoneCodeSms(code, CODE_MS / 60_000))) return true;
    // The next number that is typed is the first one still.
    await db.delete(phoneCodes).where(eq(phoneCodes.session_id, writer.sessionId));
    return false;
  });
  if (isSent === null) throw new ApiError("daily_limit");
  if (!isSent) throw new ApiError("unavailable", errorDetails.textNotSent);
}

async function keepCode(
  server: AuthenticatedContext,
  writer: Writer,
  phone: string,
  code: string,
): Promise<void> {
  const { userId: user_id, sessionId: session_id } = writer;
  const open = {
    phone_hash: phoneHash(server, phone),
    code_hash: codeHash(server, user_id, phone, code),
    attempts: 0,
    expires_at: new Date(server.now().getTime() + CODE_MS),
  };
  await server.db.transaction(async (tx) => {
    await requireMayUsePhone(server, tx, writer, phone);
    await tx
      .insert(phoneCodes)
      .values({ user_id, session_id, ...open })
      .onConflictDoUpdate({ target: phoneCodes.session_id, set: open });
  });
}

/**
 * Proves a phone with its texted code, once. A try is counted before the code is compared; after
 * five the code is dead. Throws phone_format, phone_code_wrong, not_authenticated.
 */
export async function provePhone(
  server: AuthenticatedContext,
  writer: Writer,
  typed: string,
  code: string,
): Promise<void> {
  const { userId, sessionId } = writer;
  const phone = parsePhone(typed);
  const phone_hash = phoneHash(server, phone);
  const [open] = await server.db
    .update(phoneCodes)
    .set({ attempts: sql`${phoneCodes.attempts} + 1` })
    .where(
      and(
        eq(phoneCodes.session_id, sessionId),
        eq(phoneCodes.phone_hash, phone_hash),
        lt(phoneCodes.attempts, COUNTERS.phone_code_tries.points),
        gt(phoneCodes.expires_at, server.now()),
      ),
    )
    .returning({ code_hash: phoneCodes.code_hash });
  const isRight = equalSecret(open?.code_hash ?? "", codeHash(server, userId, phone, code));
  if (open === undefined || !isRight) throw new ApiError("phone_code_wrong");
  await server.db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    await tx.delete(phoneCodes).where(eq(phoneCodes.user_id, userId));
    await tx
      .insert(phoneProofs)
      .values({ user_id: userId, phone_hash, proved_at: server.now() })
      .onConflictDoNothing();
  });
}
