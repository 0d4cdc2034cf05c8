import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PURPOSES } from "#domain/consent/consent.ts";
import { createLogger } from "#server/platform/log.ts";
import { signWebhook } from "#server/payments/stripe.ts";
import {
  AUTHOR,
  BROWSER,
  BROWSER_TABLES,
  browserCanariesIn,
  canaryEmail,
  FAMILY,
  found,
  keptIn,
  PERSON,
  SECRET,
  STAFF,
  tablesOf,
} from "#tests/support/canary.ts";
import {
  asBrowser,
  listRoutes,
  ReadBodies,
  walkDeep,
  walkWide,
} from "#tests/support/canary-walk.ts";
import type { Route } from "#tests/support/canary-walk.ts";
import { breakDatabase, refuseDates, refuseWrites } from "#tests/support/database-trouble.ts";
import { newStaff, prove, signIn } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import type { SmtpServerProcess } from "#tests/support/smtp-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startMeasuringVendors } from "#tools/vendor-stand-ins/all.ts";
import {
  startStripe,
  startTwilio,
  startVoice,
  STRIPE_ENV,
  TWILIO_ENV,
  twilioSignature,
  VOICE_ENV,
} from "#tools/vendor-stand-ins/services.ts";
import { bearer } from "#tests/support/bearer.ts";

// The server is imported anew: what another test file imported has no mock in it.
vi.hoisted(() => vi.resetModules());

/** What the sign-in protocol's handlers read, so that the walk knows their bodies. */
const read = new ReadBodies();
vi.mock(import("#server/auth/read-body.ts"), async (load) => {
  const { readBody } = await load();
  return {
    readBody: (c, schema) => {
      read.add(`${c.req.method} ${c.req.path}`, schema);
      return readBody(c, schema);
    },
  };
});

const METRICS_TOKEN = "a-token-of-sixteen";

const log: string[] = [];
/** Secrets that were really made: sessions, and what came by mail. */
const secrets = new Set<string>();
let server: TestServer;
let smtpServer: SmtpServerProcess;
let vendors: Awaited<ReturnType<typeof startVendors>>;
let routes: Route[];
let family: TestFamily;
let author: TestFamily;

async function startVendors() {
  const [measuring, voice, twilio, stripe] = await Promise.all([
    startMeasuringVendors(),
    startVoice(),
    startTwilio(),
    startStripe(),
  ]);
  const all = [...Object.values(measuring.byName), voice, twilio, stripe];
  return {
    all,
    env: { ...measuring.env, ...VOICE_ENV(voice), ...TWILIO_ENV(twilio), ...STRIPE_ENV(stripe) },
  };
}

/** The server with the mail server's mails where the helpers look for the mailbox's. */
const withMails = (running: TestServer): TestServer => {
  const list = async (to = "") =>
    smtpServer
      .to(to)
      .map((text) => ({ to, text, subject: "", html: "", createdAt: "" }))
      .reverse();
  return {
    ...running,
    mailsTo: list,
    context: { ...running.context, mailbox: { ...running.context.mailbox, list } },
  };
};

/** A family whose every field is a canary, that agreed to everything. */
async function canaryFamily(): Promise<TestFamily> {
  const email = canaryEmail(FAMILY);
  const body = { parent_name: FAMILY.name, kid_name: FAMILY.name, kid_age: 7, email };
  const { signup_id } = (await server.request("POST", "/api/pending-signups", { body })).body;
  const agreed = { analytics: true, ads: true, news: true, child_name: true, child_progress: true };
  await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, { body: agreed });
  const session = await signIn(server, email, { signup_id });
  await server.request("POST", "/api/me/finish-signup", {
    token: session.token,
    body: { signup_id, agreed: PURPOSES },
  });
  for (const secret of [session.token, session.refresh]) secrets.add(secret);
  return { ...session, email };
}

/** What a family does that needs more than one request, and what others report about it. */
async function live({ token, userId, email }: TestFamily): Promise<void> {
  const at = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const text = { reminder_type: "sms", reminder_datetime: at, phone_number: FAMILY.phone };
  await server.request("POST", "/api/reminders", { token, body: text });
  await server.request("POST", "/api/feedback-form", {
    token,
    body: { text: `${FAMILY.name} ${email} ${FAMILY.phone}` },
  });
  await server.request("POST", "/functions/v1/welcome-audio", { token, body: {} });
  await server.request("POST", "/functions/v1/setup-user-auth", {
    body: { email: canaryEmail(FAMILY), parentName: FAMILY.name, session_id: "cs_test_unknown" },
  });
  const customer = { email, name: FAMILY.name, phone: FAMILY.phone };
  const session = {
    id: "cs_1",
    object: "checkout.session",
    payment_status: "paid",
    client_reference_id: userId,
    customer_details: customer,
  };
  const paid = {
    ...session,
    amount_total: 799,
    currency: "usd",
    livemode: false,
    created: 1_795_000_000,
    payment_intent: `pi_${userId}`,
  };
  for (const [id, object] of [
    ["evt_1", paid],
    ["evt_2", { ...paid, currency: "eur" }],
  ] as const) {
    const raw = JSON.stringify({
      id: `${id}_${userId}`,
      object: "event",
      type: "checkout.session.completed",
      data: { object },
    });
    const signature = await signWebhook(server.context, raw);
    await server.request("POST", "/functions/v1/payment-webhook", {
      raw,
      headers: { "stripe-signature": signature },
    });
  }
  const sms = { From: `+1${FAMILY.phone}`, Body: `STOP ${FAMILY.name}` };
  const signature = twilioSignature("http://localhost:5173/functions/v1/sms-inbound", sms);
  const raw = new URLSearchParams(sms).toString();
  await server.request("POST", "/functions/v1/sms-inbound", {
    raw,
    headers: { "x-twilio-signature": signature },
  });
  await server.request("PUT", "/auth/v1/user", { token, body: { email: canaryEmail(FAMILY) } });
  server.clock.advance(26 * 3600);
  await server.runDueWork();
}

/** Waits until every mail job had its try. */
const settled = () =>
  expect
    .poll(() => count("state in ('created', 'active')"), { timeout: 60_000, interval: 100 })
    .toBe(0);
const count = async (where: string) =>
  (
    (await server.connection.executeSql(`select count(*)::int as n from pgboss.job where ${where}`))
      .rows[0] as { n: number }
  ).n;

const everyone = () =>
  [
    [undefined, FAMILY],
    [family.token, FAMILY],
    [author.token, STAFF],
  ] as const;
/** Sessions end: by the walk's own requests, and with time. */
const signInAgain = async () =>
  void ([family, author] = [await canaryFamily(), await newStaff(server)]);
/** One class of failure: a family lives and everybody asks everything, while it lasts. */
async function through(trouble: () => Promise<() => unknown>): Promise<void> {
  await signInAgain();
  const living = await canaryFamily();
  const end = await trouble();
  for (const [token, canary] of everyone()) await walkDeep(server, routes, token, canary);
  await live(living);
  await end();
}

beforeAll(async () => {
  [smtpServer, vendors] = await Promise.all([startSmtpServer(), startVendors()]);
  const started = await startTestServer({
    env: {
      ...vendors.env,
      SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}`,
      METRICS_TOKEN,
      PAYMENT_URL: "https://pay.example/course",
    },
    log: createLogger("trace", { write: (line) => void log.push(line) }),
  });
  server = asBrowser(withMails(started));
  routes = await listRoutes(server, read);
  await signInAgain();
});
afterAll(async () => {
  await server.stop();
  await smtpServer.close();
  await Promise.all(vendors.all.map((vendor) => vendor.stop()));
});

describe(
  "canaries in every field of every route, through every class of failure",
  { timeout: 600_000 },
  () => {
    it("nothing fails", async () => {
      for (const [token, canary] of everyone()) {
        await walkDeep(server, routes, token, canary);
        await walkWide(server, routes, token, canary);
        await signInAgain();
      }
      await settled();
      expect(browserCanariesIn(await tablesOf(server.connection))).toEqual(BROWSER_TABLES);
      await live(await canaryFamily());
      const leaving = await canaryFamily();
      await prove(server, leaving);
      expect((await server.request("DELETE", "/api/me", { token: leaving.token })).status).toBe(
        200,
      );
      await settled();
      const answers = log.filter((line) => line.includes('"msg":"request"'));
      expect(answers.length).toBeGreaterThan(500);
      expect(read.of("POST /auth/v1/verify")).not.toEqual([]);
      expect(answers.filter((line) => /"status":20\d/.test(line)).length).toBeGreaterThan(200);
    });

    it("a constraint refuses every row", async () => {
      await through(() => refuseWrites(server.connection));
      expect(log.join()).toContain('"code":"23514","constraint":"canary_refuses"');
    });

    it("a date is out of the database's range", async () => {
      await through(() => refuseDates(server.connection));
      expect(log.join()).toContain('"code":"22008"');
    });

    it("the database is gone", async () => {
      await through(async () => {
        const mend = breakDatabase(server.connection);
        await expect
          .poll(() => log.some((line) => line.includes('"msg":"job queue"')), { timeout: 20_000 })
          .toBe(true);
        return mend;
      });
      expect(log.join()).toContain('"code":"57P01"');
    });

    it.each(["error", "down", "rubbish"] as const)(
      "every vendor is in trouble: %s",
      async (trouble) => {
        const living = await canaryFamily();
        for (const vendor of vendors.all) vendor.trouble(trouble);
        await live(living);
        for (const vendor of vendors.all) vendor.trouble("none");
        expect(log.join()).toContain("welcome audio failed");
        expect(log.join()).toContain("vendor message not delivered");
      },
    );

    it("the mail server says 550 and quotes the e-mail address, until the jobs fail for good", async () => {
      await through(async () => {
        smtpServer.refuse(true);
        return () => undefined;
      });
      await settled();
      expect(await count("state = 'retry'")).toBeGreaterThan(10);
      await nothingLeaked();
      const lastTry =
        "update pgboss.job set retry_limit = retry_count + 1, start_after = now() where state = 'retry' and retry_limit > 7";
      const waiting = async () => {
        await server.connection.executeSql(lastTry);
        return count("state in ('created', 'active', 'retry')");
      };
      await expect.poll(waiting, { timeout: 120_000, interval: 100 }).toBe(0);
      expect(
        await count(
          "state = 'failed' and data = '{}' and output ->> 'message' = 'Error EENVELOPE 550'",
        ),
      ).toBeGreaterThan(10);
      expect(log.join()).toContain('"code":"EENVELOPE","status":550');
    });

    it("nobody answers at the mail server's port", async () => {
      smtpServer.refuse(false);
      await through(async () => {
        await smtpServer.close();
        return () => undefined;
      });
      await settled();
      expect(log.join()).toMatch(/"code":"(ESOCKET|ECONNREFUSED)"/);
    });
  },
);

async function nothingLeaked(): Promise<void> {
  const marks = [...SECRET, ...PERSON, ...AUTHOR, ...Object.values(BROWSER), ...secrets];
  expect(log.filter((line) => found(line, marks).length > 0)).toEqual([]);
  for (const [name, text] of await tablesOf(server.connection)) {
    const forbidden = marks.filter((mark) => !keptIn(name).includes(mark));
    expect(found(text, forbidden), name).toEqual([]);
  }
  const metrics = await server.request("GET", "/metrics", {
    headers: bearer(METRICS_TOKEN),
  });
  expect(metrics.status).toBe(200);
  expect(found(String(metrics.body), marks)).toEqual([]);
}

describe("afterwards", () => {
  it(
    "no log line, no job, no metric and no table but those of families holds a canary (T-090)",
    nothingLeaked,
  );

  it("they were planted: families' own tables hold them", async () => {
    const texts = await tablesOf(server.connection);
    expect(found(texts.get("public.users") ?? "", PERSON)).toEqual([
      FAMILY.name,
      FAMILY.email,
      FAMILY.phone,
    ]);
    expect(found(texts.get("public.courses") ?? "", AUTHOR)).toEqual([STAFF.name]);
  });
});
