import { and, eq, isNull } from "drizzle-orm";
import { toInternationalPhone } from "#domain/family/phone.ts";
import { phoneProofs, phoneStops, reminders } from "#server/platform/db/schema.ts";
import { cancelledAt } from "#server/platform/jobs/leases.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { smsCommand } from "./sms.ts";

/** What stands for a phone (international form) in our tables. */
export const phoneHash = (server: AuthenticatedContext, phone: string) =>
  server.authContext.secrets.hmacHex("phone", phone);

/** Has this phone answered STOP, and not START since? */
export async function isStopped(server: AuthenticatedContext, phone: string): Promise<boolean> {
  return (
    (await server.db.$count(phoneStops, eq(phoneStops.phone_hash, phoneHash(server, phone)))) > 0
  );
}

/**
 * Does what an answer to our texts says: STOP ends them, calls waiting ones off and undoes the
 * proofs of the phone, START lets them come again.
 */
export async function handleInboundSms(
  server: AuthenticatedContext,
  from: string,
  text: string,
): Promise<void> {
  const { db } = server;
  const phone = toInternationalPhone(from);
  if (phone === null) return;
  const hash = phoneHash(server, phone);
  const command = smsCommand(text);
  if (command === "start") await db.delete(phoneStops).where(eq(phoneStops.phone_hash, hash));
  if (command !== "stop") return;
  await db.insert(phoneStops).values({ phone_hash: hash, at: server.now() }).onConflictDoNothing();
  await db.delete(phoneProofs).where(eq(phoneProofs.phone_hash, hash));
  await db
    .update(reminders)
    .set(cancelledAt(server.now()))
    .where(
      and(
        eq(reminders.phone_number, phone),
        isNull(reminders.delivered_at),
        isNull(reminders.cancelled_at),
      ),
    );
}
