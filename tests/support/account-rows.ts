import { eq } from "drizzle-orm";
import { auditLog, authUsers } from "#server/platform/db/schema.ts";
import type { TestServer } from "./test-server.ts";

type WithContext = Pick<TestServer, "context">;

/** Types of the events in the audit log of an account, oldest first. */
export const eventsOf = async ({ context }: WithContext, userId: string) =>
  (
    await context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.user_id, userId))
      .orderBy(auditLog.at)
  ).map(({ event }) => event);

/** The account with an e-mail address. */
export const userOf = async ({ context }: WithContext, email: string) =>
  (await context.db.select().from(authUsers).where(eq(authUsers.email, email)))[0];

/** Subjects of the mails to an e-mail address, newest first. */
export const subjectsTo = async ({ context }: WithContext, email: string) =>
  (await context.mailbox.list(email)).map(({ subject }) => subject);
