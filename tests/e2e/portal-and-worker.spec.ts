import type { Page } from "@playwright/test";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "./allowances.ts";
import { expect, newEmail, test } from "./fixtures.ts";
import { startPortal } from "./portal.ts";

test.use({ serviceWorkers: "allow" });

/** URL paths of what the device keeps that is a portal's page. */
const keptPortalPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        if (text.includes("Sign in to our network")) found.push(new URL(request.url).pathname);
      }
    }
    return found;
  });

test("a network's sign-in page is never kept as a file of the app or as an answer (T-1189)", async ({
  page,
  live,
}) => {
  await using portal = await startPortal(live.url);
  const { kept } = await newFamily(live, { email: newEmail() });
  // The worker that begins to install meets the portal in the place of the app's files.
  portal.catches = ({ url, headers }) =>
    url?.startsWith("/assets/") === true && headers["sec-fetch-dest"] === "empty";
  await storeSession(page, portal, kept);
  await page.goto(`${portal.url}/courses/CourseTrack`);
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await expect.poll(() => portal.asked.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await keptPortalPages(page)).toEqual([]);

  portal.catches = () => false;
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const keptReads = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("family-reads"));
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptReads, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(["/api/me", "/api/course-track"]));
  expect(await keptPortalPages(page)).toEqual([]);

  portal.catches = () => true;
  portal.asked.length = 0;
  await page.reload();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  expect(portal.asked).toContain("/api/me");
  expect(await keptPortalPages(page)).toEqual([]);
});

/** The worker's caches answer until it gets the message, and never again. */
const SILENCE = `(() => {
  let isSilent = false;
  addEventListener("message", ({ data }) => (isSilent ||= data === "silence"));
  for (const { prototype } of [CacheStorage, Cache])
    for (const name of ["open", "match", "matchAll", "has", "keys", "delete", "put"]) {
      const real = prototype[name];
      if (real === undefined) continue;
      prototype[name] = function (...asked) {
        return isSilent ? new Promise(() => undefined) : real.apply(this, asked);
      };
    }
})();
`;

test("where the device's caches do not answer any more, the page and its answers come from the network (T-1896)", async ({
  page,
  live,
}) => {
  await using portal = await startPortal(live.url);
  portal.before["/sw.js"] = SILENCE;
  const { kept } = await newFamily(live, { email: newEmail() });
  await storeSession(page, portal, kept);
  await page.goto(`${portal.url}/courses/CourseTrack`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("silence"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible({ timeout: 60_000 });
});
