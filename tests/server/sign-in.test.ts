import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  auditLog,
  authUsers,
  flowStates,
  oneTimeTokens,
  sessions,
} from "#server/platform/db/schema.ts";
import { newEmail, newestMail, newFamily, signIn } from "#tests/support/families.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { hashPassword } from "#server/auth/password.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const post = (path: string, body: unknown) => server.request("POST", `/auth/v1${path}`, { body });
const verifier = () => randomBytes(56).toString("hex");
const challengeOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const pkce = (challenge: string) => ({ code_challenge: challenge, code_challenge_method: "s256" });
const ask = async (email: string, extra: object = {}) => {
  const seen = (await server.context.mailbox.list(email)).length;
  await post("/otp", { email, ...extra });
  return newestMail(server, email, seen);
};
const follow = (token: string, redirect = `${BASE}/auth/callback?next=/lesson/intro`) =>
  server.request(
    "GET",
    `/auth/v1/verify?token=${token}&type=email&redirect_to=${encodeURIComponent(redirect)}`,
  );
const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)));

describe("asking for a mail", () => {
  it("an unknown address that logs in gets the same answer, and no mail", async () => {
    const { email } = await newFamily(server);
    server.clock.advance(61);
    const known = await post("/otp", { email, create_user: false });
    const stranger = newEmail();
    const unknown = await post("/otp", { email: stranger, create_user: false });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await newestMail(server, email, 1);
    expect(await server.context.mailbox.list(stranger)).toEqual([]);
    expect(
      (await server.context.db.select().from(authUsers).where(eq(authUsers.email, stranger)))
        .length,
    ).toBe(0);
  });

  it("once a minute an address, known or not", async () => {
    const { email } = await newFamily(server);
    for (const address of [email, newEmail()]) {
      if (address !== email) await post("/otp", { email: address, create_user: false });
      const second = await post("/otp", { email: address, create_user: false });
      expect([second.status, second.body.code]).toEqual([429, "over_email_send_rate_limit"]);
      expect(second.body.message).toMatch(/after \d+ seconds/);
    }
  });

  it("the mail holds button, code, time and device, and no names; the queue holds neither link nor code", async () => {
    const queued = vi.spyOn(server.context.authContext, "queueMail");
    const mail = await ask(newEmail(), { data: { parent_name: "Sam" } });
    expect(mail.link.pathname).toBe("/auth/magic-link-handler");
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.text).toMatch(/November 20, 2026 at .* UTC, from a device/);
    expect(mail.text).not.toContain("Sam");
    expect(queued).toHaveBeenCalledOnce();
    expect(JSON.stringify(queued.mock.calls)).not.toContain(mail.tokenHash);
    expect(JSON.stringify(queued.mock.calls)).not.toContain(`"${mail.code}"`);
    queued.mockRestore();
  });

  it("links are built from the configuration, whatever Host says (T-068)", async () => {
    const email = newEmail();
    await server.request("POST", "/auth/v1/otp?redirect_to=https://evil.example/x", {
      body: { email },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    const { link } = await newestMail(server, email);
    expect(link.origin).toBe(BASE);
    expect(link.href).not.toContain("evil");
  });

  it.each([
    ["bad JSON", "{", "bad_json"],
    ["an address with spaces", JSON.stringify({ email: "a b@example.com" }), "validation_failed"],
    [
      "a header in the address",
      JSON.stringify({ email: "a@example.com\r\nBcc: b@example.com" }),
      "validation_failed",
    ],
    ["NUL", JSON.stringify({ email: "a@example.com", data: { x: "\0" } }), "validation_failed"],
    [
      "a challenge without method",
      JSON.stringify({ email: "a@example.com", code_challenge: "x".repeat(43) }),
      "validation_failed",
    ],
    [
      "a plain challenge",
      JSON.stringify({
        email: "a@example.com",
        code_challenge: "x".repeat(43),
        code_challenge_method: "plain",
      }),
      "validation_failed",
    ],
  ])("%s is 400 in the protocol's form", async (_what, raw, code) => {
    const answer = await server.request("POST", "/auth/v1/otp", { raw });
    expect([answer.status, answer.body.code, answer.headers.get("x-supabase-api-version")]).toEqual(
      [400, code, "2024-01-01"],
    );
  });
});

describe("the link", () => {
  it("looking at it, a scanner's GET of the page and HEAD of verify use nothing up (T-032)", async () => {
    const mail = await ask(newEmail(), pkce(challengeOf(verifier())));
    expect((await post("/peek", { token_hash: mail.tokenHash })).body).toMatchObject({
      masked_email: expect.stringMatching(/^p•••@/),
      device: "a device",
    });
    expect(
      (await server.request("HEAD", `/auth/v1/verify?token=${mail.tokenHash}&type=email`)).status,
    ).toBe(405);
    expect((await follow(mail.tokenHash)).headers.get("location")).toContain("code=");
  });

  it("with the browser's own verifier ends in a session; the code works once, ten times at once (T-060)", async () => {
    const secret = verifier();
    const mail = await ask(newEmail(), pkce(challengeOf(secret)));
    const code = new URL(
      (await follow(mail.tokenHash)).headers.get("location") ?? "",
    ).searchParams.get("code");
    expect(
      (await post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier() })).body
        .code,
    ).toBe("bad_code_verifier");
    const results = await times(10, () =>
      post("/token?grant_type=pkce", { auth_code: code, code_verifier: secret }),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.find(({ status }) => status === 200)?.headers.get("cache-control")).toBe(
      "no-store",
    );
  });

  it("ten parallel uses of one link give one session", async () => {
    const mail = await ask(newEmail());
    const results = await times(10, () =>
      post("/verify", { type: "email", token_hash: mail.tokenHash }),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 403),
    ]);
  });

  it("expired, used, forged and replaced links are refused alike (T-031)", async () => {
    const email = newEmail();
    const first = await ask(email);
    server.clock.advance(61);
    const second = await ask(email);
    const texts = new Set<string>();
    const refused = async (token_hash: string) => {
      const { status, body } = await post("/verify", { type: "email", token_hash });
      expect([status, body.code]).toEqual([403, "otp_expired"]);
      texts.add(body.message);
    };
    await refused(first.tokenHash);
    await refused("f".repeat(64));
    expect((await post("/verify", { type: "email", token_hash: second.tokenHash })).status).toBe(
      200,
    );
    await refused(second.tokenHash);
    const late = await ask(newEmail());
    server.clock.advance(3601);
    await refused(late.tokenHash);
    expect(texts.size).toBe(1);
    expect((await follow(late.tokenHash)).headers.get("location")).toContain(
      "error_code=otp_expired",
    );
  });

  it("leads to our own site only", async () => {
    for (const evil of [
      "https://evil.example/",
      "http://localhost:5173@evil.example/",
      "http://2130706433/",
      "javascript:alert(1)",
      "\\\\evil.example",
    ]) {
      expect(new URL((await follow("x", evil)).headers.get("location") ?? "").origin).toBe(BASE);
    }
  });

  it("a flow's code dies 5 minutes after the press (T-061)", async () => {
    const secret = verifier();
    const mail = await ask(newEmail(), pkce(challengeOf(secret)));
    const code = new URL(
      (await follow(mail.tokenHash)).headers.get("location") ?? "",
    ).searchParams.get("code");
    server.clock.advance(301);
    expect(
      (await post("/token?grant_type=pkce", { auth_code: code, code_verifier: secret })).body.code,
    ).toBe("flow_state_expired");
  });
});

describe("the code", () => {
  it("signs in, and voids the link", async () => {
    const email = newEmail();
    const mail = await ask(email);
    expect((await post("/verify", { type: "email", email, token: mail.code })).status).toBe(200);
    expect((await post("/verify", { type: "email", token_hash: mail.tokenHash })).status).toBe(403);
  });

  it("is dead after five tries, also of 40 at once; the link stays usable (T-028)", async () => {
    const email = newEmail();
    const mail = await ask(email);
    const wrong = mail.code === "000000" ? "000001" : "000000";
    const tries = await times(40, (n) =>
      post("/verify", { type: n % 2 ? "email" : "magiclink", email, token: wrong }),
    );
    expect(tries.every(({ status }) => status === 403)).toBe(true);
    expect((await post("/verify", { type: "email", email, token: mail.code })).status).toBe(403);
    expect((await post("/verify", { type: "email", token_hash: mail.tokenHash })).status).toBe(200);
  });

  it("wrong code and unknown address get one answer (T-029)", async () => {
    const email = newEmail();
    await ask(email);
    const [wrong, unknown] = [
      await post("/verify", { type: "email", email, token: "123123" }),
      await post("/verify", { type: "email", email: newEmail(), token: "123123" }),
    ];
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });
});

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
