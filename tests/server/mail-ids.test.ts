import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { readConfig } from "#server/platform/config/config.ts";
import type { Mail } from "#server/platform/mail/email.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { LESSON_NEWS } from "#server/authoring/lesson-news.ts";
import { LESSONS, newEmail, newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
const FRIDAY = "2026-11-20T12:00:00Z";
/** The queue goes by the database's clock, which tests don't move. */
const RETRY_NOW = "update pgboss.job set start_after = now() where state = 'retry'";
let server: TestServer;
/** Mails that the mail server accepted; of each of these subjects the first answer was lost. */
const accepted: Mail[] = [];
const lost = new Set<string>();
beforeAll(async () => {
  server = await startTestServer({ at: FRIDAY });
  const { mailer } = server.context;
  const { send } = mailer;
  mailer.send = async (mail) => {
    await send(mail);
    accepted.push(mail);
    if (!lost.delete(mail.subject)) return;
    throw new Error("the connection ended before the answer");
  };
});
afterAll(() => server.stop());
beforeEach(() => void accepted.splice(0));

/** Moves the clock on to a Friday on which nothing of an earlier test is due any more. */
const toFridayNoon = () =>
  server.clock.advanceTo(`${addDays(weekOf(dayIn(server.clock.now(), null)), 11)}T12:00:00Z`);

const idsOf = (subject: string) =>
  accepted.filter((mail) => mail.subject === subject).map(({ id }) => id);

/** Loses the answer to this mail, does what sends it, and hands out the ids of both tries. */
async function idsOfBoth(subject: string, send: () => Promise<unknown>): Promise<string[]> {
  lost.add(subject);
  await send();
  await expect
    .poll(
      async () => {
        await server.runDueWorkAfter(6 * 3600);
        await server.connection.executeSql(RETRY_NOW);
        return idsOf(subject).length;
      },
      // Each round runs all recurring jobs.
      { interval: 250 },
    )
    .toBeGreaterThan(1);
  return idsOf(subject);
}

const ask = (family: TestFamily, method: string, path: string, body: object) =>
  server.request(method, `/api${path}`, { token: family.token, body });

const askForLogin = (email: string) => server.request("POST", "/auth/v1/otp", { body: { email } });

type Row = [what: string, subject: string, send: (family: TestFamily) => Promise<unknown>];

describe("a mail that is sent again because the mail server's answer was lost", () => {
  it.each<Row>([
    [
      "a reminder",
      "Time for a little treasure hunt",
      (family) => ask(family, "POST", "/reminders", { reminder_type: "weekend" }),
    ],
    [
      "the weekly summary",
      "This week's treasures",
      (family) => ask(family, "PUT", "/me/weekly-summary", { is_on: true, weekday: 6, hour: 18 }),
    ],
    [
      "the mail about consents",
      "What you agreed to at Treasure Tracker",
      (family) => ask(family, "PUT", "/me/consents", { ads: true }),
    ],
    [
      "news of a lesson",
      "A new mission is here",
      async (family) => {
        await ask(family, "PUT", "/me/consents", { news: true });
        const at = server.context.now().toISOString();
        const job = { lessonId: FIRST, version: 1, at, after: null };
        return server.context.queue.send(LESSON_NEWS, job);
      },
    ],
    [
      "a parent's feedback",
      "Feedback from a family",
      (family) => ask(family, "POST", "/feedback-form", { text: "It is fun." }),
    ],
    [
      "the notice of a new password",
      "Your password was changed",
      (family) =>
        server.request("PUT", "/auth/v1/user", {
          token: family.token,
          body: { password: "correct horse" },
        }),
    ],
  ])("has the same id as before: %s (T-218)", async (_what, subject, send) => {
    toFridayNoon();
    const family = await newFamily(server);
    const [first, second, ...more] = await idsOfBoth(subject, () => send(family));
    expect([second, more]).toEqual([first, []]);
  });

  it("a sign-in mail that is sent again has another id, because its secret is another one", async () => {
    toFridayNoon();
    const email = newEmail();
    const ids = await idsOfBoth("Your sign-in link for Treasure Tracker", () => askForLogin(email));
    expect(new Set(ids).size).toBe(2);
  });

  it("two mails of one kind have two ids", async () => {
    toFridayNoon();
    const family = await newFamily(server);
    for (const text of ["First", "Second"]) await ask(family, "POST", "/feedback-form", { text });
    await expect.poll(() => new Set(idsOf("Feedback from a family")).size).toBe(2);
  });
});

describe("the mail server", () => {
  it("gets the id as a keyed Message-ID of our host", async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, _session, done) {
        const pieces: Buffer[] = [];
        stream.on("data", (piece: Buffer) => void pieces.push(piece));
        stream.on("end", () => void (received.push(Buffer.concat(pieces).toString()), done()));
      },
    });
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    const { port } = smtp.server.address() as AddressInfo;
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: "https://treasure.example",
    });
    const { mailbox, metrics } = server.context;
    const mailer = createMailer(config, mailbox, metrics, server.context.authContext.secrets);
    const mail = { to: "a@example.com", subject: "Hello", text: "Hello", html: "" };
    for (const id of ["reminder 7", "reminder 7", "reminder 8"]) await mailer.send({ id, ...mail });
    await new Promise<void>((resolve) => void smtp.close(resolve));
    const ids = await Promise.all(
      received.map(async (raw) => (await PostalMime.parse(raw)).messageId),
    );
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@treasure\.example>$/);
    expect([ids[1], ids[2] === ids[0]]).toEqual([ids[0], false]);
  });
});
