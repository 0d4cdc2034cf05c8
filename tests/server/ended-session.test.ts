import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyAccountChange, lockAccount } from "#server/auth/account-changes.ts";
import {
  authUsers,
  consents,
  familyDrafts,
  phoneCodes,
  phoneProofs,
  reminders,
  users,
} from "#server/platform/db/schema.ts";
import { phoneHash } from "#server/reminders/stop.ts";
import { userOf } from "#tests/support/account-rows.ts";
import { newEmail, openUnproven, SETUP_LINK_SECRET } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { RULES } from "./persona-rules.ts";

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
  { route: "POST /api/reminders/phone-proof", body: { phone_number: PHONE, code: "123456" } },
  { route: "PUT /api/me/weekly-summary", body: { is_on: true, weekday: 0, hour: 18 } },
  { route: "PUT /auth/v1/user", body: { data: { note: "mine" } }, refused: 403 },
  { route: "POST /auth/v1/logout", refused: 403 },
];

/** The other routes that write for a session, with the reason why a late one does no harm. */
const HARMLESS: Record<string, string> = {
  ...Object.fromEntries(
    [
      "PUT /api/me/lessons/:id/progress",
      "POST /api/me/lessons/:id/xp",
      "POST /api/me/streak",
      "PUT /api/me/lessons/:id/feedback",
      "POST /api/events",
      "PUT /api/me/lesson-language",
      "PUT /api/me/mission-cards/:id/done",
      "DELETE /api/me/mission-cards/:id/done",
      "PUT /api/me/jars/entries/:id",
      "PUT /api/child/:child/me/lessons/:id/progress",
      "POST /api/child/:child/me/lessons/:id/xp",
      "POST /api/child/:child/me/streak",
      "PUT /api/child/:child/me/lessons/:id/feedback",
      "POST /api/child/:child/events",
      "PUT /api/child/:child/me/jars/entries/:id",
      "PUT /api/child/:child/me/mission-cards/:id/done",
      "DELETE /api/child/:child/me/mission-cards/:id/done",
    ].map((route) => [route, "a child plays in the family about which the owner is asked"]),
  ),
  ...Object.fromEntries(
    [
      "PATCH /api/me/children/:id",
      "DELETE /api/me/children/:id",
      "PUT /api/me/children/:child/allowance",
      "PUT /api/me/children/:child/jars/entries/:id",
      "POST /api/me/proof",
      "DELETE /api/me/sessions/:id",
      "DELETE /api/me",
    ].map((route) => [route, "needs a code from the mailbox"]),
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
  const judged = new Set([...WRITES.map(({ route }) => route), ...Object.keys(HARMLESS)]);
  const writesInSession = Object.entries(RULES)
    .filter(([route, { anonymous }]) => anonymous === 401 && !/^GET |\/staff\//.test(route))
    .map(([route]) => route);
  expect([...judged].toSorted()).toEqual(writesInSession.toSorted());
});

// The embedded database has one connection: there a request and an account change are never at work
// at the same time.
if (process.env["TEST_DATABASE_URL"] !== undefined)
  describe("a request of an unproven session that is under way at the first proof", () => {
    let server: TestServer;
    beforeAll(async () => void (server = await startTestServer({ env: { SETUP_LINK_SECRET } })));
    beforeEach(() => server.clock.advance(120));
    afterAll(() => server.stop());

    const isAnyWaiting = async () => {
      const { rows } = await server.connection.executeSql(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };

    /** Makes the request while the first proof holds the account, which it then commits. */
    async function requestDuringProof(
      userId: string,
      request: () => ReturnType<TestServer["request"]>,
    ) {
      const { db, authContext } = server.context;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        let isAnswered = false;
        const answer = request().finally(() => (isAnswered = true));
        await expect
          .poll(async () => isAnswered || (await isAnyWaiting()), { interval: 5 })
          .toBe(true);
        await applyAccountChange(authContext, tx, "first_proof", userId);
        await tx
          .update(authUsers)
          .set({ email_confirmed_at: server.clock.now() })
          .where(eq(authUsers.id, userId));
        return { answer };
      });
    }

    it.each(WRITES)(
      "is refused and writes nothing: $route $body (T-645)",
      async ({ route, body, hasNoFamily = false, isOfChild = false, refused = 401 }) => {
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
        await db.insert(phoneCodes).values({
          user_id: userId,
          phone_hash: phoneHash(server.context, PHONE),
          code_hash,
          attempts: 0,
          expires_at: new Date(server.clock.now().getTime() + 60_000),
        });

        const { answer } = await requestDuringProof(userId, () =>
          server.request(method, path, { token, ...(sent !== undefined && { body: sent }) }),
        );
        expect((await answer).status).toBe(refused);
        const account = await userOf(server, email);
        expect(account).toMatchObject({ family_unconfirmed: !hasNoFamily, raw_user_meta_data: {} });
        for (const table of [consents, reminders, familyDrafts, phoneProofs])
          expect(await db.$count(table, eq(table.user_id, userId))).toBe(0);
        const families = await db.select().from(users).where(eq(users.id, userId));
        expect(families.map(({ kid_name }) => kid_name)).toEqual(hasNoFamily ? [] : ["Eve"]);
        expect(await server.context.mailbox.list(PHONE)).toEqual(texts);
      },
    );
  });
