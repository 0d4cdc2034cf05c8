import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_SESSION_MS } from "#domain/constants.ts";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { hasAuthor, setAuthorPassword } from "#server/auth/staff.ts";
import { runCommand } from "#server/auth/staff-commands.ts";
import { authUsers, staffLog } from "#server/platform/db/schema.ts";
import {
  newEmail,
  newestMail,
  newFamily,
  newStaff,
  prove,
  signIn,
} from "#tests/support/families.ts";
import { newSource } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const staff = (...args: string[]) => runCommand(server.context.authContext, args);
const open = async (token: string) =>
  (await server.request("GET", "/api/staff/outline", { token })).status;
const enter = (password: string) =>
  server.request("POST", "/auth/v1/token?grant_type=password", {
    body: { email: AUTHOR_EMAIL, password },
  });
const passwordIn = (lines: string[]) =>
  lines.find((line) => /^ +[a-z2-9]{5}(-[a-z2-9]{5}){3}$/.test(line))?.trim() ?? "";

describe("the built-in author", () => {
  it("is made with a password that opens the builder and is kept as a hash alone (T-063)", async () => {
    expect(await hasAuthor(server.context.db)).toBe(false);
    expect((await enter("anything")).status).toBe(400);
    const password = await setAuthorPassword(server.context.authContext);
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    const { status, body } = await enter(password);
    expect([status, await open(body.access_token)]).toEqual([200, 200]);
    const [row] = await server.context.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, AUTHOR_EMAIL));
    expect(row?.encrypted_password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await server.context.db.select().from(staffLog))).not.toContain(password);
  });

  it("a new password ends the sessions of the old one", async () => {
    const old = passwordIn((await staff("password")).lines);
    const { body } = await enter(old);
    const fresh = passwordIn((await staff("password")).lines);
    expect(await open(body.access_token)).toBe(401);
    expect([(await enter(old)).status, (await enter(fresh)).status]).toEqual([400, 200]);
  });

  it("a new password is taken where wrong ones had used up the guesses of the day (T-1344)", async () => {
    const from = newSource();
    const enterFrom = (password: string) =>
      server.request("POST", "/auth/v1/token?grant_type=password", {
        body: { email: AUTHOR_EMAIL, password },
        from,
      });
    const old = passwordIn((await staff("password")).lines);
    for (let n = 0; n < 21; n++) await enterFrom(`a guess ${n}`);
    expect((await enterFrom(old)).status).toBe(429);
    const fresh = passwordIn((await staff("password")).lines);
    expect((await enterFrom(fresh)).status).toBe(200);
  });

  it("gets no mail, whoever asks for one", async () => {
    await setAuthorPassword(server.context.authContext);
    await server.request("POST", "/auth/v1/otp", { body: { email: AUTHOR_EMAIL } });
    await server.request("POST", "/auth/v1/recover", { body: { email: AUTHOR_EMAIL } });
    await newStaff(server); // its mail comes after theirs would have
    expect(await server.context.mailbox.list(AUTHOR_EMAIL)).toEqual([]);
  });

  it("'remove author' closes the page's password", async () => {
    const password = await setAuthorPassword(server.context.authContext);
    const { body } = await enter(password);
    expect(await staff("remove", "author")).toMatchObject({ ok: true });
    expect([(await enter(password)).status, await open(body.access_token)]).toEqual([400, 401]);
  });
});

describe("named people", () => {
  it("begin with no metadata that somebody asked a mail with before their first sign-in (T-664)", async () => {
    const email = newEmail();
    await staff("add", email);
    const { token } = await signIn(server, email, { first_name: "Mallory" });
    const { body } = await server.request("GET", "/auth/v1/user", { token });
    expect([body.email, body.user_metadata]).toEqual([email, { email_verified: true }]);
  });

  it("authors are added, listed and removed by command, and a removed one is signed out at once", async () => {
    const email = newEmail();
    expect(await staff("add", email)).toEqual({
      ok: true,
      lines: [`${email} can sign in to the lesson builder by mail.`],
    });
    expect((await staff("list")).lines).toContain(email);
    const { token } = await signIn(server, email);
    expect(await open(token)).toBe(200);
    expect(await staff("remove", email)).toMatchObject({ ok: true });
    expect(await open(token)).toBe(401);
    expect((await staff("list")).lines).not.toContain(email);
    expect(await staff("remove", email)).toMatchObject({ ok: false });
  });

  it("an account that was there before loses its sessions and its password", async () => {
    const family = await newFamily(server);
    await server.request("PUT", "/auth/v1/user", {
      token: family.token,
      body: { password: "somebody else's" },
    });
    await staff("add", family.email);
    expect(
      (await server.request("PATCH", "/api/me", { token: family.token, body: { kid_name: "Mia" } }))
        .status,
    ).toBe(401);
    const again = await server.request("POST", "/auth/v1/token?grant_type=password", {
      body: { email: family.email, password: "somebody else's" },
    });
    expect(again.body.error_code ?? again.body.code).toBe("invalid_credentials");
  });

  it("nobody with a role sets a password: not after a sign-in, not by recovery, not by a sign-up, not the built-in author (T-1055)", async () => {
    const set = (token: string) =>
      server.request("PUT", "/auth/v1/user", { token, body: { password: "correct horse" } });
    const refused = { code: "validation_failed", message: expect.stringContaining("by mail") };
    const named = await newStaff(server);
    expect((await set(named.token)).body).toMatchObject(refused);
    await prove(server, named);
    expect((await set(named.token)).body).toMatchObject(refused);

    server.clock.advance(61);
    const seen = (await server.mailsTo(named.email)).length;
    await server.request("POST", "/auth/v1/recover", { body: { email: named.email } });
    const { tokenHash } = await newestMail(server, named.email, seen);
    const recovered = await server.request("POST", "/auth/v1/verify", {
      body: { type: "recovery", token_hash: tokenHash },
    });
    expect((await set(recovered.body.access_token)).body).toMatchObject(refused);

    const password = await setAuthorPassword(server.context.authContext);
    expect((await set((await enter(password)).body.access_token)).body).toMatchObject(refused);
    expect((await enter(password)).status).toBe(200);

    const email = newEmail();
    await server.request("POST", "/auth/v1/signup", { body: { email, password: "correct horse" } });
    const mail = await newestMail(server, email);
    await staff("add", email);
    await server.request("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash: mail.tokenHash },
    });
    for (const who of [email, named.email]) {
      const entered = await server.request("POST", "/auth/v1/token?grant_type=password", {
        body: { email: who, password: "correct horse" },
      });
      expect([who, entered.status]).toEqual([who, 400]);
    }
  });

  it.each([
    ["add", "no e-mail address"],
    ["add", AUTHOR_EMAIL],
    ["remove", "nobody@example.com"],
    ["dance"],
    [],
  ])("'%s %s' is refused in words", async (...args: string[]) => {
    const result = await staff(...args);
    expect(result.ok).toBe(false);
    expect(result.lines.join(" ")).not.toBe("");
  });
});

describe("a staff session", () => {
  it("ends eight hours after it began, however often it was renewed", async () => {
    const { token, refresh } = await newStaff(server);
    expect(STAFF_SESSION_MS).toBe(8 * 3600 * 1000);
    expect(await open(token)).toBe(200);
    let latest = { access_token: token, refresh_token: refresh };
    for (let half = 1; half < 16; half++) {
      server.clock.advance(1800);
      const renewed = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token: latest.refresh_token },
      });
      latest = renewed.body;
      expect(renewed.status).toBe(200);
    }
    expect(await open(latest.access_token)).toBe(200);
    server.clock.advance(1800);
    expect(await open(latest.access_token)).toBe(401);
    const late = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: latest.refresh_token },
    });
    expect(late.status).toBe(400);
  });

  it("a family's goes on", async () => {
    const { token, refresh } = await newFamily(server);
    server.clock.advance(9 * 3600);
    expect((await server.request("GET", "/api/me", { token })).status).toBe(401);
    const renewed = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: refresh },
    });
    expect(
      (await server.request("GET", "/api/me", { token: renewed.body.access_token })).status,
    ).toBe(200);
  });
});
