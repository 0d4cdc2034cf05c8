import type { Page } from "@playwright/test";
import { dragOnto, openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A lesson of one jars slide as it is added, played by a new family. */
const openJars = (page: Page, live: LiveServer) => openKind(page, live, "jars", /^You got 6 coins/);
const jar = (page: Page, name: string, coins: number) =>
  page.getByRole("button", { name: RegExp(`^${name} ?: ${coins} coins?$`) });
const takeOut = (page: Page, name: string) =>
  page.getByRole("button", { name: `Take a coin out of ${name}` });
const coin = (page: Page) => page.getByRole("button", { name: /^Coin in your hand/ });
const allDone = (page: Page) => page.getByRole("button", { name: "All done!" });
const LAST_WORDS = "Every coin has a job now!";

test("coins are tapped into jars; a wrong split says why and stays, what helps shines, then Pocket helps (R-LES-19)", async ({
  page,
  live,
}) => {
  await openJars(page, live);
  await axeClean(page, "jars");
  await coin(page).click();
  await expect(coin(page)).toHaveAttribute("aria-pressed", "true");
  await jar(page, "Save", 0).click();
  for (const before of [0, 1, 2, 3]) await jar(page, "Spend", before).click();
  await expect(allDone(page)).toBeHidden();
  await axeClean(page, "jars, one coin left");

  await page.reload();
  await expect(jar(page, "Spend", 4)).toBeVisible();
  await jar(page, "Share", 0).click();
  await allDone(page).click();
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(page.getByText("Save: Your goal needs 3 coins or more in this jar.")).toBeVisible();
  await expect(jar(page, "Save", 1)).toBeFocused();
  await axeClean(page, "jars, a wrong split");
  await expect(takeOut(page, "Spend")).toHaveAttribute("data-beckoning", "false");
  const again = async () => {
    await page.getByRole("button", { name: "Try Again", exact: true }).click();
    await allDone(page).click();
  };
  await again();
  await expect(takeOut(page, "Spend")).toHaveAttribute("data-beckoning", "true");
  await again();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  await expect(takeOut(page, "Share")).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "jars, with Pocket's help");
  await takeOut(page, "Share").click({ force: true });
  await expect(jar(page, "Share", 1)).toBeVisible();
  await takeOut(page, "Spend").click();
  await jar(page, "Save", 1).click();
  await takeOut(page, "Spend").click();
  await jar(page, "Save", 2).click();
  await allDone(page).click();
  await axeClean(page, "jars, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test("coins are divided by keys alone: numbers, arrows, Enter, Backspace @long", async ({
  page,
  live,
}) => {
  await openJars(page, live);
  await coin(page).focus();
  await page.keyboard.press("Enter");
  await expect(jar(page, "Save", 0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(jar(page, "Save", 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(jar(page, "Spend", 1)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(jar(page, "Spend", 0)).toBeFocused();
  await expect(page.getByText("Spend: 0 coins. 5 coins left")).toBeAttached();
  for (const key of "12311") await page.keyboard.press(key);
  await allDone(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-said=correct]")).toBeFocused();
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("coins are dragged into a jar, out of it and on, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    await openJars(page, live);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const inside = (name: string, coins: number) =>
      jar(page, name, coins).locator("[data-top=true]");
    await dragOnto(page, coin(page), jar(page, "Save", 0));
    await dragOnto(page, inside("Save", 1), jar(page, "Share", 0));
    await expect(jar(page, "Share", 1)).toBeVisible();
    await dragOnto(
      page,
      inside("Share", 1),
      page.getByRole("heading", { name: /^You got 6 coins/ }),
    );
    await expect(jar(page, "Share", 0)).toBeVisible();
    for (const before of [0, 1, 2]) await jar(page, "Save", before).tap();
    for (const before of [0, 1]) await jar(page, "Share", before).tap();
    await jar(page, "Spend", 0).tap();
    await allDone(page).tap();
    await reachesTheEnd(page, LAST_WORDS);
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a jars slide is added, can be played at once, and is edited with its preview @long", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Glass", "Jars");
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: /^Save ?: 0 coins$/ })).toBeVisible();
    await page.getByLabel("Jar 1: name", { exact: true }).fill("Bank");
    await page.getByLabel("Coins", { exact: true }).fill("99");
    await expect(page.getByText("A whole number from 2 to 20.")).toBeVisible();
    await page.getByLabel("Coins", { exact: true }).fill("4");
    await page.getByLabel("Jar 2: fewest coins").fill("2");
    await saved(page);
    await expect(preview.getByRole("button", { name: /^Bank ?: 0 coins$/ })).toBeVisible();
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide).toMatchObject({ coins: 4, jars: [{ name: "Bank" }, { least: 2 }, { least: 1 }] });
    const impossible = "Slide 1: The coins cannot be divided as the rule says.";
    await openChecklist(page);
    await page.getByRole("button", { name: impossible }).first().click();
    await expect(page.getByLabel("Coins", { exact: true })).toBeFocused();
    await page.getByLabel("When it is right").selectOption("Some jars make a sum");
    await page.getByLabel("Jar 2 counts towards the sum").check();
    await page.getByLabel("Coins in these jars together").fill("3");
    await saved(page);
    await expect(page.getByRole("button", { name: impossible })).toHaveCount(0);
    await axeClean(page, "the editor of a jars slide");
  });

  test("a number out of range is marked and held back, there after leaving the slide, and not drawn", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Glass", "Jars");
    const coins = page.getByLabel("Coins", { exact: true });
    await coins.fill("9");
    await saved(page);
    await coins.fill("999999");
    await page.getByLabel("Jar 1: name", { exact: true }).fill("Bank");
    const problem = page.getByText("A whole number from 2 to 20.");
    const state = page.getByText("Not saved: what is marked below. Everything else is saved.");
    await expect(problem).toBeVisible();
    await expect(state).toBeVisible();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: /^Bank ?: 0 coins$/ })).toBeVisible();
    await expect(preview.getByRole("button", { name: "Coin in your hand, 999999" })).toBeVisible();
    const drawn = preview.getByRole("group", { name: "Coins in your hand" });
    await expect(drawn.locator("span[aria-hidden] > svg")).toHaveCount(19);
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide).toMatchObject({ coins: 9, jars: [{ name: "Bank" }, {}, {}] });
    await page.getByRole("button", { name: "Add Order Slide" }).click();
    await expect(problem).toHaveCount(0);
    await page.goBack();
    await expect(coins).toHaveValue("999999");
    await expect(problem).toBeVisible();
    await expect(state).toBeVisible();
    const select = page.getByLabel("When it is right");
    const [ofCoins, ofSelect] = [await coins.boundingBox(), await select.boundingBox()];
    expect(Math.abs(ofCoins!.height - ofSelect!.height)).toBeLessThan(4);
  });
});
