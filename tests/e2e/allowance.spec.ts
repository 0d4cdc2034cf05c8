import type { Page } from "@playwright/test";
import { jarEntries } from "#server/platform/db/schema.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import { expect, newEmail, openGroups, passParentalGate, test, typeProof } from "./fixtures.ts";
import { listenTo } from "./listening.ts";

test.use({ serviceWorkers: "allow" });

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const jar = (page: Page, name: string, what: string) =>
  page.getByRole("button", { name: RegExp(`^${name} ?: ?${what}$`) });
const holds = async (page: Page, save: string, spend: string, share: string) => {
  await expect(jar(page, "Save", save)).toBeVisible();
  await expect(jar(page, "Spend", spend)).toBeVisible();
  await expect(jar(page, "Share", share)).toBeVisible();
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a four-year-old shares out coins by ear and keyboard, and a parent corrects them on another device", async ({
  page: tablet,
  browser,
  live,
}) => {
  const email = newEmail();
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 4 };
  const family = await newFamily(live, { email, ...names });
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  // Both devices have the server's day, which other tests move.
  const today = live.clock.now();
  for (const device of [phone, tablet]) await device.clock.setSystemTime(today);
  await storeSession(phone, live, family.kept);

  // Before an allowance is set there are no jars.
  await tablet.setViewportSize({ width: 820, height: 1180 });
  const { all: played } = await listenTo(tablet);
  await storeSession(tablet, live, family.kept);
  await tablet.route("**/api/me/jars", (route) => route.abort(), { times: 1 });
  await tablet.goto("/courses/jars");
  await button(tablet, "Try Again").click();
  await expect(tablet.getByText("There are no jars here now.")).toBeVisible();
  await axeClean(tablet, "jars, off");

  // The parent sets one on the phone; that needs the mailed code.
  await phone.goto(`${live.url}/account`);
  await passParentalGate(phone);
  await openGroups(phone);
  await expect(phone.getByText("No bank is involved and no money moves")).toBeVisible();
  await button(phone, "Set an allowance for Mia").click();
  await phone.getByLabel("Coins a week (1 to 20)").fill("-3");
  await expect(phone.getByText("Please type a whole number from 1 to 20.")).toBeVisible();
  await phone.getByLabel("Coins a week (1 to 20)").fill("5");
  await phone.getByLabel("Allowance day").selectOption({ label: WEEKDAYS[today.getDay()] ?? "" });
  await axeClean(phone, "setting an allowance");
  await button(phone, "Save").last().click();
  await typeProof(phone, live, email, 1);
  await expect(phone.getByText(/^5 coins, \$5\.00 every/)).toBeVisible();

  // The child finds the jars on the map, and divides by keyboard and ear.
  await tablet.goto("/courses/CourseTrack");
  const toJars = tablet.getByRole("link", { name: /My treasure jars/ });
  await expect(toJars).toContainText("It is allowance day!");
  await axeClean(tablet, "map with jars");
  await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tablet.goto("/courses/jars");
  await expect(button(tablet, "Divide my coins")).toBeVisible();
  await axeClean(tablet, "jars, allowance day");
  await tablet.reload();
  await expect(button(tablet, "Divide my coins")).toBeVisible();
  await expect.poll(played).toContain("allowance-due");
  await expect
    .poll(() =>
      tablet.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().some(({ url }) => url.endsWith("/me/jars"));
      }),
    )
    .toBe(true);

  await tablet.context().setOffline(true);
  await tablet.reload();
  await button(tablet, "Divide my coins").press("Enter");
  await expect(tablet.getByRole("button", { name: /^Coin in your hand, 5 left/ })).toBeVisible();
  await axeClean(tablet, "dividing");
  await tablet.getByRole("button", { name: /^Coin in your hand/ }).press("2");
  // The number of the last jar is spoken to its end.
  for (const key of ["3", "1", "1", "1"]) await tablet.keyboard.press(key);
  await expect.poll(played).toContain("allowance-jar-save");
  await expect.poll(played).toContain("number-3");
  await button(tablet, "All done!").press("Enter");
  await expect(tablet.getByText("Every coin has a job now!")).toBeVisible();
  await axeClean(tablet, "divided");
  await button(tablet, "Continue").press("Enter");
  await holds(tablet, "3 coins", "1 coin", "1 coin");

  // Something earned, a goal, and an empty jar, still without a network.
  await button(tablet, "I earned").press("Enter");
  await expect.poll(played).toContain("allowance-what-earned");
  await axeClean(tablet, "what was earned");
  await button(tablet, "Helping at home").press("Enter");
  await axeClean(tablet, "which jar");
  await tablet.getByRole("button", { name: /^Spend/ }).press("Enter");
  await button(tablet, "One coin more").press("Enter");
  await expect.poll(played).toContain("number-2");
  await axeClean(tablet, "how many");
  await button(tablet, "Done").press("Enter");
  await holds(tablet, "3 coins", "3 coins", "1 coin");
  await tablet.getByRole("button", { name: /^My goal/ }).press("Enter");
  await button(tablet, "A kite").press("Enter");
  await button(tablet, "Five coins more").press("Enter");
  await button(tablet, "Done").press("Enter");
  await expect(tablet.getByText("1 week to go")).toBeVisible();
  await axeClean(tablet, "jars with a goal");
  await tablet.reload();
  await holds(tablet, "3 coins", "3 coins", "1 coin");

  await tablet.context().setOffline(false);
  const { db } = live.running().context;
  await expect.poll(() => db.$count(jarEntries), { timeout: 30_000 }).toBe(3);

  // The parent sees it on the phone and corrects it.
  await phone.reload();
  await expect(phone.getByText("Save $3.00 · Spend $3.00 · Share $1.00")).toBeVisible();
  await button(phone, "Correct the jars of Mia").click();
  await phone.getByRole("button", { name: /^Undo: .*: Earned/ }).click();
  await expect(phone.getByText("(undone)")).toBeVisible();
  const amount = phone.getByLabel("Amount (USD)");
  await amount.fill("1e9");
  await expect(phone.getByText("Please type digits alone")).toBeVisible();
  await amount.fill("2,00");
  await axeClean(phone, "correcting");
  await button(phone, "Put in").click();
  await expect(phone.getByText("Save $5.00 · Spend $1.00 · Share $1.00")).toBeVisible();

  await tablet.reload();
  await holds(tablet, "5 coins", "1 coin", "1 coin");

  // Paused and switched off, nothing is lost.
  await button(phone, "Close").click();
  await button(phone, "Pause the allowance of Mia").click();
  await expect(phone.getByText("Paused. The jars stay as they are.")).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText("Your allowance is paused.")).toBeVisible();
  await button(phone, "Switch off the jars of Mia").click();
  await expect(phone.getByText("Switched off. Nothing is lost.")).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText("There are no jars here now.")).toBeVisible();
  await phone.context().close();
});
