import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { newEmail, newestMail, prove, signIn } from "#tests/support/families.ts";
import { signInCalls } from "#tests/support/sign-in-calls.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const STRANGERS = "a stranger's password";
const OWNERS = "correct horse";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const { post, signUp, login } = signInCalls(() => server);

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

  /** A client that is signed in by mail, and a second device of the same parent. */
  async function onTwoDevices() {
    const email = newEmail();
    const client = open("implicit");
    await client.signInWithOtp({ email });
    const mail = await newestMail(server, email);
    await client.verifyOtp({ email, token: mail.code, type: "email" });
    server.clock.advance(61);
    const { token } = await signIn(server, email);
    const isOtherIn = async () =>
      (await server.request("GET", "/auth/v1/user", { token })).status === 200;
    return { email, client, isOtherIn };
  }

  it("is told that others stay signed in, and signs this device out (T-1046)", async () => {
    const { client, isOtherIn } = await onTwoDevices();
    server.clock.advance(600);
    const { error: refused } = await client.signOut({ scope: "others" });
    expect(refused).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect([(await client.getUser()).error, await isOtherIn()]).toEqual([null, true]);

    const { error } = await client.signOut({ scope: "global" });
    expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect(error?.message).toContain("Other devices stay signed in");
    expect(await isOtherIn()).toBe(true);
    expect((await client.getUser()).error).not.toBeNull();
    // What it keeps of the ended session goes without an error.
    expect((await client.signOut({ scope: "local" })).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
  });

  it.each([
    ["others", true],
    ["global", false],
  ] as const)("signs other devices out with a fresh proof: %s (T-1047)", async (scope, staysIn) => {
    const { email, client, isOtherIn } = await onTwoDevices();
    server.clock.advance(600);
    const { data } = await client.getSession();
    await prove(server, { token: data.session?.access_token ?? "", email });
    expect((await client.signOut({ scope })).error).toBeNull();
    expect(await isOtherIn()).toBe(false);
    expect((await client.getSession()).data.session !== null).toBe(staysIn);
  });

  it("signs this device out without a proof; everywhere, too, where there is no other device (T-1048)", async () => {
    for (const scope of ["local", "global"] as const) {
      const email = newEmail();
      const client = open("implicit");
      await client.signInWithOtp({ email });
      const { code } = await newestMail(server, email);
      await client.verifyOtp({ email, token: code, type: "email" });
      server.clock.advance(600);
      expect((await client.signOut({ scope })).error).toBeNull();
      expect((await client.getSession()).data.session).toBeNull();
    }
  });
});
