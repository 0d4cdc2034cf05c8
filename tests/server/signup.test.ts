import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pendingSignups } from "#server/platform/db/schema.ts";
import { newEmail, newestMail, signIn } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const signup = async (
  email: string,
  names: { parent_name?: unknown; kid_name?: unknown; kid_age?: unknown } = {},
) =>
  server.request("POST", "/api/pending-signups", {
    body: { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email, ...names },
  });
const finish = (token: string, signup_id?: string) =>
  server.request("POST", "/api/me/finish-signup", {
    token,
    body: signup_id === undefined ? {} : { signup_id },
  });

describe("first login", () => {
  it("in the browser that signed up makes the profile at once and removes the waiting sign-ups", async () => {
    const email = newEmail();
    const { body } = await signup(email);
    const { token } = await signIn(server, email, { signup_id: body.signup_id });
    expect((await finish(token, body.signup_id)).body).toMatchObject({
      status: "done",
      profile: { parent_name: "Sam", kid_name: "Mia", kid_age: 7, lifetime_xp: 0 },
    });
    expect(
      (await server.context.db.select().from(pendingSignups)).filter((row) => row.email === email),
    ).toEqual([]);
    expect((await finish(token)).body.status).toBe("done");
  });

  it("on another device shows the names of the used mail's sign-up, and keeps them only when confirmed", async () => {
    const email = newEmail();
    const { body } = await signup(email);
    const { token } = await signIn(server, email, { signup_id: body.signup_id });
    const response = await finish(token);
    expect(response.body).toMatchObject({ status: "confirm", signup: { parent_name: "Sam" } });
    expect((await server.request("GET", "/api/me", { token })).body.profile).toBeNull();
    expect((await finish(token, response.body.signup.signup_id)).body.status).toBe("done");
  });

  it("a stranger's sign-up with my e-mail address, newest mail and all, never becomes my profile unseen", async () => {
    const email = newEmail();
    const ownSignup = await signup(email);
    await server.request("POST", "/auth/v1/otp", {
      body: { email, data: { signup_id: ownSignup.body.signup_id } },
    });
    await newestMail(server, email);
    server.clock.advance(61);
    const strangers = await signup(email, { parent_name: "Stranger", kid_name: "Nobody" });
    const { token } = await signIn(server, email, { signup_id: strangers.body.signup_id });
    const withoutOwn = await finish(token);
    expect(withoutOwn.body.status).toBe("confirm");
    expect((await server.request("GET", "/api/me", { token })).body.profile).toBeNull();
    expect((await finish(token, ownSignup.body.signup_id)).body.profile.parent_name).toBe("Sam");
  });

  it("with a sign-up that waits for somebody else's e-mail address makes nothing", async () => {
    const other = await signup(newEmail());
    const { token } = await signIn(server, newEmail(), { signup_id: other.body.signup_id });
    const answer = await finish(token, other.body.signup_id);
    expect([answer.status, answer.body.code]).toEqual([404, "no_pending_signup"]);
  });

  it("without any sign-up: the three answers together make the profile, one alone does not", async () => {
    const { token } = await signIn(server, newEmail());
    expect((await finish(token)).status).toBe(404);
    expect(
      (await server.request("PATCH", "/api/me", { token, body: { parent_name: "Jo" } })).body.code,
    ).toBe("profile_missing");
    expect(
      (
        await server.request("PATCH", "/api/me", {
          token,
          body: { parent_name: "Jo", kid_name: "Li", kid_age: 4 },
        })
      ).body.profile,
    ).toMatchObject({ parent_name: "Jo", kid_age: 4 });
  });

  it("never overwrites an existing profile", async () => {
    const email = newEmail();
    const first = await signup(email);
    const { token } = await signIn(server, email, { signup_id: first.body.signup_id });
    await finish(token, first.body.signup_id);
    const second = await signup(email, { parent_name: "Else" });
    expect((await finish(token, second.body.signup_id)).body.profile.parent_name).toBe("Sam");
  });
});

describe("bad sign-ups", () => {
  it.each([
    ["a name of spaces", { parent_name: "   " }],
    ["a name of 200 characters", { kid_name: "x".repeat(200) }],
    ["a name with NUL", { kid_name: "Mi\0a" }],
    ["a lone surrogate", { parent_name: "Sam\uD800" }],
    ["age 2", { kid_age: 2 }],
    ["age 19", { kid_age: 19 }],
    ["age 7.5", { kid_age: 7.5 }],
    ["age 'seven'", { kid_age: "seven" }],
  ])("%s is refused with the field's name and nothing is kept", async (_what, names) => {
    const email = newEmail();
    const answer = await signup(email, names);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(Object.keys(names)[0]);
    expect(
      (await server.context.db.select().from(pendingSignups)).filter((row) => row.email === email),
    ).toEqual([]);
  });

  it.each(["sam jones@example.com", "sam@", "no-at.example.com"])(
    "the e-mail address %j is refused",
    async (email) => expect((await signup(email)).status).toBe(400),
  );

  it("emoji and right-to-left names come back as they were written", async () => {
    const email = newEmail();
    const { body } = await signup(email, { parent_name: "👩🏽‍🚀 Zoë", kid_name: "شيماء" });
    const { token } = await signIn(server, email);
    expect((await finish(token, body.signup_id)).body.profile).toMatchObject({
      parent_name: "👩🏽‍🚀 Zoë",
      kid_name: "شيماء",
    });
  });
});
