import type { Page, Request } from "@playwright/test";
import { eq } from "drizzle-orm";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { documentFor } from "#domain/routing/routes.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { call } from "#tests/support/process.ts";
import {
  answerQuestions,
  createAccount,
  enjoy,
  expect,
  newEmail,
  passParentalGate,
  passRewards,
  playMission1,
  pressLink,
  signUp,
  test,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import {
  CAMPAIGN,
  eventsOf,
  isLesson,
  NAMES,
  PAGES,
  pagesOf,
  REFERRER,
  vendorsOf,
} from "./measuring.ts";

test.use({ paywall: "after-first-lesson", measuring: true });

/** Each test looks at what its own family brought. */
test.beforeEach(async ({ live }) => {
  live.vendors?.trouble("none");
  await live.running().context.db.delete(vendorMessages);
  live.vendors?.forget();
});

/** What went where while a page was used. */
function watchRequests(page: Page, own: string) {
  const fromChild: string[] = [];
  const slow: string[] = [];
  page.on("request", (request: Request) => {
    const from = new URL(request.frame().url() || own);
    if (
      from.origin === own &&
      documentFor(from.pathname).zone === "kid" &&
      new URL(request.url()).origin !== own
    )
      fromChild.push(request.url());
  });
  page.on("requestfinished", (request: Request) => {
    const { pathname, origin } = new URL(request.url());
    // The greeting has its own ten seconds.
    if (
      origin === own &&
      pathname !== "/functions/v1/welcome-audio" &&
      !pathname.startsWith("/media/") &&
      request.timing().responseStart > 5_000
    )
      slow.push(pathname);
  });
  return { fromKid: fromChild, slow };
}

/**
 * A new family's way from the questions to the bought course; the lesson is played, or reported by
 * another device.
 */
async function journey(
  page: Page,
  live: LiveServer,
  consent: "No thanks" | "Yes to all",
  isPlayed: boolean,
) {
  const email = newEmail();
  await page.goto(`/?${CAMPAIGN}`, { referer: `${REFERRER}/find?q=sam@example.com` });
  await answerQuestions(page, NAMES);
  await createAccount(page, email, consent);
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  if (isPlayed) {
    await page.getByRole("button", { name: "Get Started" }).click();
    await playMission1(page);
    await passRewards(page, "Super fun!");
  } else {
    for (let slide = 0; slide < 9; slide++)
      await call(live.url, "PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
        token,
        body: { slide, version: 1 },
      });
    await page.goto(`/lesson/lesson-feedback-2?lesson=${FIRST_LESSON_ID}`);
    await enjoy(page, "Super fun!");
  }
  await page.waitForURL("**/paywall");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Unlock Full Course" }).click();
  await page.getByRole("button", { name: "Pay $7.99" }).click();
  await expect(
    page.getByRole("heading", { name: "Thank you! The course is yours." }),
  ).toBeVisible();
  return { email, token };
}

const ask = (path: string) => new URL(path, "http://vendor.invalid");

test("sends each step of a family that agreed to everything to each vendor once; the child's pages contact no other host", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  const watched = watchRequests(page, live.url);
  const { email, token } = await journey(page, live, "Yes to all", true);
  await expect
    .poll(() => eventsOf(vendors).filter(({ event }) => event === "page_viewed").length, {
      timeout: 15_000,
    })
    .toBe(PAGES.length);
  const wasCalled = (path: string) =>
    vendors.mixpanel.requests.some((request) => request.path.startsWith(path));
  // The replay goes every ten seconds.
  await expect.poll(() => wasCalled("/record"), { timeout: 20_000 }).toBe(true);
  await page.goto("/courses/CourseTrack");
  const waitsFor = eq(vendorMessages.kind, "product_lesson");
  await expect.poll(() => live.running().context.db.$count(vendorMessages, waitsFor)).toBe(11);
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
  // A page that is left hands on what it could not send: the events' own times say their order.
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
  // The browser's and the server's are of one person, the child's of another.
  const known = new Set(
    [...fromServer, ...fromPages.slice(9)].map(({ properties }) => properties["$user_id"]),
  );
  expect(known.size).toBe(1);
  const lesson = events.filter(isLesson);
  expect(lesson.map(({ event }) => event)).toEqual([
    "lesson_started",
    ...Array.from({ length: 9 }, () => "slide_viewed"),
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

  expect(pagesOf(vendors)).toEqual(PAGES);
  const views = vendors.plausible.requests.map(
    ({ body }) => JSON.parse(body) as { url: string; referrer?: string },
  );
  expect(new URL(views[0]?.url ?? "").search).toBe("?utm_source=letter&utm_campaign=spring+sale");
  expect(views.map(({ referrer }) => referrer)).toEqual([
    REFERRER,
    ...PAGES.slice(1).map(() => undefined),
  ]);
  const pixels = vendors.meta.requests
    .filter(({ method }) => method === "GET")
    .map(({ path }) => ask(path).searchParams);
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

  // Nobody's address, token or name; a replay's style sheets hold '@media', so there the address
  // itself is looked for.
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

for (const trouble of ["down", "slow", "error", "rubbish"] as const) {
  test(`vendors that are all ${trouble} change no step of a family`, async ({ page, live }) => {
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

test("the measuring keeps the specification's numbers: begun after half a second, sent every five, fifty at once, scrolls at each quarter (T-109)", async ({
  page,
  live,
}) => {
  const { mixpanel } = vendorsOf(live);
  const email = await signUp(page, live);
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  await call(live.url, "PUT", "/api/me/consents", { token, body: { analytics: true } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000); // it runs on a little until it is paused
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(ANALYTICS.startDelayMs - 1);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await page.clock.runFor(1);
  await expect
    .poll(() => mixpanel.requests.some(({ path }) => path.startsWith("/flags")))
    .toBe(true);

  const tracked = () => mixpanel.requests.filter(({ path }) => path.startsWith("/track"));
  const sizes = () =>
    tracked().map(
      ({ body }) => (JSON.parse(new URLSearchParams(body).get("data") ?? "[]") as unknown[]).length,
    );
  const events = (name: string) => mixpanel.events().filter(({ event }) => event === name);
  await page.clock.runFor(ANALYTICS.flushEveryMs);
  await expect.poll(() => events("page_viewed").length).toBe(1);
  const before = tracked().length;
  await page.evaluate(() => {
    for (let n = 0; n < 60; n++) document.querySelector<HTMLElement>("h1")?.click();
  });
  await page.clock.runFor(ANALYTICS.flushEveryMs);
  await expect.poll(() => events("$mp_click").length).toBe(60);
  expect(Math.max(...sizes().slice(before))).toBe(ANALYTICS.batchSize);

  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate(async (part) => {
      const ended = new Promise((resolve) =>
        addEventListener("scrollend", resolve, { once: true }),
      );
      scrollTo(0, Math.ceil(part * (document.body.scrollHeight - innerHeight)));
      await ended;
    }, share);
  }
  await page.clock.runFor(ANALYTICS.flushEveryMs);
  await expect.poll(() => events("$mp_scroll").length).toBe(4);
  expect(
    JSON.stringify(mixpanel.requests.filter(({ path }) => !path.startsWith("/record"))),
  ).not.toContain(email);
});

test("a replay of a page with a playing video is recorded without one refusal by our content policy", async ({
  page,
  live,
}) => {
  const { mixpanel } = vendorsOf(live);
  await signUp(page, live);
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  await call(live.url, "PUT", "/api/me/consents", { token, body: { analytics: true } });
  const refusals: string[] = [];
  page.on("console", (message) => message.type() === "error" && refusals.push(message.text()));
  await page.exposeFunction("refused", (what: string) => refusals.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as never as { refused(what: string): void }).refused(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  await page.goto("/onboarding/intro");
  // The flags are asked for once it has started.
  await expect
    .poll(() => mixpanel.requests.some(({ path }) => path.startsWith("/flags")))
    .toBe(true);
  await page.getByRole("link", { name: "Get Started" }).click();
  // The bar that fills while the video plays changes its style several times a second.
  const changes = () =>
    mixpanel.requests.filter(
      ({ path, body }) => path.startsWith("/record") && body.includes("scaleX(0."),
    ).length;
  await expect.poll(changes, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(refusals).toEqual([]);
  expect(mixpanel.refused).toEqual([]);
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
  await expect.poll(events, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(await kept()).not.toEqual([]);
  await page.getByLabel(/How grown-ups use our pages/).uncheck();
  await expect.poll(kept).toEqual([]);
  await expect
    .poll(
      async () =>
        (await call(live.url, "GET", "/api/me/consents", { token })).body.consents.analytics,
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
