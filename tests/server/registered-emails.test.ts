import { AsyncLocalStorage } from "node:async_hooks";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#server/platform/db/schema.ts";
import { newEmail, newestMail, newFamily, prove, signIn } from "#tests/support/families.ts";
import { signInCalls } from "#tests/support/sign-in-calls.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const STRANGERS = "a stranger's password";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const { post, signUp, login } = signInCalls(() => server);

describe("whether an e-mail address is registered", () => {
  /** A family, a pending sign-up, and an unused e-mail address. */
  const three = async () => {
    const { email: registered } = await newFamily(server);
    const waiting = newEmail();
    await signUp(waiting, "somebody's password");
    await newestMail(server, waiting);
    server.clock.advance(86_400 + 61);
    return { registered, waiting, unknown: newEmail() };
  };

  it("cannot be learned from one /signup, two, or one a day later (T-037)", async () => {
    const emails = await three();
    const seen = [];
    for (const email of Object.values(emails)) seen.push((await signUp(email, STRANGERS)).body);
    server.clock.advance(61);
    for (const [n, email] of Object.values(emails).entries())
      expect((await signUp(email, STRANGERS)).body).toEqual(seen[n]);
    // Apart from the e-mail address and what is derived from it, the three are one answer.
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
    await newestMail(server, emails.unknown, 1);
    await signIn(server, emails.unknown);
    server.clock.advance(61);
    expect((await signUp(emails.unknown, STRANGERS)).body.id).toBe(ids[2]);
  });

  it.each([
    ["/signup", { password: STRANGERS }],
    ["/resend", { type: "signup" }],
    ["/resend", { type: "email_change" }],
  ])("cannot be learned from %s %j: it runs the same statements for each", async (path, extra) => {
    const emails = await three();
    const { db } = server.context;
    await db
      .update(authUsers)
      .set({ email_change: newEmail() })
      .where(eq(authUsers.email, emails.registered));
    const runs = [];
    for (const email of Object.values(emails))
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

  it("mails both e-mail addresses of an e-mail change again, each at most once a minute", async () => {
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
