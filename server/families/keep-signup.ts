import { sql } from "drizzle-orm";
import type { Signup } from "#domain/family/fields.ts";
import { pendingSignups } from "#server/platform/db/schema.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/**
 * Keeps a sign-up until its e-mail address is proven, and drops old ones of the address when there
 * are too many: the oldest of its own source first, then the oldest of the source with the most. A
 * flood from a few sources so never drops the one sign-up of another source.
 * @param answers what the parent entered before the e-mail address is proven
 * @param source who asks (`sourceOf`)
 * @returns the sign-up's id
 */
export async function keepSignup(
  server: AuthenticatedContext,
  email: string,
  answers: Signup,
  source: string,
): Promise<string> {
  return server.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(pendingSignups)
      .values({
        email,
        answers,
        source_hash: server.authContext.secrets.hmacHex("sign-up-source", source),
        created_at: server.now(),
      })
      .returning({ id: pendingSignups.signup_id });
    if (row === undefined) throw new Error("sign-up insert returned no row");
    // Ranks the newest sign-up of every source before the second newest of any; the one just
    // inserted is its source's newest.
    await tx.execute(sql`
      with turns as (
        select signup_id, created_at, row_number() over (
          partition by source_hash order by (signup_id = ${row.id}::uuid) desc, created_at desc, ctid desc
        ) as turn
        from ${pendingSignups} where email = ${email}
      ), ranked as (
        select signup_id, turn, row_number() over (order by turn, (signup_id = ${row.id}::uuid) desc, created_at desc) as place from turns
      )
      delete from ${pendingSignups} where signup_id in (
        select signup_id from ranked
        where turn > ${COUNTERS.pending_sign_ups_source.points} or place > ${COUNTERS.pending_sign_ups_address.points}
      )`);
    return row.id;
  });
}
