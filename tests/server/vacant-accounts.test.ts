import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addStaff } from "#server/auth/staff.ts";
import { familyDrafts, purchases, users } from "#server/platform/db/schema.ts";
import { userOf } from "#tests/support/account-rows.ts";
import { askForMail, newEmail, newestMail, newFamily, proofCode } from "#tests/support/families.ts";
import type { MailSecrets } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const press = (mail: MailSecrets, type = "email_change") =>
  server.request("POST", "/auth/v1/verify", { body: { type, token_hash: mail.tokenHash } });

/** A family asks for an e-mail address to which somebody has asked for a sign-in mail. */
async function changeToAsked() {
  const family = await newFamily(server);
  const nextEmail = newEmail();
  const signInMail = await askForMail(server, nextEmail);
  const change = async (nonce?: string) => {
    const mailsOf = async (email: string) => (await server.context.mailbox.list(email)).length;
    const [toNew, toOld] = [await mailsOf(nextEmail), await mailsOf(family.email)];
    const body = { email: nextEmail, nonce };
    await server.request("PUT", "/auth/v1/user", { token: family.token, body });
    return {
      toNew: await newestMail(server, nextEmail, toNew),
      toOld: await newestMail(server, family.email, toOld),
    };
  };
  const first = await change(await proofCode(server, family));
  return { family, nextEmail, signInMail, change, ...first };
}

describe("an e-mail change to an e-mail address with an unconfirmed account", () => {
  it("happens where nothing hangs on it: strangers close no e-mail address by asking for mails to it (T-694)", async () => {
    const { family, nextEmail, signInMail, toOld, toNew } = await changeToAsked();
    expect((await press(toOld)).status).toBe(200);
    expect((await press(toNew)).body.user.email).toBe(nextEmail);
    expect((await press(signInMail, "email")).body.code).toBe("otp_expired");
    expect((await userOf(server, nextEmail))?.id).toBe(family.userId);
  });

  it("and the first proof of that account at the same moment: one of them happens, and the other is refused (T-696)", async () => {
    for (let round = 0; round < 5; round++) {
      const { family, nextEmail, signInMail, toOld, toNew } = await changeToAsked();
      await press(toOld);
      const [proof, change] = await Promise.all([press(signInMail, "email"), press(toNew)]);
      const isMoved = change.status === 200;
      expect([isMoved, proof.status === 200].toSorted()).toEqual([false, true]);
      expect(isMoved ? proof.body.code : change.body.code).toBe(
        isMoved ? "otp_expired" : "email_exists",
      );
      expect((await userOf(server, nextEmail))?.id === family.userId).toBe(isMoved);
      server.clock.advance(120);
    }
  });

  const paid = { provider: "stripe", amount_cents: 799, currency: "usd" };
  it.each<[string, (id: string, email: string) => PromiseLike<unknown>]>([
    [
      "a draft",
      (user_id) => server.context.db.insert(familyDrafts).values({ user_id, parent_name: "Sam" }),
    ],
    [
      "a family",
      (id, email) => {
        const [created_at, last_active_at] = [server.clock.now(), server.clock.now()];
        const row = { id, email, parent_name: "Sam", created_at, last_active_at };
        return server.context.db.insert(users).values(row);
      },
    ],
    [
      "a payment",
      (user_id, email) =>
        server.context.db
          .insert(purchases)
          .values({ ...paid, user_id, provider_id: `pi_${email}`, paid_at: server.clock.now() }),
    ],
    ["a role", (_id, email) => addStaff(server.context.authContext, email)],
  ])(
    "is refused where %s hangs on it, also since the mails were sent (T-695)",
    async (_what, hang) => {
      const { nextEmail, toOld, toNew, change } = await changeToAsked();
      const id = (await userOf(server, nextEmail))?.id ?? "";
      await press(toOld);
      await hang(id, nextEmail);
      expect((await press(toNew)).body.code).not.toBeUndefined();
      expect((await userOf(server, nextEmail))?.id).toBe(id);
      // Asked for again, the mail says that there is an account, and holds no link.
      server.clock.advance(61);
      expect((await change()).toNew.tokenHash).toBe("");
    },
  );
});
