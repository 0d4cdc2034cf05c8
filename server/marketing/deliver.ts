import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { COURSE_PRICE_USD } from "#domain/constants.ts";
import { VENDOR_KINDS } from "#domain/marketing.ts";
import type { ServerContext } from "#server/context.ts";
import { users, vendorMessages } from "#server/db/schema.ts";
import { afterTry, CLAIM_MS } from "#server/jobs/retries.ts";
import { readConsents } from "#server/privacy/consents.ts";
import { countsHere, forgetContactAt, sendAnalyticsPurchase, sendConversion, syncContact } from "./send.ts";
import type { Told } from "./send.ts";

type Message = typeof vendorMessages.$inferSelect;

const BATCH = 50;
/** Later tries, in minutes; then it is given up. */
const LATER_MIN = [1, 5, 25, 125, 625];

/**
 * Tells vendors what is due. Each message is claimed first, so that two copies never send it both; one whose answer was
 * lost is sent again, and the vendor counts it once by its id.
 */
export async function deliverVendorMessages(server: ServerContext): Promise<void> {
  const open = and(isNull(vendorMessages.delivered_at), isNull(vendorMessages.failed_at));
  const due = await server.db
    .select()
    .from(vendorMessages)
    .where(and(lte(vendorMessages.next_try_at, server.now()), open))
    .orderBy(asc(vendorMessages.id))
    .limit(BATCH);
  for (const message of due) {
    const claimed = await server.db
      .update(vendorMessages)
      .set({ next_try_at: new Date(server.now().getTime() + CLAIM_MS), attempts: message.attempts + 1 })
      .where(and(eq(vendorMessages.id, message.id), eq(vendorMessages.next_try_at, message.next_try_at), open))
      .returning({ id: vendorMessages.id });
    if (claimed.length > 0) await deliverOne(server, message);
  }
}

async function deliverOne(server: ServerContext, message: Message): Promise<void> {
  const outcome = await deliver(server, message);
  const mine = eq(vendorMessages.id, message.id);
  if (outcome === "unwanted") return void (await server.db.delete(vendorMessages).where(mine));
  if (outcome === "failed")
    server.log.warn({ vendor: message.vendor, kind: message.kind, attempt: message.attempts + 1 }, "vendor not told");
  await server.db
    .update(vendorMessages)
    .set(afterTry(outcome === "told", message.attempts, LATER_MIN, server.now()))
    .where(mine);
}

/** 'unwanted': the parent does not agree, or there is nobody to tell of. */
async function deliver(
  server: ServerContext,
  { kind, event_id, user_id, data, happened_at }: Message,
): Promise<"told" | "failed" | "unwanted"> {
  const { config } = server;
  if (kind === "forget") return config.loops === null ? "unwanted" : said(await forgetContactAt(config.loops, user_id));
  const { purpose } = VENDOR_KINDS[kind];
  const consents = await readConsents(server.db, { userId: user_id });
  if (!consents[purpose]) return "unwanted";
  const told = await readTold(server, user_id, consents.child_name);
  if (told === null) return "unwanted";
  switch (kind) {
    case "CompleteRegistration":
    case "InitiateCheckout":
    case "Purchase": {
      if (config.meta === null || !countsHere(kind, config)) return "unwanted";
      if (told.email === null) {
        server.log.warn({ kind }, "conversion skipped: no e-mail");
        return "unwanted";
      }
      const userAgent = typeof data["user_agent"] === "string" ? { userAgent: data["user_agent"] } : {};
      return said(await sendConversion({ ...config, meta: config.meta }, kind, { id: event_id, at: happened_at, ...userAgent }, told));
    }
    case "contact":
    case "progress":
      if (config.loops === null) return "unwanted";
      return said(await syncContact(config.loops, told, kind === "contact" ? "create-or-update" : "update"));
    case "purchase":
      if (config.ga4 === null) return "unwanted";
      return said(await sendAnalyticsPurchase(config.ga4, user_id, event_id, COURSE_PRICE_USD));
  }
}

const said = (reply: { ok: boolean }) => (reply.ok ? "told" : "failed");

async function readTold(server: ServerContext, userId: string, mayNameChild: boolean): Promise<Told | null> {
  const [family] = await server.db.select().from(users).where(eq(users.id, userId));
  if (family === undefined) return null;
  return {
    userId,
    email: family.email || null,
    firstName: family.parent_name,
    kidName: mayNameChild ? family.kid_name : null,
    progress: Object.values(family.lesson_progress).filter(({ completed }) => completed).length,
    lastActiveAt: family.last_active_at,
  };
}
