import type { Page } from "@playwright/test";
import { openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A lesson of one amount slide as it is added, with some fields changed, played by a new family. */
const openAmount = (page: Page, live: LiveServer, fields?: object) =>
  openKind(page, live, "amount", /^You save 2 coins each week/, fields);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isSet = (page: Page, text: string) =>
  expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", text);
const LAST_WORDS = "Slow coins make big treasure!";

test("an amount slide: a wrong number is explained, and help leads to the right one (R-LES-23)", async ({
  page,
  live,
}) => {
  await openAmount(page, live);
  await isSet(page, "1 week, 2 coins");
  await axeClean(page, "amount");
  await page.locator("[data-n='3']").click();
  await isSet(page, "3 weeks, 6 coins");
  await button(page, "Done").click();
  await expect(page.getByText(/^That is not 10 coins yet/)).toBeVisible();
  await axeClean(page, "amount, too little");
  await button(page, "Try Again").click();
  await expect(button(page, "More")).toHaveAttribute("data-beckoning", "false");
  await page.locator("[data-n='8']").click();
  await button(page, "Done").click();
  await expect(page.getByText(/^Now there are more than 10 coins/)).toBeVisible();
  await button(page, "Try Again").click();
  await expect(button(page, "Less")).toHaveAttribute("data-beckoning", "true");
  await button(page, "Done").click();
  await button(page, "Try Again").click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  for (const closed of ["More", "Done"])
    await expect(button(page, closed)).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "amount, with Pocket's help");
  await button(page, "Done").click({ force: true });
  await page.locator("[data-n='2']").click();
  await isSet(page, "8 weeks, 16 coins");
  await button(page, "Less").click();
  await expect(page.getByRole("status")).toHaveText("7 weeks, 14 coins");

  await page.reload();
  await isSet(page, "7 weeks, 14 coins");
  await button(page, "Less").click();
  await button(page, "Less").click();
  await expect(button(page, "Less")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Done").click();
  await axeClean(page, "amount, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test("a number on a line is set by keys alone: arrows, Home, End, digits, Enter @long", async ({
  page,
  live,
}) => {
  await openAmount(page, live, { shown_as: "line", most: 12, each: null });
  const slider = page.getByRole("slider", { name: "How many weeks?" });
  await slider.focus();
  for (const [key, text] of [
    ["ArrowRight", "2 weeks"],
    ["ArrowUp", "3 weeks"],
    ["ArrowLeft", "2 weeks"],
    ["ArrowDown", "1 week"],
    ["End", "12 weeks"],
    ["Home", "0 weeks"],
    ["1", "1 week"],
    ["2", "12 weeks"],
    ["4", "4 weeks"],
  ] as const) {
    await page.keyboard.press(key);
    await isSet(page, text);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(slider).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(button(page, "Less")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-said=correct]")).toBeFocused();
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("piles of coins are set by dragging and by taps, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    await openAmount(page, live, { shown_as: "coins", most: 20, each: null });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const slider = page.getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    const middle = async (coin: number) => {
      const box = await page.locator(`[data-n='${coin}']`).boundingBox();
      if (box === null) throw new Error("not on the screen");
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle(1)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(13)), { steps: 5 });
    await isSet(page, "13 weeks");
    await page.mouse.move(...(await middle(11)), { steps: 5 });
    await page.mouse.up();
    await isSet(page, "11 weeks");
    await page.touchscreen.tap(...(await middle(5)));
    await isSet(page, "5 weeks");
    await button(page, "Done").tap();
    await reachesTheEnd(page, LAST_WORDS);
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("an amount slide is added, can be played at once, and is edited with its preview @long", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Amounts", "Amount");
    const slider = page.frameLocator("iframe").getByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuetext", "1 week, 2 coins");
    await page.getByLabel("Shown as").selectOption("Piles of coins");
    const most = page.getByLabel("Highest number", { exact: true });
    await most.fill("many");
    await expect(page.getByText("A whole number from 0 to 1000.")).toBeVisible();
    await most.fill("15");
    await page
      .getByLabel("Each counts for something, such as 2 coins a week, and fills a jar")
      .uncheck();
    await page.getByLabel('For several, such as "weeks"').fill("gold coins");
    await page.getByText("In steps of 1, starting at 1").click();
    await page.getByLabel("Set at the start").fill("3");
    await saved(page);
    await expect(slider).toHaveAttribute("aria-valuetext", "3 gold coins");
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide).toMatchObject({ shown_as: "coins", least: 0, most: 15, start: 3, each: null });
    const right = page.getByLabel("Right number", { exact: true });
    await right.fill("70");
    await openChecklist(page);
    await page
      .getByRole("button", { name: "Slide 1: None of the numbers that can be set is right." })
      .first()
      .click();
    await expect(right).toBeFocused();
    await axeClean(page, "the editor of an amount slide");
  });
});
