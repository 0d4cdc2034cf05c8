import type { Page } from "@playwright/test";
import { dragOnto, openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A lesson of one pay slide, as it is added or with fields changed, played by a new family. */
const openPay = (page: Page, live: LiveServer, fields?: object) =>
  openKind(page, live, "pay", /^The kite costs 8 coins/, fields);
const value = (of: number) => `Coin of ${of} ${of === 1 ? "coin" : "coins"}`;
const inPurse = (page: Page, of: number, left: number) =>
  page.getByRole("button", { name: `${value(of)}, ${left} in your purse` });
const onCounter = (page: Page, of: number, count: number) =>
  page.getByRole("button", { name: `${value(of)}, ${count} on the counter` });
const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try Again", exact: true });
const LAST_WORDS = "You counted it just right!";

test("a pay slide: a wrong sum is explained, and help leads to the right coins (R-LES-20)", async ({
  page,
  live,
}) => {
  await openPay(page, live);
  await axeClean(page, "pay");
  await inPurse(page, 5, 1).click();
  await expect(inPurse(page, 5, 0)).toHaveAttribute("aria-disabled", "true");
  await pay(page).click();
  await expect(page.getByText("That is not enough.")).toBeVisible();
  await axeClean(page, "pay, a wrong sum");
  await tryAgain(page).click();
  await inPurse(page, 2, 3).click();
  await inPurse(page, 2, 2).click();

  await page.reload();
  await expect(onCounter(page, 2, 2)).toBeVisible();
  await pay(page).click();
  await expect(page.getByText("That is too much.")).toBeVisible();
  await tryAgain(page).click();
  await expect(onCounter(page, 2, 2)).toHaveAttribute("data-beckoning", "true");
  await pay(page).click();
  await tryAgain(page).click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  await expect(pay(page)).toBeHidden();
  await expect(inPurse(page, 2, 1)).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "pay, with Pocket's help");
  await onCounter(page, 2, 2).click();
  await inPurse(page, 1, 2).click();
  await pay(page).click();
  await axeClean(page, "pay, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test("change is given by keys alone: numbers, arrows, Enter, Backspace @long", async ({
  page,
  live,
}) => {
  await openPay(page, live, { mode: "change", unit: "€", paid: 15 });
  const till = (of: number, left: number) =>
    page.getByRole("button", { name: `Coin of €${of}, ${left} in the till` });
  await till(5, 1).focus();
  await page.keyboard.press("Enter");
  await expect(till(5, 0)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByText("Change to give back: €7").first()).toBeAttached();
  await page.keyboard.press("Backspace");
  await expect(till(2, 3)).toBeFocused();
  await page.keyboard.press("3");
  await page.getByRole("button", { name: "Coin of €1, 1 to give back" }).focus();
  await page.keyboard.press("Enter");
  await expect(till(1, 2)).toBeFocused();
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Give change" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-kind]")).toBeFocused();
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("what fits a budget is dragged into the basket and out of it, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    const good = (name: string, price: number, needs: boolean) => ({
      name,
      price,
      needs,
      audio_url: null,
      image_url: null,
      alt: "",
    });
    const goods = [good("Coat", 6, true), good("Robot", 5, false), good("Ball", 3, false)];
    await openPay(page, live, { mode: "budget", goods });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const basket = page.locator("[data-counter]");
    const inShop = (name: string) => page.getByRole("button", { name: RegExp(`${name}\\s*\\d`) });
    await dragOnto(page, inShop("Coat"), basket);
    await inShop("Robot").tap();
    await axeClean(page, "pay, a budget");
    await expect(basket.getByText("11 coins of 10 coins")).toBeVisible();
    await page.getByRole("button", { name: "Buy" }).tap();
    await expect(page.getByText("That is too much.")).toBeVisible();
    await tryAgain(page).tap();
    await dragOnto(page, page.getByRole("button", { name: "Put Robot back" }), inShop("Coat"));
    await expect(basket.getByText("6 coins of 10 coins")).toBeVisible();
    await inShop("Ball").tap();
    await page.getByRole("button", { name: "Buy" }).tap();
    await reachesTheEnd(page, LAST_WORDS);
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a pay slide is added, can be played at once, and is edited with its preview", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Shop", "Pay");
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: /^Coin of 5 coins, 1/ })).toBeVisible();
    await page.getByLabel("Product 1: price").fill("20");
    const unpayable = "Slide 1: The purse cannot pay the exact price.";
    await openChecklist(page);
    await page.getByRole("button", { name: unpayable }).first().click();
    await expect(page.getByLabel("Coin 1: value")).toBeFocused();
    await page.getByLabel("Coin 1: value").fill("2");
    await expect(page.getByText("Two coins have the same value.")).toBeVisible();
    await page.getByLabel("Coin 1: value").fill("10");
    await page.getByLabel("Coin 1: how many").fill("2");
    await expect(page.getByRole("button", { name: unpayable })).toHaveCount(0);
    await openChecklist(page);
    await page.getByLabel("What the child does").selectOption("Buys within a budget");
    await page.getByLabel("Budget", { exact: true }).fill("25");
    await page.getByRole("button", { name: "Add Product" }).click();
    await page.getByLabel("Product 2: name", { exact: true }).fill("Ball");
    await saved(page);
    await expect(preview.getByText("Ball", { exact: true })).toBeVisible();
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide).toMatchObject({
      mode: "budget",
      budget: 25,
      purse: [{ value: 10, count: 2 }, { value: 2 }, { value: 1 }],
      goods: [{ price: 20, needs: true }, { name: "Ball" }],
      too_much: expect.stringContaining("Put something back"),
    });
    // axe would take what lies half below the slide's bar for a small target.
    await page.getByLabel("Question", { exact: true }).focus();
    await axeClean(page, "the editor of a pay slide");
  });
});
