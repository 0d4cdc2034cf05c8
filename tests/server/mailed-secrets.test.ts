import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountRequests, oneTimeTokens } from "#server/platform/db/schema.ts";
import { addStaff } from "#server/auth/staff.ts";
import { newEmail, newestMail, newFamily, newStaff, signIn } from "#tests/support/families.ts";
import { signInCalls } from "#tests/support/sign-in-calls.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { userOf } from "#tests/support/account-rows.ts";

const STRANGERS = "a stranger's password";
const OWNERS = "correct horse";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const { post, signUp, login } = signInCalls(() => server);
const press = (type: string, token_hash: string) => post("/verify", { type, token_hash });
const mailsTo = async (email: string) => server.context.mailbox.list(email);

describe("a password of /signup", () => {
  it("takes effect through its own mail, which says so", async () => {
    const email = newEmail();
    await signUp(email, OWNERS, { data: { colour: "teal" } });
    const { link, tokenHash, text } = await newestMail(server, email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirm your new password");
    expect(text).toContain("Somebody chose a password");
    expect(link.searchParams.get("type")).toBe("signup");
    expect((await press("signup", tokenHash)).body.user.user_metadata).toEqual({
      colour: "teal",
      email_verified: true,
    });
    expect(await login(email, OWNERS)).toBe("signed in");
  });

  it("of a stranger does not delay the owner's login mail, and never takes effect through it (T-035)", async () => {
    for (const use of ["link", "code"] as const) {
      const email = newEmail();
      await signUp(email, STRANGERS, { data: { parent_name: "Mallory" } });
      await newestMail(server, email);
      expect((await post("/otp", { email })).status).toBe(200);
      const mail = await newestMail(server, email, 1);
      expect(mail.link.searchParams.get("type")).toBe("email");
      const used = await post("/verify", {
        type: "email",
        ...(use === "link" ? { token_hash: mail.tokenHash } : { email, token: mail.code }),
      });
      expect(used.body.user.user_metadata).toEqual({ email_verified: true });
      expect(await login(email, STRANGERS)).toBe("invalid_credentials");
      expect((await userOf(server, email))?.encrypted_password).toBeNull();
    }
  });

  it("of a stranger is void once the owner has signed in: its own mail is refused too", async () => {
    const email = newEmail();
    await signUp(email, STRANGERS);
    const theirs = await newestMail(server, email);
    await signIn(server, email);
    expect((await press("signup", theirs.tokenHash)).body.code).toBe("otp_expired");
    expect((await userOf(server, email))?.encrypted_password).toBeNull();
  });

  it("has a link and a code that nothing but type signup reaches", async () => {
    const email = newEmail();
    await signUp(email, OWNERS);
    const { tokenHash, code } = await newestMail(server, email);
    for (const type of ["email", "magiclink", "recovery", "email_change", "invite"]) {
      expect([type, (await press(type, tokenHash)).status]).toEqual([type, 403]);
      expect([type, (await post("/verify", { type, email, token: code })).status]).toEqual([
        type,
        403,
      ]);
      const led = await server.request("GET", `/auth/v1/verify?token=${tokenHash}&type=${type}`);
      expect(led.headers.get("location")).toContain("error_code=otp_expired");
    }
    expect((await post("/verify", { type: "signup", email, token: code })).status).toBe(200);
    expect(await login(email, OWNERS)).toBe("signed in");
  });

  it("waits beside a login mail: neither replaces the other", async () => {
    const email = newEmail();
    await post("/otp", { email });
    const loginMail = await newestMail(server, email);
    await signUp(email, OWNERS);
    const confirmation = await newestMail(server, email, 1);
    expect((await post("/peek", { token_hash: loginMail.tokenHash })).status).toBe(200);
    expect((await press("signup", confirmation.tokenHash)).status).toBe(200);
    expect(await login(email, OWNERS)).toBe("signed in");
  });

  it("is that of its own request alone: the mail of an earlier one sets no later password", async () => {
    // Between a request and its mail the earlier mail is still open; it must not carry the newer
    // password.
    const other = newEmail();
    await signUp(other, OWNERS);
    const open = await newestMail(server, other);
    const requests = server.context.db
      .update(accountRequests)
      .set({ id: crypto.randomUUID(), password_hash: "a newer one" });
    const [token] = await server.context.db
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.relates_to, other));
    await requests.where(eq(accountRequests.id, token?.request_id ?? ""));
    expect((await press("signup", open.tokenHash)).status).toBe(200);
    expect((await userOf(server, other))?.encrypted_password).toBeNull();
  });

  it.each([
    ["the owner's mail", 0],
    ["the stranger's mail", 1],
  ])(
    "is void where somebody signed up with another one: %s signs in and sets none",
    async (_, use) => {
      const email = newEmail();
      await signUp(email, OWNERS);
      const first = await newestMail(server, email);
      server.clock.advance(61);
      await signUp(email, STRANGERS);
      const second = await newestMail(server, email, 1);
      expect((await mailsTo(email))[0]?.subject).toBe("Your sign-in link for Treasure Tracker");
      expect((await post("/peek", { token_hash: first.tokenHash })).body.kind).toBe("email");
      for (const password of [OWNERS, STRANGERS])
        expect(await login(email, password)).toBe("invalid_credentials");
      // A third request, of whichever password, does not bring one back.
      server.clock.advance(61);
      await signUp(email, STRANGERS);
      await newestMail(server, email, 2);
      const mail = use === 0 ? first : await newestMail(server, email);
      const { status, body } = await press(use === 0 ? "signup" : "email", mail.tokenHash);
      expect([status, body.user?.email]).toEqual([200, email]);
      expect((await userOf(server, email))?.encrypted_password).toBeNull();
      for (const password of [OWNERS, STRANGERS])
        expect(await login(email, password)).toBe("invalid_credentials");
      expect(second.link.searchParams.get("type")).toBe("email");
    },
  );

  it.each([
    ["two /signup with different passwords", [STRANGERS, "another stranger's"]],
    ["one /resend", []],
    ["a /signup, and a /resend", [STRANGERS]],
  ])(
    "leaves the owner's login mail as it is, whatever strangers ask for: %s (T-649)",
    async (_, passwords) => {
      for (const use of ["link", "code"] as const) {
        const email = newEmail();
        await post("/otp", { email });
        const own = await newestMail(server, email);
        for (const [index, password] of passwords.entries()) {
          await server.request("POST", "/auth/v1/signup", {
            body: { email, password },
            from: `192.0.2.${index + 1}`,
          });
          await newestMail(server, email, index + 1);
        }
        if (passwords.length < 2) {
          const resend = { body: { email, type: "signup" }, from: "192.0.2.9" };
          await server.request("POST", "/auth/v1/resend", resend);
          await newestMail(server, email, passwords.length + 1);
        }
        const secret = use === "link" ? { token_hash: own.tokenHash } : { email, token: own.code };
        const { status, body } = await post("/verify", { type: "email", ...secret });
        expect([use, status, body.user?.email]).toEqual([use, 200, email]);
      }
    },
  );

  it("a password counts again a day after two requests with different passwords", async () => {
    const email = newEmail();
    await signUp(email, STRANGERS);
    await newestMail(server, email);
    await signUp(email, OWNERS);
    server.clock.advance(24 * 60 * 60 + 1);
    await signUp(email, OWNERS);
    const { tokenHash } = await newestMail(server, email, 1);
    await press("signup", tokenHash);
    expect(await login(email, OWNERS)).toBe("signed in");
  });

  it("a password is void if two requests with different ones come at once", async () => {
    const email = newEmail();
    await Promise.all(
      [OWNERS, STRANGERS].map((password, index) =>
        server.request("POST", "/auth/v1/signup", {
          body: { email, password },
          from: `192.0.2.${index + 1}`,
        }),
      ),
    );
    const [kept] = await server.context.db
      .select({ hash: accountRequests.password_hash })
      .from(accountRequests)
      .orderBy(desc(accountRequests.asked_at))
      .limit(1);
    expect(kept?.hash).toBeNull();
  });

  it("/resend sends the password's mail again, even after its link has expired", async () => {
    const email = newEmail();
    await signUp(email, OWNERS, { data: { colour: "teal" } });
    await newestMail(server, email);
    expect((await post("/resend", { type: "signup", email })).status).toBe(429);
    server.clock.advance(7_200);
    await post("/resend", { type: "signup", email });
    const again = await newestMail(server, email, 1);
    expect((await mailsTo(email))[0]?.subject).toBe("Confirm your new password");
    expect((await press("signup", again.tokenHash)).body.user.user_metadata).toMatchObject({
      colour: "teal",
    });
    expect(await login(email, OWNERS)).toBe("signed in");
  });

  it("a password is in no job, and nowhere in clear", async () => {
    const email = newEmail();
    await signUp(email, OWNERS, { data: { parent_name: "Zebedee" } });
    await newestMail(server, email);
    const { rows } = await server.connection.executeSql(
      "select data::text as data from pgboss.job",
    );
    expect(JSON.stringify(rows)).not.toMatch(/argon2id|Zebedee|correct horse/);
    expect(JSON.stringify(await server.context.db.select().from(accountRequests))).not.toContain(
      OWNERS,
    );
  });

  it("for an account that exists changes nothing: its mail holds no link and no code to sign in with", async () => {
    const { email } = await newFamily(server);
    const before = await userOf(server, email);
    const seen = (await mailsTo(email)).length;
    await signUp(email, STRANGERS);
    const { link, tokenHash, code } = await newestMail(server, email, seen);
    expect([link.href, tokenHash, code]).toEqual([`${BASE}/login`, "", ""]);
    expect((await mailsTo(email))[0]?.subject).toBe("You already have a Treasure Tracker account");
    expect(await userOf(server, email)).toEqual(before);
  });
});

describe("an account with a role", () => {
  const added = async () => {
    const email = newEmail();
    await addStaff(server.context.authContext, email);
    return email;
  };

  it("takes no password from /signup before its first login, whatever is pressed", async () => {
    const email = await added();
    await signUp(email, STRANGERS);
    // The notice about the role comes to the same mailbox.
    const accountExists = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith("You already have"));
    const mail = await newestMail(server, email, 0, accountExists);
    expect([mail.link.pathname, mail.tokenHash]).toEqual(["/login", ""]);
    await signIn(server, email);
    expect(await login(email, STRANGERS)).toBe("invalid_credentials");
    expect((await userOf(server, email))?.encrypted_password).toBeNull();
  });

  it("an account gets no password from a /signup that came before its role (T-036)", async () => {
    const email = newEmail();
    await signUp(email, STRANGERS, { data: { parent_name: "Mallory" } });
    const { tokenHash } = await newestMail(server, email);
    await addStaff(server.context.authContext, email);
    await press("signup", tokenHash);
    await signIn(server, email);
    expect(await login(email, STRANGERS)).not.toBe("signed in");
    const user = await userOf(server, email);
    expect([user?.encrypted_password, user?.raw_user_meta_data]).toEqual([
      null,
      { email_verified: true },
    ]);
  });

  it("an account with a role gets no password from a later /signup", async () => {
    const { email } = await newStaff(server);
    await signUp(email, STRANGERS);
    await post("/resend", { type: "signup", email });
    expect(await login(email, STRANGERS)).not.toBe("signed in");
    expect((await userOf(server, email))?.encrypted_password).toBeNull();
  });
});

describe("metadata", () => {
  it("of /otp is the new account's, from the mail that is used", async () => {
    const email = newEmail();
    await post("/otp", { email, data: { colour: "red" } });
    await newestMail(server, email);
    server.clock.advance(61);
    await post("/otp", { email, data: { colour: "teal", signup_id: crypto.randomUUID() } });
    const { tokenHash } = await newestMail(server, email, 1);
    expect((await press("email", tokenHash)).body.user.user_metadata).toEqual({
      colour: "teal",
      email_verified: true,
    });
  });

  it.each(["-".repeat(36), "a".repeat(36), "'"])(
    "with %s for a sign-up's id is a sign-in mail without a sign-up",
    async (signup_id) => {
      const session = await signIn(server, newEmail(), { signup_id });
      const { body } = await server.request("POST", "/api/me/finish-signup", {
        token: session.token,
        body: {},
      });
      expect(body.code).toBe("no_pending_signup");
    },
  );

  it("of /otp changes nothing for an account that exists", async () => {
    const family = await newFamily(server);
    server.clock.advance(61);
    await signIn(server, family.email, { colour: "teal" });
    expect((await userOf(server, family.email))?.raw_user_meta_data).toEqual({
      email_verified: true,
    });
  });
});
