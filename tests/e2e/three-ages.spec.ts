import type { Page } from "@playwright/test";
import { readLedger } from "#domain/allowance/ledger.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { firstChildOf, newFamily } from "#tests/support/families.ts";
import { addChild, giveAllowance, storeSession } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import { expect, playMission1, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

const picture = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const expectPlaying = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name: new RegExp(`Welcome Back.*${name}`) })).toBeVisible();

/** Lets a child play on a device whose map may show a sibling. */
async function letPlay(page: Page, name: string): Promise<void> {
  await page.goto("/courses/CourseTrack");
  const change = page.getByRole("button", { name: /is playing\. Let somebody else play$/ });
  const isAsked = page.getByRole("heading", { name: "Who is playing?" });
  await expect(change.or(isAsked).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
  await picture(page, name).click();
  await expectPlaying(page, name);
}

/** Puts the coins of an allowance day into the jars by their keys. */
async function divide(page: Page, jars: readonly string[]): Promise<void> {
  await page.goto("/courses/jars");
  await page.getByRole("button", { name: /^Divide my coins/ }).click();
  await page.getByRole("button", { name: /^Coin in your hand/ }).focus();
  for (const jar of jars) await page.keyboard.press(jar);
  await page.getByRole("button", { name: "All done!" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Done!" })).toBeVisible();
}

test("on one tablet and one phone, partly offline, each of three children gets what it did once (T-227) @long", async ({
  page: tablet,
  browser,
  live,
}) => {
  const family = await newFamily(live, {
    parent_name: "Sam",
    kid_name: "Mia",
    kid_age: 4,
  });
  const ids = {
    Mia: (await firstChildOf(live.running().context, family))?.id ?? "",
    Ben: await addChild(live, family.token, { name: "Ben", age: 8 }),
    Ada: await addChild(live, family.token, { name: "Ada", age: 13 }),
  };
  await giveAllowance(live, ids.Mia, { amount: 500 });
  await giveAllowance(live, ids.Ben, { amount: 300, currency: "JPY" });
  await giveAllowance(live, ids.Ada, { amount: 750 });
  const api = async (path: string) => {
    const headers = { authorization: `Bearer ${family.token}` };
    return (await fetch(`${live.url}/api${path}`, { headers })).json();
  };
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" })
  ).newPage();
  for (const device of [phone, tablet]) {
    await device.clock.setSystemTime(live.clock.now());
    await storeSession(device, live, family.kept);
  }
  await tablet.setViewportSize({ width: 820, height: 1180 });

  // The tablet has seen the map, the jars and the first lesson once, with a network.
  await letPlay(tablet, "Mia");
  await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tablet.goto("/courses/jars");
  await expect(tablet.getByRole("button", { name: "Divide my coins" })).toBeVisible();
  await tablet.goto(`/lesson/${FIRST_LESSON_ID}`);
  await expect(tablet.getByRole("button", { name: "Next" })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole("button", { name: "Next" })).toBeVisible();
  const kept = () =>
    tablet.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("family-"));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).length, { timeout: 30_000 }).toBeGreaterThan(28);
  await letPlay(tablet, "Mia");
  await expect
    .poll(kept, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        `/api/child/${ids.Ben}/me`,
        `/api/child/${ids.Ben}/me/jars`,
        `/api/child/${ids.Ben}/course-track`,
      ]),
    );

  // Offline on the tablet: Mia finishes a mission and divides coins, Ben divides amounts.
  await tablet.context().setOffline(true);
  await tablet.getByRole("button", { name: "Get Started" }).click();
  await playMission1(tablet);
  await expect(tablet.getByTestId("xp")).toHaveText("70");
  await tablet.getByRole("button", { name: "Continue" }).click();
  await expect(tablet.getByTestId("streak")).toHaveText("1");
  await divide(tablet, ["1", "1", "1", "2", "3"]);
  await expect(tablet.getByRole("button", { name: /^Save ?: ?3 coins$/ })).toBeVisible();
  await letPlay(tablet, "Ben");
  await expect(tablet.getByTestId("map-streak")).toHaveCount(0);
  // 300 yen are 15 coins of 20.
  await divide(
    tablet,
    Array.from({ length: 15 }, () => "1"),
  );
  await expect(tablet.getByRole("button", { name: /^Save ?: ?¥300$/ })).toBeVisible();

  // The server's clock is fixed; what the devices did is in its past.
  live.clock.advance(900);
  // Meanwhile on the phone: Ben divides the same week otherwise, and Ada divides and spends.
  await letPlay(phone, "Ben");
  await divide(
    phone,
    Array.from({ length: 15 }, () => "2"),
  );
  await letPlay(phone, "Ada");
  await divide(
    phone,
    Array.from({ length: 15 }, (_, coin) => (coin < 10 ? "1" : "2")),
  );
  await phone.getByRole("button", { name: "I spent", exact: true }).click();
  await picture(phone, "A book").click();
  await phone.getByRole("button", { name: /^Spend/ }).click();
  const amount = phone.getByLabel("Amount (USD)");
  for (const [typed, problem] of [
    ["-3", "An amount has no minus sign."],
    ["1e9", "Please type digits alone, like 2 or 12."],
    ["🪙", "Please type digits alone, like 2 or 12."],
    ["1,555", "Please type 2 digits at most behind the point."],
    ["0", "It has to be more than 0."],
    ["99", "There is $2.50 in this jar."],
  ] as const) {
    await amount.fill(typed);
    await phone.keyboard.press("Enter");
    await expect(phone.getByText(problem)).toBeVisible();
    await expect(amount).toHaveValue(typed);
  }
  await axeClean(phone, "an amount that is more than the jar holds");
  await amount.fill("1,5");
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("button", { name: /^Spend ?: ?\$1\.00$/ })).toBeVisible();

  // The tablet is online again: Ben's week counts once, in the form that was made first.
  await tablet.context().setOffline(false);
  const jars = async (child: string, currency: "USD" | "JPY") => {
    const { entries } = await api(`/child/${child}/me/jars`);
    const { jars: held, lines } = readLedger(entries, currency);
    return { ...held, states: lines.map(({ state }) => state) };
  };
  await expect
    .poll(() => jars(ids.Ben, "JPY"), { timeout: 40_000 })
    .toEqual({ save: 300, spend: 0, share: 0, states: ["counted", "again"] });
  await expect
    .poll(() => jars(ids.Mia, "USD"), { timeout: 40_000 })
    .toEqual({ save: 300, spend: 100, share: 100, states: ["counted"] });
  expect(await jars(ids.Ada, "USD")).toEqual({
    save: 500,
    spend: 100,
    share: 0,
    states: ["counted", "counted"],
  });
  const played = async (child: string) => {
    const { profile } = await api(`/child/${child}/me`);
    return [profile.kid_name, profile.lifetime_xp, profile.streak_count];
  };
  await expect
    .poll(async () => Promise.all(Object.values(ids).map(played)), { timeout: 40_000 })
    .toEqual([
      ["Mia", 70, 1],
      ["Ben", 0, 0],
      ["Ada", 0, 0],
    ]);
  await letPlay(phone, "Mia");
  await expect(phone.getByTestId("map-streak")).toContainText("day streak");
  await phone.context().close();
});
