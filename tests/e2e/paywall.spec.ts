import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { purchases } from "#server/platform/db/schema.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  expect,
  finishMissions,
  passCard,
  passParentalGate,
  passRewards,
  test,
} from "./fixtures.ts";

test.use({ paywall: "after-first-lesson" });

test("after the first lesson a parent buys the course, and the second lesson opens (T-092)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await passRewards(page, "Super fun!");
  await page.waitForURL("**/paywall");
  await passParentalGate(page);
  await expect(page.getByRole("heading", { name: "Continue the Adventure!" })).toBeVisible();
  for (const words of [
    "Unlock the complete Money Skills Course with Pocket",
    "Money Skills: Treasure Tracker",
    "5 lessons included",
    "$7.99",
    "One-time purchase • Secure payment",
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await axeClean(page, "paywall");

  await page.goto("/courses/CourseTrack");
  await passCard(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL("**/paywall");
  await page.goto("/courses/CourseTrack?payment=true");
  await page.waitForURL("**/paywall?payment=true");
  await expect(
    page.getByText("We are waiting for the payment to arrive. That takes a few seconds."),
  ).toBeVisible();
  await axeClean(page, "waiting");
  await expect(page.getByText(/^The payment has not arrived yet/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "Back to the map" }).click();

  await page.goto("/paywall");
  await page.route("**/api/checkout", (route) => route.abort());
  await page.getByRole("button", { name: "Unlock Full Course" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/checkout");
  await page.getByRole("button", { name: "Unlock Full Course" }).click();
  await page.waitForURL("**/dev/checkout*");
  expect(page.url()).not.toContain("@");
  await page.getByRole("button", { name: "Pay $7.99" }).click();
  await page.waitForURL("**/paywall?payment=true");
  await expect(
    page.getByRole("heading", { name: "Thank you! The course is yours." }),
  ).toBeVisible();
  await axeClean(page, "paid");
  await page.getByRole("link", { name: "Continue the adventure" }).click();
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Need or Want\?/ })).toBeVisible();
  await page.goto("/paywall");
  await expect(page.getByRole("heading", { name: "The course is yours" })).toBeVisible();
  expect(await live.running().context.db.select().from(purchases)).toHaveLength(1);
});

test("the paywall of nobody leads to login, and one that can't be loaded looks again", async ({
  page,
  live,
}) => {
  await page.goto("/paywall");
  await page.waitForURL("**/login");
  await addFamily(page, live);
  await page.route("**/api/me/payment", (route) => route.abort());
  await page.goto("/paywall");
  await passParentalGate(page);
  await expect(page.getByRole("button", { name: "Check again" })).toBeVisible();
  await page.unroute("**/api/me/payment");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Continue the Adventure!" })).toBeVisible();
});
