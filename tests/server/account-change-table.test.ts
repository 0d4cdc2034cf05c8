import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_CHANGES, applyAccountChange } from "#server/auth/account-changes.ts";
import type { AccountChange } from "#server/auth/account-changes.ts";
import {
  auditLog,
  authUsers,
  children,
  consents,
  familyDrafts,
  flowStates,
  learningEvents,
  oneTimeTokens,
  pendingSignups,
  phoneCodes,
  phoneProofs,
  purchases,
  reminders,
  sessions,
  users,
} from "#server/platform/db/schema.ts";
import { newEmail } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const CHANGES = Object.keys(ACCOUNT_CHANGES) as AccountChange[];

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/**
 * An account with one of everything, and somebody else's link to the e-mail address that it may
 * move to.
 */
async function accountWithEverything() {
  const { db } = server.context;
  const [email, newAddress, at] = [newEmail(), newEmail(), server.clock.now()];
  const dates = { created_at: at, updated_at: at };
  const [user] = await db
    .insert(authUsers)
    .values({
      email,
      ...dates,
      encrypted_password: "hash",
      email_change: newAddress,
      raw_user_meta_data: { a: 1 },
      email_confirmed_at: at,
    })
    .returning();
  const [stranger] = await db
    .insert(authUsers)
    .values({ email: newEmail(), ...dates })
    .returning();
  const user_id = user?.id ?? "";
  const session = { user_id, created_at: at, refreshed_at: at, amr: [] };
  const [own] = await db.insert(sessions).values([session, session]).returning();
  const token = (owner: string, relates_to: string) => ({
    user_id: owner,
    kind: "email",
    token_hash: crypto.randomUUID(),
    code_hash: "hash",
    relates_to,
    purpose: "magiclink",
    redirect_to: "/",
    device: "a device",
    expires_at: at,
    created_at: at,
  });
  await db
    .insert(oneTimeTokens)
    .values([
      token(user_id, email),
      { ...token(user_id, email), kind: "email_change_current" },
      { ...token(user_id, newAddress), kind: "email_change_new" },
      token(stranger?.id ?? "", newAddress),
    ]);
  await db.insert(flowStates).values({
    code_hash: crypto.randomUUID(),
    user_id,
    code_challenge: "c",
    amr_method: "magiclink",
    issued_at: at,
  });
  await db.insert(familyDrafts).values({ user_id, parent_name: "Sam" });
  const [parent_name, kid] = ["Sam", { kid_name: "Mia", kid_age: 7 }];
  await db.insert(users).values({ id: user_id, email, parent_name, phone_number: "+15551234567" });
  const [child] = await db
    .insert(children)
    .values({ family_id: user_id, position: 0, picture: "parrot", ...kid })
    .returning();
  await db
    .insert(learningEvents)
    .values({ child_id: child?.child_id ?? "", name: "slide_reached", at });
  await db
    .insert(consents)
    .values({ user_id, purpose: "ads", granted: true, text_version: "1", at });
  await db
    .insert(reminders)
    .values({ user_id, reminder_type: "tonight", reminder_datetime: at, next_try_at: at });
  await db.insert(phoneProofs).values({ user_id, phone_hash: "proved", proved_at: at });
  await db.insert(phoneCodes).values({
    session_id: randomUUID(),
    user_id,
    phone_hash: "open",
    code_hash: "hash",
    expires_at: at,
  });
  await db.insert(pendingSignups).values({ email, answers: { parent_name, ...kid } });
  await db.insert(purchases).values({
    user_id,
    provider: "stripe",
    provider_id: user_id,
    amount_cents: 799,
    currency: "usd",
  });
  return {
    userId: user_id,
    email,
    newAddress,
    ownSession: own?.id ?? "",
    childId: child?.child_id ?? "",
  };
}

/** What is left of an account, in the table's own words. */
async function leftOf({
  userId,
  email,
  newAddress,
  ownSession,
  childId,
}: Awaited<ReturnType<typeof accountWithEverything>>) {
  const { db } = server.context;
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  const [family] = await db.select().from(users).where(eq(users.id, userId));
  const live = (await db.select().from(sessions).where(eq(sessions.user_id, userId))).map(
    ({ id }) => id,
  );
  const own = (await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId))).map(
    ({ kind }) => kind,
  );
  const mailed = await db.$count(oneTimeTokens, eq(oneTimeTokens.relates_to, newAddress));
  const events = await db.$count(learningEvents, eq(learningEvents.child_id, childId));
  const isKept = (count: number, otherwise: string) => (count > 0 ? "keep" : otherwise);
  return {
    otherSessions: isKept(live.filter((id) => id !== ownSession).length, "end"),
    ownSession: isKept(live.filter((id) => id === ownSession).length, "end"),
    tokens:
      own.length === 3
        ? "keep"
        : own.length > 0
          ? `void those of an e-mail change${own.join() === "email" ? "" : ", and others"}`
          : mailed > 0
            ? "void"
            : "void for both e-mail addresses",
    flowStates: isKept(await db.$count(flowStates, eq(flowStates.user_id, userId)), "void"),
    password: user?.encrypted_password === "hash" ? "keep" : "drop",
    metadata: Object.keys(user?.raw_user_meta_data ?? {}).length > 0 ? "keep" : "drop",
    pendingEmailChange: user?.email_change === newAddress ? "keep" : "drop",
    familyDraft: isKept(await db.$count(familyDrafts, eq(familyDrafts.user_id, userId)), "delete"),
    profile:
      family === undefined && events === 0
        ? "delete"
        : user?.family_unconfirmed && family?.phone_number === null
          ? "ask the owner"
          : "keep",
    consents: isKept(await db.$count(consents, eq(consents.user_id, userId)), "delete"),
    reminders: isKept(await db.$count(reminders, eq(reminders.user_id, userId)), "delete"),
    phoneProofs: isKept(
      (await db.$count(phoneProofs, eq(phoneProofs.user_id, userId))) +
        (await db.$count(phoneCodes, eq(phoneCodes.user_id, userId))),
      "delete",
    ),
    pendingSignups: isKept(
      await db.$count(pendingSignups, eq(pendingSignups.email, email)),
      "delete",
    ),
    auditEvent:
      (await db.select().from(auditLog).where(eq(auditLog.user_id, userId)))[0]?.event ?? null,
    purchases: await db.$count(purchases, eq(purchases.user_id, userId)),
  };
}

describe("each account change", () => {
  it.each(CHANGES)("%s ends what its row says, and nothing else (T-046)", async (change) => {
    const account = await accountWithEverything();
    const { authContext, db } = server.context;
    const queued: string[] = [];
    const renewed: string[] = [];
    const claimed: object[] = [];
    const listening = {
      ...authContext,
      queueNotice: async (_tx: unknown, { kind }: { kind: string }) => void queued.push(kind),
      renewCopiesOfEmail: async (_tx: unknown, userId: string) => void renewed.push(userId),
      claimPayments: async (_tx: unknown, who: object) => void claimed.push(who),
    };
    await db.transaction((tx) =>
      applyAccountChange(listening, tx, change, account.userId, {
        ownSession: account.ownSession,
        newEmail: account.newAddress,
      }),
    );
    const { notices, password, pendingEmailChange, copiesOfEmail, waitingPayments, ...effects } =
      ACCOUNT_CHANGES[change];
    // The caller writes a new password, and a new waiting e-mail change, itself.
    const unlessReplaced = <Effect extends string>(effect: Effect) =>
      effect === "replace" ? "keep" : effect;
    expect(await leftOf(account)).toEqual({
      ...effects,
      password: unlessReplaced(password),
      pendingEmailChange: unlessReplaced(pendingEmailChange),
      purchases: 1,
    });
    expect(queued).toEqual(notices);
    expect(renewed).toEqual(copiesOfEmail === "renew" ? [account.userId] : []);
    expect(claimed).toEqual(
      waitingPayments === "claim" ? [{ userId: account.userId, email: account.newAddress }] : [],
    );
  });

  it("of an account that is gone meanwhile does nothing", async () => {
    const before = await server.context.db.$count(auditLog);
    await server.context.db.transaction((tx) =>
      applyAccountChange(server.context.authContext, tx, "password_set", crypto.randomUUID()),
    );
    expect(await server.context.db.$count(auditLog)).toBe(before);
  });
});

it("docs/security.md shows the table of account changes as it is", () => {
  const section =
    readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8")
      .split("## What each account change ends")[1]
      ?.split("\n## ")[0] ?? "";
  const [head = [], , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const shown = Object.fromEntries(
    head
      .slice(1)
      .map((name, column) => [
        name.replaceAll("`", ""),
        Object.fromEntries(rows.map((row) => [/`(\w+)`/.exec(row[0] ?? "")?.[1], row[column + 1]])),
      ]),
  );
  const asWords = (value: string | null | readonly string[]) =>
    (Array.isArray(value) ? value.join(", ") : value) || "none";
  const table = Object.fromEntries(
    Object.entries(ACCOUNT_CHANGES).map(([change, effects]) => [
      change,
      Object.fromEntries(Object.entries(effects).map(([kind, value]) => [kind, asWords(value)])),
    ]),
  );
  expect(shown).toEqual(table);
});
