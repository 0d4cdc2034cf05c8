import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pino } from "pino";
import { counters, phoneStops, reminders } from "#server/platform/db/schema.ts";
import { deleteAccount } from "#server/privacy/delete-account.ts";
import { latestReminder } from "#server/reminders/reminder-state.ts";
import { phoneHash } from "#server/reminders/stop.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import {
  newEmail,
  newFamily,
  openUnproven,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import {
  startReminderWebhook,
  startTwilio,
  TWILIO_ENV,
  twilioSignature,
} from "#tools/vendor-stand-ins/services.ts";

const SMS = {
  reminder_type: "sms",
  reminder_datetime: "2026-11-24T18:30:00.000Z",
  phone_number: "(202) 555-0143",
};
const route = "/functions/v1/send-reminder-webhook";

describe("with a scheduler behind the webhook", () => {
  let server: TestServer;
  let webhook: Awaited<ReturnType<typeof startReminderWebhook>>;
  let family: TestFamily;
  const log: string[] = [];
  beforeAll(async () => {
    webhook = await startReminderWebhook();
    const write = (line: string) => void log.push(line);
    server = await startTestServer({
      env: { REMINDER_WEBHOOK_URL: webhook.url, SETUP_LINK_SECRET },
      log: pino({ level: "warn" }, { write }),
    });
  });
  beforeEach(async () => {
    // The phone of all tests is the same: its STOP cancels what earlier ones left.
    await server.context.db.delete(counters);
    await server.context.db.delete(reminders);
    family = await newFamily(server);
    webhook.trouble("none");
    webhook.requests.length = 0;
    webhook.planned.clear();
  });
  afterAll(async () => {
    await server.stop();
    await webhook.stop();
  });
  const ask = (body: unknown) => server.request("POST", route, { token: family.token, body });
  const status = async () => (await latestReminder(server.context, family.userId))?.status;

  /** Requests that set or cancel a reminder, in their order. */
  const calls = () =>
    webhook.requests.map(({ method, body }) => [
      method,
      (JSON.parse(body) as { reminder_datetime: string }).reminder_datetime,
    ]);
  /**
   * After so many requests, once what became of the newest reminder is kept: taken, or tried again
   * in a minute.
   */
  const handedOver = async (times = 1) => {
    await expect.poll(() => webhook.requests.length).toBe(times);
    const newest = () =>
      server.context.db
        .select()
        .from(reminders)
        .where(eq(reminders.user_id, family.userId))
        .orderBy(desc(reminders.created_at))
        .limit(1);
    const isKept = ([row]: Awaited<ReturnType<typeof newest>>) =>
      row !== undefined &&
      (row.handed_over_at !== null ||
        row.next_try_at.getTime() === server.clock.now().getTime() + 60_000);
    await expect.poll(async () => isKept(await newest())).toBe(true);
  };

  it("two instances that look at once hand over once", async () => {
    const { deliverDueReminders } = await import("#server/reminders/deliver.ts");
    await ask(SMS);
    await Promise.all([
      deliverDueReminders(server.context),
      deliverDueReminders(server.context),
      deliverDueReminders(server.context),
    ]);
    await handedOver();
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(1);
  });

  it("one that fails is asked three times with one key and logged, the parent sees success, and later it counts once (T-112)", async () => {
    webhook.trouble("error");
    log.length = 0;
    expect((await ask(SMS)).body.success).toBe(true);
    await handedOver(3);
    expect(await status()).toBe("waiting");
    expect(log.filter((line) => line.includes("reminder webhook failed"))).toHaveLength(3);
    expect(log.join("")).not.toMatch(/2025550143|555-0143|@/);
    webhook.trouble("none");
    server.clock.advance(61);
    await server.runDueWork();
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(4);
    expect(new Set(webhook.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  /** Once the scheduler holds the newest reminder, and none that was cancelled. */
  const isHeld = () =>
    expect
      .poll(async () => {
        await server.runDueWork();
        const rows = await server.context.db
          .select()
          .from(reminders)
          .where(eq(reminders.user_id, family.userId));
        return rows.filter(
          ({ handed_over_at, cancelled_at }) =>
            (handed_over_at === null) === (cancelled_at === null),
        );
      })
      .toEqual([]);
  /** What a reminder that was just set says of its way, and what the scheduler got of it. */
  const setText = async (reminder_datetime: string, phone_number = SMS.phone_number) => {
    const { status: answered, body } = await server.request("POST", "/api/reminders", {
      token: family.token,
      body: { reminder_type: "sms", reminder_datetime, phone_number },
    });
    if (answered === 200) await isHeld();
    const held = [...webhook.planned.values()].at(-1);
    const { body: later } = await server.request("GET", "/api/reminders", { token: family.token });
    return {
      answered: answered === 200 ? (body.reminder.phone_ending as string | null) : body.code,
      held: held?.phone_number ?? null,
      account: later.reminder?.phone_ending ?? null,
    };
  };
  const byText = { answered: "0143", held: "+12025550143", account: "0143" };
  const laterToday = (n: number) =>
    new Date(Date.parse("2026-11-20T18:00:00Z") + n * 15 * 60_000).toISOString();

  it("changed several times a day keeps its phone, and screen, account page and scheduler agree (T-1136)", async () => {
    for (let n = 0; n < 8; n++) {
      server.clock.advance(1);
      expect([n, await setText(laterToday(n))]).toEqual([n, byText]);
      expect(webhook.planned.size).toBe(1);
    }
  });

  it("changed while two instances tell the scheduler keeps its phone (T-1720)", async () => {
    for (let n = 0; n < 8; n++) {
      server.clock.advance(1);
      const set = setText(laterToday(n));
      await Promise.all([server.runDueWork(), server.runDueWork(), server.runDueWork()]);
      expect([n, await set]).toEqual([n, byText]);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "cancelled and set again",
      () => server.request("DELETE", "/api/reminders", { token: family.token }),
    ],
    ["set for a week later", async () => void (await setText("2026-11-27T18:00:00.000Z"))],
  ])("%s on the same day keeps its phone (T-1338)", async (_what, change) => {
    expect(await setText(laterToday(0))).toEqual(byText);
    server.clock.advance(1);
    await change();
    server.clock.advance(1);
    expect(await setText(laterToday(4))).toEqual(byText);
  });

  it("a scheduler that can't cancel may have sent the text: the next reminder comes by mail, which the account page says, and then a code is asked for (T-1339)", async () => {
    expect(await setText(laterToday(0))).toEqual(byText);
    webhook.planned.clear(); // it does not know the reminder any more, and refuses
    server.clock.advance(1);
    expect(await setText(laterToday(1))).toMatchObject({ held: null, account: null });
    server.clock.advance(1);
    expect((await setText(laterToday(2))).answered).toBe("phone_unproved");
  });

  it("for a phone that had its text today from another account asks for the phone's code, whatever day it is for (T-1340)", async () => {
    expect(await setText(laterToday(0))).toEqual(byText);
    family = await newFamily(server);
    expect((await setText("2026-12-24T18:00:00.000Z")).answered).toBe("phone_unproved");
  });

  it("to a phone that answered STOP is said to come by mail (T-1341)", async () => {
    await server.context.db.insert(phoneStops).values({
      phone_hash: phoneHash(server.context, "+12025550143"),
      at: server.clock.now(),
    });
    expect(await setText(laterToday(0))).toEqual({ answered: null, held: null, account: null });
    await server.context.db.delete(phoneStops);
  });

  it("a text that was handed over days ago is not given back to another day's counters (T-1342)", async () => {
    expect(await setText("2026-11-27T18:00:00.000Z")).toEqual(byText);
    const { authContext, db } = server.context;
    server.clock.advance(2 * 86_400);
    await takePoints(authContext, db, "texts_account", family.userId, 3);
    family = { ...family, ...(await signIn(server, family.email)) };
    await server.request("DELETE", "/api/reminders", { token: family.token });
    await server.runDueWork();
    const taken = await db
      .select({ count: counters.count })
      .from(counters)
      .where(eq(counters.name, "texts_account"));
    expect(taken).toEqual([{ count: 3 }]);
  });

  it("a new reminder calls the old one off, and so does the parent: by its key, without e-mail address or phone", async () => {
    await ask(SMS);
    await handedOver();
    server.clock.advance(1);
    await ask({ ...SMS, reminder_datetime: "2026-11-25T18:30:00.000Z" });
    await handedOver(3);
    expect(calls()).toEqual([
      ["POST", SMS.reminder_datetime],
      ["DELETE", SMS.reminder_datetime],
      ["POST", "2026-11-25T18:30:00.000Z"],
    ]);
    expect(webhook.requests[1]?.headers["idempotency-key"]).toBe(
      webhook.requests[0]?.headers["idempotency-key"],
    );
    expect(webhook.requests[1]?.body).not.toMatch(/@|555/);
    await server.request("DELETE", "/api/reminders", { token: family.token });
    expect(await status()).toBe("cancelled");
    await server.runDueWork();
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(4);
    expect(webhook.planned.size).toBe(0);
    expect(webhook.refused).toEqual([]);
  });

  it("a deleted account leaves nothing planned", async () => {
    await ask(SMS);
    await handedOver();
    expect(webhook.planned.size).toBe(1);
    await deleteAccount(server.context, { ...family, sessionId: null });
    await expect.poll(() => webhook.planned.size).toBe(0);
  });

  it("the first proof of a mailbox cancels there what an unproven session had set (T-646)", async () => {
    const email = newEmail();
    const token = await openUnproven(server, email);
    await server.request("POST", route, { token, body: { reminder_type: "tonight" } });
    await expect.poll(() => webhook.planned.size).toBe(1);
    const { userId } = await signIn(server, email);
    expect((await latestReminder(server.context, userId))?.status).toBe("cancelled");
    await server.runDueWork();
    expect(calls().map(([method]) => method)).toEqual(["POST", "DELETE"]);
    expect(webhook.planned.size).toBe(0);
  });

  it("a scheduler that takes no DELETE is asked once, and the reminder is cancelled here", async () => {
    await ask(SMS);
    await handedOver();
    webhook.planned.clear(); // it answers 404 to a key that it does not know
    await server.request("DELETE", "/api/reminders", { token: family.token });
    await server.runDueWork();
    await server.runDueWork();
    expect(calls().map(([method]) => method)).toEqual(["POST", "DELETE"]);
  });

  it("a phone that answered STOP is not handed over", async () => {
    const { handleInboundSms } = await import("#server/reminders/stop.ts");
    await handleInboundSms(server.context, "+12025550143", "STOP");
    await ask(SMS);
    await handedOver();
    expect(webhook.requests[0]?.body).not.toContain("phone_number");
    await handleInboundSms(server.context, "+12025550143", "START");
  });

  it.each([
    [{ reminder_type: "sometime" }, "Invalid reminder configuration"],
    [{ reminder_type: "sms", phone_number: "(202) 555-0143" }, "Invalid reminder configuration"],
    [{ ...SMS, reminder_datetime: "soon" }, "Invalid reminder datetime"],
    [{ ...SMS, reminder_datetime: "2026-11-20T11:59:59Z" }, "Reminder datetime is in the past"],
    [{ ...SMS, phone_number: "+44 20 7946 0000" }, "Invalid phone number format for SMS delivery"],
  ])("%j is refused: %s", async (body, message) =>
    expect((await ask(body)).body.message).toBe(message),
  );

  it("strangers get 401, and a parent without names yet keeps theirs until the names come", async () => {
    expect((await server.request("POST", route, { body: SMS })).status).toBe(401);
    const buyer = await signIn(server, newEmail());
    // Another phone: it is handed over while the next test begins.
    const phone_number = "(202) 555-0144";
    const body = {
      ...SMS,
      phone_number,
      preference: "SMS 24 November 18:30",
      time_zone: "Europe/Lisbon",
    };
    expect(
      (await server.request("POST", "/api/reminders", { token: buyer.token, body })).status,
    ).toBe(200);
    expect((await server.request("GET", "/api/me", { token: buyer.token })).body.draft).toEqual({
      parent_name: null,
      reminder_preference: "SMS 24 November 18:30",
    });
    const names = { parent_name: "Ana", kid_name: "Leo", kid_age: 9 };
    const { body: saved } = await server.request("PATCH", "/api/me", {
      token: buyer.token,
      body: names,
    });
    expect(saved.profile.reminder_preference).toBe("SMS 24 November 18:30");
  });

  // These two let the time of their reminder pass: they come last, in the order of these times.
  it("is handed over when it is set, once, in the specification's form, and never delivered by us", async () => {
    const response = await ask({
      ...SMS,
      email: "someone@else.example",
      user_id: "00000000-0000-4000-8000-000000000000",
    });
    expect(response.body).toMatchObject({
      success: true,
      message: "Reminder scheduled",
      details: { reminder_type: "sms" },
    });
    await handedOver();
    expect(JSON.parse(webhook.requests[0]?.body ?? "")).toEqual({
      email: family.email,
      user_id: family.userId,
      reminder_type: "sms",
      reminder_datetime: SMS.reminder_datetime,
      phone_number: "+12025550143",
    });
    await server.runDueWork();
    expect(await status()).toBe("waiting");
    const mails = (await server.context.mailbox.list(family.email)).length;
    server.clock.advanceTo("2026-11-24T18:30:01Z");
    await server.runDueWork();
    await server.runDueWork();
    expect(webhook.requests).toHaveLength(1);
    expect(await server.context.mailbox.list(family.email)).toHaveLength(mails);
    expect(await server.context.mailbox.list("+12025550143")).toEqual([]);
    expect(await status()).toBe("delivered");
  });

  it("one that never answers is given up in the end, the account says so, and nothing is delivered instead", async () => {
    webhook.trouble("down");
    await ask({ ...SMS, reminder_datetime: "2026-11-25T18:30:00.000Z" });
    await handedOver(3);
    const mails = (await server.context.mailbox.list(family.email)).length;
    for (let round = 0; round < 8; round++) {
      server.clock.advance(126 * 60);
      await server.runDueWork();
    }
    expect(await status()).toBe("failed");
    server.clock.advanceTo("2026-11-25T18:30:01Z");
    await server.runDueWork();
    expect(await server.context.mailbox.list(family.email)).toHaveLength(mails);
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
    server.clock.advanceTo("2026-11-20T23:59:00Z");
    await server.runDueWork();
    const before = (await server.context.mailbox.list(family.email)).length;
    server.clock.advanceTo("2026-11-21T00:00:01Z");
    await server.runDueWork();
    const mails = await server.context.mailbox.list(family.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = new URL(/http\S+unsubscribe\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
    const path = link.pathname + link.search;
    const { token } = await signIn(server, family.email);
    await server.request("POST", "/api/reminders", { token, body: { reminder_type: "weekend" } });
    const status = async () =>
      (await server.request("GET", "/api/reminders", { token })).body.reminder.status;
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
    server.clock.advanceTo("2026-11-24T18:30:01Z");
    await server.runDueWork();
    expect((await server.context.mailbox.list("+12025550143"))[0]?.text).toContain("Reply STOP");
    await server.stop();
  });

  it("a text goes through Twilio; after STOP, proven by its signature, the next comes by mail", async () => {
    const twilio = await startTwilio();
    const server = await startTestServer({ env: TWILIO_ENV(twilio) });
    const family = await newFamily(server);
    const remind = async (at: string) => {
      await server.request("POST", "/api/reminders", {
        token: family.token,
        body: { ...SMS, reminder_datetime: at },
      });
      server.clock.advanceTo(at.replace(":00.000Z", ":01.000Z"));
      await server.runDueWork();
    };
    await remind("2026-11-20T12:10:00.000Z");
    expect(new URLSearchParams(twilio.requests[0]?.body).get("To")).toBe("+12025550143");

    const stop = { From: "+12025550143", Body: " Stop " };
    const inbound = (signature: string) =>
      server.request("POST", "/functions/v1/sms-inbound", {
        raw: new URLSearchParams(stop).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": signature,
        },
      });
    const url = "http://localhost:5173/functions/v1/sms-inbound";
    expect((await inbound(twilioSignature(url, stop, "another token"))).status).toBe(400);
    expect((await inbound(twilioSignature(url, stop))).status).toBe(200);
    const mails = (await server.context.mailbox.list(family.email)).length;
    await remind("2026-11-21T12:20:00.000Z");
    expect(twilio.requests).toHaveLength(1);
    expect(await server.context.mailbox.list(family.email)).toHaveLength(mails + 1);
    await server.stop();
    await twilio.stop();
  });
});
