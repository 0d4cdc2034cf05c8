import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Consents } from "#domain/consent/consent.ts";
import { CONVERSIONS, VENDOR_KINDS } from "#domain/wire/vendors.ts";
import type { Conversion, VendorKind } from "#domain/wire/vendors.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { isSentFromHere } from "#server/vendors/production.ts";
import { newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { recordCardPayment } from "#tests/support/payments.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startMeasuringVendors } from "#tools/vendor-stand-ins/all.ts";
import type { MeasuringVendors } from "#tools/vendor-stand-ins/all.ts";

const HOST = new URL(BASE).host;
let vendors: MeasuringVendors;
let server: TestServer;
beforeAll(async () => {
  vendors = await startMeasuringVendors();
  server = await startTestServer({ env: { ...vendors.env, PRODUCTION_HOST: HOST } });
});
afterAll(async () => {
  await server.stop();
  await vendors.stop();
});
afterEach(async () => {
  for (const vendor of Object.values(vendors.byName)) expect(vendor.refused).toEqual([]);
  vendors.forget();
  await server.context.db.delete(vendorMessages);
  server.context.config.productionHost = HOST;
});

const due = (seconds = 2) => server.runDueWorkAfter(seconds);
const pay = (userId: string, providerId?: string) =>
  recordCardPayment(server.context, userId, providerId);
interface Sent {
  event_name: Conversion;
  event_id: string;
  event_source_url: string;
  user_data: { client_user_agent: string };
  custom_data?: { currency: string; value: number };
}
const sent = () =>
  vendors.meta.requests.flatMap(({ body }) => (JSON.parse(body) as { data: Sent[] }).data);
const report = (
  family: TestFamily,
  event_name: Conversion,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  server.request("POST", "/functions/v1/meta-conversions-api", {
    token: family.token,
    headers,
    body: { event_name, event_id: "evt_123", event_time: 1, action_source: "website", ...more },
  });
const EVERYTHING: Partial<Consents> = { ads: true, analytics: true };

describe("a conversion that the server saw", () => {
  it("names its page and a browser, whatever it is", async () => {
    const family = await newFamily(server, { agreed: EVERYTHING });
    await server.request("POST", "/api/checkout", {
      token: family.token,
      headers: { "user-agent": "Phone Browser" },
    });
    await pay(family.userId);
    await due();
    expect(
      sent().map(({ event_name, event_source_url }) => [event_name, event_source_url]),
    ).toEqual([
      ["CompleteRegistration", `${BASE}/auth/callback`],
      ["InitiateCheckout", `${BASE}/paywall`],
      ["Purchase", `${BASE}/paywall`],
    ]);
    for (const { user_data } of sent()) expect(user_data.client_user_agent).not.toBe("");
    // The payment provider reports a purchase: its browser is the one that went to pay.
    expect(
      sent()
        .slice(1)
        .map(({ user_data }) => user_data.client_user_agent),
    ).toEqual(["Phone Browser", "Phone Browser"]);
  });

  it("of a family whose devices are unknown names this server", async () => {
    await newFamily(server, { agreed: EVERYTHING });
    await due();
    expect(sent()[0]?.user_data.client_user_agent).toMatch(/^TreasureTracker\/\d/);
  });
});

describe("meta-conversions-api", () => {
  it.each(["evt_123", "1700000000.42:7", randomUUID()])(
    "takes the event id %s and sends it on",
    async (event_id) => {
      const family = await newFamily(server, { agreed: EVERYTHING });
      const reply = await report(family, "InitiateCheckout", { event_id });
      expect(reply.body).toMatchObject({ success: true, outcome: "queued", event_id });
      await due();
      expect(sent().find(({ event_name }) => event_name === "InitiateCheckout")?.event_id).toBe(
        event_id,
      );
    },
  );

  it.each(["", "evt 123", "evt_<script>", "sam@example.com", "x".repeat(101)])(
    "refuses the event id %j",
    async (event_id) => {
      const family = await newFamily(server, { agreed: EVERYTHING });
      expect((await report(family, "InitiateCheckout", { event_id })).status).toBe(400);
    },
  );

  it("sends the page and the browser that the body names, but no query and no other site's page", async () => {
    const family = await newFamily(server, { agreed: EVERYTHING });
    const pages = [
      `${BASE}/courses/CourseTrack?payment=true`,
      "https://elsewhere.example/paywall",
      `${BASE}/a/sam@example.com`,
    ];
    for (const [index, event_source_url] of pages.entries())
      await report(family, "InitiateCheckout", {
        event_id: `evt_${index}`,
        event_source_url,
        client_user_agent: `Browser ${index}`,
      });
    await due();
    expect(
      sent()
        .filter(({ event_name }) => event_name === "InitiateCheckout")
        .map(({ event_source_url, user_data }) => [event_source_url, user_data.client_user_agent]),
    ).toEqual([
      [`${BASE}/courses/CourseTrack`, "Browser 0"],
      [`${BASE}/paywall`, "Browser 1"],
      [`${BASE}/paywall`, "Browser 2"],
    ]);
  });

  it("counts each of the three events once, whether the server, the browser or both report it", async () => {
    const family = await newFamily(server, { agreed: EVERYTHING });
    const { event_id } = (await server.request("POST", "/api/checkout", { token: family.token }))
      .body;
    await pay(family.userId, "pi_once");
    const replies = [
      await report(family, "CompleteRegistration"),
      await report(family, "InitiateCheckout", { event_id }),
      await report(family, "Purchase"),
    ];
    await due();
    for (const conversion of CONVERSIONS) await report(family, conversion, { event_id });
    await due();
    expect(replies.map(({ body }) => body.outcome)).toEqual([
      "already_queued",
      "already_queued",
      "already_queued",
    ]);
    expect(sent().map((event) => [event.event_name, event.event_id])).toEqual([
      ["CompleteRegistration", replies[0]?.body.event_id],
      ["InitiateCheckout", event_id],
      ["Purchase", "purchase:pi_once"],
    ]);
    expect(sent().map(({ custom_data }) => custom_data)).toEqual([
      undefined,
      { currency: "USD", value: 7.99 },
      { currency: "USD", value: 7.99 },
    ]);
  });

  it("sends a registration and a purchase of our records to which the parent agrees later, by their own time", async () => {
    const family = await newFamily(server);
    await pay(family.userId, "pi_later");
    const at = server.clock.now().getTime();
    await due();
    await server.request("PUT", "/api/me/consents", { token: family.token, body: { ads: true } });
    const outcomes = [
      await report(family, "CompleteRegistration"),
      await report(family, "Purchase"),
    ].map(({ body }) => body.outcome);
    await due();
    expect(outcomes).toEqual(["queued", "queued"]);
    const events = vendors.meta.requests.flatMap(
      ({ body }) => JSON.parse(body).data as { event_time: number }[],
    );
    expect(events.map(({ event_time }) => event_time)).toEqual([
      Math.floor(at / 1000),
      Math.floor(at / 1000),
    ]);
  });

  it("says why it sends nothing", async () => {
    const silent = await newFamily(server);
    expect((await report(silent, "InitiateCheckout")).body).toEqual({
      success: true,
      outcome: "skipped",
      message: "Not forwarded: the parent has not agreed to it.",
      event_id: "evt_123",
    });
    const family = await newFamily(server, { agreed: EVERYTHING });
    expect((await report(family, "InitiateCheckout", {}, { "sec-gpc": "1" })).body.outcome).toBe(
      "skipped",
    );
    expect((await report(family, "Purchase")).body.message).toBe(
      "Not forwarded: our records have no such event.",
    );
    server.context.config.productionHost = null;
    await pay(family.userId);
    expect((await report(family, "Purchase")).body.message).toBe(
      "Not forwarded: purchases are sent by the production host only.",
    );
    await due();
    expect(sent().map(({ event_name }) => event_name)).toEqual(["CompleteRegistration"]);
  });

  it("does not let a family take an event's id away from another family", async () => {
    const [thief, family] = [
      await newFamily(server, { agreed: EVERYTHING }),
      await newFamily(server, { agreed: EVERYTHING }),
    ];
    await report(thief, "InitiateCheckout", { event_id: "purchase:pi_theirs" });
    await pay(family.userId, "pi_theirs");
    await due();
    expect(
      sent()
        .filter(({ event_id }) => event_id === "purchase:pi_theirs")
        .map(({ event_name }) => event_name),
    ).toEqual(["InitiateCheckout", "Purchase"]);
  });
});

describe("purchases are sent by the production host alone, to every vendor", () => {
  const PURCHASES = (Object.keys(VENDOR_KINDS) as VendorKind[]).filter(
    (kind) => VENDOR_KINDS[kind].isPurchase,
  );
  const messagesByVendor = () => ({
    meta: sent().filter(({ event_name }) => event_name === "Purchase").length,
    ga4: vendors.ga4.requests.length,
    mixpanel: vendors.mixpanel.events().filter(({ event }) => event === "purchase").length,
    loops: vendors.loops.requests.filter(({ body }) => /purchase|7\.99/i.test(body)).length,
  });

  it("every message about a purchase follows the rule", () => {
    expect(PURCHASES).toEqual(
      (Object.keys(VENDOR_KINDS) as VendorKind[]).filter((kind) => /purchase/i.test(kind)),
    );
    for (const kind of Object.keys(VENDOR_KINDS) as VendorKind[]) {
      const publicUrl = "https://treasure.example";
      expect(isSentFromHere(kind, { publicUrl, productionHost: "treasure.example" })).toBe(true);
      for (const productionHost of [null, "staging.treasure.example", "treasure.example:8443"])
        expect(isSentFromHere(kind, { publicUrl, productionHost })).toBe(!PURCHASES.includes(kind));
    }
  });

  it.each([
    [HOST, { meta: 1, ga4: 1, mixpanel: 1, loops: 0 }, true],
    ["treasure.example", { meta: 0, ga4: 0, mixpanel: 0, loops: 0 }, false],
    [null, { meta: 0, ga4: 0, mixpanel: 0, loops: 0 }, false],
  ])(
    "with the production host %s, seen from this one: %j, the pixel %s",
    async (productionHost, expected, pixel) => {
      server.context.config.productionHost = productionHost;
      const family = await newFamily(server, { agreed: { ...EVERYTHING, news: true } });
      await pay(family.userId);
      await due();
      expect(messagesByVendor()).toEqual(expected);
      expect((await server.request("GET", "/api/telemetry")).body.counts_purchases).toBe(pixel);
    },
  );

  it("a purchase that waited while the host stopped being production is dropped", async () => {
    const family = await newFamily(server, { agreed: EVERYTHING });
    await pay(family.userId);
    server.context.config.productionHost = "treasure.example";
    await due();
    expect(messagesByVendor()).toEqual({ meta: 0, ga4: 0, mixpanel: 0, loops: 0 });
  });

  it.each(["https://treasure.example", "treasure.example/path", "two hosts"])(
    "PRODUCTION_HOST does not take %j",
    (PRODUCTION_HOST) =>
      expect(() => readConfig({ PRODUCTION_HOST })).toThrow(
        /^Configuration: PRODUCTION_HOST: takes a host name/,
      ),
  );
});
