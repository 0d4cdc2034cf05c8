import type { Page } from "@playwright/test";
import { landing } from "#app/copy/landing.ts";
import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const { story, missions, steps, parents, questions, end } = landing;
const HEADINGS = [story, missions, steps, parents, questions, end].map(({ heading }) => heading);
const SIZES = {
  phone: { width: 390, height: 844 },
  "small phone": { width: 320, height: 568 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
/** What the specification says of the start page, and its buttons. */
const FIRST_SCREEN = [
  "Pocket",
  "Treasure Tracker",
  "Money skills for ages 3 to 18",
  "Where Smart Kids Level Up",
  "Fun learning adventures in life skills, money smarts, and confident thinking.",
  "Get Started",
  "Log In",
];

/** Paths of the requests of a page that match, and those that leave our own host. */
function requestsOf(page: Page, origin: string) {
  const paths: string[] = [];
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    paths.push(url.pathname);
    if (url.origin !== origin) foreign.push(request.url());
  });
  return { loops: () => paths.filter((path) => /\/loop-[^/]+\.mp4$/.test(path)), foreign };
}
const phoneOf = (page: Page) => page.getByRole("img", { name: story.picture });

for (const [name, viewport] of Object.entries(SIZES))
  test(`on a ${name} the specified words are on the first screen and the rest is one scroll away (T-1708)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    for (const text of FIRST_SCREEN)
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pocket");
    for (const heading of HEADINGS)
      await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    const link = page.getByRole("link", { name: "Play the first mission" });
    await expect(link).toHaveAttribute("href", "/onboarding/intro#play");
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    await axeClean(page, `the start page on a ${name}`);
  });

test("the loop is fetched when it comes into view, plays without sound, and can be paused; no request leaves our host (T-1709)", async ({
  page,
  live,
}) => {
  const { loops, foreign } = requestsOf(page, live.url);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: story.pause })).toBeAttached();
  expect(loops()).toEqual([]);
  await phoneOf(page).scrollIntoViewIfNeeded();
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0.2);
  expect(await video.evaluate((v: HTMLVideoElement) => v.muted)).toBe(true);
  await page.getByRole("button", { name: story.pause }).click();
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  await page.getByRole("heading", { name: end.heading }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

test("with reduced motion the loop is a still until its button is pressed (T-1710)", async ({
  page,
  live,
}) => {
  const { loops } = requestsOf(page, live.url);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: story.play }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(phoneOf(page)).toBeVisible();
  expect(loops()).toEqual([]);
  await page.getByRole("button", { name: story.play }).click();
  await expect
    .poll(() => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);
});

test("an answer opens and closes by its own question, before any script runs (T-1711)", async ({
  browser,
  live,
}) => {
  const context = await browser.newContext({ baseURL: live.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const answer = page.getByText("There is nothing to install.");
  await expect(answer).toBeHidden();
  await page.getByText("Which devices does it need?").click();
  await expect(answer).toBeVisible();
  await context.close();
});

test("with forced colours and text of twice the size nothing is cut off sideways (T-1712)", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  await axeClean(page, "the start page with large text");
});

test.describe("with a paywall", () => {
  test.use({ paywall: "after-first-lesson" });

  test("the price stands on the page once, beside the free first mission (T-1713)", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText("$7.99", { exact: true })).toHaveCount(1);
    await expect(page.getByText("First mission free", { exact: true }).first()).toBeInViewport();
    await expect(page.getByRole("link", { name: "Play the first mission free" })).toBeVisible();
    await axeClean(page, "the start page with a paywall");
  });
});
