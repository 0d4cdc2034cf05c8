import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import { newEmail, newestMail, newFamily, prove, signIn } from "#tests/support/families.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const STRANGERS = "a stranger's password";
const OWNERS = "correct horse";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const post = (path: string, body: unknown) => server.request("POST", `/auth/v1${path}`, { body });
const signUp = (email: string, password: string) => post("/signup", { email, password });
const login = async (email: string, password: string) => {
  const { status, body } = await post("/token?grant_type=password", { email, password });
  return status === 200 ? "signed in" : body.code;
};

describe("whether an address is registered", () => {
  /** A family, a sign-up that waits, and an address nobody has used. */
  const three = async () => {
    const { email: registered } = await newFamily(server);
    const waiting = newEmail();
    await signUp(waiting, "somebody's password");
    await newestMail(server, waiting);
    server.clock.advance(86_400 + 61);
    return { registered, waiting, unknown: newEmail() };
  };

  it("cannot be learned from one /signup, two, or one a day later (T-037)", async () => {
    const addresses = await three();
    const seen = [];
    for (const email of Object.values(addresses)) seen.push((await signUp(email, STRANGERS)).body);
    server.clock.advance(61);
    for (const [n, email] of Object.values(addresses).entries())
      expect((await signUp(email, STRANGERS)).body).toEqual(seen[n]);
    // Apart from the address and what is derived from it, the three are one answer.
    const shape = (user: { id: string; email: string; identities: { identity_id: string }[] }) =>
      JSON.stringify(user)
        .replaceAll(user.id, "id")
        .replaceAll(user.identities[0]?.identity_id ?? "", "identity")
        .replaceAll(user.email, "e");
    expect(new Set(seen.map(shape)).size).toBe(1);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
    for (const { id } of seen)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const ids = seen.map(({ id }) => id);
    await newestMail(server, addresses.unknown, 1);
    await signIn(server, addresses.unknown);
    server.clock.advance(61);
    expect((await signUp(addresses.unknown, STRANGERS)).body.id).toBe(ids[2]);
  });

  it.each([
    ["/signup", { password: STRANGERS }],
    ["/resend", { type: "signup" }],
    ["/resend", { type: "email_change" }],
  ])("cannot be learned from %s %j: it runs the same statements for each", async (path, extra) => {
    const addresses = await three();
    const { db } = server.context;
    await db
      .update(authUsers)
      .set({ email_change: newEmail() })
      .where(eq(authUsers.email, addresses.registered));
    const runs = [];
    for (const email of Object.values(addresses))
      runs.push(await statementsOf(() => post(path, { email, ...extra })));
    const [registered, ...others] = runs;
    expect(registered?.length).toBeGreaterThan(2);
    for (const run of others) expect(run).toEqual(registered);
  });

  it("cannot be learned by signing in with the password of one's own /signup", async () => {
    for (const email of Object.values(await three())) {
      await signUp(email, STRANGERS);
      expect(await login(email, STRANGERS)).toBe("email_not_confirmed");
      expect(await login(email, "another one")).toBe("invalid_credentials");
    }
  });
});

describe("/resend", () => {
  it("sends the login mail of a new account again with what it carried", async () => {
    const email = newEmail();
    await post("/otp", {
      email,
      data: { colour: "teal", signup_id: "6f1c2b0e-4f0a-4a7e-9a55-0f6d3f0c7a11" },
    });
    await newestMail(server, email);
    await post("/resend", { type: "signup", email });
    const again = await newestMail(server, email, 1);
    expect(again.link.searchParams.get("type")).toBe("email");
    const { body } = await post("/verify", { type: "email", token_hash: again.tokenHash });
    expect(body.user.user_metadata).toMatchObject({ colour: "teal" });
  });

  it("mails both addresses of an e-mail change again, each at most once a minute", async () => {
    const family = await newFamily(server);
    const to = newEmail();
    await prove(server, family);
    const seen = (await server.context.mailbox.list(family.email)).length;
    await server.request("PUT", "/auth/v1/user", { token: family.token, body: { email: to } });
    await newestMail(server, family.email, seen);
    await newestMail(server, to);
    // Anonymous requests have counters of their own, beside those of the account.
    expect((await post("/resend", { type: "email_change", email: family.email })).status).toBe(200);
    expect((await post("/resend", { type: "email_change", email: family.email })).status).toBe(429);
    await newestMail(server, family.email, seen + 1);
    await newestMail(server, to, 1);
  });
});

const listening = new AsyncLocalStorage<string[]>();

/** The SQL that `work` runs, without what the mail worker does meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { authContext } = server.context;
  const queueMail = authContext.queueMail.bind(authContext);
  authContext.queueMail = (job) => {
    listening.getStore()?.push("enqueue");
    return queueMail(job);
  };
  const logger = { logQuery: (query: string) => void listening.getStore()?.push(query) };
  const { session } = server.context.db as unknown as {
    session: { logger: unknown; options: { logger?: unknown } };
  };
  session.logger = logger;
  session.options.logger = logger; // for the sessions of transactions
  const statements: string[] = [];
  await listening.run(statements, work);
  authContext.queueMail = queueMail;
  return statements;
}

describe("the protocol", () => {
  it("answers email_not_confirmed only to the right password", async () => {
    const email = newEmail();
    await signUp(email, OWNERS);
    const { tokenHash } = await newestMail(server, email);
    expect(await login(email, OWNERS)).toBe("email_not_confirmed");
    expect(await login(email, STRANGERS)).toBe("invalid_credentials");
    await post("/verify", { type: "signup", token_hash: tokenHash });
    expect([await login(email, OWNERS), await login(email, STRANGERS)]).toEqual([
      "signed in",
      "invalid_credentials",
    ]);
  });

  it("GET /verify treats names that every object has as unknown types", async () => {
    for (const type of ["constructor", "__proto__", "toString", "hasOwnProperty", "nothing"]) {
      const { status, headers } = await server.request(
        "GET",
        `/auth/v1/verify?token=x&type=${type}`,
      );
      expect([type, status, headers.get("location")?.includes("error_code=otp_expired")]).toEqual([
        type,
        303,
        true,
      ]);
      expect([type, (await post("/verify", { type, token_hash: "x" })).body.code]).toEqual([
        type,
        "validation_failed",
      ]);
    }
  });

  const wrong = (headers: Record<string, string>) =>
    server.ask("/auth/v1/verify", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ type: "email", token_hash: "none" }),
    });

  it.each(["2024-01-01", "2025-06-30"])(
    "errors have a text code for clients of version %s, which is echoed",
    async (version) => {
      const answer = await wrong({ "x-supabase-api-version": version });
      expect(await answer.json()).toEqual({
        code: "otp_expired",
        message: "Email link is invalid or has expired",
      });
      expect([answer.status, answer.headers.get("x-supabase-api-version")]).toEqual([
        403,
        "2024-01-01",
      ]);
    },
  );

  it.each([undefined, "2023-12-31", "tomorrow", "2024-13-01"])(
    "errors have a numeric code for clients of version %s",
    async (version) => {
      const answer = await wrong(
        version === undefined ? {} : { "x-supabase-api-version": version },
      );
      expect(await answer.json()).toEqual({
        code: 403,
        error_code: "otp_expired",
        msg: "Email link is invalid or has expired",
      });
      expect([answer.status, answer.headers.get("x-supabase-api-version")]).toEqual([403, null]);
    },
  );

  it("an unknown path is JSON 404 in the protocol's form by every method, also where documents are served", async () => {
    const dist = await mkdtemp(join(tmpdir(), "treasure-dist-"));
    await mkdir(join(dist, "assets"));
    for (const zone of ["home", "parent", "kid", "staff"])
      await writeFile(join(dist, `${zone}.html`), "<html>");
    const app = await createApp(server.context, dist);
    for (const path of [
      "",
      "/",
      "/nothing",
      "/otp/more",
      "/user/",
      "/factors",
      "/sso",
      "/callback",
      "/a/b/c",
      "/verify/x",
      "/a%2fb",
    ])
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"]) {
        const init = { method, headers: { "x-supabase-api-version": "2024-01-01" } };
        const answer = await app.request(`${BASE}/auth/v1${path}`, init, {
          incoming: { socket: { remoteAddress: "127.0.0.1" } },
        });
        const text = await answer.text();
        expect([method, path, answer.status, text]).toEqual([
          method,
          path,
          404,
          JSON.stringify({ code: "not_found", message: "Not found" }),
        ]);
      }
    const known = await app.request(
      `${BASE}/auth/v1/otp`,
      { method: "DELETE" },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
    expect([known.status, await known.json()]).toEqual([
      404,
      { code: 404, error_code: "not_found", msg: "Not found" },
    ]);
    expect((await app.request(`${BASE}/auth/callback`)).headers.get("content-type")).toContain(
      "text/html",
    );
    await rm(dist, { recursive: true });
  });
});

describe("the official client, unchanged", () => {
  const kept = new Map<string, string>();
  const open = (flowType: "implicit" | "pkce") =>
    new AuthClient({
      url: `${BASE}/auth/v1`,
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      fetch: (input, init = {}) =>
        server.ask(
          (input instanceof Request ? input.url : input.toString()).slice(BASE.length),
          init,
        ),
    });

  it("signs up with a password: link, code, and in the browser that asked", async () => {
    for (const way of ["link", "code", "pkce"] as const) {
      const email = newEmail();
      const client = open(way === "pkce" ? "pkce" : "implicit");
      const { data, error } = await client.signUp({
        email,
        password: OWNERS,
        options: { data: { colour: "teal" } },
      });
      expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
      expect((await client.signInWithPassword({ email, password: OWNERS })).error?.code).toBe(
        "email_not_confirmed",
      );
      expect((await client.signInWithPassword({ email, password: STRANGERS })).error?.code).toBe(
        "invalid_credentials",
      );
      const mail = await newestMail(server, email);
      if (way === "pkce") {
        const led = await server.request(
          "GET",
          `/auth/v1/verify?token=${mail.tokenHash}&type=signup`,
        );
        const code = new URL(led.headers.get("location") ?? "").searchParams.get("code") ?? "";
        expect((await client.exchangeCodeForSession(code)).error).toBeNull();
      } else {
        const secret =
          way === "link" ? { token_hash: mail.tokenHash } : { email, token: mail.code };
        expect((await client.verifyOtp({ ...secret, type: "signup" })).error).toBeNull();
      }
      expect((await client.getUser()).data.user?.user_metadata).toEqual({
        colour: "teal",
        email_verified: true,
      });
      expect((await client.signInWithPassword({ email, password: OWNERS })).error).toBeNull();
    }
  });

  it("has a sign-up's mail sent again, and its password stays", async () => {
    const email = newEmail();
    const client = open("implicit");
    await client.signUp({ email, password: OWNERS });
    await newestMail(server, email);
    server.clock.advance(61);
    expect((await client.resend({ type: "signup", email })).error).toBeNull();
    const { tokenHash } = await newestMail(server, email, 1);
    expect((await client.verifyOtp({ token_hash: tokenHash, type: "signup" })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password: OWNERS })).error).toBeNull();
  });

  it("signs in by mail, with what it says about a new account", async () => {
    const email = newEmail();
    const client = open("implicit");
    await client.signInWithOtp({ email, options: { data: { colour: "teal" } } });
    const { code } = await newestMail(server, email);
    const { data } = await client.verifyOtp({ email, token: code, type: "email" });
    expect(data.user?.user_metadata).toEqual({ colour: "teal", email_verified: true });
  });

  it("reads the codes of errors", async () => {
    const client = open("implicit");
    expect((await client.verifyOtp({ token_hash: "none", type: "signup" })).error?.code).toBe(
      "otp_expired",
    );
    expect((await client.signUp({ email: newEmail(), password: "short" })).error).toMatchObject({
      code: "weak_password",
      reasons: ["length"],
    });
  });
});
