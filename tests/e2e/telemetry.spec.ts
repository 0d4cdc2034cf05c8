import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { firstMission } from "./first-quizzes.ts";
import { expect, openGroups, test } from "./fixtures.ts";
import {
  eventsOf,
  isLesson,
  NAMES,
  PAGES,
  pagesOf,
  REFERRER,
  vendorsOf,
  journey,
  watchRequests,
} from "./measuring.ts";

test.use({ paywall: "after-first-lesson", measuring: true });

/** Each test checks the requests of its own family alone. */
test.beforeEach(async ({ live }) => {
  live.vendors?.trouble("none");
  await live.running().context.db.delete(vendorMessages);
  live.vendors?.forget();
});

/**
 * Delays the request that gives the account the consents of its sign-up until a page would have
 * begun to measure: the account's missing consents must not be taken for a refusal.
 */
const joinSignupAfterMeasuringCouldBegin = (page: Page) =>
  page.route("**/api/me/finish-signup", async (route) => {
    await page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      2 * ANALYTICS.startDelayMs,
    );
    await route.continue();
  });

const ask = (path: string) => new URL(path, "http://vendor.invalid");

test("each step of a family that agreed reaches each vendor once, none of them from the child's pages", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  const watched = watchRequests(page, live.url);
  await joinSignupAfterMeasuringCouldBegin(page);
  const { email, token } = await journey(page, live, "Yes to all", true);
  // The vendor's library sends the unsent events of a closed page from the next page, with growing
  // delays.
  const arrived = (name: string) => eventsOf(vendors).filter(({ event }) => event === name).length;
  await expect.poll(() => arrived("page_viewed")).toBe(PAGES.length);
  for (const name of ["onboarding_completed", "paywall_viewed", "checkout_started"])
    await expect.poll(() => arrived(name)).toBe(1);
  const wasCalled = (path: string) =>
    vendors.mixpanel.requests.some((request) => request.path.startsWith(path));
  // The replay goes every ten seconds.
  await expect.poll(() => wasCalled("/record")).toBe(true);
  await page.goto("/courses/CourseTrack");
  const waitsFor = eq(vendorMessages.kind, "product_lesson");
  // Each slide, and the lesson's beginning and end.
  await expect
    .poll(() => live.running().context.db.$count(vendorMessages, waitsFor))
    .toBe(firstMission.length + 2);
  live.clock.advance(2);
  await live.running().runDueWork();

  const events = eventsOf(vendors);
  const sent = events.filter((event) => !isLesson(event));
  const fromServer = sent.filter(({ properties }) => properties["$device_id"] === undefined);
  expect(fromServer.map(({ event }) => event)).toEqual(["registration", "purchase"]);
  expect(fromServer[1]?.properties).toMatchObject({
    product_type: "subscription",
    revenue: 7.99,
    user_journey_stage: "registered",
  });
  // Unsent events of a closed page arrive later, so sort by the events' own times.
  const fromPages = sent
    .filter((event) => !fromServer.includes(event))
    .sort((a, b) => a.properties.time - b.properties.time);
  expect(
    fromPages.map(({ event, properties }) =>
      event === "page_viewed" ? `page: ${String(properties["page_name"])}` : event,
    ),
  ).toEqual([
    "page: Landing",
    "page: Parent Name",
    "page: Kid Name",
    "page: Kid Age",
    "page: Create Account",
    "page: Account Verify",
    "onboarding_completed",
    "page: Magic Link Handler",
    "page: Auth Callback",
    "page: Paywall",
    "paywall_viewed",
    "checkout_started",
    "page: Paywall",
  ]);
  expect(fromPages[0]?.properties).toMatchObject({
    page_category: "landing",
    page_stage: "discovery",
    user_journey_stage: "anonymous",
    device_type: "desktop",
    $current_url: `${live.url}/`,
  });
  // Each at its own time, and all of them with what led here first.
  expect(new Set(fromPages.slice(0, 5).map(({ properties }) => properties.time)).size).toBe(5);
  for (const { properties } of fromPages) {
    expect(properties).toMatchObject({
      referrer: `${REFERRER}/`,
      utm_source: "letter",
      utm_campaign: "spring sale",
    });
    expect(properties).not.toHaveProperty("utm_term");
  }
  // Events of browser and server have one user id, the child's lesson events another.
  const known = new Set(
    [...fromServer, ...fromPages.slice(9)].map(({ properties }) => properties["$user_id"]),
  );
  expect(known.size).toBe(1);
  const lesson = events.filter(isLesson);
  expect(lesson.map(({ event }) => event)).toEqual([
    "lesson_started",
    ...firstMission.map(() => "slide_viewed"),
    "lesson_completed",
  ]);
  expect(
    new Set(lesson.map(({ properties }) => properties.distinct_id)).isDisjointFrom(known),
  ).toBe(true);
  const ofProfile = Object.assign(
    {},
    ...vendors.mixpanel.profiles.map(({ $set }) => $set),
  ) as Record<string, unknown>;
  const ours = Object.keys(ofProfile).filter((name) => !name.startsWith("$"));
  expect(ours.toSorted()).toEqual([
    "child_age_band",
    "onboarding_step",
    "registration_date",
    "registration_method",
  ]);
  expect(ofProfile).toMatchObject({ child_age_band: "3-6", onboarding_step: 4 });
  expect(fromServer[1]?.properties["child_age_band"]).toBe("3-6");

  // This vendor's events have no time: those of a closed page may arrive after later ones.
  expect(pagesOf(vendors).toSorted()).toEqual([...PAGES].sort());
  const views = vendors.plausible.requests.map(
    ({ body }) => JSON.parse(body) as { url: string; referrer?: string },
  );
  const [first, ...others] = views.sort(
    (a, b) => Number(b.referrer !== undefined) - Number(a.referrer !== undefined),
  );
  expect(first?.referrer).toBe(REFERRER);
  const landed = new URL(first?.url ?? "");
  expect([landed.pathname, landed.search]).toEqual([
    "/",
    "?utm_source=letter&utm_campaign=spring+sale",
  ]);
  expect(others.map(({ referrer }) => referrer)).toEqual(PAGES.slice(1).map(() => undefined));
  // A pixel whose page was left before its answer came is asked for again under the same id, which
  // the ad service counts once.
  const allPixels = vendors.meta.requests
    .filter(({ method }) => method === "GET")
    .map(({ path }) => ask(path).searchParams);
  const pixels = [...new Map(allPixels.map((query) => [query.get("eid"), query])).values()];
  const conversions = vendors.meta.requests
    .filter(({ method }) => method === "POST")
    .flatMap(({ body }) => JSON.parse(body).data);
  expect(pixels.map((query) => query.get("ev"))).toEqual([
    "CompleteRegistration",
    "InitiateCheckout",
    "Purchase",
  ]);
  expect(conversions.map(({ event_name, event_id }) => [event_name, event_id])).toEqual(
    pixels.map((query) => [query.get("ev"), query.get("eid")]),
  );
  expect(
    vendors.loops.requests.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`),
  ).toEqual(["POST create", "PUT update"]);
  expect(vendors.ga4.requests).toHaveLength(1);

  expect(wasCalled("/flags")).toBe(true);
  for (const vendor of Object.values(vendors.byName)) expect(vendor.refused).toEqual([]);
  expect(watched.fromKid).toEqual([]);

  // No e-mail address, token or name; a replay's style sheets hold '@media', so there the
  // e-mail address itself is looked for.
  for (const vendor of [vendors.mixpanel, vendors.meta, vendors.ga4, vendors.plausible]) {
    for (const { path, body, headers } of vendor.requests) {
      const sent = decodeURIComponent(
        `${path} ${body.replaceAll("%", "%25")} ${JSON.stringify(headers)}`,
      );
      for (const secret of [email, token, NAMES.kid, NAMES.parent])
        expect(sent).not.toContain(secret);
      if (!path.startsWith("/record")) expect(sent).not.toContain("@");
      expect(sent).not.toMatch(/token_hash|[?&]code=/);
    }
  }
});

test("sends nothing about a family that refused consent, from no browser and no server (T-071)", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  await journey(page, live, "No thanks", false);
  await page.goto("/account");
  await live.running().runDueWork();
  expect(
    Object.entries(vendors.byName).flatMap(([name, { requests }]) =>
      requests.map(({ path }) => `${name} ${path}`),
    ),
  ).toEqual([]);
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) =>
        /mp_|mixpanel|analytics|alias|telemetry/i.test(key),
      ),
    );
  expect(await kept()).toEqual([]);
  await page.goto("/privacy");
  expect(await kept()).toEqual([]);
});

test.describe("vendors that fail", () => {
  test.use({ vendorsFail: true });
  for (const trouble of ["down", "slow", "error", "rubbish"] as const) {
    test(`vendors that are all ${trouble} change no step of a family${trouble === "down" ? "" : " @long"}`, async ({
      page,
      live,
    }) => {
      const vendors = vendorsOf(live);
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      vendors.trouble(trouble);
      const watched = watchRequests(page, live.url);
      await journey(page, live, "Yes to all", false);
      expect(vendors.mixpanel.requests.length).toBeGreaterThan(0);
      expect(watched.slow).toEqual([]);
      expect(watched.fromKid).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
});

test("consent that is taken back stops measuring on the spot and leaves nothing behind; signing out too (T-072)", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  const { token } = await journey(page, live, "Yes to all", false);
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) =>
        /^(mp_|__mpq|aliased|pendingAnalytics|signupConsents)/.test(key),
      ),
    );
  const events = () =>
    vendors.mixpanel
      .events()
      .filter(({ properties }) => String(properties["$current_url"]).endsWith("/account")).length;
  await page.goto("/account");
  await expect.poll(events).toBeGreaterThan(0);
  expect(await kept()).not.toEqual([]);
  await openGroups(page);
  await page.getByLabel(/How grown-ups use our pages/).uncheck();
  await expect.poll(kept).toEqual([]);
  await expect
    .poll(
      async () =>
        (await live.request("GET", "/api/me/consents", { token })).body.consents.analytics,
    )
    .toBe(false);

  // From here on nothing is sent, on this page or the next.
  const before = vendors.mixpanel.requests.length;
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/account");
  await page.getByRole("heading", { level: 1 }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(live.url + "/");
  expect(vendors.mixpanel.requests.length).toBe(before);
  expect(await kept()).toEqual([]);
});

test("sends nothing from a browser with Global Privacy Control, whatever is pressed (T-076)", async ({
  browser,
  live,
}) => {
  const vendors = vendorsOf(live);
  const context = await browser.newContext({
    baseURL: live.url,
    extraHTTPHeaders: { "Sec-GPC": "1" },
  });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on(
    "request",
    (request) => new URL(request.url()).origin === live.url || foreign.push(request.url()),
  );
  await page.goto("/");
  await page.goto("/onboarding/parent-name?utm_source=letter");
  await page.getByLabel("Parent Name").fill(NAMES.parent);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Child Name")).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /analytics|telemetry/i.test(key)),
    ),
  ).toEqual([]);
  await journey(page, live, "Yes to all", false);
  expect(foreign).toEqual([]);
  expect(vendors.plausible.requests).toEqual([]);
  await context.close();
});
