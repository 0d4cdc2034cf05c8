import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeEmail } from "#server/auth/email-change.ts";
import { authUsers, purchases, users } from "#server/platform/db/schema.ts";
import { recordPayment } from "#server/payments/purchases.ts";
import { userOf } from "#tests/support/account-rows.ts";
import {
  newEmail,
  newestMail,
  newFamily,
  openUnproven,
  proofCode,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer({
      env: { SETUP_LINK_SECRET, PAYWALL: "after-first-lesson" },
    })),
);
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

/** A payment with an e-mail address arrives. */
async function pay(email: string): Promise<string> {
  const providerId = `pi_${crypto.randomUUID()}`;
  await server.context.db.transaction((tx) =>
    recordPayment(server.context, tx, {
      provider: "stripe",
      providerId,
      userId: null,
      email,
      amountCents: 799,
      currency: "usd",
      paidAt: server.clock.now(),
    }),
  );
  return providerId;
}

async function ownerOf(payment: string): Promise<{ user_id: string | null; email: string | null }> {
  const [row] = await server.context.db
    .select({ user_id: purchases.user_id, email: purchases.email })
    .from(purchases)
    .where(eq(purchases.provider_id, payment));
  if (row === undefined) throw new Error("no such payment");
  return row;
}

const statusOf = async (userId: string) =>
  (await server.context.db.select().from(users).where(eq(users.id, userId)))[0]?.payment ?? null;

it("a payment that arrives before the first proof belongs to the family once its owner has confirmed it (T-691)", async () => {
  const email = newEmail();
  const buyer = await openUnproven(server, email);
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
  await server.request("PATCH", "/api/me", { token: buyer, body: names });
  const late = await pay(email);
  const { token, userId } = await signIn(server, email);
  await server.request("POST", "/api/me/family", { token, body: { is_ours: true } });
  expect(await ownerOf(late)).toEqual({ user_id: userId, email: null });
  expect(await statusOf(userId)).toBe("paid");
});

describe("a payment that waits at the e-mail address to which an account moves", () => {
  const press = ({ tokenHash }: { tokenHash: string }) =>
    server.request("POST", "/auth/v1/verify", {
      body: { type: "email_change", token_hash: tokenHash },
    });

  it.each([["the old", "the new"] as const, ["the new", "the old"] as const])(
    "becomes the family's when %s mailbox has agreed, and then %s one (T-761)",
    async (first, second) => {
      const family = await newFamily(server);
      const nextEmail = newEmail();
      const [atNew, atOther] = [await pay(nextEmail), await pay(newEmail())];
      const nonce = await proofCode(server, family);
      const seen = (await server.context.mailbox.list(family.email)).length;
      const body = { email: nextEmail, nonce };
      await server.request("PUT", "/auth/v1/user", { token: family.token, body });
      const mails = {
        "the new": await newestMail(server, nextEmail),
        "the old": await newestMail(server, family.email, seen),
      };
      await press(mails[first]);
      expect(await ownerOf(atNew)).toEqual({ user_id: null, email: nextEmail });
      await press(mails[second]);
      expect((await userOf(server, nextEmail))?.id).toBe(family.userId);
      expect(await ownerOf(atNew)).toEqual({ user_id: family.userId, email: null });
      expect(await statusOf(family.userId)).toBe("paid");
      expect((await ownerOf(atOther)).user_id).toBeNull();
      // What is paid with the old e-mail address from now on is not the family's.
      expect((await ownerOf(await pay(family.email))).user_id).toBeNull();
    },
  );

  it("stays where it waits if its mailbox has proved nothing: an unproven account moves away (T-768)", async () => {
    const [unproven, nextEmail] = [newEmail(), newEmail()];
    await openUnproven(server, unproven);
    const [atOld, atNew] = [await pay(unproven), await pay(nextEmail)];
    const { authContext, db } = server.context;
    const userId = (await userOf(server, unproven))?.id ?? "";
    await db.transaction(async (tx) => {
      const [user] = await tx
        .update(authUsers)
        .set({ email_change: nextEmail })
        .where(eq(authUsers.id, userId))
        .returning();
      if (user !== undefined) await changeEmail(authContext, tx, user, "email_change_new");
    });
    expect((await userOf(server, nextEmail))?.id).toBe(userId);
    expect(await ownerOf(atOld)).toEqual({ user_id: null, email: unproven });
    expect(await ownerOf(atNew)).toEqual({ user_id: userId, email: null });
  });
});

it("a payment that was kept while an account moved to its e-mail address is the account's after the next sign-in (T-762)", async () => {
  const family = await newFamily(server);
  const payment = await pay(newEmail());
  await server.context.db
    .update(purchases)
    .set({ email: family.email })
    .where(eq(purchases.provider_id, payment));
  server.clock.advance(61);
  await signIn(server, family.email);
  expect(await ownerOf(payment)).toEqual({ user_id: family.userId, email: null });
  expect(await statusOf(family.userId)).toBe("paid");
});
