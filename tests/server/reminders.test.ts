import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { counters } from "#server/db/schema.ts";
import { latestReminder } from "#server/reminders/schedule.ts";
import { newFamily, signIn, newEmail } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startReminderWebhook, startTwilio, TWILIO_ENV, twilioSignature } from "#tests/support/vendors/vendors.ts";
import type { Vendor } from "#tests/support/vendors/vendor.ts";

const SMS = { reminder_type: "sms", reminder_datetime: "2026-11-24T18:30:00.000Z", phone_number: "(202) 555-0143" };
const door = "/functions/v1/send-reminder-webhook";

describe("with a webhook", () => {
  let server: TestServer;
  let webhook: Vendor;
  let family: TestFamily;
  beforeAll(async () => {
    webhook = await startReminderWebhook();
    server = await startTestServer({ env: { REMINDER_WEBHOOK_URL: webhook.url } });
  });
  beforeEach(async () => {
    server.clock.set("2026-11-20T12:00:00Z");
    await server.server.db.delete(counters); // the clock goes back, and the phone of all tests is the same
    family = await newFamily(server);
    webhook.trouble("none");
    webhook.requests.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await webhook.stop();
  });
  const ask = (body: unknown) => server.request("POST", door, { token: family.token, body });
  const status = async () => (await latestReminder(server.server.db, family.userId))?.status;

  it("is delivered at its time, once, in the specification's form", async () => {
    const asked = await ask({ ...SMS, email: "someone@else.example", user_id: "00000000-0000-4000-8000-000000000000" });
    expect(asked.body).toMatchObject({ success: true, message: "Reminder scheduled", details: { reminder_type: "sms" } });
    await server.runDueWork();
    expect(webhook.requests).toEqual([]);
    server.clock.set("2026-11-24T18:30:01Z");
    await server.runDueWork();
    await server.runDueWork();
    expect(webhook.requests.map(({ body }) => JSON.parse(body))).toEqual([
      {
        email: family.email,
        user_id: family.userId,
        reminder_type: "sms",
        reminder_datetime: SMS.reminder_datetime,
        phone_number: "+12025550143",
      },
    ]);
    expect(await status()).toBe("delivered");
  });

  it("two copies that look at once deliver once", async () => {
    await ask(SMS);
    server.clock.set("2026-11-24T18:30:01Z");
    const { deliverDueReminders } = await import("#server/reminders/deliver.ts");
    await Promise.all([deliverDueReminders(server.server), deliverDueReminders(server.server), deliverDueReminders(server.server)]);
    expect(webhook.requests).toHaveLength(1);
  });

  it("an endpoint that fails is asked three times with one key, later again, and then it counts once", async () => {
    await ask(SMS);
    server.clock.set("2026-11-24T18:30:01Z");
    webhook.trouble("error");
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(3);
    expect(await status()).toBe("waiting");
    webhook.trouble("none");
    server.clock.advance(61);
    await server.runDueWork();
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(4);
    expect(new Set(webhook.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(await status()).toBe("delivered");
  });

  it("an endpoint that never answers is given up in the end, and the account says so", async () => {
    await ask(SMS);
    server.clock.set("2026-11-24T18:30:01Z");
    webhook.trouble("down");
    for (let round = 0; round < 8; round++) {
      await server.runDueWork();
      server.clock.advance(126 * 60);
    }
    expect(await status()).toBe("failed");
  });

  it("a new one takes the place of the old, and one can be called off", async () => {
    await ask(SMS);
    await ask({ reminder_type: "tonight" });
    server.clock.set("2026-11-24T18:30:01Z");
    await server.runDueWork();
    expect(webhook.requests.map(({ body }) => JSON.parse(body).reminder_type)).toEqual(["tonight"]);
    family = { ...family, ...(await signIn(server, family.email)) };
    await ask({ ...SMS, reminder_datetime: "2026-11-25T18:30:00.000Z" });
    await server.request("DELETE", "/api/reminders", { token: family.token });
    expect(await status()).toBe("cancelled");
    server.clock.set("2026-11-26T00:00:00Z");
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(1);
  });

  it.each([
    [{ reminder_type: "sometime" }, "Invalid reminder configuration"],
    [{ reminder_type: "sms", phone_number: "(202) 555-0143" }, "Invalid reminder configuration"],
    [{ ...SMS, reminder_datetime: "soon" }, "Invalid reminder datetime"],
    [{ ...SMS, reminder_datetime: "2026-11-20T11:59:59Z" }, "Reminder datetime is in the past"],
    [{ ...SMS, phone_number: "+44 20 7946 0000" }, "Invalid phone number format for SMS delivery"],
  ])("%j is refused: %s", async (body, message) => expect((await ask(body)).body.message).toBe(message));

  it("strangers get 401, and a parent without names yet keeps theirs until the names come", async () => {
    expect((await server.request("POST", door, { body: SMS })).status).toBe(401);
    const buyer = await signIn(server, newEmail());
    const body = { ...SMS, preference: "SMS 24 November 18:30", time_zone: "Europe/Lisbon" };
    expect((await server.request("POST", "/api/reminders", { token: buyer.token, body })).status).toBe(200);
    expect((await server.request("GET", "/api/me", { token: buyer.token })).body.draft).toEqual({
      parent_name: null,
      reminder_preference: "SMS 24 November 18:30",
    });
    const names = { parent_name: "Ana", kid_name: "Leo", kid_age: 9 };
    const { body: made } = await server.request("PATCH", "/api/me", { token: buyer.token, body: names });
    expect(made.profile.reminder_preference).toBe("SMS 24 November 18:30");
  });
});

describe("without a webhook", () => {
  it("tonight comes by mail at 19:00 of the family's zone, with a way out that works", async () => {
    const server = await startTestServer({ at: "2026-11-20T12:00:00Z" });
    const family = await newFamily(server);
    await server.request("POST", "/api/reminders", {
      token: family.token,
      body: { reminder_type: "tonight", time_zone: "America/New_York" },
    });
    server.clock.set("2026-11-20T23:59:00Z");
    await server.runDueWork();
    const before = (await server.server.mailbox.list(family.email)).length;
    server.clock.set("2026-11-21T00:00:01Z");
    await server.runDueWork();
    const mails = await server.server.mailbox.list(family.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = new URL(/http\S+unsubscribe\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
    const path = link.pathname + link.search;
    const { token } = await signIn(server, family.email);
    await server.request("POST", "/api/reminders", { token, body: { reminder_type: "weekend" } });
    const status = async () => (await server.request("GET", "/api/reminders", { token })).body.reminder.status;
    expect((await server.request("GET", path)).status).toBe(200);
    expect(await status()).toBe("waiting");
    expect((await server.request("POST", path)).status).toBe(200);
    expect(await status()).toBe("cancelled");
    expect(
      (
        await server.request(
          "POST",
          path.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
        )
      ).status,
    ).toBe(404);
    await server.stop();
  });

  it("a text on a local install is shown in the mailbox", async () => {
    const server = await startTestServer();
    const family = await newFamily(server);
    await server.request("POST", "/api/reminders", { token: family.token, body: SMS });
    server.clock.set("2026-11-24T18:30:01Z");
    await server.runDueWork();
    expect((await server.server.mailbox.list("+12025550143"))[0]?.text).toContain("Reply STOP");
    await server.stop();
  });

  it("a text goes through Twilio; after STOP, proven by its signature, the next comes by mail", async () => {
    const twilio = await startTwilio();
    const server = await startTestServer({ env: TWILIO_ENV(twilio) });
    const family = await newFamily(server);
    const remind = async (at: string) => {
      await server.request("POST", "/api/reminders", { token: family.token, body: { ...SMS, reminder_datetime: at } });
      server.clock.set(at.replace(":00.000Z", ":01.000Z"));
      await server.runDueWork();
    };
    await remind("2026-11-20T12:10:00.000Z");
    expect(new URLSearchParams(twilio.requests[0]?.body).get("To")).toBe("+12025550143");

    const stop = { From: "+12025550143", Body: " Stop " };
    const inbound = (signature: string) =>
      server.request("POST", "/functions/v1/sms-inbound", {
        raw: new URLSearchParams(stop).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature },
      });
    const url = "http://localhost:5173/functions/v1/sms-inbound";
    expect((await inbound(twilioSignature(url, stop, "another token"))).status).toBe(400);
    expect((await inbound(twilioSignature(url, stop))).status).toBe(200);
    const mails = (await server.server.mailbox.list(family.email)).length;
    await remind("2026-11-20T12:20:00.000Z");
    expect(twilio.requests).toHaveLength(1);
    expect(await server.server.mailbox.list(family.email)).toHaveLength(mails + 1);
    await server.stop();
    await twilio.stop();
  });
});
