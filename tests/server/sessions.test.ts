import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  auditLog,
  authUsers,
  flowStates,
  oneTimeTokens,
  sessions,
} from "#server/platform/db/schema.ts";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { askForMail, newEmail, newFamily, signIn } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { challengeOf, pkce, signInCalls, times, verifier } from "#tests/support/sign-in-calls.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { setAuthorPassword } from "#server/auth/staff.ts";
import { hashPassword } from "#server/auth/password.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const { post, ask, follow } = signInCalls(() => server);

describe("the refresh token", () => {
  const refresh = (refresh_token: string) =>
    post("/token?grant_type=refresh_token", { refresh_token });

  it("rotates; the parent of the active one gets the same child at any time", async () => {
    const { refresh: first } = await newFamily(server);
    const second = (await refresh(first)).body.refresh_token;
    server.clock.advance(3600);
    expect((await refresh(first)).body.refresh_token).toBe(second);
  });

  it("sent by two tabs at once never ends the session", async () => {
    const { refresh: first } = await newFamily(server);
    const answers = await times(6, () => refresh(first));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it("an old one after 10 s ends the whole session, and that is kept (T-041)", async () => {
    const { refresh: first, token } = await newFamily(server);
    const second = (await refresh(first)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    expect((await refresh(first)).status).toBe(200);
    server.clock.advance(11);
    expect((await refresh(first)).body.code).toBe("refresh_token_already_used");
    expect((await refresh(third)).body.code).toBe("refresh_token_not_found");
    expect(
      (await server.request("PATCH", "/api/me", { token, body: { kid_name: "Mia" } })).status,
    ).toBe(401);
  });

  it("malformed or forged is refused before the database is asked (T-059)", async () => {
    const { refresh: token } = await newFamily(server);
    expect((await refresh("")).body.code).toBe("validation_failed");
    expect(
      (await refresh(`${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`)).body.code,
    ).toBe("validation_failed");
  });
});

describe("the access token", () => {
  it("of another key, another algorithm, changed or expired is refused (T-058)", async () => {
    const { token, userId } = await newFamily(server);
    const claims = {
      sub: userId,
      email: "x@example.com",
      role: "authenticated",
      session_id: userId,
    };
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const base = () =>
      new SignJWT(claims)
        .setIssuer(`${BASE}/auth/v1`)
        .setAudience("authenticated")
        .setIssuedAt()
        .setExpirationTime("1h");
    const [head = "", body = "", signature = ""] = token.split(".");
    const swapped = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(body, "base64url").toString()),
        sub: "00000000-0000-4000-8000-000000000000",
      }),
    ).toString("base64url");
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${body}.`;
    const forged = [
      await base().setProtectedHeader({ alg: "ES256" }).sign(privateKey),
      await base().setProtectedHeader({ alg: "HS256" }).sign(Buffer.from("secret")),
      `${head}.${swapped}.${signature}`,
      none,
    ];
    for (const bad of forged) {
      expect((await server.request("GET", "/auth/v1/user", { token: bad })).body.code).toBe(
        "bad_jwt",
      );
      expect((await server.request("GET", "/api/me", { token: bad })).status).toBe(401);
    }
    server.clock.advance(3601);
    expect((await server.request("GET", "/api/me", { token })).status).toBe(401);
  });

  it("carries the protocol's claims and is signed by the published key", async () => {
    const { token } = await newFamily(server);
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      is_anonymous: false,
      amr: [{ method: "otp" }],
    });
    const { body } = await server.request("GET", "/auth/v1/.well-known/jwks.json");
    expect(body.keys[0]).toMatchObject({ kty: "EC", alg: "ES256" });
    expect(body.keys[0].d).toBeUndefined();
  });
});

describe("sign-out and first proof", () => {
  it.each(["global", "others", "one device", "an account change"])(
    "a session that was ended elsewhere, by %s, is refused at once, also for reads (T-1477)",
    async (by) => {
      const email = newEmail();
      await newFamily(server, { email });
      server.clock.advance(61);
      const tablet = await signIn(server, email);
      server.clock.advance(61);
      const { token } = await signIn(server, email);
      const readByTablet = async () =>
        (await server.request("GET", "/api/me", { token: tablet.token })).status;
      expect(await readByTablet()).toBe(200);
      if (by === "one device") {
        const { body } = await server.request("GET", "/api/me/sessions", { token });
        const other = body.sessions.find(({ is_this }: { is_this: boolean }) => !is_this);
        await server.request("DELETE", `/api/me/sessions/${other.id}`, { token });
      } else if (by === "an account change")
        await server.request("PUT", "/auth/v1/user", {
          token,
          body: { password: "correct horse" },
        });
      else await server.request("POST", `/auth/v1/logout?scope=${by}`, { token });
      expect(await readByTablet()).toBe(401);
    },
  );

  it("local ends this session, others the rest, global all; writes notice at once (T-042)", async () => {
    const email = newEmail();
    const devices = [];
    for (let n = 0; n < 3; n++) {
      devices.push(await signIn(server, email));
      server.clock.advance(61);
    }
    const [a, b, c] = devices.map(({ token }) => token);
    const alive = async (token?: string) =>
      (await server.request("GET", "/auth/v1/user", { token })).status === 200;
    await server.request("POST", "/auth/v1/logout?scope=local", { token: a });
    expect([await alive(a), await alive(b), await alive(c)]).toEqual([false, true, true]);
    await server.request("POST", "/auth/v1/logout?scope=others", { token: b });
    expect([await alive(b), await alive(c)]).toEqual([true, false]);
    expect(
      (await server.request("POST", "/auth/v1/logout?scope=everything", { token: b })).body.code,
    ).toBe("validation_failed");
    await server.request("POST", "/auth/v1/logout", { token: b });
    expect(await alive(b)).toBe(false);
    const events = await server.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.user_id, devices[0]?.userId ?? ""));
    const ends = events.filter(({ event }) => event !== "signed_in");
    expect(ends.map(({ event, critical }) => [event, critical])).toEqual(
      Array.from({ length: 3 }, () => ["signed_out", true]),
    );
  });

  it("the first mailed proof ends what somebody else put there before (T-044)", async () => {
    const email = newEmail();
    const mail = await ask(email);
    const { db } = server.context;
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    const userId = user?.id ?? "";
    const at = server.clock.now();
    await db
      .update(authUsers)
      .set({
        encrypted_password: await hashPassword("attackers one"),
        raw_user_meta_data: { role: "staff" },
      })
      .where(eq(authUsers.id, userId));
    await db
      .insert(sessions)
      .values({ user_id: userId, created_at: at, refreshed_at: at, amr: [] });
    expect(
      (await post("/token?grant_type=password", { email, password: "attackers one" })).body.code,
    ).toBe("email_not_confirmed");
    expect((await post("/verify", { type: "email", token_hash: mail.tokenHash })).status).toBe(200);
    const [after] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    expect([after?.encrypted_password, after?.raw_user_meta_data]).toEqual([
      null,
      { email_verified: true },
    ]);
    expect(await db.select().from(sessions).where(eq(sessions.user_id, userId))).toHaveLength(1);
  });

  it("a password signs in, a wrong or unknown one gets one answer (T-030)", async () => {
    const { email, userId } = await newFamily(server);
    await server.context.db
      .update(authUsers)
      .set({ encrypted_password: await hashPassword("correct horse") })
      .where(eq(authUsers.id, userId));
    expect(
      (await post("/token?grant_type=password", { email, password: "correct horse" })).status,
    ).toBe(200);
    const wrong = await post("/token?grant_type=password", { email, password: "wrong" });
    const unknown = await post("/token?grant_type=password", {
      email: newEmail(),
      password: "wrong",
    });
    expect([wrong.status, wrong.body]).toEqual([400, unknown.body]);
  });

  it("nothing secret is at rest in clear (T-062)", async () => {
    const secret = verifier();
    const mail = await ask(newEmail(), pkce(challengeOf(secret)));
    const code =
      new URL((await follow(mail.tokenHash)).headers.get("location") ?? "").searchParams.get(
        "code",
      ) ?? "none";
    const open = await ask(newEmail());
    const { refresh } = await newFamily(server);
    const { db } = server.context;
    const stored = JSON.stringify([
      await db.select().from(oneTimeTokens),
      await db.select().from(flowStates),
      await db.select().from(sessions),
    ]);
    for (const clear of [code, open.tokenHash, open.code, refresh])
      expect(stored).not.toContain(clear);
  });
});

describe("an account", () => {
  const enter = (email: string) =>
    post("/token?grant_type=password", { email, password: "correct horse" });
  const refresh = (refresh_token: string) =>
    post("/token?grant_type=refresh_token", { refresh_token });

  /** A parent's device signed in by mail, and as many password sign-ins as there are answers. */
  async function signInOften(count: number) {
    const parent = await newFamily(server);
    await server.request("PUT", "/auth/v1/user", {
      token: parent.token,
      body: { password: "correct horse" },
    });
    const answers = [];
    for (let n = 0; n < count; n++) {
      server.clock.advance(1);
      answers.push(await enter(parent.email));
    }
    return { parent, answers };
  }

  it("keeps the devices that were proven by mail, and those in use, whatever signs in by password (T-1129)", async () => {
    const { parent, answers } = await signInOften(25);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(19).fill(200),
      ...Array<number>(6).fill(429),
    ]);
    expect(answers.at(-1)?.body.code).toBe("over_request_rate_limit");
    expect((await refresh(parent.refresh)).status).toBe(200);
    for (const { body, status } of answers)
      if (status === 200) expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  it("has room for a sign-in by mail: the password session that was used least recently ends (T-1444)", async () => {
    const { parent, answers } = await signInOften(19);
    server.clock.advance(61);
    const [first, second] = answers.map(({ body }) => body.refresh_token as string);
    await refresh(first ?? "");
    const phone = await signIn(server, parent.email);
    expect((await refresh(second ?? "")).status).toBe(400);
    for (const token of [phone.refresh, parent.refresh])
      expect((await refresh(token)).status).toBe(200);
    expect(await server.context.db.$count(sessions, eq(sessions.user_id, parent.userId))).toBe(20);
  });

  it("takes a password again when a session of one was not used for a day; proven ones stay (T-1445)", async () => {
    const { parent } = await signInOften(19);
    server.clock.advance(86_400);
    expect((await enter(parent.email)).status).toBe(200);
    expect((await refresh(parent.refresh)).status).toBe(200);
  });

  it("of the built-in author, who has no mailbox, is never refused: its oldest session ends (T-1446)", async () => {
    const password = await setAuthorPassword(server.context.authContext);
    const answers = [];
    for (let n = 0; n < 22; n++) {
      server.clock.advance(1);
      const body = { email: AUTHOR_EMAIL, password };
      answers.push(await post("/token?grant_type=password", body));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(22).fill(200));
    const alive = await Promise.all(
      answers.map(async ({ body }) => (await refresh(body.refresh_token)).status),
    );
    expect(alive).toEqual([400, 400, ...Array<number>(20).fill(200)]);
  });

  it("that signs in by mail has 20 sessions at most, too (T-1343)", async () => {
    const { userId, email } = await newFamily(server);
    for (let n = 0; n < 22; n++) {
      server.clock.advance(3 * 3600); // within the mails that a mailbox gets a day
      await signIn(server, email);
    }
    expect(await server.context.db.$count(sessions, eq(sessions.user_id, userId))).toBe(20);
  });

  it("a new password is taken where wrong ones had used up the guesses of the day (T-1126)", async () => {
    const from = newSource();
    const { token, email } = await newFamily(server);
    const set = (password: string) =>
      server.request("PUT", "/auth/v1/user", { token, body: { password } });
    const tryFrom = async (password: string) =>
      (
        await server.request("POST", "/auth/v1/token?grant_type=password", {
          body: { email, password },
          from,
        })
      ).status;
    await set("correct horse");
    for (let n = 0; n < 21; n++) await tryFrom(`a guess ${n}`);
    expect(await tryFrom("correct horse")).toBe(429);
    await set("battery staple");
    expect(await tryFrom("battery staple")).toBe(200);
  });

  it("a pressed link takes back the wrong codes of its place, and the mails it had that day (T-1127)", async () => {
    const here = seenFrom(server);
    const { email } = await newFamily(here);
    const typeCode = async (token: string) =>
      (await here.request("POST", "/auth/v1/verify", { body: { type: "email", email, token } }))
        .status;
    for (let n = 0; n < 21; n++) await typeCode("000000");
    here.clock.advance(61);
    expect(await typeCode((await askForMail(here, email)).code)).toBe(403);
    here.clock.advance(61);
    await signIn(here, email);
    here.clock.advance(61);
    expect(await typeCode((await askForMail(here, email)).code)).toBe(200);
    // More mails in a day than a place gets of which none is used.
    for (let n = 0; n < 12; n++) {
      here.clock.advance(61);
      await signIn(here, email);
    }
  });
});
