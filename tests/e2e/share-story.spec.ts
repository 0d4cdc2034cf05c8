import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { hasShown } from "./seen.ts";
import { skipSound } from "./skip-sound.ts";
import { openAtMoment, target } from "./stories.ts";

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("each thing that a child may share has an ending of its own (T-258) @long", async ({
    page,
    live,
  }) => {
    await openAtMoment(page, live, "missions/5/v2");
    const scene = page.getByRole("group", { name: /^What can we share/ });
    const shown = page.locator("[data-moment-text]");
    await expect(scene).toBeVisible();
    await axeClean(page, "a moment with four things");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of ["One coin", "My helping paws", "My lunch", "All my coins"]) {
      const box = await target(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await target(page, "My lunch").tap();
    await expect(shown).toHaveText("My lunch? I need it. Listen to my tummy!");
    await target(page, "All my coins").tap();
    await expect(shown).toHaveText("All of them? Then my plate is empty again.");
    await target(page, "One coin").tap();
    await skipSound(page);
    await hasShown(page, "One coin buys a new box.");
    await page.getByRole("button", { name: "Restart video" }).click();
    await skipSound(page);
    await target(page, "My helping paws").focus();
    await page.keyboard.press("Enter");
    await skipSound(page);
    await hasShown(page, "I pick them up.");
    await skipSound(page);
    await hasShown(page, "Needs first.");
    await skipSound(page);
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  });

  test("whichever treasure a child likes best is right (T-259) @long", async ({ page, live }) => {
    await openAtMoment(page, live, "missions/5/v3");
    const scene = page.getByRole("group", { name: /^Which treasure/ });
    const shown = page.locator("[data-moment-text]");
    for (const [name, reply] of [
      ["Save", "Saving! Slow coins make big treasure."],
      ["Share", "Sharing! That makes the glow grow."],
    ] as const) {
      await expect(scene).toBeVisible();
      await target(page, name).tap();
      await expect(shown).toHaveText(reply);
      await skipSound(page);
      await expect(page.getByText("I'll have a little rest.", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Restart video" }).click();
      await skipSound(page);
    }
  });
});
