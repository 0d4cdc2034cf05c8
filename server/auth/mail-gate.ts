import { and, eq, sql } from "drizzle-orm";
import { dayIn } from "#domain/days.ts";
import { mailGates } from "#server/db/schema.ts";
import { FAILED_CODES_PER_DAY, MAIL_GAP_SECONDS } from "./context.ts";
import type { AuthContext, TokenKind } from "./context.ts";
import { AuthError } from "./errors.ts";
import { hmacHex } from "./hashes.ts";

const addressHash = (auth: AuthContext, email: string) => hmacHex(auth.secrets.hmacKey("mail-gate"), email);

/** One mail of a kind a minute and a fixed number a day for each address, whether we know it or not. Throws 429. */
export async function passMailGate(auth: AuthContext, email: string, kind: TokenKind): Promise<void> {
  const now = auth.now();
  const day = dayIn(now, null);
  const address_hash = addressHash(auth, email);
  await auth.db.transaction(async (tx) => {
    await tx
      .insert(mailGates)
      .values({ address_hash, kind, last_sent_at: new Date(0), day })
      .onConflictDoNothing();
    const [gate] = await tx
      .select()
      .from(mailGates)
      .where(and(eq(mailGates.address_hash, address_hash), eq(mailGates.kind, kind)))
      .for("update");
    if (gate === undefined) return;
    const waitMs = gate.last_sent_at.getTime() + MAIL_GAP_SECONDS * 1000 - now.getTime();
    if (waitMs > 0) {
      throw new AuthError(
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`,
      );
    }
    const today = gate.day === day;
    if (today && gate.day_count >= auth.config.limits.mailsPerAddressPerDay)
      throw new AuthError("over_email_send_rate_limit", "email rate limit exceeded");
    await tx
      .update(mailGates)
      .set({ last_sent_at: now, day, day_count: today ? gate.day_count + 1 : 1, failed_codes: today ? gate.failed_codes : 0 })
      .where(and(eq(mailGates.address_hash, address_hash), eq(mailGates.kind, kind)));
  });
}

/** Counts a code try for the address today; false once the day's wrong codes are used up. */
export async function countCodeTry(auth: AuthContext, email: string): Promise<boolean> {
  const day = dayIn(auth.now(), null);
  const [gate] = await auth.db
    .insert(mailGates)
    .values({ address_hash: addressHash(auth, email), kind: "code", last_sent_at: auth.now(), day, failed_codes: 1 })
    .onConflictDoUpdate({
      target: [mailGates.address_hash, mailGates.kind],
      set: { day, failed_codes: sql`case when ${mailGates.day} = ${day} then ${mailGates.failed_codes} + 1 else 1 end` },
    })
    .returning({ failed: mailGates.failed_codes });
  return (gate?.failed ?? 1) <= FAILED_CODES_PER_DAY;
}

/** A right code takes its own count back. */
export async function forgiveCodeTries(auth: AuthContext, email: string): Promise<void> {
  await auth.db
    .update(mailGates)
    .set({ failed_codes: 0 })
    .where(and(eq(mailGates.address_hash, addressHash(auth, email)), eq(mailGates.kind, "code")));
}
