import { and, inArray, isNotNull } from "drizzle-orm";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { purchases, users } from "#server/platform/db/schema.ts";
import { signSetupLink } from "#server/payments/setup.ts";
import {
  LESSONS,
  newEmail,
  newestMail,
  newFamily,
  playLesson,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { checkoutOf, startStripe, STRIPE_ENV } from "#tools/vendor-stand-ins/services.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const LINK_SECRET = "s".repeat(32);
let server: TestServer;
let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer({
    env: {
      ...STRIPE_ENV(stripe),
      PAYWALL: "after-first-lesson",
      PAYMENT_URL: "https://pay.example.com/b/1",
      SETUP_LINK_SECRET: LINK_SECRET,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

let events = 0;
const eventOf = (type: string, object: unknown) => ({
  id: `evt_${events++}`,
  object: "event",
  type,
  created: Math.floor(server.clock.now().getTime() / 1000),
  data: { object },
});
const refundOf = (checkout: Record<string, unknown>) =>
  eventOf("charge.refunded", {
    object: "charge",
    payment_intent: checkout["payment_intent"],
    refunded: true,
    amount: 799,
    currency: "usd",
  });
async function deliver(event: unknown, secret = "whsec_test", agedS = 0) {
  const raw = JSON.stringify(event);
  const timestamp = Math.floor(server.clock.now().getTime() / 1000) - agedS;
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: raw,
    secret,
    timestamp,
  });
  return (
    await server.request("POST", "/functions/v1/payment-webhook", {
      raw,
      headers: { "stripe-signature": signature },
    })
  ).status;
}
const isPaid = async (token: string) =>
  (await server.request("GET", "/api/me/payment", { token })).body.paid;
const now = () => server.clock.now().getTime();

describe("the payment webhook", () => {
  it("opens the course for its buyer, once, and a refund closes it again", async () => {
    const family = await newFamily(server);
    await playLesson(server, family.token, FIRST);
    expect(
      (await server.request("GET", `/api/lessons/${SECOND}`, { token: family.token })).status,
    ).toBe(402);
    expect(
      (
        await server.request("PUT", `/api/me/lessons/${SECOND}/progress`, {
          token: family.token,
          body: { slide: 0, version: 1 },
        })
      ).status,
    ).toBe(402);
    expect(
      (await server.request("GET", "/api/me", { token: family.token })).body.needs_payment,
    ).toBe(true);

    const checkout = checkoutOf("pays@example.com", now(), { client_reference_id: family.userId });
    const paid = eventOf("checkout.session.completed", checkout);
    expect(await deliver(paid)).toBe(200);
    expect(await deliver(paid)).toBe(200);
    expect(await deliver(eventOf("checkout.session.completed", checkout))).toBe(200);
    expect(await isPaid(family.token)).toBe(true);
    expect(
      (await server.request("GET", `/api/lessons/${SECOND}`, { token: family.token })).status,
    ).toBe(200);
    const rows = (await server.context.db.select().from(purchases)).filter(
      ({ user_id }) => user_id === family.userId,
    );
    expect(
      rows.map(({ amount_cents, currency, email }) => [amount_cents, currency, email]),
    ).toEqual([[799, "usd", null]]);

    expect(await deliver(refundOf(checkout))).toBe(200);
    expect(await isPaid(family.token)).toBe(false);
    expect(
      (await server.request("GET", `/api/lessons/${SECOND}`, { token: family.token })).status,
    ).toBe(402);
  });

  it("a refund that comes before its payment wins", async () => {
    const family = await newFamily(server);
    const checkout = checkoutOf(family.email, now(), { client_reference_id: family.userId });
    await deliver(refundOf(checkout));
    await deliver(eventOf("checkout.session.completed", checkout));
    expect(await isPaid(family.token)).toBe(false);
  });

  it("forged, unsigned and stale messages are refused and change nothing", async () => {
    const family = await newFamily(server);
    const event = eventOf(
      "checkout.session.completed",
      checkoutOf(family.email, now(), { client_reference_id: family.userId }),
    );
    expect(await deliver(event, "another secret")).toBe(400);
    expect(await deliver(event, "whsec_test", 3600)).toBe(400);
    expect(
      (
        await server.request("POST", "/functions/v1/payment-webhook", {
          raw: JSON.stringify(event),
        })
      ).status,
    ).toBe(400);
    expect(await isPaid(family.token)).toBe(false);
  });

  it.each([
    ["another amount", { amount_total: 100 }],
    ["another currency", { currency: "eur" }],
    ["not paid yet", { payment_status: "unpaid" }],
    ["another mode", { livemode: true }],
  ])("%s opens nothing", async (_what, change) => {
    const family = await newFamily(server);
    await deliver(
      eventOf(
        "checkout.session.completed",
        checkoutOf(family.email, now(), { client_reference_id: family.userId, ...change }),
      ),
    );
    expect(await isPaid(family.token)).toBe(false);
  });

  it("a payment with an e-mail address without an account waits for its family", async () => {
    const email = newEmail();
    await deliver(eventOf("checkout.session.completed", checkoutOf(email, now())));
    const family = await newFamily(server, { email });
    expect(await isPaid(family.token)).toBe(true);
  });

  it("a reference that is no id of an account counts for none, and the e-mail address finds the buyer", async () => {
    const family = await newFamily(server);
    const checkout = checkoutOf(family.email, now(), { client_reference_id: "-".repeat(36) });
    expect(await deliver(eventOf("checkout.session.completed", checkout))).toBe(200);
    expect(await isPaid(family.token)).toBe(true);
  });

  it("the payment page is asked for by the family's id, without name or e-mail", async () => {
    const family = await newFamily(server);
    const { body } = await server.request("POST", "/api/checkout", { token: family.token });
    const url = new URL(body.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_reference_id: family.userId,
      return_url: "http://localhost:5173/courses/CourseTrack?payment=true",
    });
  });
});

describe("setup-user-auth", () => {
  const setUp = (body: Record<string, unknown>) =>
    server.request("POST", "/functions/v1/setup-user-auth", { body });
  const noTokens = { success: true, isNewUser: false };
  const proofFor = (email: string, change: Record<string, unknown> = {}) => {
    const checkout = checkoutOf(email, now(), change);
    stripe.add(checkout);
    return checkout.id;
  };

  it("a new buyer with a fresh payment gets a session and the course; the e-mail address stays unconfirmed", async () => {
    const email = newEmail();
    const { status, body } = await setUp({
      email,
      parentName: "Sam Jones",
      session_id: proofFor(email),
    });
    expect([status, body.success, body.isNewUser, body.user.email]).toEqual([
      200,
      true,
      true,
      email,
    ]);
    const me = await server.request("GET", "/api/me", { token: body.access_token });
    expect(me.body).toMatchObject({
      email,
      profile: null,
      draft: { parent_name: "Sam", reminder_preference: null },
    });
    expect(await isPaid(body.access_token)).toBe(true);
    const user = await server.request("GET", "/auth/v1/user", { token: body.access_token });
    expect(user.body.email_confirmed_at).toBeUndefined();
    const confirmed = await signIn(server, email);
    expect(
      (await server.request("POST", "/api/checkout", { token: body.access_token })).status,
    ).toBe(401);
    expect(await isPaid(confirmed.token)).toBe(true);
  });

  it.each([
    ["no proof", () => ({})],
    [
      "a used proof",
      async (email: string) => {
        const session_id = proofFor(email);
        await server.request("POST", "/functions/v1/setup-user-auth", {
          body: { email, parentName: "Sam", session_id },
        });
        return { session_id };
      },
    ],
    ["another's checkout", () => ({ session_id: proofFor(newEmail()) })],
    ["an unknown checkout", () => ({ session_id: "cs_test_unknown" })],
    ["a wrong amount", (email: string) => ({ session_id: proofFor(email, { amount_total: 1 }) })],
    [
      "a payment of the other mode",
      (email: string) => ({ session_id: proofFor(email, { livemode: true }) }),
    ],
    [
      "an old payment",
      (email: string) => ({
        session_id: proofFor(email, { created: Math.floor(now() / 1000) - 3700 }),
      }),
    ],
    [
      "a forged signature",
      (email: string) => ({
        expires: Math.floor(now() / 1000) + 600,
        signature: signSetupLink("t".repeat(32), email, Math.floor(now() / 1000) + 600),
      }),
    ],
    [
      "a signature that ended",
      (email: string) => ({
        expires: Math.floor(now() / 1000) - 1,
        signature: signSetupLink(LINK_SECRET, email, Math.floor(now() / 1000) - 1),
      }),
    ],
  ])("%s: one and the same reply without tokens, and a mail", async (_what, proof) => {
    const email = newEmail();
    const given: object = await Promise.resolve(proof(email));
    const { status, body } = await setUp({ email, parentName: "Sam", ...given });
    expect([status, body]).toEqual([200, noTokens]);
    expect((await newestMail(server, email)).tokenHash).not.toBe("");
  });

  it("an e-mail address that has an account gets the same reply, proof or not, and again within the minute", async () => {
    const { email } = await newFamily(server);
    server.clock.advance(61);
    for (const proof of [{ session_id: proofFor(email) }, {}]) {
      const { status, body } = await setUp({ email, parentName: "Sam", ...proof });
      expect([status, body]).toEqual([200, noTokens]);
    }
  });

  it.each([
    ["the webhook came first", true],
    ["the webhook has not come yet", false],
  ])(
    "a payment of a family opens no second account, and its refund closes the course for all: %s (T-660)",
    async (_when, webhookFirst) => {
      const family = await newFamily(server);
      const email = newEmail();
      const checkout = checkoutOf(email, now(), { client_reference_id: family.userId });
      stripe.add(checkout);
      if (webhookFirst) await deliver(eventOf("checkout.session.completed", checkout));
      expect((await setUp({ email, parentName: "Sam", session_id: checkout.id })).body).toEqual(
        noTokens,
      );
      expect(await isPaid(family.token)).toBe(true);
      await newestMail(server, email);
      server.clock.advance(61);
      const other = await newFamily(server, { email });
      expect(await isPaid(other.token)).toBe(false);

      await deliver(refundOf(checkout));
      expect(await isPaid(family.token)).toBe(false);
      const paid = await server.context.db
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, [family.userId, other.userId]), isNotNull(users.payment)));
      expect(paid).toEqual([]);
    },
  );

  it("a link the shop signed works once", async () => {
    const email = newEmail();
    const expires = Math.floor(now() / 1000) + 600;
    const link = {
      email,
      parentName: "Sam",
      expires,
      signature: signSetupLink(LINK_SECRET, email, expires),
    };
    expect((await setUp(link)).body.isNewUser).toBe(true);
    expect((await setUp(link)).body).toEqual(noTokens);
  });

  it("ten tries at once with one payment open one account", async () => {
    const email = newEmail();
    const session_id = proofFor(email);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => setUp({ email, parentName: "Sam", session_id })),
    );
    expect(replies.filter(({ body }) => body.isNewUser)).toHaveLength(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });

  it("the provider down: a mail, no tokens", async () => {
    const email = newEmail();
    const session_id = proofFor(email);
    stripe.trouble("down");
    expect((await setUp({ email, parentName: "Sam", session_id })).body).toEqual(noTokens);
    stripe.trouble("none");
  });

  it.each([
    [{ email: "", parentName: "Sam" }, "setup_incomplete"],
    [{ email: "sam", parentName: "Sam" }, "setup_email"],
    [{ email: "sam@example.com", parentName: "S" }, "setup_name"],
  ])("%j is refused: %s", async (body, error) =>
    expect((await setUp(body)).body).toEqual({ success: false, error }),
  );
});
