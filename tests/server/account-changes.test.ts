import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { sendSignInMail } from "#server/auth/sign-in-mail.ts";
import { addStaff, removeStaff, setAuthorPassword } from "#server/auth/staff.ts";
import { authUsers, sessions } from "#server/platform/db/schema.ts";
import {
  askForMail,
  newEmail,
  newestMail,
  newFamily,
  proofCode,
  prove,
  signIn,
} from "#tests/support/families.ts";
import type { MailSecrets, TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { eventsOf, userOf, subjectsTo } from "#tests/support/account-rows.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const post = (path: string, body: unknown, token?: string) =>
  server.request("POST", path, { body, token });
const put = (path: string, body: unknown, token: string) =>
  server.request("PUT", path, { body, token });
const get = (path: string, token: string) => server.request("GET", path, { token });
const login = (email: string, password: string) =>
  post("/auth/v1/token?grant_type=password", { email, password });
const press = (mail: MailSecrets, type = "email") =>
  post("/auth/v1/verify", { type, token_hash: mail.tokenHash });

/** Asks for another e-mail address; returns both mails. */
async function askForChange(family: TestFamily, nextEmail: string) {
  const nonce = await proofCode(server, family);
  const seen = (await server.context.mailbox.list(family.email)).length;
  expect((await put("/auth/v1/user", { email: nextEmail, nonce }, family.token)).status).toBe(200);
  return {
    toNew: await newestMail(server, nextEmail),
    toOld: await newestMail(server, family.email, seen),
  };
}

describe("an e-mail change", () => {
  it("ends every other session, link, code and the password, whoever made them (T-047)", async () => {
    const family = await newFamily(server);
    await put("/auth/v1/user", { password: "correct horse" }, family.token);
    server.clock.advance(61);
    const tablet = await signIn(server, family.email);
    const nextEmail = newEmail();
    const { toNew, toOld } = await askForChange(family, nextEmail);
    server.clock.advance(61);
    const seen = (await server.context.mailbox.list(family.email)).length;
    await post("/auth/v1/recover", { email: family.email });
    const recovery = await newestMail(server, family.email, seen);
    await press(toOld, "email_change");
    const link = await askForMail(server, family.email);
    const moved = await press(toNew, "email_change");
    expect([moved.status, moved.body.user.email]).toEqual([200, nextEmail]);

    expect((await press(link)).body.code).toBe("otp_expired");
    expect((await press(recovery, "recovery")).body.code).toBe("otp_expired");
    for (const { token } of [family, tablet])
      expect((await get("/auth/v1/user", token)).body.code).toBe("session_not_found");
    for (const email of [family.email, nextEmail])
      expect((await login(email, "correct horse")).body.code).toBe("invalid_credentials");
    expect((await get("/api/me", moved.body.access_token)).body.profile.kid_name).toBe("Mia");
    expect(await eventsOf(server, family.userId)).toContain("email_changed");
  });

  it("an e-mail change ends a sign-in whose link was pressed but which has no session yet", async () => {
    const family = await newFamily(server);
    const { toNew, toOld } = await askForChange(family, newEmail());
    server.clock.advance(61);
    const verifier = randomBytes(56).toString("hex");
    const seen = (await server.context.mailbox.list(family.email)).length;
    const challenge = {
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "s256",
    };
    await press(toOld, "email_change");
    await post("/auth/v1/recover", { email: family.email, ...challenge });
    const { tokenHash } = await newestMail(server, family.email, seen);
    // A press of another link voids the change's own; its code waits for the browser.
    const pressed = await server.request("GET", `/auth/v1/verify?token=${tokenHash}&type=recovery`);
    const auth_code = new URL(pressed.headers.get("location") ?? "").searchParams.get("code");
    server.clock.advance(61);
    await post("/auth/v1/resend", { type: "email_change", email: family.email });
    const again = await newestMail(
      server,
      (await userOf(server, family.email))?.email_change ?? "",
      1,
    );
    expect([
      toNew.tokenHash === again.tokenHash,
      (await press(again, "email_change")).status,
    ]).toEqual([false, 200]);
    const exchanged = await post("/auth/v1/token?grant_type=pkce", {
      auth_code,
      code_verifier: verifier,
    });
    expect(exchanged.body.code).toBe("flow_state_not_found");
  });

  it("gives a session to the new mailbox alone, whichever e-mail address agrees last", async () => {
    const family = await newFamily(server);
    const nextEmail = newEmail();
    const { toNew, toOld } = await askForChange(family, nextEmail);
    expect(Object.keys((await press(toNew, "email_change")).body)).toEqual(["msg", "code"]);
    const { status, body } = await press(toOld, "email_change");
    expect([status, body.access_token, body.user]).toEqual([200, undefined, { id: family.userId }]);
    expect(await server.context.db.$count(sessions, eq(sessions.user_id, family.userId))).toBe(0);
    expect((await signIn(server, nextEmail)).userId).toBe(family.userId);
  });

  it("is confirmed to both e-mail addresses by mail, the old one too when the job runs after the change", async () => {
    const family = await newFamily(server);
    const nextEmail = newEmail();
    const { toNew, toOld } = await askForChange(family, nextEmail);
    await press(toOld, "email_change");
    await press(toNew, "email_change");
    await expect
      .poll(() => subjectsTo(server, family.email))
      .toContain("Your account has moved to another e-mail");
    await expect
      .poll(() => subjectsTo(server, nextEmail))
      .toContain("Your account has moved to this e-mail");
    expect((await server.context.mailbox.list(family.email))[0]?.text).not.toContain(nextEmail);
  });

  it("says which of the two links it is, before anything happens", async () => {
    const { toNew, toOld } = await askForChange(await newFamily(server), newEmail());
    const kind = async ({ tokenHash }: MailSecrets) =>
      (await post("/auth/v1/peek", { token_hash: tokenHash })).body.kind;
    expect([await kind(toNew), await kind(toOld)]).toEqual([
      "email_change_new",
      "email_change_current",
    ]);
  });

  it("is agreed to by its own two mails alone: those of an earlier request move the account nowhere (T-641)", async () => {
    const family = await newFamily(server);
    const earlier = await askForChange(family, newEmail());
    server.clock.advance(61);
    const nextEmail = newEmail();
    const seen = (await server.context.mailbox.list(family.email)).length;
    await put("/auth/v1/user", { email: nextEmail }, family.token);
    for (const mail of [earlier.toOld, earlier.toNew])
      expect((await press(mail, "email_change")).body.code).toBe("otp_expired");
    expect((await userOf(server, family.email))?.email_change_confirmed).toBeNull();
    await press(await newestMail(server, family.email, seen), "email_change");
    const { body } = await press(await newestMail(server, nextEmail), "email_change");
    expect(body.user.email).toBe(nextEmail);
  });

  it("never happens through an earlier request's mail, also not once the account that the e-mail address had is gone (T-642)", async () => {
    const family = await newFamily(server);
    const { email: taken } = await newFamily(server);
    const earlier = await askForChange(family, newEmail());
    server.clock.advance(61);
    const seen = (await server.context.mailbox.list(family.email)).length;
    await put("/auth/v1/user", { email: taken }, family.token);
    expect((await newestMail(server, taken, 1)).tokenHash).toBe("");
    const toOld = await newestMail(server, family.email, seen);
    await server.context.db.delete(authUsers).where(eq(authUsers.email, taken));
    expect((await press(toOld, "email_change")).status).toBe(200);
    expect((await press(earlier.toNew, "email_change")).body.code).toBe("otp_expired");
    expect(await userOf(server, taken)).toBeUndefined();
    expect((await userOf(server, family.email))?.id).toBe(family.userId);
  });

  it("to the built-in author's e-mail address is refused, and leaves the earlier request's mails as they are (T-643)", async () => {
    const family = await newFamily(server);
    const nextEmail = newEmail();
    const { toNew, toOld } = await askForChange(family, nextEmail);
    server.clock.advance(61);
    const { status, body } = await put("/auth/v1/user", { email: AUTHOR_EMAIL }, family.token);
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    for (const mail of [toOld, toNew]) await press(mail, "email_change");
    expect((await userOf(server, nextEmail))?.id).toBe(family.userId);
    expect((await userOf(server, AUTHOR_EMAIL))?.id).not.toBe(family.userId);
  });

  it("sends no mail to an e-mail address to which the account does not want to move any more (T-644)", async () => {
    const family = await newFamily(server);
    const [left, nextEmail] = [newEmail(), newEmail()];
    await prove(server, family);
    const { authContext } = server.context;
    await put("/auth/v1/user", { email: nextEmail }, family.token);
    const { tokenHash } = await newestMail(server, nextEmail);
    // As if the mail of an earlier request had waited until now.
    await sendSignInMail(authContext, server.context.mailer, {
      kind: "email_change_new",
      email: left,
      account: family.email,
      createUser: false,
      challenge: null,
      redirectTo: authContext.config.publicUrl,
      data: {},
      device: "a phone",
      askedAtMs: 0,
    });
    expect(await server.context.mailbox.list(left)).toEqual([]);
    expect((await post("/auth/v1/peek", { token_hash: tokenHash })).status).toBe(200);
  });

  it("a link that was mailed to an e-mail address which the account has no more opens nothing", async () => {
    const { email, userId } = await newFamily(server);
    server.clock.advance(61);
    const late = await askForMail(server, email);
    // As if the mail had been written while the change was committed.
    await server.context.db
      .update(authUsers)
      .set({ email: newEmail() })
      .where(eq(authUsers.id, userId));
    expect((await press(late)).body.code).toBe("otp_expired");
  });

  it("an ended session reads for 60 s at most, and writes no more", async () => {
    const family = await newFamily(server);
    const { toNew, toOld } = await askForChange(family, newEmail());
    await get("/api/me", family.token);
    await press(toOld, "email_change");
    await press(toNew, "email_change");
    expect(
      (await server.request("PATCH", "/api/me", { token: family.token, body: { kid_name: "X" } }))
        .status,
    ).toBe(401);
    server.clock.advance(60);
    expect((await get("/api/me", family.token)).status).toBe(401);
  });
});

describe("a password change", () => {
  /**
   * Signs in with the old password, four at a time, until the change is done; the sessions that are
   * left.
   */
  async function signInDuring(
    email: string,
    password: string,
    change: () => Promise<unknown>,
  ): Promise<number> {
    const done = new AbortController();
    const keepTrying = async () => {
      while (!done.signal.aborted) await login(email, password);
    };
    const changing = change().then(() => done.abort());
    await Promise.all([changing, keepTrying(), keepTrying(), keepTrying(), keepTrying()]);
    const id = (await userOf(server, email))?.id ?? "";
    return server.context.db.$count(sessions, eq(sessions.user_id, id));
  }

  it("a password change ends a login with the old password that is under way (T-048)", async () => {
    const { email, token } = await newFamily(server);
    await put("/auth/v1/user", { password: "the old one" }, token);
    expect(
      await signInDuring(email, "the old one", () =>
        put("/auth/v1/user", { password: "the new one" }, token),
      ),
    ).toBe(1);
  });

  it("of the lesson builder neither", async () => {
    const { authContext } = server.context;
    const old = await setAuthorPassword(authContext);
    expect(await signInDuring(AUTHOR_EMAIL, old, () => setAuthorPassword(authContext))).toBe(0);
  });

  it("ends open links, waiting sign-ins and a waiting e-mail change, and sends a notice by mail", async () => {
    const family = await newFamily(server);
    const nextEmail = newEmail();
    const { toNew, toOld } = await askForChange(family, nextEmail);
    await put("/auth/v1/user", { password: "correct horse" }, family.token);
    for (const mail of [toNew, toOld])
      expect((await press(mail, "email_change")).body.code).toBe("otp_expired");
    expect((await userOf(server, family.email))?.email_change).toBeNull();
    await expect
      .poll(() => subjectsTo(server, family.email))
      .toContain("Your password was changed");
    expect(await eventsOf(server, family.userId)).toContain("password_changed");
  });
});

describe("a role", () => {
  it("granted or removed ends sessions, links and password, and sends a notice by mail", async () => {
    const { authContext } = server.context;
    const family = await newFamily(server);
    await put("/auth/v1/user", { password: "correct horse" }, family.token);
    server.clock.advance(61);
    const stale = await askForMail(server, family.email);
    await addStaff(authContext, family.email);
    expect((await press(stale)).body.code).toBe("otp_expired");
    expect((await get("/auth/v1/user", family.token)).body.code).toBe("session_not_found");
    expect((await login(family.email, "correct horse")).body.code).toBe("invalid_credentials");
    await expect
      .poll(() => subjectsTo(server, family.email))
      .toContain("You can build lessons now");

    server.clock.advance(61);
    const staff = await signIn(server, family.email);
    server.clock.advance(61);
    const open = await askForMail(server, family.email);
    await removeStaff(authContext, family.email);
    expect((await press(open)).body.code).toBe("otp_expired");
    expect((await get("/api/staff/outline", staff.token)).status).toBe(401);
    await expect
      .poll(() => subjectsTo(server, family.email))
      .toContain("You can't build lessons any more");
    expect(await eventsOf(server, family.userId)).toEqual(
      expect.arrayContaining(["role_granted", "role_removed"]),
    );
  });
});
