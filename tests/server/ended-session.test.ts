import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Transaction } from "#server/platform/db/connect.ts";
import { applyAccountChange } from "#server/auth/account-changes.ts";
import {
  allowancePlans,
  authUsers,
  children,
  consents,
  familyDrafts,
  jarEntries,
  oneTimeTokens,
  phoneCodes,
  phoneProofs,
  reminders,
  sessions,
  users,
} from "#server/platform/db/schema.ts";
import { phoneHash } from "#server/reminders/stop.ts";
import { userOf } from "#tests/support/account-rows.ts";
import { requestDuring } from "#tests/support/during-change.ts";
import {
  newEmail,
  newFamily,
  openUnproven,
  proofCode,
  prove,
  SETUP_LINK_SECRET,
} from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { RULES } from "./persona-rules.ts";
import { ALLOWANCE } from "./proof-cases.ts";

const FAMILY = { parent_name: "Mallory", kid_name: "Eve", kid_age: 9 };
const PHONE = "+12025550143";
const SMS = {
  reminder_type: "sms",
  reminder_datetime: "2027-11-24T18:30:00.000Z",
  phone_number: PHONE,
};
const ALL_YES = { analytics: true, ads: true, news: true, child_name: true, child_progress: true };

interface Write {
  route: string;
  body?: unknown;
  /** An account that has no family yet. */
  hasNoFamily?: true;
  /** The body names the family's child. */
  isOfChild?: true;
  /** Status for a session that the first proof ended. */
  refused?: 403;
  /** The first proof takes the code away, so that the request may be refused for it (403). */
  losesCode?: true;
}

/** In each of these a session decides for its account, and an unproven one reaches it. */
const WRITES: readonly Write[] = [
  { route: "PATCH /api/me", body: { kid_name: "Rude" } },
  { route: "PATCH /api/me", body: FAMILY, hasNoFamily: true },
  { route: "POST /api/me/finish-signup", hasNoFamily: true },
  { route: "POST /api/me/family", body: { is_ours: true } },
  { route: "POST /api/me/children", body: { name: "Ben", age: 4 } },
  { route: "PUT /api/me/consents", body: ALL_YES },
  { route: "PUT /api/me/consents", body: ALL_YES, hasNoFamily: true },
  { route: "PUT /api/me/consents", body: { news: false } },
  { route: "PUT /api/me/consents", body: { child_name: false }, isOfChild: true },
  { route: "POST /api/reminders", body: { ...SMS, preference: "email" } },
  { route: "POST /api/reminders", body: { reminder_type: "tonight" } },
  { route: "POST /functions/v1/send-reminder-webhook", body: SMS },
  { route: "PUT /api/reminders/preference", body: { preference: "now" }, hasNoFamily: true },
  { route: "DELETE /api/reminders" },
  { route: "POST /api/reminders/phone-code", body: { phone_number: PHONE } },
  {
    route: "POST /api/reminders/phone-proof",
    body: { phone_number: PHONE, code: "123456" },
    losesCode: true,
  },
  { route: "PUT /api/me/weekly-summary", body: { is_on: true, weekday: 0, hour: 18 } },
  { route: "PUT /auth/v1/user", body: { data: { note: "mine" } }, refused: 403 },
  { route: "POST /auth/v1/logout", refused: 403 },
];

interface WriteBehindCode {
  route: string;
  /** Made of a mailed code that was not used yet. */
  body?: unknown;
  /** Status for a session that has ended. */
  refused?: 403;
  /** The proof is looked at with what changes, in the transaction of the write. */
  looksLate?: true;
}

/** What a mailed code allows, in the session that has it. */
const BEHIND_CODE: readonly WriteBehindCode[] = [
  { route: "PATCH /api/me/children/:id", body: { name: "Rude" }, looksLate: true },
  { route: "DELETE /api/me/children/:id" },
  { route: "PUT /api/me/children/:child/allowance", body: { ...ALLOWANCE, amount: 900 } },
  {
    route: "PUT /api/me/children/:child/jars/entries/:id",
    body: {
      kind: "adjusted",
      at: "2026-11-20T12:00:00.000Z",
      currency: "USD",
      save: 100,
      spend: 0,
      share: 0,
      picture: null,
      week: null,
      undoes: null,
    },
  },
  { route: "POST /api/me/proof", body: (code: string) => ({ code }) },
  { route: "DELETE /api/me/sessions/:id", looksLate: true },
  { route: "GET /api/me/export" },
  { route: "DELETE /api/me" },
  { route: "PUT /auth/v1/user", body: { email: "next@example.com" }, refused: 403 },
  { route: "PUT /auth/v1/user", body: { password: "correct horse" }, refused: 403 },
  {
    route: "PUT /auth/v1/user",
    body: (nonce: string) => ({ email: "next@example.com", nonce }),
    refused: 403,
  },
];

/** The other routes that write for a session, with the reason why a late one does no harm. */
const HARMLESS: Record<string, string> = {
  ...Object.fromEntries(
    [
      "PUT /api/me/lessons/:id/progress",
      "POST /api/me/lessons/:id/xp",
      "POST /api/me/streak",
      "POST /api/me/review",
      "PUT /api/me/lessons/:id/feedback",
      "POST /api/events",
      "PUT /api/me/lesson-language",
      "PUT /api/me/mission-cards/:id/done",
      "DELETE /api/me/mission-cards/:id/done",
      "PUT /api/me/jars/entries/:id",
      "PUT /api/child/:child/me/lessons/:id/progress",
      "POST /api/child/:child/me/lessons/:id/xp",
      "POST /api/child/:child/me/streak",
      "POST /api/child/:child/me/review",
      "PUT /api/child/:child/me/lessons/:id/feedback",
      "POST /api/child/:child/events",
      "PUT /api/child/:child/me/jars/entries/:id",
      "PUT /api/child/:child/me/mission-cards/:id/done",
      "DELETE /api/child/:child/me/mission-cards/:id/done",
    ].map((route) => [route, "a child plays in the family about which the owner is asked"]),
  ),
  ...Object.fromEntries(
    [
      "POST /api/checkout",
      "POST /api/page-views",
      "POST /functions/v1/meta-conversions-api",
      "POST /functions/v1/sync-loops-contact",
    ].map((route) => [route, "goes out only with a consent, which is looked up then"]),
  ),
  "POST /api/feedback-form": "a mail to staff",
  "DELETE /api/me/weekly-summary/offer": "puts an offer away",
  "POST /functions/v1/welcome-audio": "keeps nothing of the family",
};

it("every route that writes for a session is judged here", () => {
  const tested = [...WRITES, ...BEHIND_CODE].map(({ route }) => route);
  const judged = new Set(
    [...tested, ...Object.keys(HARMLESS)].filter((r) => !r.startsWith("GET ")),
  );
  const writesInSession = Object.entries(RULES)
    .filter(([route, { anonymous }]) => anonymous === 401 && !/^GET |\/staff\//.test(route))
    .map(([route]) => route);
  expect([...judged].toSorted()).toEqual(writesInSession.toSorted());
});

describe("a request of an unproven session that is under way at the first proof", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ env: { SETUP_LINK_SECRET } })));
  beforeEach(() => server.clock.advance(120));
  afterAll(() => server.stop());

  it.each(WRITES)(
    "is refused and writes nothing: $route $body (T-645)",
    async ({ route, body, refused = 401, ...write }) => {
      const { hasNoFamily = false, isOfChild = false, losesCode = false } = write;
      const { db, authContext } = server.context;
      const email = newEmail();
      const token = await openUnproven(server, email);
      const userId = (await userOf(server, email))?.id ?? "";
      if (!hasNoFamily) await server.request("PATCH", "/api/me", { token, body: FAMILY });
      const [method = "", path = ""] = route.split(" ");
      const signup = await server.request("POST", "/api/pending-signups", {
        body: { ...FAMILY, email },
      });
      const { child_id } = (await server.request("GET", "/api/me", { token })).body;
      const sent = route.endsWith("finish-signup")
        ? { signup_id: signup.body.signup_id }
        : isOfChild
          ? Object.assign({ child_id }, body)
          : body;
      const texts = await server.context.mailbox.list(PHONE);
      const code_hash = authContext.secrets.hmacHex("phone-code", `${userId}\n${PHONE}\n123456`);
      const { session_id } = JSON.parse(
        Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
      );
      await db.insert(phoneCodes).values({
        session_id,
        user_id: userId,
        phone_hash: phoneHash(server.context, PHONE),
        code_hash,
        attempts: 0,
        expires_at: new Date(server.clock.now().getTime() + 60_000),
      });

      const change = async (tx: Transaction) => {
        await applyAccountChange(authContext, tx, "first_proof", userId);
        await tx
          .update(authUsers)
          .set({ email_confirmed_at: server.clock.now() })
          .where(eq(authUsers.id, userId));
      };
      const { status } = await requestDuring(server, { userId, after: "session", change }, () =>
        server.request(method, path, { token, ...(sent !== undefined && { body: sent }) }),
      );
      expect([refused, ...(losesCode ? [403] : [])]).toContain(status);
      const account = await userOf(server, email);
      expect(account).toMatchObject({ family_unconfirmed: !hasNoFamily, raw_user_meta_data: {} });
      for (const table of [consents, reminders, familyDrafts, phoneProofs])
        expect(await db.$count(table, eq(table.user_id, userId))).toBe(0);
      const kids = await db.select().from(children).where(eq(children.family_id, userId));
      expect(kids.map(({ kid_name }) => kid_name)).toEqual(hasNoFamily ? [] : ["Eve"]);
      expect(await server.context.mailbox.list(PHONE)).toEqual(texts);
    },
  );
});

describe("a request behind a mailed code whose session another device ends meanwhile", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  beforeEach(() => server.clock.advance(120));
  afterAll(() => server.stop());

  /** Everything of the family that such a request could change or end. */
  async function stateOf({ userId, email }: TestFamily) {
    const { db } = server.context;
    const account = await userOf(server, email);
    return {
      account: account && [account.email_change, account.encrypted_password],
      children: await db.select().from(children).where(eq(children.family_id, userId)),
      family: await db
        .select({ id: users.id, name: users.parent_name })
        .from(users)
        .where(eq(users.id, userId)),
      plans: await db.$count(allowancePlans),
      entries: await db.$count(jarEntries),
      sessions: await db.$count(sessions, eq(sessions.user_id, userId)),
      codes: await db.$count(oneTimeTokens, eq(oneTimeTokens.user_id, userId)),
    };
  }

  it.each(BEHIND_CODE)("is refused and changes nothing: $route $body (T-763)", async (write) => {
    const { route, body, refused = 401, looksLate = false } = write;
    const family = await newFamily(server);
    const { token, userId } = family;
    const added = await server.request("POST", "/api/me/children", {
      token,
      body: { name: "Ben", age: 9 },
    });
    await prove(server, family);
    const child: string = added.body.id;
    const plan = await server.request("PUT", `/api/me/children/${child}/allowance`, {
      token,
      body: ALLOWANCE,
    });
    expect(plan.status).toBe(200);
    server.clock.advance(61);
    const code = await proofCode(server, family);
    const device = (await server.request("GET", "/api/me/sessions", { token })).body.sessions[0].id;
    const [method = "", path = ""] = route
      .replace("/children/:id", `/children/${child}`)
      .replace(":child", child)
      .replace("/sessions/:id", `/sessions/${device}`)
      .replace(":id", crypto.randomUUID())
      .split(" ");
    const sent = typeof body === "function" ? body(code) : body;
    const before = await stateOf(family);
    const { status } = await requestDuring(
      server,
      {
        userId,
        after: typeof body === "function" ? "code" : looksLate ? "session" : "proof",
        change: (tx) => tx.delete(sessions).where(eq(sessions.user_id, userId)),
      },
      () => server.request(method, path, { token, ...(sent !== undefined && { body: sent }) }),
    );
    expect(status).toBe(refused);
    // A code ends with the session that asked for it.
    expect(await stateOf(family)).toEqual({ ...before, sessions: 0, codes: 0 });
  });
});
