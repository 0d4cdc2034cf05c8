import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentsTo, noConsents, PURPOSES } from "#domain/consent/consent.ts";
import { hashPassword } from "#server/auth/password.ts";
import {
  authUsers,
  consents,
  familyDrafts,
  pendingSignups,
  reminders,
  users,
} from "#server/platform/db/schema.ts";
import {
  askForMail,
  LESSONS,
  newEmail,
  openUnproven,
  playLesson,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { eventsOf, userOf } from "#tests/support/account-rows.ts";

const [FIRST = ""] = LESSONS;
const SMS = {
  reminder_type: "sms",
  reminder_datetime: "2027-11-24T18:30:00.000Z",
  phone_number: "(555) 867-5309",
};
let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer({
      env: { SETUP_LINK_SECRET, PAYWALL: "after-first-lesson" },
    })),
);
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const post = (path: string, body: unknown, token?: string) =>
  server.request("POST", path, { body, token });
const put = (path: string, body: unknown, token: string) =>
  server.request("PUT", path, { body, token });
const get = (path: string, token: string) => server.request("GET", path, { token });
const login = (email: string, password: string) =>
  post("/auth/v1/token?grant_type=password", { email, password });

/** An account that a paid link opened, with a family that has finished a lesson. */
async function playUnproven(email: string): Promise<string> {
  const token = await openUnproven(server, email);
  await server.request("PATCH", "/api/me", {
    token,
    body: { parent_name: "Mallory", kid_name: "Eve", kid_age: 9 },
  });
  await playLesson(server, token, FIRST);
  return token;
}

describe("an unproven session", () => {
  it("agrees to nothing, but may take back", async () => {
    const token = await openUnproven(server, newEmail());
    for (const body of [{ news: true }, { news: false, child_name: true }]) {
      const { status, body: refusal } = await put("/api/me/consents", body, token);
      expect([status, refusal.code]).toEqual([403, "email_unproven"]);
    }
    expect((await put("/api/me/consents", { news: false }, token)).status).toBe(200);
    expect(Object.values((await get("/api/me/consents", token)).body.consents)).not.toContain(true);
  });

  it("sends no texts, by no route and not even a code, and mails still", async () => {
    const token = await openUnproven(server, newEmail());
    for (const route of ["/api/reminders", "/functions/v1/send-reminder-webhook"]) {
      const { status, body } = await post(route, SMS, token);
      expect([route, status, body.code]).toEqual([route, 403, "email_unproven"]);
    }
    expect((await get("/api/reminders", token)).body.reminder).toBeNull();
    const { phone_number } = SMS;
    expect((await post("/api/reminders/phone-code", { phone_number }, token)).body.code).toBe(
      "email_unproven",
    );
    expect(await server.context.mailbox.list("+15558675309")).toEqual([]);
    expect((await post("/api/reminders", { reminder_type: "tonight" }, token)).status).toBe(200);
  });

  it("leaves the waiting sign-ups of the e-mail address alone, and takes no consents over from one", async () => {
    const email = newEmail();
    const signup = { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email };
    const waiting = async () =>
      server.context.db.$count(pendingSignups, eq(pendingSignups.email, email));
    await post("/api/pending-signups", signup);
    const patching = await openUnproven(server, email);
    await server.request("PATCH", "/api/me", {
      token: patching,
      body: { parent_name: "A", kid_name: "B", kid_age: 9 },
    });
    expect(await waiting()).toBe(1);

    const other = newEmail();
    const { signup_id } = (await post("/api/pending-signups", { ...signup, email: other })).body;
    await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, {
      body: { ads: true },
    });
    const token = await openUnproven(server, other);
    expect((await post("/api/me/finish-signup", { signup_id }, token)).body.status).toBe("done");
    expect((await get("/api/me/consents", token)).body.consents.ads).toBe(false);
    expect(await server.context.db.$count(pendingSignups, eq(pendingSignups.email, other))).toBe(1);
  });

  it("sets no password and no e-mail address: either would void the mail with which its owner proves the mailbox (T-512)", async () => {
    const email = newEmail();
    const token = await openUnproven(server, email);
    const { tokenHash } = await askForMail(server, email);
    for (const change of [{ password: "correct horse" }, { email: newEmail() }])
      expect((await put("/auth/v1/user", change, token)).body.code).toBe("email_not_confirmed");
    const link = { type: "email", token_hash: tokenHash };
    expect((await post("/auth/v1/verify", link)).status).toBe(200);
    expect((await login(email, "correct horse")).body.code).toBe("invalid_credentials");
  });
});

describe("a request whose body comes late", () => {
  const later = {
    reminder_type: "sms",
    reminder_datetime: "2027-11-24T18:30:00.000Z",
    phone_number: "(555) 867-5309",
  };

  /**
   * Sends the head of a request, does `meanwhile` once the body is asked for, and then sends the
   * body.
   */
  async function sendLate(
    method: string,
    path: string,
    token: string,
    body: unknown,
    meanwhile: () => Promise<unknown>,
  ) {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const pull = async (stream: ReadableStreamDefaultController) => {
      await meanwhile();
      stream.enqueue(bytes);
      stream.close();
    };
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": String(bytes.length),
    };
    const late = {
      method,
      headers,
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: "half",
    };
    return (await server.ask(path, late)).status;
  }

  it.each([
    ["PUT", "/api/me/consents", { ads: true }, 401],
    ["PATCH", "/api/me", { kid_name: "Rude" }, 401],
    ["POST", "/api/reminders", later, 401],
    ["POST", "/functions/v1/send-reminder-webhook", later, 401],
    ["PUT", "/auth/v1/user", { data: { note: "mine" } }, 403],
  ])(
    "%s %s changes nothing when its session was ended before (T-045)",
    async (method, path, body, refused) => {
      const email = newEmail();
      const token = await openUnproven(server, email);
      const family = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
      let owner = "";
      const status = await sendLate(method, path, token, body, async () => {
        owner = (await signIn(server, email)).token;
        await server.request("PATCH", "/api/me", { token: owner, body: family });
      });
      expect(status).toBe(refused);
      expect((await get("/api/me", owner)).body.profile).toMatchObject(family);
      expect((await get("/api/me/consents", owner)).body.ledger).toEqual([]);
      expect((await get("/api/reminders", owner)).body.reminder).toBeNull();
      expect((await get("/auth/v1/user", owner)).body.user_metadata).toEqual({
        email_verified: true,
      });
    },
  );
});

describe("the first proof of a mailbox", () => {
  it("ends what unproven sessions wrote: consents, reminders, draft, session, password (T-073)", async () => {
    const email = newEmail();
    const token = await openUnproven(server, email);
    await put("/auth/v1/user", { data: { note: "mine" } }, token);
    const { db } = server.context;
    const encrypted_password = await hashPassword("correct horse");
    await db.update(authUsers).set({ encrypted_password }).where(eq(authUsers.email, email));
    const user_id = (await userOf(server, email))?.id ?? "";
    const at = server.clock.now();
    await db
      .insert(consents)
      .values({ user_id, purpose: "ads", granted: true, text_version: "2026-11", at });
    await db.insert(reminders).values({
      user_id,
      reminder_type: "sms",
      reminder_datetime: at,
      phone_number: "+15558675309",
      next_try_at: at,
    });
    const owner = await signIn(server, email);
    expect((await get("/auth/v1/user", token)).body.code).toBe("session_not_found");
    expect((await login(email, "correct horse")).body.code).toBe("invalid_credentials");
    expect((await get("/api/me/consents", owner.token)).body.ledger).toEqual([]);
    expect((await get("/api/reminders", owner.token)).body.reminder).toBeNull();
    expect((await get("/api/me", owner.token)).body).toMatchObject({ profile: null, draft: null });
    expect((await get("/auth/v1/user", owner.token)).body.user_metadata).toEqual({
      email_verified: true,
    });
    expect(await db.$count(familyDrafts, eq(familyDrafts.user_id, user_id))).toBe(0);
    // Without a family there is nothing to ask, and the names are new.
    expect((await post("/api/me/finish-signup", {}, owner.token)).body.code).toBe(
      "no_pending_signup",
    );
  });

  it("shows a family of theirs to nobody before its owner has said whose it is (T-074)", async () => {
    const email = newEmail();
    const before = await playUnproven(email);
    expect((await get("/api/course-track", before)).status).toBe(200);
    const { token } = await signIn(server, email);
    expect((await get("/api/me", token)).body.profile).toBeNull();
    for (const [method, path, body] of [
      ["GET", "/api/course-track", undefined],
      ["GET", `/api/lessons/${FIRST}`, undefined],
      ["PATCH", "/api/me", { kid_name: "X" }],
      ["PUT", "/api/me/consents", { news: true }],
      ["POST", "/api/reminders", { reminder_type: "tonight" }],
      ["POST", `/api/me/lessons/${FIRST}/xp`, undefined],
      ["POST", "/functions/v1/welcome-audio", {}],
    ] as const) {
      const { status, body: refusal } = await server.request(method, path, {
        token,
        ...(body && { body }),
      });
      expect([path, status, refusal.code]).toEqual([path, 409, "family_unconfirmed"]);
    }
    expect((await post("/api/me/finish-signup", {}, token)).body).toEqual({
      status: "confirm_family",
      family: { parent_name: "Mallory", kid_name: "Eve", kid_age: 9, lessons_finished: 1 },
    });
    expect((await get("/api/me/payment", token)).body.paid).toBe(true);
  });

  it("the owner's yes keeps names, progress, XP and the purchase, at once", async () => {
    const email = newEmail();
    await playUnproven(email);
    const { token } = await signIn(server, email);
    await get("/api/me", token);
    expect((await post("/api/me/family", { is_ours: true }, token)).status).toBe(200);
    expect((await get("/api/me", token)).body.profile).toMatchObject({
      kid_name: "Eve",
      lifetime_xp: 70,
      payment: "paid",
    });
    expect((await post("/api/me/finish-signup", {}, token)).body.status).toBe("done");
    // A late or repeated no deletes nothing.
    await post("/api/me/family", { is_ours: false }, token);
    expect((await get("/api/me", token)).body.profile.lifetime_xp).toBe(70);
    server.clock.advance(61);
    expect(
      (await post("/api/me/finish-signup", {}, (await signIn(server, email)).token)).body.status,
    ).toBe("done");
  });

  it("the owner's no deletes it all but the purchase, and the names are asked for anew", async () => {
    const email = newEmail();
    await playUnproven(email);
    const { token, userId } = await signIn(server, email);
    const { signup_id } = (
      await post("/api/pending-signups", { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email })
    ).body;
    // The family comes first, even where this browser has a sign-up of its own.
    expect((await post("/api/me/finish-signup", { signup_id }, token)).body.status).toBe(
      "confirm_family",
    );
    expect((await post("/api/me/family", { is_ours: false }, token)).status).toBe(200);
    expect(await server.context.db.$count(users, eq(users.id, userId))).toBe(0);
    const { body } = await post("/api/me/finish-signup", { signup_id }, token);
    expect(body.profile).toMatchObject({
      parent_name: "Sam",
      lifetime_xp: 0,
      lesson_progress: {},
      payment: "paid",
    });
    expect(await eventsOf(server, userId)).toContain("family_refused");
  });

  it("a sign-up that another browser made is shown with what was agreed to", async () => {
    const email = newEmail();
    const { signup_id } = (
      await post("/api/pending-signups", { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email })
    ).body;
    await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, {
      body: { ads: true, child_name: true },
    });
    const { token } = await signIn(server, email, { signup_id });
    expect((await post("/api/me/finish-signup", {}, token)).body.signup.agreed).toEqual([
      "ads",
      "child_name",
    ]);
  });

  it("a confirmed sign-up brings the consents that its owner was shown, and none that came after (T-647)", async () => {
    const email = newEmail();
    const { signup_id } = (
      await post("/api/pending-signups", { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email })
    ).body;
    const agree = (body: unknown) =>
      server.request("PUT", `/api/pending-signups/${signup_id}/consents`, { body });
    await agree({ news: true, ads: true });
    const { token } = await signIn(server, email, { signup_id });
    const { agreed } = (await post("/api/me/finish-signup", {}, token)).body.signup;
    await agree({ analytics: true, ads: false, child_name: true, child_progress: true });
    const { body } = await post("/api/me/finish-signup", { signup_id, agreed }, token);
    expect(body.status).toBe("done");
    expect((await get("/api/me/consents", token)).body.consents).toEqual({
      analytics: false,
      ads: false,
      news: true,
      child_name: false,
      child_progress: false,
    });
  });

  it("a confirmation that does not say what was shown brings no consent (T-680)", async () => {
    const email = newEmail();
    const { signup_id } = (
      await post("/api/pending-signups", { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email })
    ).body;
    await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, {
      body: consentsTo(PURPOSES),
    });
    const { token } = await signIn(server, email, { signup_id });
    expect((await post("/api/me/finish-signup", { signup_id }, token)).body.status).toBe("done");
    expect((await get("/api/me/consents", token)).body.consents).toEqual(noConsents());
  });
});
