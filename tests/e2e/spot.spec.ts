import type { Page } from "@playwright/test";
import { openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A lesson of one spot slide as it is added, played by a new family. */
const openSpot = (page: Page, live: LiveServer) =>
  openKind(page, live, "spot", "You have 5 coins.");
const area = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const found = (page: Page, name: string) => area(page, `${name}, found`);
const LAST_WORDS = "You looked at every price!";

test("a spot slide: a decoy is explained, and help leads to the right area (R-LES-21)", async ({
  page,
  live,
}) => {
  await openSpot(page, live);
  await expect(page.getByText("3 more to find")).toBeVisible();
  await axeClean(page, "spot");
  // Between the areas nothing is judged.
  await page.getByRole("img", { name: /^A shop shelf/ }).click({ position: { x: 4, y: 40 } });
  await expect(page.getByText("3 more to find")).toBeVisible();
  const robot = area(page, "Robot, 12 coins");
  await robot.click();
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(page.getByText("The robot costs 12 coins. You have 5.")).toBeVisible();
  await axeClean(page, "spot, a decoy");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await robot.click();
  await expect(area(page, "Apple, 1 coin")).toHaveAttribute("data-beckoning", "true");
  await robot.click();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  await expect(robot).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "spot, with Pocket's help");
  await robot.click({ force: true });
  await area(page, "Apple, 1 coin").click();
  await expect(found(page, "Apple, 1 coin")).toBeVisible();
  await axeClean(page, "spot, one area found");

  await page.reload();
  await expect(found(page, "Apple, 1 coin")).toBeVisible();
  await expect(page.getByText("2 more to find")).toBeVisible();
  await expect(robot).toHaveAttribute("aria-disabled", "false");
  await area(page, "Bread, 2 coins").click();
  await area(page, "Ball, 4 coins").click();
  await axeClean(page, "spot, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels, without the picture", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("areas are a list of named buttons, played by keys alone: Tab, arrows, Enter, numbers @long", async ({
    page,
    live,
  }) => {
    await page.route("**/assets/shop-shelf-*.svg", (route) => route.abort());
    await openSpot(page, live);
    await expect(page.getByText("The picture did not load.")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axeClean(page, "spot without its picture");
    await area(page, "Kite, 9 coins").focus();
    await page.keyboard.press("ArrowDown");
    await expect(area(page, "Apple, 1 coin")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(found(page, "Apple, 1 coin")).toBeFocused();
    await page.keyboard.press("3");
    await expect(page.getByText("The teddy costs 8 coins. You have 5.")).toBeVisible();
    await expect(area(page, "Teddy, 8 coins")).toBeFocused();
    await page.keyboard.press("4");
    await page.keyboard.press("6");
    await expect(page.locator("[data-said=correct]")).toBeFocused();
    await reachesTheEnd(page, LAST_WORDS);
  });

  test("areas are tapped with one finger in the picture, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    await openSpot(page, live);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of ["Ball, 4 coins", "Bread, 2 coins", "Apple, 1 coin"]) {
      const box = await area(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await area(page, name).tap();
    }
    await reachesTheEnd(page, LAST_WORDS);
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a spot slide is added and can be played at once; areas are dragged, resized and moved by keys @long", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Spotting", "Spot");
    await expect(page.getByRole("heading", { name: "1. Spot" })).toBeVisible();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: "Kite, 9 coins" })).toBeVisible();
    await page.getByLabel("Area 1: name", { exact: true }).fill("Dragon, 9 coins");
    await expect(preview.getByRole("button", { name: "Dragon, 9 coins" })).toBeVisible();

    const box = page.getByRole("button", { name: "Area 6, Bread, 2 coins, right" });
    await box.scrollIntoViewIfNeeded();
    const at = await box.boundingBox();
    const frame = await page.getByRole("group", { name: "Areas on the picture" }).boundingBox();
    if (at === null || frame === null) throw new Error("not on the screen");
    const drag = async (x: number, y: number, byX: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + byX, y, { steps: 3 });
      await page.mouse.up();
    };
    // A little beyond the edge: the simulated mouse is lost over the preview, in another process.
    await drag(at.x + at.width / 2, at.y + at.height / 2, 0.24 * frame.width);
    await expect(page.getByLabel("Area 6: from the left")).toHaveValue("720");
    await drag(frame.x + frame.width - 2, at.y + at.height - 2, -frame.width / 10);
    await expect(page.getByLabel("Area 6: width")).toHaveValue("180");
    await box.press("ArrowUp");
    await box.press("Shift+ArrowDown");
    await page.locator("summary").filter({ hasText: "Position" }).first().click();
    await page.getByLabel("Area 1: from the left").fill("100");
    await saved(page);
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(slide.areas[0]).toMatchObject({ x: 100, name: "Dragon, 9 coins" });
    expect(slide.areas[5]).toMatchObject({ x: 720, y: 520, width: 180, height: 450 });

    await page.getByLabel("Area 2: name", { exact: true }).fill("");
    await openChecklist(page);
    await page
      .getByRole("button", { name: "Slide 1, area 2: The area has no name." })
      .first()
      .click();
    await expect(page.getByLabel("Area 2: name", { exact: true })).toBeFocused();
    await axeClean(page, "the editor of a spot slide");
  });

  test("the picture stays in view while the last area is named; on a phone it can be drawn larger (T-918) @long", async ({
    page,
    live,
  }) => {
    await addSlideOf(page, live, "Spotting", "Spot");
    const areas = page.getByRole("group", { name: "Areas on the picture" });
    await expect(areas.getByRole("button", { name: /^Area 6/ })).toBeVisible();
    // The list has the picture, and each area its part of it.
    const rail = page.getByRole("region", { name: "Slides" });
    await expect(rail.locator("img[src*=shop-shelf]")).toBeVisible();
    const part = page.locator("[data-item]", { has: page.getByLabel("Area 6: name") });
    await expect(part.locator("img")).toHaveCSS("object-view-box", "inset(53% 6% 3% 66%)");
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const place of [6, 5, 4, 3, 2, 1]) {
        const name = page.getByLabel(`Area ${place}: name`, { exact: true });
        await name.focus();
        await expect(areas).toBeInViewport({ ratio: 1 });
        await expect(name).toBeInViewport({ ratio: 1 });
        const picture = await areas.boundingBox();
        const field = await name.boundingBox();
        expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const width = async () => (await areas.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole("button", { name: "Larger picture" }).click();
    expect(await width()).toBeCloseTo(2 * whole, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await axeClean(page, "the editor of a spot slide, with a larger picture");
  });
});
