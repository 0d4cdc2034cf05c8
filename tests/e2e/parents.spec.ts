import type { Page } from "@playwright/test";
import { firstChildOf } from "#tests/support/families.ts";
import { enter, giveAllowance } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  answerQuestions,
  createAccount,
  expect,
  finishMissions,
  newEmail,
  openAccount,
  passParentalGate,
  test,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

const MAX_HEIGHT = 1400;

/** A family whose child has finished a mission and uses the jars. */
async function addPlayed(page: Page, live: LiveServer): Promise<string> {
  const email = await addFamily(page, live);
  await finishMissions(page, live, 1);
  const mia = (await firstChildOf(live.running().context, { email }))?.id ?? "";
  await giveAllowance(live, mia, { amount: 500 });
  await enter(live, mia, {
    kind: "divided",
    save: 300,
    spend: 100,
    share: 100,
    week: "2026-11-02",
  });
  return email;
}

/** The line that opens a group. */
const lineOf = (page: Page, name: string) => page.locator("summary", { hasText: name });

test("on a phone the account page begins with the child and is under 1,400 pixels high (T-1857)", async ({
  page,
  live,
}) => {
  await addPlayed(page, live);
  await page.goto("/account");
  await passParentalGate(page);
  const child = page.getByRole("region", { name: "Mia" });
  await expect(child).toContainText("1 of 5 missions");
  await expect(child).toContainText("$3.00");
  await expect(child).toContainText("To ask at dinner");
  await expect(child.getByText("1 of 5 missions")).toBeInViewport();
  await expect(
    child.getByRole("link", { name: "Would you like this once a week by e-mail?" }),
  ).toBeVisible();
  await expect(page.locator("main details[open]")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
  await axeClean(page, "account, folded");
  for (const name of ["Family", "Notifications", "Privacy and data", "Sign-in"])
    await lineOf(page, name).press("Enter");
  await expect(page.getByLabel("Parent Name")).toHaveValue("Sam");
  await axeClean(page, "account, all groups open");
});

test("a link to a section of the account page opens its group, which a reload keeps open (T-1858)", async ({
  page,
  live,
}) => {
  await addPlayed(page, live);
  await page.goto("/account#devices");
  await passParentalGate(page);
  const devices = page.getByRole("heading", { name: "Devices signed in" });
  await expect(devices).toBeFocused();
  await expect(devices).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your children" })).toBeHidden();
  await lineOf(page, "Family").click();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await lineOf(page, "Family").click();
  // The page keeps what is open with the event of the fold, a moment after the tap.
  const kept = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(kept).toContain('"family":true');
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your children" })).toBeVisible();
  await expect(devices).toBeHidden();
});

test("what goes wrong in a group that was folded meanwhile opens it (T-1859)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await openAccount(page);
  const { promise: isFolded, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/api/me", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await isFolded;
    return route.abort();
  });
  await page.getByLabel("Parent Name").fill("Alex");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await lineOf(page, "Family").click();
  await expect(page.getByLabel("Parent Name")).toBeHidden();
  fail();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Parent Name")).toHaveValue("Alex");
});

test("a code is typed, corrected and pasted into six boxes that are one field (T-1860)", async ({
  page,
}) => {
  await answerQuestions(page);
  await createAccount(page, newEmail());
  const field = page.getByRole("textbox", { name: "6-digit code from the mail" });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  const boxes = page.locator("[data-filled]");
  await field.pressSequentially("12a 3");
  await expect(boxes).toHaveText(["1", "2", "3", "", "", ""]);
  await expect(page.getByRole("button", { name: "Use the code" })).toBeDisabled();
  await field.pressSequentially("456");
  await field.press("Home");
  await field.press("9");
  await expect(boxes).toHaveText(["9", "2", "3", "4", "5", "6"]);
  await expect(page.getByRole("button", { name: "Use the code" })).toBeEnabled();
  await field.fill("Your code is 654 321");
  await expect(field).toHaveValue("654321");
  await expect(page.getByRole("link", { name: "Open Gmail" })).toHaveAttribute("rel", "noreferrer");
  await axeClean(page, "six boxes");
});

test("a tapped age fills the field, and a typed one marks its chip (T-1861)", async ({ page }) => {
  await page.goto("/onboarding/parent-name");
  await page.getByLabel("Parent Name").fill("Sam");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hi Sam!")).toBeVisible();
  await page.getByLabel("Child Name").fill("Mia");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hi Mia!")).toBeVisible();
  const ages = page.getByRole("group", { name: "Tap an age" }).getByRole("button");
  await expect(ages).toHaveText(Array.from({ length: 16 }, (_, index) => String(index + 3)));
  await ages.filter({ hasText: /^7$/ }).click();
  await expect(page.getByLabel("Child Age")).toHaveValue("7");
  await page.getByLabel("Child Age").fill("12");
  await expect(page.getByRole("button", { pressed: true })).toHaveText("12");
  await axeClean(page, "ages");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/lesson/intro");
});

test.describe("where the course is sold", () => {
  test.use({ paywall: "after-first-lesson" });

  test("the account page shows unfolded that missions wait, and the paywall what is bought (T-1862)", async ({
    page,
    live,
  }) => {
    await addFamily(page, live);
    await page.goto("/account");
    await passParentalGate(page);
    await page.getByRole("note").getByRole("link", { name: "See the course" }).click();
    await expect(page.getByRole("heading", { name: "Continue the Adventure!" })).toBeVisible();
    const covers = page.locator("main img");
    await expect(covers).toHaveCount(5);
    for (const cover of await covers.all()) await expect(cover).toBeInViewport();
    await expect(page.getByRole("button", { name: "Unlock Full Course" })).toBeInViewport({
      ratio: 1,
    });
    const can = page.getByRole("region", { name: "What your child can do afterwards" });
    await expect(can.getByRole("list").first().getByRole("listitem")).toHaveCount(5);
  });
});
