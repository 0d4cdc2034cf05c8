import type { Page } from "@playwright/test";
import { dragOnto, openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

const [PRICE, SAVE, BUY] = [
  "Look at the price",
  "Save some coins each week",
  "Buy the kite",
] as const;

/** A lesson of one order slide as it is added, played by a new family. */
const openOrder = (page: Page, live: LiveServer) =>
  openKind(page, live, "order", /^You want a kite/);
const item = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const place = (page: Page, number: number) =>
  page.getByRole("button", { name: RegExp(`^Place ${number}`) });
const put = async (page: Page, what: string, where: number) => {
  await item(page, what).click();
  await place(page, where).click();
};
const LAST_WORDS = "That is a real savings plan!";

test("an order slide: a wrong place is explained, and help leads to the right one (R-LES-22)", async ({
  page,
  live,
}) => {
  await openOrder(page, live);
  await axeClean(page, "order");
  await item(page, PRICE).click();
  await expect(item(page, PRICE)).toHaveAttribute("aria-pressed", "true");
  await place(page, 3).click();
  await expect(page.getByText("First you find out how many coins you need.")).toBeVisible();
  await axeClean(page, "order, a wrong place");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(place(page, 1)).toHaveAttribute("data-beckoning", "false");
  await place(page, 3).click();
  await item(page, PRICE).click();
  await expect(place(page, 1)).toHaveAttribute("data-beckoning", "true");
  await place(page, 2).click();
  await item(page, PRICE).click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  await expect(place(page, 2)).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "order, with Pocket's help");
  await place(page, 2).click({ force: true });
  await place(page, 1).click();
  await expect(place(page, 1)).toHaveAccessibleName(`Place 1, First: ${PRICE}`);

  await page.reload();
  await expect(place(page, 1)).toHaveAccessibleName(`Place 1, First: ${PRICE}`);
  await put(page, SAVE, 2);
  await put(page, BUY, 3);
  await axeClean(page, "order, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test("items are put in order by keys alone: Enter, arrows, numbers, Escape @long", async ({
  page,
  live,
}) => {
  await openOrder(page, live);
  await item(page, SAVE).focus();
  await page.keyboard.press("Enter");
  await expect(place(page, 1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item(page, SAVE)).toBeFocused();
  await expect(item(page, SAVE)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("3");
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(item(page, SAVE)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(place(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place(page, 2)).toHaveAccessibleName(`Place 2: ${SAVE}`);
  const focused = page.locator("[data-thing]:focus");
  for (let left = 2; left > 0; left--) {
    await expect(focused).toHaveCount(1);
    const name = await focused.textContent();
    await page.keyboard.press("Enter");
    await page.keyboard.press(name === PRICE ? "1" : "3");
  }
  await expect(page.locator("[data-said=correct]")).toBeFocused();
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("items are dragged into places with one finger or a mouse, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    await openOrder(page, live);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const drag = (what: string, where: number) =>
      dragOnto(page, item(page, what), place(page, where));
    await drag(BUY, 2);
    await expect(page.getByText("You can buy it when you have enough coins.")).toBeVisible();
    await page.getByRole("button", { name: "Try Again", exact: true }).tap();
    await page.keyboard.press("Escape");
    await drag(BUY, 3);
    await expect(place(page, 3)).toHaveAccessibleName(`Place 3, Last: ${BUY}`);
    await item(page, PRICE).tap();
    await place(page, 1).tap();
    await put(page, SAVE, 2);
    await reachesTheEnd(page, LAST_WORDS);
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("an order slide is added, can be played at once, and is edited with its preview @long", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Ordering", "Order");
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: BUY, exact: true })).toBeVisible();
    await page.getByLabel("Item 3: name", { exact: true }).fill("Fly the kite");
    await page.getByRole("button", { name: "Move item 3 up" }).click();
    await page.locator("summary").filter({ hasText: "Picture, voice and reason" }).nth(1).click();
    await page.getByLabel("Item 2 may change places with item 1").check();
    await saved(page);
    await expect(preview.getByRole("button", { name: "Fly the kite", exact: true })).toBeVisible();
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide.items.map(({ name }: { name: string }) => name)).toEqual([
      PRICE,
      "Fly the kite",
      SAVE,
    ]);
    expect(slide.items[1].same_as_before).toBe(true);
    await page.getByLabel("Item 3: name", { exact: true }).fill("");
    await openChecklist(page);
    await page
      .getByRole("button", { name: "Slide 1, item 3: The item has no name." })
      .first()
      .click();
    await expect(page.getByLabel("Item 3: name", { exact: true })).toBeFocused();
    // Nothing is half below the bar that stays in view.
    await page.getByLabel("Question", { exact: true }).scrollIntoViewIfNeeded();
    await axeClean(page, "the editor of an order slide");
  });
});
