import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { addFamily, expect, openQuiz, test } from "./fixtures.ts";

const LESSON = `/lesson/${FIRST_LESSON_ID}`;
const READS = ["/api/me", `/api/lessons/${FIRST_LESSON_ID}`];

/** Paths of a page's reads that match, in their order; the time zone is saved meanwhile. */
function watch(page: Page, wanted: RegExp): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && wanted.test(pathname)) seen.push(pathname);
  });
  return seen;
}

test("family and lesson are asked for before the page's own scripts have come", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  const requests = watch(page, /^\/api\/(me|lessons\/[^/]+)$/);
  const held: (() => void)[] = [];
  await page.route("**/assets/child-*.js", (route) => {
    held.push(() => void route.continue());
  });
  await page.goto(LESSON, { waitUntil: "commit" });
  await expect.poll(() => requests).toEqual(READS);
  expect(held).toHaveLength(1);
  for (const go of held) go();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  expect(requests).toEqual(READS);
});

test("answers are shown before the characters are drawn, which then appear in the place kept for them", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  const held: (() => void)[] = [];
  await page.route("**/assets/all-drawings-*.js", (route) => {
    held.push(() => void route.continue());
  });
  await page.reload();
  const answer = page.getByRole("radio").first();
  await expect(answer).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  const before = await answer.boundingBox();
  await expect(page.locator('[data-part="head"]')).toHaveCount(0);
  for (const go of held) go();
  await expect(page.locator('[data-part="head"]').first()).toBeVisible();
  expect(await answer.boundingBox()).toEqual(before);
});

test("the lesson intro prepares the first lesson: 'Get Started' opens it without asking the server again (T-114)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  const requests = watch(page, /^\/(api\/(me|lessons\/[^/]+)$|media\/content\/.*\/videos\/)/);
  await page.goto("/lesson/intro");
  await expect.poll(() => requests.filter((path) => path.endsWith(".m4a"))).toHaveLength(1);
  expect(requests).toEqual(expect.arrayContaining(READS));
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  expect(requests.filter((path) => READS.includes(path))).toEqual([]);
});

test("where the browser saves data, the lesson intro fetches no clip ahead", async ({
  page,
  live,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await addFamily(page, live);
  const requests = watch(page, /^\/(api\/lessons\/[^/]+$|media\/content\/)/);
  await page.goto("/lesson/intro");
  await expect.poll(() => requests).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([`/api/lessons/${FIRST_LESSON_ID}`]);
});
