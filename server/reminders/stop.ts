import { and, eq, isNull } from "drizzle-orm";
import type { ServerContext } from "#server/context.ts";
import { phoneStops, reminders } from "#server/db/schema.ts";
import { smsCommand } from "./sms.ts";

const phoneHash = (server: ServerContext, phone: string) => server.auth.secrets.hmacHex("phone", phone);

/** Has this phone answered STOP, and not START since? */
export async function isStopped(server: ServerContext, phone: string): Promise<boolean> {
  return (await server.db.$count(phoneStops, eq(phoneStops.phone_hash, phoneHash(server, phone)))) > 0;
}

/** Does what an answer to our texts says: STOP ends them and calls waiting ones off, START lets them come again. */
export async function obeySms(server: ServerContext, phone: string, text: string): Promise<void> {
  const { db } = server;
  const hash = phoneHash(server, phone);
  const command = smsCommand(text);
  if (command === "start") await db.delete(phoneStops).where(eq(phoneStops.phone_hash, hash));
  if (command !== "stop") return;
  await db.insert(phoneStops).values({ phone_hash: hash, at: server.now() }).onConflictDoNothing();
  await db
    .update(reminders)
    .set({ cancelled_at: server.now() })
    .where(and(eq(reminders.phone_number, phone), isNull(reminders.delivered_at), isNull(reminders.cancelled_at)));
}
