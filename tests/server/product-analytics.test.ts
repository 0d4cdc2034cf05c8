import { randomUUID } from "node:crypto";
import { missions } from "#course/treasure-tracker/course.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { consents, learningEvents, vendorMessages } from "#server/platform/db/schema.ts";
import { deleteAccount } from "#server/privacy/delete-account.ts";
import { LESSONS, newEmail, newFamily } from "#tests/support/families.ts";
import { recordCardPayment } from "#tests/support/payments.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import {
  MIXPANEL_ENV,
  PLAUSIBLE_ENV,
  startMixpanel,
  startPlausible,
} from "#tools/vendor-stand-ins/analytics.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
let mixpanel: Awaited<ReturnType<typeof startMixpanel>>;
let plausible: Vendor;
beforeAll(async () => {
  [mixpanel, plausible] = [await startMixpanel(), await startPlausible()];
  server = await startTestServer({
    env: {
      ...MIXPANEL_ENV(mixpanel),
      ...PLAUSIBLE_ENV(plausible),
      PRODUCTION_HOST: new URL(BASE).host,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mixpanel.stop(), plausible.stop()]);
});
afterEach(async () => {
  mixpanel.trouble("none");
  expect([mixpanel.refused, plausible.refused]).toEqual([[], []]);
  for (const vendor of [mixpanel, plausible]) vendor.forget();
  await server.context.db.delete(vendorMessages);
});

const measuredEvents = () => mixpanel.events();
const due = (seconds = 2) => server.runDueWorkAfter(seconds);
const SLIDES = missions[0]?.lesson.slides ?? [];
const lessonEvent = (name: string, slide?: number) => ({
  event_id: randomUUID(),
  name,
  lesson_id: FIRST,
  at: server.clock.now().toISOString(),
  ...(slide !== undefined && { slide_id: SLIDES[slide % SLIDES.length]?.id, data: { slide } }),
});
const play = (token: string, events: object[]) =>
  server.request("POST", "/api/events", { token, body: { events } });

describe("our server reports to the product analytics", () => {
  it("of a registration and a purchase, once, under what stands for the parent (T-111)", async () => {
    const { userId, token } = await newFamily(server, { agreed: { analytics: true } });
    const { measured_as } = (await server.request("GET", "/api/me/consents", { token })).body;
    for (let twice = 0; twice < 2; twice++)
      await recordCardPayment(server.context, userId, "pi_analytics");
    await due();
    await due();
    expect(
      measuredEvents().map(({ event, properties }) => [event, properties.distinct_id]),
    ).toEqual([
      ["registration", measured_as],
      ["purchase", measured_as],
    ]);
    expect(measuredEvents()[1]?.properties).toMatchObject({
      product_type: "subscription",
      revenue: 7.99,
      currency: "USD",
    });
    expect(mixpanel.requests).toHaveLength(1);
    expect(JSON.stringify(mixpanel.requests)).not.toContain(userId);
  });

  it("of a child's lesson where a parent wants it: three kinds of events, by a random number, each once", async () => {
    const { userId, token } = await newFamily(server, { agreed: { child_progress: true } });
    const events = [
      lessonEvent("lesson_started"),
      lessonEvent("slide_viewed", 0),
      lessonEvent("heard", 0),
      lessonEvent("lesson_completed"),
    ];
    const page = {
      event_id: randomUUID(),
      name: "page_viewed",
      at: server.clock.now().toISOString(),
      data: { page: "Course Track" },
    };
    await play(token, [...events, page]);
    await play(token, events);
    await due();
    expect(measuredEvents().map(({ event }) => event)).toEqual([
      "lesson_started",
      "slide_viewed",
      "lesson_completed",
    ]);
    expect(measuredEvents()[1]?.properties).toMatchObject({ lesson_id: FIRST, slide: 0 });
    const [child] = await server.context.db
      .select({ id: learningEvents.child_id })
      .from(learningEvents)
      .where(eq(learningEvents.event_id, page.event_id));
    expect(new Set(measuredEvents().map(({ properties }) => properties.distinct_id))).toEqual(
      new Set([child?.id]),
    );
    expect(JSON.stringify(mixpanel.requests)).not.toContain(userId);
  });

  it("with the child's age band, where the words that were agreed to name it, and never the age", async () => {
    const { userId, token } = await newFamily(server, {
      kid_age: 11,
      agreed: { analytics: true, child_progress: true },
    });
    await play(token, [lessonEvent("lesson_started")]);
    await due();
    expect(
      measuredEvents().map(({ event, properties }) => [event, properties["child_age_band"]]),
    ).toEqual([
      ["registration", "10-12"],
      ["lesson_started", "10-12"],
    ]);
    expect(JSON.stringify(measuredEvents())).not.toMatch(/kid_age|"11"|:11[,}]/);
    // A yes to words of before does not cover it.
    await server.context.db
      .update(consents)
      .set({ text_version: "2026-11" })
      .where(eq(consents.user_id, userId));
    await play(token, [lessonEvent("lesson_completed")]);
    await due();
    expect(measuredEvents().at(-1)?.properties).not.toHaveProperty("child_age_band");
  });

  it("of nothing where nobody agreed, and of nothing more once it is taken back", async () => {
    const silent = await newFamily(server, { agreed: {} });
    await play(silent.token, [lessonEvent("lesson_started")]);
    expect(
      await server.context.db.$count(vendorMessages, eq(vendorMessages.kind, "product_lesson")),
    ).toBe(0);
    const { token } = await newFamily(server, {
      agreed: { child_progress: true, analytics: true },
    });
    await play(token, [lessonEvent("lesson_started")]);
    await server.request("PUT", "/api/me/consents", {
      token,
      body: { child_progress: false, analytics: false },
    });
    await due();
    expect(measuredEvents()).toEqual([]);
  });

  it("in batches of at most fifty, all of them at once, in order (T-108)", async () => {
    const { token } = await newFamily(server, { agreed: { child_progress: true } });
    const events = Array.from({ length: 120 }, (_, slide) => lessonEvent("slide_viewed", slide));
    for (let from = 0; from < events.length; from += 40)
      await play(token, events.slice(from, from + 40));
    await due();
    expect(measuredEvents().map(({ properties }) => properties["slide"])).toEqual(
      Array.from({ length: 120 }, (_, slide) => slide),
    );
    expect(mixpanel.requests).toHaveLength(Math.ceil(120 / ANALYTICS.batchSize));
  });

  it.each(["down", "error", "rubbish"] as const)(
    "later when it is %s, and the family notices nothing",
    async (trouble) => {
      mixpanel.trouble(trouble);
      const { token } = await newFamily(server, { agreed: { child_progress: true } });
      expect((await play(token, [lessonEvent("lesson_started")])).body).toEqual({ kept: 1 });
      await due();
      mixpanel.trouble("none");
      await due(61);
      await due(61);
      expect(measuredEvents().map(({ event }) => event)).toEqual(["lesson_started"]);
    },
  );
});

describe("a deleted account", () => {
  it("leaves no event here, and the vendor is asked to delete parent and child", async () => {
    const { userId, email, token } = await newFamily(server, {
      agreed: { analytics: true, child_progress: true },
    });
    const { measured_as } = (await server.request("GET", "/api/me/consents", { token })).body;
    const event = lessonEvent("lesson_started");
    await play(token, [event]);
    const [row] = await server.context.db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.event_id, event.event_id));
    await deleteAccount(server.context, { userId, email, sessionId: null });
    await due();
    expect(
      await server.context.db.$count(
        learningEvents,
        eq(learningEvents.child_id, row?.child_id ?? ""),
      ),
    ).toBe(0);
    expect(measuredEvents()).toEqual([]);
    expect(mixpanel.deletions.map((ids) => ids.toSorted())).toEqual([
      [measured_as, row?.child_id].toSorted(),
    ]);
  });

  it("of somebody who never agreed asks for nothing", async () => {
    const { userId, email } = await newFamily(server, { agreed: {} });
    await deleteAccount(server.context, { userId, email, sessionId: null });
    await due();
    expect(mixpanel.deletions).toEqual([]);
  });
});

describe("page views", () => {
  const view = (options: {
    token?: string;
    view?: object;
    body?: object;
    headers?: Record<string, string>;
  }) =>
    server.request("POST", "/api/page-views", {
      ...options,
      body: {
        views: [{ event_id: randomUUID(), path: "/paywall", ...options.view }],
        ...options.body,
      },
      headers: { "user-agent": "Test Browser", ...options.headers },
    });

  it("go on to the page analytics where the parent agreed, without the visitor's IP address", async () => {
    const { token } = await newFamily(server, { agreed: { analytics: true } });
    const more = {
      referrer: "https://search.example",
      campaign: { utm_source: "letter", utm_campaign: "spring sale" },
    };
    expect((await view({ token, view: more })).body).toEqual({ taken: true });
    await expect.poll(() => plausible.requests.length).toBe(1);
    const [request] = plausible.requests;
    expect(JSON.parse(request?.body ?? "")).toMatchObject({
      url: "http://localhost:5173/paywall?utm_source=letter&utm_campaign=spring+sale",
      referrer: "https://search.example",
      props: { page_name: "Paywall", page_category: "monetization", page_stage: "conversion" },
    });
    expect(request?.headers["user-agent"]).toBe("Test Browser");
    expect(JSON.stringify(request?.headers)).not.toMatch(/forwarded|127\.0\.0\.1:5173/);
  });

  it("go on in their order, the start page too, each once however often it comes", async () => {
    const { token } = await newFamily(server, { agreed: { analytics: true } });
    const views = ["/", "/onboarding/parent-name", "/onboarding/kid-name"].map((path) => ({
      event_id: randomUUID(),
      path,
    }));
    const [landing] = views;
    const send = (batch: unknown[]) => view({ token, body: { views: batch } });
    const pages = () =>
      plausible.requests.map(({ body }) => new URL(JSON.parse(body).url).pathname);
    await send([...views, landing]);
    await expect.poll(() => pages().length).toBe(3);
    await send(views);
    await send([landing, { event_id: randomUUID(), path: "/login" }]);
    await expect
      .poll(pages)
      .toEqual(["/", "/onboarding/parent-name", "/onboarding/kid-name", "/login"]);
    expect(JSON.parse(plausible.requests[0]?.body ?? "").props).toEqual({
      page_name: "Landing",
      page_category: "landing",
      page_stage: "discovery",
    });
  });

  it("of a sign-up that waits count by its own consent, and by nobody else's", async () => {
    const signup = { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email: newEmail() };
    const { signup_id } = (await server.request("POST", "/api/pending-signups", { body: signup }))
      .body;
    expect((await view({ body: { signup_id } })).body).toEqual({ taken: false });
    await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, {
      body: { analytics: true },
    });
    expect((await view({ body: { signup_id } })).body).toEqual({ taken: true });
    expect((await view({ body: { signup_id: randomUUID() } })).body).toEqual({ taken: false });
    expect((await view({})).status).toBe(401);
    await expect.poll(() => plausible.requests.length).toBe(1);
  });

  it("are not sent where the browser asks that nothing is shared, or the parent refused", async () => {
    const { token } = await newFamily(server, { agreed: { analytics: true } });
    expect((await view({ token, headers: { "sec-gpc": "1" } })).body).toEqual({ taken: false });
    const refused = await newFamily(server, { agreed: { ads: true } });
    expect((await view({ token: refused.token })).body).toEqual({ taken: false });
    expect(plausible.requests).toEqual([]);
  });

  it.each([
    { path: "/lesson/intro" },
    { referrer: "https://mail.example/?u=a@b.example" },
    { campaign: { utm_source: "sam@example.com" } },
    { campaign: { email: "x" } },
    { child: "Mia" },
  ])("take %j not", async (more) => {
    const { token } = await newFamily(server, { agreed: { analytics: true } });
    expect((await view({ token, view: more })).status).toBe(400);
  });
});
