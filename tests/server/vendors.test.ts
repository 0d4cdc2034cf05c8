import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Consents } from "#domain/consent/consent.ts";
import type { Vendor as VendorName, VendorKind } from "#domain/wire/vendors.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { deleteAccount } from "#server/privacy/delete-account.ts";
import { LESSONS, newFamily, playLesson, prove } from "#tests/support/families.ts";
import { recordCardPayment } from "#tests/support/payments.ts";
import {
  conversionsOf,
  onProduction,
  startWithMarketing,
} from "#tests/support/marketing-vendors.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

const [FIRST = ""] = LESSONS;
let marketing: Awaited<ReturnType<typeof startWithMarketing>>;
let server: TestServer;
let meta: Vendor;
let ga4: Vendor;
let loops: (typeof marketing)["loops"];
beforeAll(async () => {
  marketing = await startWithMarketing();
  ({ server, meta, ga4, loops } = marketing);
});
afterAll(() => marketing.stop());
afterEach(() => marketing.clear());

const family = (agreed: Partial<Consents>) => newFamily(server, { agreed });
const agree = (token: string, consents: Record<string, boolean>) =>
  server.request("PUT", "/api/me/consents", { token, body: consents });
const due = (seconds = 2) => server.runDueWorkAfter(seconds);
const pay = (userId: string, providerId?: string) =>
  recordCardPayment(server.context, userId, providerId);
const conversions = () => conversionsOf(meta);
const calls = () => loops.requests.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`);
/** Messages that are due, each of another family that is gone. */
const fill = (vendor: VendorName, kind: VendorKind, count: number) =>
  server.context.db.insert(vendorMessages).values(
    Array.from({ length: count }, (_, n) => ({
      vendor,
      kind,
      event_id: `${kind}:${n}`,
      user_id: randomUUID(),
      happened_at: server.clock.now(),
      next_try_at: server.clock.now(),
    })),
  );
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a family that agreed to everything", () => {
  it("is reported once at each step, hashed where it must be, in order", async () => {
    const { userId, token, email } = await family({
      ads: true,
      news: true,
      child_name: true,
      analytics: true,
    });
    await due();
    expect(conversions()).toEqual([
      expect.objectContaining({
        event_name: "CompleteRegistration",
        event_id: expect.stringMatching(/^registration:[0-9a-f]{32}$/),
        user_data: {
          em: [sha256(email)],
          external_id: [sha256(userId)],
          client_user_agent: expect.any(String),
        },
      }),
    ]);
    expect(loops.contacts.get(userId)).toMatchObject({
      email,
      userId,
      firstName: "Sam",
      kidName: "Mia",
      progress: 0,
    });

    await server.request("POST", "/api/checkout", {
      token,
      headers: { "user-agent": "Test Browser" },
    });
    await playLesson(server, token, FIRST);
    await onProduction(server, async () => {
      await pay(userId, "pi_1");
      await pay(userId, "pi_1");
      await due();
      await due();
    });
    expect(
      conversions().map(({ event_name, event_id, custom_data }) => [
        event_name,
        String(event_id).split(":")[0],
        custom_data,
      ]),
    ).toEqual([
      ["CompleteRegistration", "registration", undefined],
      ["InitiateCheckout", "checkout", { currency: "USD", value: 7.99 }],
      ["Purchase", "purchase", { currency: "USD", value: 7.99 }],
    ]);
    expect(
      ga4.requests.map(({ body }) => JSON.parse(body).events[0].params.transaction_id),
    ).toEqual(["purchase:pi_1"]);
    expect(loops.contacts.get(userId)?.progress).toBe(1);
    expect(calls()).toEqual(["POST create", "PUT update"]);
  });

  it("with several children: the contact is about the one who played last, by name and number of lessons, and not about one who was removed (T-194)", async () => {
    const own = await family({ news: true, child_name: true });
    const ask = (method: string, path: string, body?: unknown) =>
      server.request(method, `/api${path}`, {
        token: own.token,
        ...(body !== undefined && { body }),
      });
    const ben = (await ask("POST", "/me/children", { name: "Ben", age: 4 })).body.id;
    await ask("PUT", "/me/consents", { news: true, child_name: true, child_id: ben });
    const contact = async () => {
      await due();
      const { kidName, progress } = loops.contacts.get(own.userId) ?? {};
      return [kidName, progress];
    };
    expect(await contact()).toEqual(["Mia", 0]);
    await playLesson(server, own.token, FIRST);
    expect(await contact()).toEqual(["Mia", 1]);
    const { body } = await ask("GET", `/child/${ben}/lessons/${FIRST}`);
    for (let slide = 0; slide < body.slides.length; slide++)
      await ask("PUT", `/child/${ben}/me/lessons/${FIRST}/progress`, { slide, version: 1 });
    expect(await contact()).toEqual(["Ben", 1]);
    await prove(server, own);
    await ask("DELETE", `/me/children/${ben}`);
    expect(await contact()).toEqual(["Mia", 1]);
  });

  it("no URL of a request holds an e-mail, a name or a token, and no body of Meta's or GA4's holds the e-mail", async () => {
    const { userId, email } = await family({
      ads: true,
      news: true,
      child_name: true,
      analytics: true,
    });
    await onProduction(server, async () => {
      await pay(userId);
      await due();
    });
    const all = [...meta.requests, ...loops.requests, ...ga4.requests];
    expect(all.length).toBeGreaterThan(3);
    for (const { path } of all) expect(path).not.toMatch(/@|%40|Sam|Mia|meta-token|loops-key/);
    for (const { body } of [...meta.requests, ...ga4.requests])
      expect(body).not.toMatch(new RegExp(`${email}|Sam|Mia|${userId}`));
  });

  it("sends progress that changes twice at once one time, and the same progress never again (T-104)", async () => {
    const { token } = await family({ news: true });
    await due();
    await playLesson(server, token, FIRST);
    await playLesson(server, token, LESSONS[1] ?? "");
    await due();
    await playLesson(server, token, FIRST);
    await due();
    expect(
      loops.requests
        .filter(({ method }) => method === "PUT")
        .map(({ body }) => JSON.parse(body).progress),
    ).toEqual([2]);
  });
});

describe("a family that agreed to nothing", () => {
  it("is reported to nobody, whatever it does", async () => {
    const { userId, token } = await family({});
    await server.request("POST", "/api/checkout", { token });
    await playLesson(server, token, FIRST);
    await server.request("POST", "/functions/v1/sync-loops-contact", {
      token,
      body: { operation: "create-or-update" },
    });
    await server.request("POST", "/functions/v1/meta-conversions-api", {
      token,
      body: { event_name: "InitiateCheckout", event_id: randomUUID() },
    });
    await onProduction(server, async () => {
      await pay(userId);
      await due();
    });
    expect([meta.requests, loops.requests, ga4.requests].flat()).toEqual([]);
    expect(await server.context.db.select().from(vendorMessages)).toEqual([]);
  });

  it("each purpose opens its own vendor alone, and the child's name only where that is agreed", async () => {
    const { userId } = await family({ news: true });
    await due();
    expect([meta.requests.length, ga4.requests.length]).toEqual([0, 0]);
    expect(loops.contacts.get(userId)).not.toHaveProperty("kidName");
  });
});

it("a browser's Global Privacy Control is a no to advertising and measuring, whatever was pressed", async () => {
  const { token } = await family({});
  const all = { ads: true, analytics: true, news: true, child_name: true, child_progress: true };
  const answer = await server.request("PUT", "/api/me/consents", {
    token,
    body: all,
    headers: { "sec-gpc": "1" },
  });
  expect(answer.body.consents).toEqual({ ...all, ads: false, analytics: false });
  expect((await agree(token, { ads: true })).body.consents.ads).toBe(true);
  const later = await server.request("PUT", "/api/me/consents", {
    token,
    body: { ads: true },
    headers: { "sec-gpc": "1" },
  });
  expect(later.body.consents.ads).toBe(false);
});

describe("a parent who takes it back", () => {
  it("stops what waits at once, and the contact is taken out", async () => {
    const { userId, token } = await family({ news: true, ads: true });
    await due();
    await playLesson(server, token, FIRST);
    await server.request("POST", "/api/checkout", { token });
    await agree(token, { news: false, ads: false });
    await due();
    expect(conversions().map(({ event_name }) => event_name)).toEqual(["CompleteRegistration"]);
    expect(calls()).toEqual(["POST create", "POST delete"]);
    expect(loops.contacts.has(userId)).toBe(false);
  });

  it("a parent who withdraws and agrees again is a contact again", async () => {
    const { userId, token } = await family({ news: true });
    await due();
    await agree(token, { news: false });
    await due();
    await agree(token, { news: true });
    await due();
    expect(loops.contacts.get(userId)?.email).toBeDefined();
  });

  it("and deletes the account leaves nothing here, and the vendor is asked to forget", async () => {
    const { userId, email, token } = await family({ news: true, ads: true });
    await due();
    await server.request("POST", "/api/checkout", { token });
    await deleteAccount(server.context, { userId, email, sessionId: null });
    const left = await server.context.db
      .select()
      .from(vendorMessages)
      .where(eq(vendorMessages.user_id, userId));
    expect(left.map(({ kind }) => kind)).toEqual(["forget"]);
    expect(JSON.stringify(left)).not.toContain(email);
    await due();
    expect(loops.contacts.has(userId)).toBe(false);
    expect(conversions()).toHaveLength(1);
  });

  it("whom the vendor never knew is not reported to it", async () => {
    const { userId, email } = await family({});
    await deleteAccount(server.context, { userId, email, sessionId: null });
    await due();
    expect(loops.requests).toEqual([]);
  });
});

describe("a vendor in trouble", () => {
  it.each(["down", "error"] as const)(
    "%s: the family notices nothing, and it is sent later, once",
    async (trouble) => {
      meta.trouble(trouble);
      const { token } = await family({ ads: true });
      expect((await server.request("GET", "/api/me", { token })).body.profile.kid_name).toBe("Mia");
      await due();
      meta.trouble("none");
      await due(30);
      const before = meta.requests.length;
      await due(61);
      await due(61);
      expect(meta.requests).toHaveLength(before + 1);
    },
  );

  it("that stays away is given up after its tries", async () => {
    loops.trouble("error");
    await family({ news: true });
    for (const minutes of [0, 1, 5, 25, 125, 625, 3000]) await due(minutes * 60 + 2);
    const [message] = await server.context.db.select().from(vendorMessages);
    expect([message?.attempts, message?.failed_at === null]).toEqual([6, false]);
    expect(loops.requests).toHaveLength(6);
  });

  it("two instances that deliver at once send it once (T-081)", async () => {
    await family({ ads: true });
    server.clock.advance(2);
    const { deliverVendorMessages } = await import("#server/vendor-delivery/deliver.ts");
    await Promise.all([
      deliverVendorMessages(server.context),
      deliverVendorMessages(server.context),
      deliverVendorMessages(server.context),
    ]);
    expect(conversions()).toHaveLength(1);
  });
});

describe("a round of sending", () => {
  it.each([
    ["meta", "InitiateCheckout", 50],
    ["meta", "CompleteRegistration", 50],
    ["ga4", "purchase", 50],
    ["loops", "contact", 50],
    ["loops", "forget", 50],
    ["mixpanel", "product_lesson", 500],
    ["mixpanel", "product_forget", 50],
  ] as const)(
    "sends %s a share of the %s that wait, so that other recurring jobs have their turn, and the next one goes on (T-1737)",
    async (vendor, kind, share) => {
      // Nobody of these has an account any more: what is handled is dropped.
      await fill(vendor, kind, share + 20);
      const left: number[] = [];
      for (let round = 0; round < 2; round++) {
        await due();
        left.push(
          await server.context.db.$count(
            vendorMessages,
            and(eq(vendorMessages.kind, kind), eq(vendorMessages.attempts, 0)),
          ),
        );
      }
      expect(left).toEqual([20, 0]);
    },
  );

  it("asks a vendor to delete, however many events wait (T-1738)", async () => {
    await fill("loops", "contact", 200);
    await fill("loops", "forget", 1);
    await due();
    expect(calls()).toContain("POST delete");
  });
});

it("without vendors nothing is kept for them", async () => {
  const plain = await startTestServer();
  const { token } = await newFamily(plain);
  await plain.request("PUT", "/api/me/consents", {
    token,
    body: { ads: true, news: true, analytics: true },
  });
  expect(await plain.context.db.select().from(vendorMessages)).toEqual([]);
  await plain.stop();
});
