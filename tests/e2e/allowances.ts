import type { Page } from "@playwright/test";
import type { Currency } from "#domain/allowance/money.ts";
import { dayIn, weekdayOf } from "#domain/days.ts";
import type { JarEntry } from "#domain/allowance/ledger.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { allowancePlans, jarEntries } from "#server/platform/db/schema.ts";
import type { LiveServer } from "./fixtures.ts";

/** Puts a session into a page, as a device keeps it. */
export async function storeSession(
  page: Page,
  { url }: Pick<LiveServer, "url">,
  session: unknown,
): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
}

/** Adds a child with a session's token; its id. */
export async function addChild(
  live: LiveServer,
  token: string,
  child: { name: string; age: number },
): Promise<string> {
  const response = await fetch(`${live.url}/api/me/children`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(child),
  });
  return ((await response.json()) as { id: string }).id;
}

interface Allowance {
  amount: number;
  currency?: Currency;
  state?: "on" | "paused" | "off";
}

/** Sets a child's allowance from today on, with today as its day, as its parent would. */
export async function giveAllowance(
  live: LiveServer,
  child: string,
  { amount, currency = "USD", state = "on" }: Allowance,
): Promise<void> {
  const at = live.clock.now();
  const from_day = dayIn(at, "UTC");
  const split = { save: 50, spend: 40, share: 10 };
  const weekday = weekdayOf(from_day);
  const { db } = live.running().context;
  await db
    .insert(allowancePlans)
    .values({ child, from_day, at, amount, currency, weekday, state, ...split });
}

/** Adds an entry to a child's ledger, as another device would. */
export async function enter(
  live: LiveServer,
  child: string,
  entry: Pick<JarEntry, "kind"> & Partial<JarEntry>,
): Promise<void> {
  const nothing = { save: 0, spend: 0, share: 0, picture: null, week: null, undoes: null };
  const fullEntry = { id: crypto.randomUUID(), currency: "USD" as const, ...nothing, ...entry };
  await live
    .running()
    .context.db.insert(jarEntries)
    .values({ ...fullEntry, child, at: live.clock.now() });
}
