import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const PAGES = [
  ["/login", "This page is not here yet"],
  [`/lesson/${FIRST_LESSON_ID}`, "The sea is rough today"],
  ["/lesson-builder", "This page is not here yet"],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} says in words when its scripts do not come, with a way to try again (T-1714)`, async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await axeClean(page, `${path} without its scripts`);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
  });

  test(`${path} says at once that it needs scripts where they are switched off (T-1715)`, async ({
    browser,
    live,
  }) => {
    const context = await browser.newContext({ baseURL: live.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await context.close();
  });
}
