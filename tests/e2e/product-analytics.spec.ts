import { ANALYTICS } from "#domain/wire/analytics.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { addFamily, expect, test } from "./fixtures.ts";
import { vendorsOf } from "./measuring.ts";

test.use({ paywall: "after-first-lesson", measuring: true });

/** Each test looks at what its own family brought. */
test.beforeEach(async ({ live }) => {
  live.vendors?.trouble("none");
  await live.running().context.db.delete(vendorMessages);
  live.vendors?.forget();
});

test("the analytics keep the specification's numbers (T-109)", async ({ page, live }) => {
  const { mixpanel } = vendorsOf(live);
  const email = await addFamily(page, live);
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  await live.request("PUT", "/api/me/consents", { token, body: { analytics: true } });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000); // it runs on a little until it is paused
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(ANALYTICS.startDelayMs - 1);
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([]);
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

test("a replay of a page with a playing video is recorded without one refusal by our content policy @long", async ({
  page,
  live,
}) => {
  const { mixpanel } = vendorsOf(live);
  await addFamily(page, live);
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  await live.request("PUT", "/api/me/consents", { token, body: { analytics: true } });
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
