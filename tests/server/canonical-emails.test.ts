import { afterAll, beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { canonicalizeEmails } from "#server/auth/canonical-emails.ts";
import { authUsers, purchases, users } from "#server/platform/db/schema.ts";
import { newestMail, newFamily, signIn } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it("an account that an earlier version kept under a host with umlauts is found again, once, with what it bought", async () => {
  const { db } = server.context;
  const family = await newFamily(server);
  const old = "anna@bücher.example";
  await db.update(authUsers).set({ email: old }).where(eq(authUsers.id, family.userId));
  await db.update(users).set({ email: old }).where(eq(users.id, family.userId));
  const payment = { provider: "stripe", provider_id: "pi_old", amount_cents: 799, currency: "usd" };
  await db.insert(purchases).values({ ...payment, email: old });
  expect(await canonicalizeEmails(db)).toEqual({ rewritten: 1, left: 0 });
  expect(await canonicalizeEmails(db)).toEqual({ rewritten: 0, left: 0 });
  const purchase = async () => (await db.select().from(purchases))[0];
  expect((await purchase())?.email).toBe("anna@xn--bcher-kva.example");
  // The mailed sign-in proves the mailbox, which claims what waits at it.
  expect((await signIn(server, "anna@xn--bcher-kva.example")).userId).toBe(family.userId);
  expect((await purchase())?.user_id).toBe(family.userId);
  expect((await db.select().from(users).where(eq(users.id, family.userId)))[0]?.email).toBe(
    "anna@xn--bcher-kva.example",
  );
});

it("a second account of one mailbox stays as it is, and the one in the right form signs in", async () => {
  const { db } = server.context;
  const [right, wrong] = [await newFamily(server), await newFamily(server)];
  const odd = right.email.replace("@example", "@\uFF45xample");
  await db.update(authUsers).set({ email: odd }).where(eq(authUsers.id, wrong.userId));
  expect(await canonicalizeEmails(db)).toEqual({ rewritten: 0, left: 1 });
  server.clock.advance(61);
  await server.request("POST", "/auth/v1/otp", { body: { email: odd } });
  await newestMail(server, right.email, 1);
  expect((await db.select().from(authUsers).where(eq(authUsers.id, wrong.userId)))[0]?.email).toBe(
    odd,
  );
});
