import type { Page } from "@playwright/test";
import { noteAudible } from "./audible.ts";
import { attemptsOf } from "./every-kind.ts";
import { expect, newEmail, signUp, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { finger, mouse } from "./hands.ts";
import type { Hand } from "./hands.ts";
import { keptPaths } from "./kept-paths.ts";
import { screenReader } from "./screen-reader.ts";
import { hasShown } from "./seen.ts";
import { skipSound } from "./skip-sound.ts";
import { drawn, openAtMoment, target, written } from "./stories.ts";

const GOAL = "missions/3/v1";
const scene = (page: Page) => page.getByRole("group", { name: /^Who gets the carrot/ });
const question = "Who gets the carrot, and who gets the coin?";
const wrongReply = "The shopper will eat the carrot.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();
const scrolled = (page: Page) => page.evaluate(() => [scrollX, scrollY]);

/** A new family at the first moment of the first lesson, as worded to children from 7. */
async function openTrade(page: Page, live: LiveServer): Promise<string> {
  const email = await signUp(page, live, newEmail(), 7);
  await page.getByRole("button", { name: "Get Started" }).click();
  await target(page, "Play video").click();
  await skipSound(page);
  await expect(scene(page)).toBeVisible();
  return email;
}

/** How far the middle of a drawn thing is from a point, in pixels. */
async function distance(page: Page, put: string, x: number, y: number): Promise<number> {
  const box = await drawn(page, put).boundingBox();
  if (box === null) throw new Error(`${put} is not drawn.`);
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}

async function middle(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = await target(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not there.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The browser has painted so many times. */
const pictures = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let painted = 0;
        const next = () => (++painted > wanted ? done() : void requestAnimationFrame(next));
        next();
      }),
    count,
  );

/** Both things of the trade go where they are right, each by a drag; then the story goes on. */
async function trade(page: Page, hand: Hand): Promise<void> {
  await hand.drag(target(page, "Carrot"), target(page, "Shopper"));
  await expect(target(page, "Carrot")).toHaveCount(0);
  await hand.drag(target(page, "Coin"), target(page, "Farmer"));
  await skipSound(page);
  await expect(scene(page)).toBeHidden();
}

test.describe("by a finger on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("a thing of the scene is dragged to its place, with help after wrong tries @long", async ({
    page,
    live,
  }) => {
    await openTrade(page, live);
    const hand = await finger(page);
    const slide = await heading(page);
    await expect(scene(page)).toBeVisible();
    const at = await middle(page, "Carrot");

    const cdp = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    await touch("touchStart", ...at);
    await touch("touchMove", at[0] + 40, at[1] - 60);
    await expect(written(page)).toHaveText("You hold: Carrot. Where does it go?");
    await expect.poll(() => distance(page, "food", at[0] + 40, at[1] - 60)).toBeLessThan(12);
    // Over no place, and past the edge of the screen: it goes back, and nothing is held or lost.
    await touch("touchMove", at[0], 4);
    await touch("touchMove", -20, 4);
    await touch("touchEnd");
    await expect(written(page)).toHaveText(question);
    await expect(target(page, "Carrot")).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => distance(page, "food", ...at)).toBeLessThan(12);

    for (const misses of [1, 2, 3]) {
      await hand.drag(target(page, "Carrot"), target(page, "Farmer"));
      await expect(written(page)).toHaveText(wrongReply);
      await expect.poll(() => distance(page, "food", ...at)).toBeLessThan(12);
      await target(page, "Carrot").tap();
      await expect(target(page, "Carrot")).toHaveAttribute("aria-pressed", "true");
      await expect(target(page, "Shopper")).toHaveAttribute("data-beckoning", String(misses > 1));
      await target(page, "Carrot").tap();
      await expect(target(page, "Carrot")).toHaveAttribute("aria-pressed", "false");
    }
    await page.reload();
    await expect(scene(page)).toBeVisible();
    await target(page, "Carrot").tap();
    await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
    await target(page, "Carrot").tap();
    // A place that Pocket has closed takes nothing: the thing stays in the hand.
    await hand.drag(target(page, "Carrot"), target(page, "Farmer"));
    await expect(written(page)).toHaveText("You hold: Carrot. Where does it go?");
    await trade(page, hand);
    expect(await scrolled(page)).toEqual([0, 0]);
    expect(await heading(page)).toBe(slide);
  });
});

test.describe("from right to left, with less motion", () => {
  test.use({ viewport: { width: 820, height: 1180 }, contextOptions: { reducedMotion: "reduce" } });

  test("things are dragged with a mouse, what is wrong lies where it was at once, and the picture stands still @long", async ({
    page,
    live,
  }) => {
    await openAtMoment(page, live, GOAL);
    await page.evaluate(() => void (document.documentElement.dir = "rtl"));
    const hand = mouse(page);
    const at = await middle(page, "Kite");
    expect(await distance(page, "kite", ...at)).toBeLessThan(40);
    const before = await distance(page, "kite", ...at);
    await hand.drag(target(page, "Kite"), target(page, "By when"));
    await expect(written(page)).toHaveText("The kite is what I want.");
    const hasEnded = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.ended);
    await expect.poll(hasEnded).toBe(true);
    expect(await distance(page, "kite", ...at)).toBeCloseTo(before, 0);
    await pictures(page, 12);
    const still = await page.locator("[data-story] svg").innerHTML();
    await pictures(page, 12);
    expect(await page.locator("[data-story] svg").innerHTML()).toBe(still);
    for (const [thing, place] of [
      ["Kite", "What"],
      ["Ten coins", "How much"],
      ["Five weeks", "By when"],
    ] as const)
      await hand.drag(target(page, thing), target(page, place));
    await skipSound(page);
    await expect(page.getByRole("group", { name: /^Oops! Where/ })).toBeHidden();
  });
});

test("a moment is played by the accessibility tree, Tab and Enter alone, with the sound off @long", async ({
  page,
  live,
}) => {
  const audible = await noteAudible(page);
  await openTrade(page, live);
  const child = await screenReader(page);
  const hears = (words: string) => expect.poll(child.announced).toContain(words);
  await child.press("Turn sound off");
  await audible();
  expect(await child.all("group")).toContain(question);
  await hears(question);
  for (let misses = 0; misses < 3; misses++) {
    await child.press("Carrot");
    await hears("You hold: Carrot. Where does it go?");
    await child.press("Farmer");
    await hears(wrongReply);
  }
  await hears("Let's do it together. Tap what shines.");
  await child.press("Carrot");
  await child.press("Shopper");
  await hears(wrongReply);
  await child.press("Coin");
  await child.press("Farmer");
  await hears("The farmer worked, so the farmer gets paid.");
  await skipSound(page);
  await expect(scene(page)).toBeHidden();
  await skipSound(page);
  await child.press("Grow food");
  await skipSound(page);
  await hasShown(page, "I pulled so hard that carrots flew!");
  expect(await audible()).toEqual([]);
});

test.describe("on a tablet without a network", () => {
  test.use({ viewport: { width: 820, height: 1180 }, serviceWorkers: "allow" });

  test("a moment that is played offline and reloaded keeps what was done (T-274) @long", async ({
    page,
    live,
  }) => {
    const email = await openTrade(page, live);
    await expect(scene(page)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(scene(page)).toBeVisible();
    for (const part of ["v1-trade-why-1", "v1-work-ending-1", "/together-"])
      await expect
        .poll(async () => (await keptPaths(page, "family-lesson")).join(" "), { timeout: 30_000 })
        .toContain(part);
    await page.context().setOffline(true);
    await page.reload();
    await expect(scene(page)).toBeVisible();
    const hand = mouse(page);
    await hand.drag(target(page, "Carrot"), target(page, "Farmer"));
    await expect(written(page)).toHaveText(wrongReply);
    await page.reload();
    await expect(scene(page)).toBeVisible();
    await hand.drag(target(page, "Carrot"), target(page, "Farmer"));
    await hand.drag(target(page, "Carrot"), target(page, "Shopper"));
    await expect(target(page, "Carrot")).toHaveCount(0);
    await page.reload();
    await expect(target(page, "Carrot")).toHaveCount(0);
    await hand.drag(target(page, "Coin"), target(page, "Farmer"));
    await skipSound(page);
    await skipSound(page);
    await expect(target(page, "Grow food")).toBeVisible();
    await page.reload();
    await target(page, "Grow food").click();
    await skipSound(page);
    await hasShown(page, "The farmer laughed and paid me.");
    await page.context().setOffline(false);
    await expect
      .poll(() => attemptsOf(live, email), { timeout: 40_000 })
      .toEqual([
        { attempt: 1, correct: false, detail: "0:0>0" },
        { attempt: 2, correct: false, detail: "0:0>0" },
        { attempt: 3, correct: true, detail: "1:0" },
      ]);
  });
});

test("in the background the story is silent, and the reply goes on when the child is back @long", async ({
  page,
  live,
}) => {
  await openTrade(page, live);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const paused = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.paused);
  const hand = mouse(page);
  await hand.drag(target(page, "Carrot"), target(page, "Shopper"));
  await hand.drag(target(page, "Coin"), target(page, "Farmer"));
  await expect.poll(paused).toBe(false);
  await setHidden(true);
  await expect.poll(paused).toBe(true);
  await expect(scene(page)).toBeVisible();
  await setHidden(false);
  await skipSound(page);
  await expect(scene(page)).toBeHidden();
  await skipSound(page);
  await expect(target(page, "Grow food")).toBeVisible();
  // Nothing is spoken here: it stays silent.
  await setHidden(true);
  await setHidden(false);
  expect(await paused()).toBe(true);
});

test("three coins of change have an ending for each use, and are not left behind @long", async ({
  page,
  live,
}) => {
  await openAtMoment(page, live, "missions/4/v2");
  const change = page.getByRole("group", { name: "Where do my three coins go?" });
  await expect(change).toBeVisible();
  for (const name of ["Save jar", "Ice cream", "Stay on the counter"]) {
    const box = await target(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await target(page, "Stay on the counter").click();
  await expect(written(page)).toHaveText("Leave them? But they are mine!");
  await target(page, "Ice cream").click();
  await skipSound(page);
  await hasShown(page, "Ooh, my nose is cold!");
  await expect(drawn(page, "coin-9")).toHaveCount(0);
  await skipSound(page);
  await page.getByRole("button", { name: "Restart video" }).click();
  await skipSound(page);
  await target(page, "Save jar").focus();
  await page.keyboard.press("Enter");
  await skipSound(page);
  await hasShown(page, "Clink, clink, clink!");
  await skipSound(page);
  await hasShown(page, "Now fly, kite!");
  await skipSound(page);
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
});
