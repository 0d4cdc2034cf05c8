import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reminders } from "#server/platform/db/schema.ts";
import { latestReminder } from "#server/reminders/reminder-state.ts";
import { newEmail, newestMail, newFamily, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { LOOPS_ENV, startLoops } from "#tools/vendor-stand-ins/marketing.ts";
import { startReminderWebhook } from "#tools/vendor-stand-ins/services.ts";

let server: TestServer;
let loops: Awaited<ReturnType<typeof startLoops>>;
let webhook: Awaited<ReturnType<typeof startReminderWebhook>>;
beforeAll(async () => {
  [loops, webhook] = [await startLoops(), await startReminderWebhook()];
  server = await startTestServer({
    env: { ...LOOPS_ENV(loops), REMINDER_WEBHOOK_URL: webhook.url },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([loops.stop(), webhook.stop()]);
});

const mailsTo = async (email: string) => (await server.context.mailbox.list(email)).length;
const press = async (email: string, seen: number) => {
  const { tokenHash } = await newestMail(server, email, seen);
  const body = { type: "email_change", token_hash: tokenHash };
  return (await server.request("POST", "/auth/v1/verify", { body })).status;
};

/** Moves the account to another e-mail address, to which both mailboxes agree. */
async function move(family: TestFamily): Promise<string> {
  const to = newEmail();
  await prove(server, family);
  const seen = await mailsTo(family.email);
  await server.request("PUT", "/auth/v1/user", { token: family.token, body: { email: to } });
  expect([await press(family.email, seen), await press(to, 0)]).toEqual([200, 200]);
  return to;
}

describe("an e-mail change", () => {
  it("brings the new e-mail address to the mail service, where the parent gets news (T-650)", async () => {
    const family = await newFamily(server, { agreed: { news: true, child_name: true } });
    await server.runDueWorkAfter(2);
    expect(loops.contacts.get(family.userId)?.email).toBe(family.email);
    const to = await move(family);
    await server.runDueWorkAfter(2);
    expect(loops.contacts.get(family.userId)).toMatchObject({ email: to, kidName: "Mia" });
  });

  it("sends nothing to the mail service without that consent", async () => {
    const family = await newFamily(server);
    await move(family);
    await server.runDueWorkAfter(2);
    expect(loops.contacts.has(family.userId)).toBe(false);
  });

  it("calls a waiting reminder off at the scheduler, and hands it over with the new e-mail address (T-651)", async () => {
    const family = await newFamily(server);
    const body = { reminder_type: "tonight" };
    await server.request("POST", "/api/reminders", { token: family.token, body });
    const planned = () =>
      [...webhook.planned.values()].filter(({ user_id }) => user_id === family.userId);
    await expect.poll(() => planned().map(({ email }) => email)).toEqual([family.email]);
    const [{ reminder_datetime: at } = { reminder_datetime: "" }] = planned();
    server.clock.advance(1);
    const to = await move(family);
    await expect
      .poll(async () => {
        await server.runDueWork();
        return planned();
      })
      .toEqual([
        { email: to, user_id: family.userId, reminder_type: "tonight", reminder_datetime: at },
      ]);
    expect(await latestReminder(server.context, family.userId)).toMatchObject({
      status: "waiting",
      at,
    });
    expect(await server.context.db.$count(reminders, eq(reminders.user_id, family.userId))).toBe(2);
  });
});
