import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { freePort } from "#tests/support/process.ts";
import { serveLive } from "#tools/studio/live/live.ts";

const ROOT = join(import.meta.dirname, "../..");
const CHANGED = [
  "course/treasure-tracker/missions/3/stories/two-coins-a-week/story.ts",
  "stage/cast/moves.ts",
  "characters/pocket/head.ts",
  "course/media/missions/3/v2.json",
];

/** Makes a change and waits until the page has reloaded because of it. */
async function reloadsAfter(page: Page, change: () => void): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  change();
  await expect
    .poll(() => page.evaluate(() => "isOld" in globalThis).catch(() => true), { timeout: 15_000 })
    .toBe(false);
}

test("the preview of stories reloads where it was when anything that it shows has changed (T-367) @long", async ({
  page,
}) => {
  const server = await serveLive(await freePort());
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}#missions/3/v2@7.5`);
    const picture = page.locator("#picture svg");
    await expect(picture).toBeVisible();
    const before = await picture.innerHTML();
    const now = new Date();
    for (const file of CHANGED) {
      await reloadsAfter(page, () => utimesSync(join(ROOT, file), now, now));
      await expect(page.getByLabel("Story")).toHaveValue("missions/3/v2");
      await expect(page.locator("#clock")).toHaveText(/^7\.50 of \d+\.\d\d s$/);
      expect(await picture.innerHTML()).toBe(before);
    }
    await expect(page.getByRole("status")).toHaveText("");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.locator("#clock")).not.toHaveText(/^7\.50/);
    // Before it is paused: the story may stand still for a moment where it was.
    await expect.poll(() => picture.innerHTML()).not.toBe(before);
    await page.getByRole("button", { name: "Pause" }).click();
  } finally {
    await server.close();
  }
});
