import { AuthClient } from "@supabase/auth-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import { isSignInAnswer, signInFetch } from "./auth-fetch.ts";

const REFRESH = "https://host/auth/v1/token?grant_type=refresh_token";
const EXCHANGE = "https://host/auth/v1/token?grant_type=pkce";
const LOGOUT = "https://host/auth/v1/logout?scope=global";
const USER = "https://host/auth/v1/user";
const MARK = { [ANSWER_MARK]: "1" };
const SESSION = {
  access_token: "new",
  refresh_token: "new",
  expires_in: 3600,
  user: { id: "mia" },
};
const page = (status: number) =>
  new Response("<html>", { status, headers: { "Content-Type": "text/html" } });
const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers: { "X-Supabase-Api-Version": "2024-01-01", ...headers } });

afterEach(() => void vi.unstubAllGlobals());

describe("which answer is our sign-in's (T-1163)", () => {
  it.each<[string, string, Response, boolean]>([
    ["a new session", REFRESH, json(200, SESSION, MARK), true],
    ["somebody's JSON for a session", REFRESH, json(200, { ok: true }), false],
    ["a page for a session", REFRESH, page(200), false],
    ["a page with 400", REFRESH, page(400), false],
    ["a page with 403", REFRESH, page(403), false],
    ["somebody's JSON with 401", REFRESH, json(401, { error: "blocked" }), false],
    [
      "a refusal that ends the session",
      REFRESH,
      json(400, { code: "refresh_token_not_found" }),
      true,
    ],
    [
      "the older form of it",
      REFRESH,
      json(400, { code: 400, error_code: "session_expired" }),
      true,
    ],
    ["a limit, which passes", REFRESH, json(429, { code: "over_request_rate_limit" }), false],
    ["a fault, which passes", REFRESH, page(502), true],
    ["an exchange with an odd body", EXCHANGE, json(200, {}), true],
    ["a page for an exchange", EXCHANGE, page(200), false],
    ["an expired code", EXCHANGE, json(403, { code: "otp_expired" }), true],
    ["a page for the user", USER, page(200), false],
    ["the user", USER, json(200, { id: "mia" }, MARK), true],
    ["a page for the sign-out of all devices", LOGOUT, page(200), false],
    ["a sign-out of all devices", LOGOUT, new Response(null, { status: 204, headers: MARK }), true],
  ])("%s", async (_what, url, response, isOurs) =>
    expect(await isSignInAnswer(url, response)).toBe(isOurs),
  );
});

describe("a session whose token has ended", () => {
  const open = async (respond: () => Response) => {
    const stored = new Map([
      ["key", JSON.stringify({ ...SESSION, refresh_token: "old", expires_at: 1 })],
    ]);
    vi.stubGlobal("fetch", async () => respond());
    const client = new AuthClient({
      url: "https://host/auth/v1",
      storageKey: "key",
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, text) => void stored.set(key, text),
        removeItem: (key) => void stored.delete(key),
      },
      fetch: signInFetch,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
    vi.useFakeTimers();
    const asked = client.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    const { error } = await asked;
    vi.useRealTimers();
    return { isKept: stored.has("key"), name: error?.name };
  };

  it.each([
    ["a page with 200", () => page(200)],
    ["a page with 400", () => page(400)],
    ["a page with 403", () => page(403)],
    ["somebody's JSON with 401", () => json(401, { error: "blocked" })],
    ["a limit", () => json(429, { code: "over_request_rate_limit" })],
  ])("%s signs nobody out (T-1164)", async (_what, respond) =>
    expect(await open(respond)).toEqual({ isKept: true, name: "AuthRetryableFetchError" }),
  );

  it("our refusal ends it", async () => {
    const { isKept } = await open(() => json(400, { code: "refresh_token_not_found" }));
    expect(isKept).toBe(false);
  });
});
