import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_COURSE_ID } from "#domain/constants.ts";
import { authUsers, familyDrafts, purchases, users } from "#server/platform/db/schema.ts";
import { addStaff } from "#server/auth/staff.ts";
import { newEmail, newestMail, newFamily, newStaff, signIn } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import {
  startReminderWebhook,
  startTwilio,
  TWILIO_ENV,
  twilioSignature,
} from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

const DAY_S = 86_400;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("a body of /auth/v1", () => {
  it.each([
    "/otp",
    "/signup",
    "/recover",
    "/resend",
    "/verify",
    "/peek",
    "/token?grant_type=password",
  ])("%s takes at most 64 kB", async (path) => {
    const post = (bytes: number) =>
      server.request("POST", `/auth/v1${path}`, {
        raw: JSON.stringify({ pad: "x".repeat(bytes) }),
        headers: { "content-length": String(bytes + 10) },
      });
    expect((await post(63 * 1024)).status).not.toBe(413);
    expect((await post(65 * 1024)).body.code).toBe("request_entity_too_large");
  });
});

describe("user metadata", () => {
  const put = (token: string, body: unknown) =>
    server.request("PUT", "/auth/v1/user", { token, body });
  const metadataOf = async (token: string) =>
    (await server.request("GET", "/auth/v1/user", { token })).body.user_metadata;

  it("is at most 2 kB, also piece by piece, and what is too much changes nothing else", async () => {
    const { token, email } = await newFamily(server);
    const piece = "x".repeat(800);
    expect((await put(token, { data: { a: piece } })).status).toBe(200);
    expect((await put(token, { data: { b: piece } })).status).toBe(200);
    const before = await metadataOf(token);
    const refused = await put(token, { data: { c: piece }, password: "correct horse" });
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
    expect(await metadataOf(token)).toEqual(before);
    const login = { body: { email, password: "correct horse" } };
    expect((await server.request("POST", "/auth/v1/token?grant_type=password", login)).status).toBe(
      400,
    );
    expect((await put(token, { data: { a: null, c: piece } })).status).toBe(200);
  });

  it("leaves the largest access token within the 8 kB that a proxy takes for a header (T-1570)", async () => {
    const { token, email } = await newFamily(server);
    expect((await put(token, { data: { a: "\u20ac".repeat(670) } })).status).toBe(200);
    server.clock.advance(61);
    const next = await signIn(server, email);
    expect(`Authorization: Bearer ${next.token}`.length).toBeLessThan(5_000);
    expect((await put(next.token, { data: { b: "x".repeat(100) } })).status).toBe(400);
  });

  it("is not kept for a stranger's sign-up either", async () => {
    const body = { email: newEmail(), password: "correct horse", data: { pad: "x".repeat(9_000) } };
    expect((await server.request("POST", "/auth/v1/signup", { body })).body.code).toBe(
      "validation_failed",
    );
    expect((await server.request("POST", "/auth/v1/otp", { body })).body.code).toBe(
      "validation_failed",
    );
  });
});

describe("the feedback form", () => {
  it("sends at most five mails a day for one account, of forty at once", async () => {
    const { token, email } = await newFamily(server);
    const send = (as: string) =>
      server.request("POST", "/api/feedback-form", { token: as, body: { text: "Lovely" } });
    const statuses = (await Promise.all(Array.from({ length: 40 }, () => send(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    server.clock.advance(DAY_S);
    expect((await send((await signIn(server, email)).token)).status).toBe(200);
  });
});

describe("a row version of the lesson builder", () => {
  it("beyond the database's integers is refused, not broken", async () => {
    const { token } = await newStaff(server);
    const body = { row_version: 4_503_599_627_370_496, title: "Mine" };
    expect(
      (await server.request("PATCH", `/api/staff/courses/${FIRST_COURSE_ID}`, { token, body }))
        .status,
    ).toBe(400);
  });
});

describe("a reminder", () => {
  it.each(["+010000-01-01T00:00:00Z", "+200000-01-01T00:00:00Z", "+275760-09-13T00:00:00.000Z"])(
    "of the year %s is refused, not broken",
    async (reminder_datetime) => {
      const { token } = await newFamily(server);
      const body = { reminder_type: "sms", reminder_datetime, phone_number: "(202) 555-0100" };
      for (const path of ["/api/reminders", "/functions/v1/send-reminder-webhook"]) {
        const answer = await server.request("POST", path, { token, body });
        expect([path, answer.status, answer.body.code]).toEqual([
          path,
          400,
          "reminder_datetime_invalid",
        ]);
      }
    },
  );

  it.each(["0000000000", "(911) 555-0100", "1 155 555 0100"])(
    "for %s is refused: no phone has it",
    async (phone_number) => {
      const { token } = await newFamily(server);
      const body = {
        reminder_type: "sms",
        reminder_datetime: "2030-01-01T00:00:00Z",
        phone_number,
      };
      expect((await server.request("POST", "/api/reminders", { token, body })).body.code).toBe(
        "phone_format",
      );
    },
  );
});

describe("texts to a phone", () => {
  let texting: TestServer;
  let twilio: Vendor;
  beforeAll(async () => {
    twilio = await startTwilio();
    texting = await startTestServer({ env: TWILIO_ENV(twilio) });
  });
  afterAll(async () => {
    await texting.stop();
    await twilio.stop();
  });
  let phones = 0;
  const newPhone = () => `+1212555${String(1000 + phones++)}`;
  const to = (phone: string) =>
    twilio.requests
      .map(({ body }) => new URLSearchParams(body))
      .filter((sent) => sent.get("To") === phone);
  const call = (token: string, path: string, body: unknown) =>
    texting.request("POST", `/api/reminders${path}`, { token, body });
  const set = (token: string, phone_number: string) =>
    call(token, "", {
      reminder_type: "sms",
      reminder_datetime: new Date(texting.clock.now().getTime() + 1_000).toISOString(),
      phone_number,
    });
  const remind = async (token: string, phone: string) => {
    const answer = await set(token, phone);
    texting.clock.advance(2);
    await texting.runDueWork();
    return answer.body.code ?? answer.status;
  };
  const codeSent = (phone: string) => to(phone).at(-1)?.get("Body")?.slice(0, 6) ?? "";

  it("that nobody has proved: one reminder and one code a day, then ten reminders a day", async () => {
    const { token } = await newFamily(texting);
    const phone = newPhone();
    expect([await remind(token, phone), await remind(token, phone)]).toEqual([
      200,
      "phone_unproved",
    ]);
    expect((await call(token, "/phone-code", { phone_number: phone })).status).toBe(200);
    expect((await call(token, "/phone-code", { phone_number: phone })).body.code).toBe(
      "daily_limit",
    );
    expect(to(phone)).toHaveLength(2);
    const code = codeSent(phone);
    expect(code).toMatch(/^\d{6}$/);
    const proof = { phone_number: phone, code };
    expect(
      (await call(token, "/phone-proof", { ...proof, phone_number: newPhone() })).body.code,
    ).toBe("phone_code_wrong");
    expect((await call(token, "/phone-proof", proof)).body).toEqual({ proved: true });
    expect((await call(token, "/phone-proof", proof)).body.code).toBe("phone_code_wrong");
    for (let n = 1; n < 10; n++) expect([n, await remind(token, phone)]).toEqual([n, 200]);
    expect(await remind(token, phone)).toBe("daily_limit");
    expect(to(phone)).toHaveLength(11);
  });

  it("are counted when they are sent, whoever asked: the second account's reminder comes by mail", async () => {
    const phone = newPhone();
    const families = [await newFamily(texting), await newFamily(texting)];
    for (const { token } of families) expect((await set(token, phone)).status).toBe(200);
    const mails = async () =>
      Promise.all(
        families.map(async ({ email }) => (await texting.context.mailbox.list(email)).length),
      );
    const before = (await mails()).reduce((sum, count) => sum + count, 0);
    texting.clock.advance(2);
    await texting.runDueWork();
    expect(to(phone)).toHaveLength(1);
    expect((await mails()).reduce((sum, count) => sum + count, 0)).toBe(before + 1);
  });

  it("that were not sent count for nothing", async () => {
    const [phone, { token }] = [newPhone(), await newFamily(texting)];
    twilio.trouble("error");
    await remind(token, phone);
    await remind(token, phone);
    expect((await call(token, "/phone-code", { phone_number: phone })).status).toBe(503);
    twilio.trouble("none");
    expect([await remind(token, phone), await remind(token, phone)]).toEqual([
      200,
      "phone_unproved",
    ]);
  });

  it("a code lives ten minutes, a new one voids the old, and at rest it is a hash", async () => {
    const [phone, { token }] = [newPhone(), await newFamily(texting)];
    await call(token, "/phone-code", { phone_number: phone });
    const first = codeSent(phone);
    const { rows } = await texting.connection.executeSql(
      "select row_to_json(c)::text as row from phone_codes c",
    );
    expect(JSON.stringify(rows)).not.toContain(first);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(2));
    await call(token, "/phone-code", { phone_number: phone });
    const second = codeSent(phone);
    if (first !== second)
      expect((await call(token, "/phone-proof", { phone_number: phone, code: first })).status).toBe(
        403,
      );
    texting.clock.advance(601);
    expect((await call(token, "/phone-proof", { phone_number: phone, code: second })).status).toBe(
      403,
    );
  });

  it("one that answered STOP gets no code, and has to be proved anew after START", async () => {
    const [phone, { token }] = [newPhone(), await newFamily(texting)];
    const answerText = async (word: string) => {
      const fields = { From: phone, Body: word };
      const signature = twilioSignature("http://localhost:5173/functions/v1/sms-inbound", fields);
      await texting.request("POST", "/functions/v1/sms-inbound", {
        raw: new URLSearchParams(fields).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": signature,
        },
      });
    };
    await call(token, "/phone-code", { phone_number: phone });
    await call(token, "/phone-proof", { phone_number: phone, code: codeSent(phone) });
    await answerText("STOP");
    const before = to(phone).length;
    expect((await call(token, "/phone-code", { phone_number: phone })).body.code).toBe(
      "phone_code_unavailable",
    );
    expect(to(phone)).toHaveLength(before);
    await answerText("START");
    expect([await remind(token, phone), await remind(token, phone)]).toEqual([
      200,
      "phone_unproved",
    ]);
  });

  it("sends a webhook the phone of one reminder a day and refuses a second one", async () => {
    const webhook = await startReminderWebhook();
    const hooked = await startTestServer({ env: { REMINDER_WEBHOOK_URL: webhook.url } });
    const phone_number = newPhone();
    const body = { reminder_type: "sms", reminder_datetime: "2026-11-20T12:01:00Z", phone_number };
    const remindOnce = async () => {
      const { token } = await newFamily(hooked);
      return hooked.request("POST", "/api/reminders", { token, body });
    };
    expect((await remindOnce()).status).toBe(200);
    await expect.poll(() => webhook.requests.length).toBe(1);
    expect((await remindOnce()).body.code).toBe("phone_unproved");
    hooked.clock.advance(61);
    await hooked.runDueWork();
    const phones = webhook.requests.map(
      (request) => (JSON.parse(request.body) as { phone_number?: string }).phone_number,
    );
    expect(phones).toEqual([phone_number]);
    await hooked.stop();
    await webhook.stop();
  });
});

describe("an account with an unproven e-mail address", () => {
  it("is deleted after seven days; a buyer's, a family's, staff's and one with an open mail stay (T-693)", async () => {
    const { db } = server.context;
    const addUnproved = async () => {
      const email = newEmail();
      await server.request("POST", "/auth/v1/signup", {
        body: { email, password: "correct horse" },
      });
      await newestMail(server, email); // the worker creates the account
      const [row] = await db.select().from(authUsers).where(eq(authUsers.email, email));
      return { email, id: row?.id ?? "" };
    };
    const [stranger, buyer, drafted, mailed, played] = [
      await addUnproved(),
      await addUnproved(),
      await addUnproved(),
      await addUnproved(),
      await addUnproved(),
    ];
    const payment = {
      provider: "stripe",
      provider_id: `pi_${buyer.id}`,
      amount_cents: 799,
      currency: "usd",
    };
    await db
      .insert(purchases)
      .values({ ...payment, email: buyer.email, paid_at: server.clock.now() });
    await db.insert(familyDrafts).values({ user_id: drafted.id, parent_name: "Sam" });
    const at = server.clock.now();
    const family = { parent_name: "Sam", created_at: at, last_active_at: at };
    await db.insert(users).values({ ...played, ...family });
    const invited = newEmail();
    await addStaff(server.context.authContext, invited);
    const { email: proven } = await newFamily(server);
    const left = async () => (await db.select().from(authUsers)).map(({ email }) => email);
    server.clock.advance(6 * DAY_S);
    await server.runDueWork();
    expect(await left()).toContain(stranger.email);
    server.clock.advance(DAY_S + 60);
    const seen = (await server.context.mailbox.list(mailed.email)).length;
    await server.request("POST", "/auth/v1/otp", { body: { email: mailed.email } });
    await newestMail(server, mailed.email, seen);
    await server.runDueWork();
    const now = await left();
    expect(
      [stranger, buyer, drafted, mailed, played].map(({ email }) => now.includes(email)),
    ).toEqual([false, true, true, true, true]);
    expect([invited, proven].every((email) => now.includes(email))).toBe(true);
  });

  it("leaves no job that names it for longer than an hour", async () => {
    const { rows } = await server.connection.executeSql(
      "select distinct deletion_seconds as kept from pgboss.queue",
    );
    expect(rows).toEqual([{ kept: 3600 }]);
  });
});
