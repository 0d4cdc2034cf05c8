import { axeClean } from "./axe.ts";
import { expect, newEmail, signUp, test } from "./fixtures.ts";
import { hasShown } from "./seen.ts";
import { skipSound } from "./skip-sound.ts";

/** The youngest hear the first stories in other words. */
const DEFAULT_WORDING_AGE = 7;
const sound = (v: HTMLVideoElement) => [v.videoWidth, v.paused] as const;

test("a story is drawn live over its sound, by keys alone to its end and on; without its script it is the video", async ({
  page,
  live,
}) => {
  await signUp(page, live, newEmail(), DEFAULT_WORDING_AGE);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await page.getByRole("button", { name: "Get Started" }).click();
  const video = page.locator("video");
  const picture = page.locator("[data-story] svg");
  await expect(picture).toBeVisible();
  await expect(page.getByText("The words of the story: Whoa! My treasure map")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("My treasure map has no coins.", { exact: true })).toBeVisible();
  expect(await video.evaluate(sound)).toEqual([0, false]);
  await page.keyboard.press("c");
  await expect(page.getByText("Where does money come from?", { exact: true })).toBeHidden();
  const drawn = await picture.innerHTML();
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  await page.keyboard.press("r");
  await expect(page.getByText("Restarted")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(violations).toEqual([]);

  await page.route("**/v1*.json*", (route) => route.abort());
  await expect(page.locator("[data-moving=false]")).toBeAttached(); // a slide that fades in stays
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator("h1")).toContainText("Slide 1 of ");
  await page.reload();
  await page.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => video.evaluate(sound)).toEqual([720, false]);
  await expect(picture).toHaveCount(0);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("a story waits for what the child trades and chooses, also after a reload", async ({
    page,
    live,
  }) => {
    await signUp(page, live, newEmail(), DEFAULT_WORDING_AGE);
    await page.getByRole("button", { name: "Get Started" }).click();
    const scene = page.getByRole("group", { name: /^Who gets the carrot/ });
    const target = (name: string) => page.getByRole("button", { name, exact: true });
    const shown = page.locator("[data-moment-text]");
    await page.getByRole("button", { name: "Play video" }).click();
    await skipSound(page);
    await expect(scene).toBeVisible();
    await axeClean(page, "a moment");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of ["Carrot", "Coin", "Farmer", "Shopper"]) {
      const box = await target(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await expect(target("Play video")).toBeHidden();

    await target("Farmer").click({ force: true });
    await expect(shown).toHaveText("Tap a thing first, then where it goes.");
    for (const shines of ["false", "false", "true"]) {
      await target("Carrot").tap();
      await expect(shown).toHaveText("You hold: Carrot. Where does it go?");
      await expect(target("Shopper")).toHaveAttribute("data-beckoning", shines);
      await target("Farmer").tap();
      await expect(shown).toHaveText("The shopper will eat the carrot.");
    }
    await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();

    await page.reload();
    await expect(scene).toBeVisible();
    await target("Carrot").tap();
    await expect(target("Farmer")).toHaveAttribute("aria-disabled", "true");
    await axeClean(page, "a moment with Pocket's help");
    await target("Shopper").tap();
    await expect(target("Carrot")).toHaveCount(0);

    await target("Coin").focus();
    await page.keyboard.press("Enter");
    await expect(target("Coin")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(target("Coin")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(target("Farmer")).toBeFocused();
    await page.keyboard.press("Enter");
    await skipSound(page);
    await expect(scene).toBeHidden();
    await expect(target("Pause video")).toBeFocused();
    await skipSound(page);

    await page.getByRole("button", { name: "Grow food" }).click();
    await skipSound(page);
    await hasShown(page, "I pulled so hard that carrots flew!");
    await page.getByRole("button", { name: "Restart video" }).click();
    await skipSound(page);
    for (const name of ["Coin", "Farmer", "Carrot", "Shopper"]) await target(name).tap();
    await skipSound(page);
    await skipSound(page);
    await page.getByRole("button", { name: "Care for the sick" }).tap();
    await skipSound(page);
    await hasShown(page, "Achoo!");
    await skipSound(page);
    await hasShown(page, "Work puts coins on the map.");
    await skipSound(page);
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  });
});
