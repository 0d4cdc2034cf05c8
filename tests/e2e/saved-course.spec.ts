import type { Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { addFamily, expect, finishMissions, newEmail, test } from "./fixtures.ts";
import { keptPaths } from "./kept-paths.ts";

test.use({ serviceWorkers: "allow" });

/** Saves the lesson that is next on the map. */
async function saveNext(page: Page): Promise<void> {
  await page.goto("/courses/CourseTrack");
  await page.getByRole("button", { name: "Save for the car" }).click();
  await expect(page.getByText(/^Saved for the car/)).toBeVisible({ timeout: 30_000 });
}

/** Bytes of all files that were saved on purpose. */
const savedBytes = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      if (!name.startsWith("family-saved:")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return bytes;
  });

/** Bytes of the shipped course as a child with its longest wordings saves it. */
const COURSE_MAX_BYTES = 8_000_000;
const DEFAULT_WORDING_AGE = 7;

test("the whole course is saved for the car in less than its limit (T-362) @long", async ({
  page,
  live,
}) => {
  await addFamily(page, live, newEmail(), DEFAULT_WORDING_AGE);
  for (let done = 0; done < missions.length; done++) {
    if (done > 0) await finishMissions(page, live, done);
    await saveNext(page);
  }
  const paths = await keptPaths(page, "family-saved");
  const endings = new Set(paths.map((path) => path.split(".").at(-1)));
  expect(endings).toEqual(new Set(["json", "m4a", "svg"]));
  expect(await savedBytes(page)).toBeLessThan(COURSE_MAX_BYTES);
});

test("a saved story is still drawn live on a device that is too slow if its video is not available (T-363) @long", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await saveNext(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  const picture = page.locator("[data-story] svg");
  await expect(picture).toBeVisible();
  await page.context().setOffline(true);
  // Three pictures a second: fewer than at any rate.
  await page.addInitScript(() => {
    localStorage.setItem("storySpeed", "12");
    window.requestAnimationFrame = (draw) =>
      Number(setTimeout(() => draw(performance.now()), 1000 / 3));
    window.cancelAnimationFrame = (id) => clearTimeout(id);
  });
  await page.reload();
  const failedRequest = page.waitForEvent("requestfailed", (request) =>
    request.url().includes(".mp4"),
  );
  await page.getByRole("button", { name: "Play video" }).click();
  await failedRequest;
  const seconds = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime);
  const then = await seconds();
  await expect.poll(seconds).toBeGreaterThan(then + 1);
  const before = await picture.innerHTML();
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  expect(await page.evaluate(() => localStorage.getItem("storySpeed"))).toBe("12");

  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Play video" }).click();
  await expect(picture).toHaveCount(0);
  await expect
    .poll(() => page.locator("video").evaluate((v: HTMLVideoElement) => [v.videoWidth, v.paused]))
    .toEqual([720, false]);
  expect(await page.evaluate(() => localStorage.getItem("storySpeed"))).toBe("0");

  await page.addInitScript(() => {
    localStorage.setItem("storySpeed", "0"); // as it was stored, after the "12" of above
    const look = () => {
      if (document.querySelector("[data-story] svg") !== null)
        document.documentElement.dataset["hasDrawn"] = "";
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole("button", { name: "Play video" }).click();
  await expect
    .poll(() => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentSrc))
    .toContain(".mp4");
  await expect(page.locator("html[data-has-drawn]")).toHaveCount(0);
});
