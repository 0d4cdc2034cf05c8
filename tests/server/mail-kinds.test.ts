import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { kindsOfType, MAIL_KINDS, rulesOf, VERIFY_TYPES } from "#server/auth/mail-kinds.ts";
import type { MailKind } from "#server/auth/mail-kinds.ts";
import { SIGN_IN_MAILS } from "#server/copy/sign-in-mails.ts";
import { authUsers, sessions } from "#server/platform/db/schema.ts";
import { newEmail, newestMail, newFamily, prove } from "#tests/support/families.ts";
import type { MailSecrets, TestFamily } from "#tests/support/families.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
const PASSWORD = "correct horse";
const SIGNUP_ID = "6f1c2b0e-4f0a-4a7e-9a55-0f6d3f0c7a11";
const ASKED = { password: PASSWORD, data: { colour: "teal", signup_id: SIGNUP_ID } };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

interface RequestedMail {
  /** Where the mail went. */
  email: string;
  mail: MailSecrets;
  userId: string;
  /** Of the account before the mail was used. */
  before: typeof authUsers.$inferSelect;
  family?: TestFamily;
}

const post = (path: string, body: unknown) => server.request("POST", `/auth/v1${path}`, { body });
const seenBy = async (email: string) => (await server.context.mailbox.list(email)).length;
const users = () => server.context.db.select().from(authUsers);

async function outcome(
  email: string,
  ask: () => Promise<unknown>,
  account = email,
  family?: TestFamily,
): Promise<RequestedMail> {
  const seen = await seenBy(email);
  await ask();
  const mail = await newestMail(server, email, seen);
  const before = (await users()).find((user) => user.email === account);
  if (before === undefined) throw new Error("no account");
  return { email, mail, userId: before.id, before, ...(family === undefined ? {} : { family }) };
}

/** An e-mail change whose other e-mail address has agreed, so that this mail completes it. */
async function change(which: "current" | "new"): Promise<RequestedMail> {
  const family = await newFamily(server);
  const to = newEmail();
  const seen = await seenBy(family.email);
  await prove(server, family);
  const [other, own] = which === "current" ? [to, family.email] : [family.email, to];
  const otherSeen = other === family.email ? seen + 1 : 0;
  const requested = await outcome(
    own,
    () => server.request("PUT", "/auth/v1/user", { token: family.token, body: { email: to } }),
    family.email,
    family,
  );
  const theirs = await newestMail(server, other, otherSeen);
  await post("/verify", { type: "email_change", token_hash: theirs.tokenHash });
  return requested;
}

/**
 * Asks for each mail where it may do most: a new account without a role, a password and metadata in
 * the request.
 */
const ASK: Record<MailKind, () => Promise<RequestedMail>> = {
  email: () => withNew((email) => post("/otp", { email, ...ASKED })),
  signup_password: () => withNew((email) => post("/signup", { email, ...ASKED })),
  signup_login: async () => {
    const { email } = await withNew((freshEmail) =>
      post("/signup", { email: freshEmail, password: "seven quiet lanterns" }),
    );
    server.clock.advance(61);
    return outcome(email, () => post("/signup", { email, ...ASKED }));
  },
  recovery: async () => {
    const { email } = await withNew((freshEmail) => post("/otp", { email: freshEmail }));
    return outcome(email, () => post("/recover", { email, ...ASKED }));
  },
  account_exists: async () => {
    const family = await newFamily(server);
    return outcome(
      family.email,
      () => post("/signup", { email: family.email, ...ASKED }),
      family.email,
      family,
    );
  },
  email_change_current: () => change("current"),
  email_change_new: () => change("new"),
  reauthentication: async () => {
    const family = await newFamily(server);
    const ask = () => server.request("GET", "/auth/v1/reauthenticate", { token: family.token });
    return outcome(family.email, ask, family.email, family);
  },
};
const withNew = (ask: (email: string) => Promise<unknown>) => {
  const email = newEmail();
  return outcome(email, () => ask(email));
};

const useLink = (type: string, { mail }: RequestedMail) =>
  post("/verify", { type, token_hash: mail.tokenHash });
const useCode = (type: string, { mail, email }: RequestedMail) =>
  post("/verify", { type, email, token: mail.code });

describe.each(KINDS)("the %s mail", (kind) => {
  const rules = rulesOf(kind);

  it("the %s mail has the button, code and words that the table says", async () => {
    const { email, mail } = await ASK[kind]();
    const [newest] = await server.context.mailbox.list(email);
    expect(newest?.subject).toBe(SIGN_IN_MAILS[kind].subject);
    const pages = { token: "/auth/magic-link-handler", login: "/login" };
    expect(mail.link.origin + mail.link.pathname).toBe(
      rules.link === null ? "http://no.link.invalid/" : BASE + pages[rules.link],
    );
    expect(mail.link.searchParams.get("type")).toBe(rules.link === "token" ? rules.types[0] : null);
    expect([mail.tokenHash !== "", mail.code !== ""]).toEqual([
      rules.link === "token",
      rules.hasCode,
    ]);
  });

  it("the %s mail is reached by exactly the types in the table", async () => {
    const requested = await ASK[kind]();
    const accepts = (type: string) => rules.types.some((own) => own === type);
    for (const type of VERIFY_TYPES.filter((other) => !accepts(other)))
      for (const use of [useLink, useCode])
        expect([type, (await use(type, requested)).status === 200]).toEqual([type, false]);
    for (const type of VERIFY_TYPES.filter(accepts))
      for (const use of [useLink, useCode])
        expect([type, (await use(type, await ASK[kind]())).status]).toEqual([type, 200]);
  });

  it("changes what the table says and nothing else", async () => {
    const requested = await ASK[kind]();
    const [type] = rules.types;
    const used =
      type === undefined
        ? await server.request("POST", "/api/me/proof", {
            token: requested.family?.token,
            body: { code: requested.mail.code },
          })
        : await useLink(type, requested);
    const [user] = await server.context.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.id, requested.userId));
    expect({
      setsPassword: user?.encrypted_password !== requested.before.encrypted_password,
      setsMetadata: user?.raw_user_meta_data["colour"] === "teal",
      changesEmail: user?.email !== requested.before.email,
    }).toEqual({
      setsPassword: rules.setsPassword,
      setsMetadata: rules.setsMetadata,
      changesEmail: rules.changesEmail,
    });
    const token: string | undefined = used.body.access_token;
    expect(token === undefined).toBe(rules.amr === null);
    if (token === undefined) return;
    const { session_id, amr } = decodeJwt<{ session_id: string; amr: { method: string }[] }>(token);
    expect(amr.map(({ method }) => method)).toEqual([rules.amr]);
    const [session] = await server.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, session_id));
    expect(session?.signup_id).toBe(rules.carriesSignupId ? SIGNUP_ID : null);
  });
});

describe.each(KINDS.filter((kind) => rulesOf(kind).countsFor !== null))(
  "the link and the code of the %s mail",
  (kind) => {
    it.each(["own e-mail address", "next e-mail address"] as const)(
      "count, after the account's %s became another one, as the table says (T-640)",
      async (changed) => {
        const rules = rulesOf(kind);
        for (const use of [useLink, useCode]) {
          const requested = await ASK[kind]();
          await server.context.db
            .update(authUsers)
            .set(
              changed === "own e-mail address"
                ? { email: newEmail() }
                : { email_change: newEmail() },
            )
            .where(eq(authUsers.id, requested.userId));
          const [type] = rules.types;
          const { status, body } =
            type === undefined
              ? await server.request("POST", "/api/me/proof", {
                  token: requested.family?.token,
                  body: { code: requested.mail.code },
                })
              : await use(type, requested);
          const [after] = await server.context.db
            .select()
            .from(authUsers)
            .where(eq(authUsers.id, requested.userId));
          const isUsable = changed !== rules.countsFor;
          expect([use.name, status === 200, body.code === "otp_expired"]).toEqual([
            use.name,
            isUsable,
            !isUsable && type !== undefined,
          ]);
          expect(after?.email_confirmed_at === null).toBe(
            !isUsable && requested.before.email_confirmed_at === null,
          );
        }
      },
    );
  },
);

describe("an unknown e-mail address", () => {
  it.each([
    ["email", "/otp"],
    ["signup_password", "/signup"],
    ["recovery", "/recover"],
  ] as const)("gets an account by a mail of kind %s as the table says", async (kind, path) => {
    const email = newEmail();
    expect((await post(path, { email, ...ASKED })).status).toBe(200);
    // The worker takes one job after the other: once the second mail is there, the first was looked
    // at.
    await withNew((next) => post("/otp", { email: next }));
    expect((await users()).some((user) => user.email === email)).toBe(rulesOf(kind).createsAccount);
  });
});

it("the types of the protocol lead to the kinds of the table", () => {
  expect(Object.fromEntries(VERIFY_TYPES.map((type) => [type, kindsOfType(type)]))).toEqual({
    email: ["email", "signup_login"],
    magiclink: ["email", "signup_login"],
    signup: ["email", "signup_password", "signup_login"],
    recovery: ["recovery"],
    email_change: ["email_change_current", "email_change_new"],
    invite: [],
  });
});

it("docs/security.md shows the table", async () => {
  const text = await readFile(new URL("../../docs/security.md", import.meta.url), "utf8");
  const section = text.split("## What each mailed secret may do")[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(
    KINDS.map((kind) => {
      const { proves, countsFor, types, link, hasCode, ...may } = rulesOf(kind);
      const changes = [
        may.createsAccount && "new account",
        may.setsPassword && "password",
        may.setsMetadata && "metadata",
        may.changesEmail && "e-mail address",
        may.carriesSignupId && "pending sign-up",
        may.amr !== null && "session",
      ].filter((word) => word !== false);
      const cells = [
        `\`${kind}\``,
        SIGN_IN_MAILS[kind].subject,
        proves,
        countsFor ?? "none",
        types.join(", ") || "none",
        link ?? "none",
        hasCode ? "yes" : "no",
      ];
      return `| ${[...cells, changes.join(", ") || "nothing"].join(" | ")} |`;
    }),
  );
});
