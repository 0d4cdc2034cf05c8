import { eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { pendingSignups } from "#server/platform/db/schema.ts";

export const hasPendingSignup = async (db: Queryable, signupId: string): Promise<boolean> =>
  (await db.$count(pendingSignups, eq(pendingSignups.signup_id, signupId))) > 0;
