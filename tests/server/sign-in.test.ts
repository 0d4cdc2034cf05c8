import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { authUsers } from "#server/platform/db/schema.ts";
import { newEmail, newestMail, newFamily } from "#tests/support/families.ts";
import { challengeOf, pkce, signInCalls, times, verifier } from "#tests/support/sign-in-calls.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const { post, ask, follow } = signInCalls(() => server);

describe("asking for a mail", () => {
  it("an unknown e-mail address that logs in gets the same answer, and no mail", async () => {
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

  it("once a minute an e-mail address, known or not", async () => {
    const { email } = await newFamily(server);
    for (const recipient of [email, newEmail()]) {
      if (recipient !== email) await post("/otp", { email: recipient, create_user: false });
      const second = await post("/otp", { email: recipient, create_user: false });
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
    [
      "an e-mail address with spaces",
      JSON.stringify({ email: "a b@example.com" }),
      "validation_failed",
    ],
    [
      "a header in the e-mail address",
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

  it("wrong code and unknown e-mail address get one answer (T-029)", async () => {
    const email = newEmail();
    await ask(email);
    const [wrong, unknown] = [
      await post("/verify", { type: "email", email, token: "123123" }),
      await post("/verify", { type: "email", email: newEmail(), token: "123123" }),
    ];
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });
});
