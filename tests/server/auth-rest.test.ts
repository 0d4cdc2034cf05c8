import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askForMail, newEmail, newestMail, newFamily, signIn } from "#tests/support/families.ts";
import type { MailSecrets } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const post = (path: string, body: unknown, token?: string) =>
  server.request("POST", `/auth/v1${path}`, { body, token });
const put = (body: unknown, token: string) =>
  server.request("PUT", "/auth/v1/user", { body, token });
const mails = async (email: string) => (await server.context.mailbox.list(email)).length;
const login = (email: string, password: string) =>
  post("/token?grant_type=password", { email, password });
const useLink = (type: string, token_hash: string) => post("/verify", { type, token_hash });

describe("sign-up with a password", () => {
  it("works after the mail, not before", async () => {
    const email = newEmail();
    const { status, body } = await post("/signup", {
      email,
      password: "correct horse",
      data: { colour: "teal" },
    });
    expect([status, body.email, body.access_token]).toEqual([200, email, undefined]);
    expect((await login(email, "correct horse")).status).toBe(400);
    const { tokenHash } = await newestMail(server, email);
    const { body: session } = await useLink("signup", tokenHash);
    expect(session.user.user_metadata).toEqual({ colour: "teal", email_verified: true });
    expect((await login(email, "correct horse")).status).toBe(200);
  });

  it("of a stranger before the owner's own leaves no password behind", async () => {
    const email = newEmail();
    await post("/signup", { email, password: "vase lampe hill" });
    await newestMail(server, email);
    server.clock.advance(61);
    await signIn(server, email);
    expect((await login(email, "vase lampe hill")).body.code).toBe("invalid_credentials");
  });

  it("with a taken e-mail address looks like with a new one, and the owner gets a way in", async () => {
    const { email } = await newFamily(server);
    server.clock.advance(61);
    const seen = await mails(email);
    const taken = await post("/signup", { email, password: "correct horse" });
    const fresh = await post("/signup", { email: newEmail(), password: "correct horse" });
    expect(taken.status).toBe(fresh.status);
    expect(Object.keys(taken.body).toSorted()).toEqual(Object.keys(fresh.body).toSorted());
    expect(Object.keys(taken.body.identities[0]).toSorted()).toEqual(
      Object.keys(fresh.body.identities[0]).toSorted(),
    );
    await newestMail(server, email, seen);
    expect((await login(email, "correct horse")).status).toBe(400);
  });

  it.each([
    [{ email: newEmail() }, 400, "validation_failed"],
    [{ email: newEmail(), password: "short" }, 422, "weak_password"],
    [{ email: newEmail(), password: "x".repeat(73) }, 400, "validation_failed"],
    [{ password: "correct horse" }, 422, "anonymous_provider_disabled"],
    [{ email: "no e-mail address", password: "correct horse" }, 400, "validation_failed"],
  ])("%j is refused with %d %s", async (body, status, code) => {
    const answer = await post("/signup", body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (code === "weak_password")
      expect(answer.body.weak_password).toEqual({ reasons: ["length"] });
  });
});

describe("recover and resend", () => {
  it("answer the same for known and unknown e-mail addresses, also the second time", async () => {
    const { email } = await newFamily(server);
    server.clock.advance(61);
    const stranger = newEmail();
    for (const [path, extra] of [
      ["/recover", {}],
      ["/resend", { type: "signup" }],
      ["/resend", { type: "email_change" }],
    ] as const) {
      const answers = [];
      for (const to of [email, stranger, email, stranger]) {
        const { status, body } = await post(path, { email: to, ...extra });
        answers.push([status, body.code]);
      }
      expect(answers).toEqual([
        [200, undefined],
        [200, undefined],
        [429, "over_email_send_rate_limit"],
        [429, "over_email_send_rate_limit"],
      ]);
      server.clock.advance(61);
    }
    expect(await mails(stranger)).toBe(0);
  });

  it("a recovery link signs in, only as recovery, and once", async () => {
    const { email } = await newFamily(server);
    const seen = await mails(email);
    await post("/recover", { email });
    const { tokenHash, link } = await newestMail(server, email, seen);
    expect(link.searchParams.get("type")).toBe("recovery");
    expect((await useLink("email", tokenHash)).status).toBe(403);
    expect((await useLink("recovery", tokenHash)).status).toBe(200);
    expect((await useLink("recovery", tokenHash)).status).toBe(403);
  });

  it("resend sends an unconfirmed sign-up's mail again", async () => {
    const email = newEmail();
    await post("/signup", { email, password: "correct horse" });
    await newestMail(server, email);
    server.clock.advance(61);
    expect((await post("/resend", { type: "signup", email })).status).toBe(200);
    await newestMail(server, email, 1);
    expect((await post("/resend", { type: "magiclink", email })).status).toBe(400);
  });
});

describe("PUT /user", () => {
  it("merges metadata, and nobody gives themselves a role", async () => {
    const { token } = await newFamily(server);
    await put({ data: { a: 1, b: 2 } }, token);
    const { body } = await put({ data: { b: null, c: 3 }, role: "staff", id: "x" }, token);
    expect(body.user_metadata).toMatchObject({ a: 1, c: 3 });
    expect("b" in body.user_metadata).toBe(false);
    expect(body.role).toBe("authenticated");
    expect((await put({ app_metadata: { role: "staff" } }, token)).body.code).toBe("not_admin");
  });

  it("a password works, ends the other sessions, and can't be the same again", async () => {
    const family = await newFamily(server);
    server.clock.advance(61);
    const other = await signIn(server, family.email);
    expect((await put({ password: "correct horse" }, family.token)).status).toBe(200);
    expect((await server.request("GET", "/auth/v1/user", { token: other.token })).body.code).toBe(
      "session_not_found",
    );
    expect((await put({ password: "correct horse" }, family.token)).body.code).toBe(
      "same_password",
    );
    expect((await put({ password: "short" }, family.token)).body.code).toBe("weak_password");
    expect((await login(family.email, "correct horse")).status).toBe(200);
  });

  it("ten minutes after its mail was pressed a session needs the mailed code for a password (T-033)", async () => {
    const family = await newFamily(server);
    server.clock.advance(600);
    const { token } = family;
    expect((await put({ password: "correct horse" }, token)).body.code).toBe(
      "reauthentication_needed",
    );
    expect((await put({ password: "correct horse", nonce: "000000" }, token)).body.code).toBe(
      "reauthentication_not_valid",
    );
    const seen = await mails(family.email);
    await server.request("GET", "/auth/v1/reauthenticate", { token });
    const { code } = await newestMail(server, family.email, seen);
    expect((await put({ password: "correct horse", nonce: code }, token)).status).toBe(200);
  });

  it("a session that a password began sets no other one without the mailed code, so that who holds it can't void its owner's links (T-513)", async () => {
    const thief = await newFamily(server);
    expect((await put({ password: "correct horse" }, thief.token)).status).toBe(200);
    const again = (await login(thief.email, "correct horse")).body.access_token;
    server.clock.advance(601);
    const { tokenHash } = await askForMail(server, thief.email);
    for (const token of [thief.token, again])
      expect((await put({ password: "another horse" }, token)).body.code).toBe(
        "reauthentication_needed",
      );
    const owner = (await useLink("email", tokenHash)).body.access_token;
    expect((await put({ password: "another horse" }, owner)).status).toBe(200);
    expect((await server.request("GET", "/auth/v1/user", { token: again })).status).toBe(403);
  });

  it("an e-mail changes when a code was typed and both e-mail addresses agreed, not before", async () => {
    const family = await newFamily(server);
    const nextEmail = newEmail();
    expect((await put({ email: nextEmail }, family.token)).body.code).toBe(
      "reauthentication_needed",
    );
    const seen = await mails(family.email);
    await server.request("GET", "/auth/v1/reauthenticate", { token: family.token });
    const { code } = await newestMail(server, family.email, seen);
    const { body } = await put({ email: nextEmail, nonce: code }, family.token);
    expect([body.email, body.new_email]).toEqual([family.email, nextEmail]);
    const fresh = await newestMail(server, nextEmail);
    const old = await newestMail(server, family.email, seen + 1);
    const half = await useLink("email_change", old.tokenHash);
    expect([half.status, half.body.code, half.body.access_token]).toEqual([200, "200", undefined]);
    expect((await server.request("GET", "/api/me", { token: family.token })).body.email).toBe(
      family.email,
    );
    const whole = await useLink("email_change", fresh.tokenHash);
    expect([whole.status, whole.body.user.email]).toEqual([200, nextEmail]);
    expect(
      (await server.request("GET", "/api/me", { token: whole.body.access_token })).body.email,
    ).toBe(nextEmail);
    expect((await useLink("email_change", old.tokenHash)).status).toBe(403);
  });

  it("to an e-mail address that has an account is answered as any other; its owner gets a mail, and nothing changes (T-506)", async () => {
    const [a, b] = [await newFamily(server), await newFamily(server)];
    const seen = await mails(a.email);
    await server.request("GET", "/auth/v1/reauthenticate", { token: a.token });
    const { code } = await newestMail(server, a.email, seen);
    const seenByOther = await mails(b.email);
    const answer = async (email: string, nonce?: string) => {
      const { status, body } = await put({ email, nonce }, a.token);
      return [status, Object.keys(body), body.email, body.new_email === email];
    };
    const taken = await answer(b.email, code);
    const { text, tokenHash } = await newestMail(server, b.email, seenByOther);
    expect(text).toContain("You already have an account with it");
    expect([tokenHash, /\d{6}$/m.test(text)]).toEqual(["", false]);
    const toOld = await newestMail(server, a.email, seen + 1);
    expect((await useLink("email_change", toOld.tokenHash)).body.code).toBe("200");
    expect((await server.request("GET", "/api/me", { token: a.token })).body.email).toBe(a.email);
    expect((await server.request("GET", "/api/me", { token: b.token })).body.email).toBe(b.email);
    server.clock.advance(61);
    expect(await answer(newEmail())).toEqual(taken);
  });

  it("of two accounts to one e-mail address at the same moment happens for one, and the other is refused with the reason (T-511)", async () => {
    const nextEmail = newEmail();
    const links: string[] = [];
    for (let account = 0; account < 2; account++) {
      const { email, token } = await newFamily(server);
      const seen = await mails(email);
      server.clock.advance(61);
      await server.request("GET", "/auth/v1/reauthenticate", { token });
      const { code: nonce } = await newestMail(server, email, seen);
      await put({ email: nextEmail, nonce }, token);
      links.push((await newestMail(server, nextEmail, account)).tokenHash);
      const toOld = await newestMail(server, email, seen + 1);
      expect((await useLink("email_change", toOld.tokenHash)).status).toBe(200);
    }
    const answers = await Promise.all(links.map((link) => useLink("email_change", link)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    // Which of the two it is depends on how close they come.
    expect(["email_exists", "otp_expired"]).toContain(refused[0]?.body.code);
  });

  it("compares a typed code with the newest code of an e-mail address alone, however many accounts want to move to it (T-507)", async () => {
    const nextEmail = newEmail();
    const sent: MailSecrets[] = [];
    for (let account = 0; account < 3; account++) {
      const { email, token } = await newFamily(server);
      const before = await mails(email);
      server.clock.advance(61);
      await server.request("GET", "/auth/v1/reauthenticate", { token });
      const { code: nonce } = await newestMail(server, email, before);
      await put({ email: nextEmail, nonce }, token);
      sent.push(await newestMail(server, nextEmail, account));
    }
    const type = async ({ code }: MailSecrets) =>
      (await post("/verify", { type: "email_change", email: nextEmail, token: code })).status;
    const [first, second, third] = sent;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("three mails were sent");
    expect([await type(first), await type(second), await type(third)]).toEqual([403, 403, 200]);
    // The links of the others work all the while.
    expect((await useLink("email_change", first.tokenHash)).status).toBe(200);
  });
});

describe("what is switched off says so", () => {
  it.each([
    ["google", "provider_disabled"],
    ["made-up", "validation_failed"],
  ])("id_token of %s: %s", async (provider, code) =>
    expect((await post("/token?grant_type=id_token", { provider, id_token: "x" })).body.code).toBe(
      code,
    ),
  );

  it("admin calls are for nobody", async () => {
    const { token } = await newFamily(server);
    expect((await server.request("GET", "/auth/v1/admin/users")).body.code).toBe(
      "no_authorization",
    );
    expect((await server.request("GET", "/auth/v1/admin/users", { token })).body.code).toBe(
      "not_admin",
    );
    expect((await server.request("GET", "/auth/v1/factors", { token })).status).toBe(404);
  });
});
