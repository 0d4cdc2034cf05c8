import { randomUUID } from "node:crypto";
import { sha256Hex } from "#server/auth/hashes.ts";
import type { ServerContext } from "#server/context.ts";
import type { Queryable } from "#server/db/connect.ts";
import { dropWaiting, tellVendor } from "./queue.ts";

/** What the facts need of the server. */
type Teller = Pick<ServerContext, "config" | "now">;

/** An event's id is told too: it is made of the family's and does not show it. */
const unnamed = (userId: string) => sha256Hex(userId).slice(0, 32);

/** Progress that changes again within this is told once (spec section 9). */
const PROGRESS_THROTTLE_MS = 1_000;

/** A family was made: its first login. */
export async function tellRegistration(tx: Queryable, { config, now }: Teller, userId: string): Promise<void> {
  const at = now();
  await tellVendor(tx, config, { kind: "CompleteRegistration", eventId: `registration:${unnamed(userId)}`, userId, at });
  await tellVendor(tx, config, { kind: "contact", eventId: `contact:${userId}`, userId, at });
}

/** The parent agrees to news now, or something about the contact changed. */
export async function tellContact(tx: Queryable, { config, now }: Teller, userId: string): Promise<void> {
  await dropWaiting(tx, userId, "contact");
  await tellVendor(tx, config, { kind: "contact", eventId: `contact:${randomUUID()}`, userId, at: now() });
}

/** The family has finished so many lessons; the same number is told once. */
export async function tellProgress(tx: Queryable, { config, now }: Teller, userId: string, completed: number): Promise<void> {
  await dropWaiting(tx, userId, "progress");
  const event = { eventId: `progress:${userId}:${completed}`, userId, at: now(), delayMs: PROGRESS_THROTTLE_MS };
  await tellVendor(tx, config, { kind: "progress", ...event });
}

/** The family is on its way to the payment page. */
export async function tellCheckout(db: Queryable, { config, now }: Teller, userId: string, userAgent: string | undefined): Promise<void> {
  const data = userAgent === undefined ? {} : { user_agent: userAgent };
  await tellVendor(db, config, { kind: "InitiateCheckout", eventId: `checkout:${randomUUID()}`, userId, at: now(), data });
}

/** A payment of the family's came in; told by its own number, so once. */
export async function tellPurchase(tx: Queryable, { config, now }: Teller, userId: string, payment: string): Promise<void> {
  const event = { eventId: `purchase:${payment}`, userId, at: now() };
  await tellVendor(tx, config, { kind: "Purchase", ...event });
  await tellVendor(tx, config, { kind: "purchase", ...event });
}
