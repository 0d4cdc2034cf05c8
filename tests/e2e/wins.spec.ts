import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import { axeClean } from "./axe.ts";
import { firstQuiz, secondQuiz } from "./first-quizzes.ts";
import { addFamily, endVideo, expect, finishMissions, signUp, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { withPlainClips } from "./plain-clips.ts";

const MOVING = { reducedMotion: "no-preference" } as const;

/** A family at the first quiz of mission 1. */
async function openFirstQuiz(page: Page, live: LiveServer): Promise<void> {
  await addFamily(page, live);
  await saveSlides(live, await tokenOf(page), FIRST_LESSON_ID, 2);
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await expect(page.getByRole("radio", { name: firstQuiz.right })).toBeVisible();
}

interface Sample {
  /** How much is seen of the slide, 0 to 1. */
  opacity: number;
  isNew: boolean;
}

/** Looks at the slide in each frame, from now until the page is asked for `samples`. */
const watchSlide = (page: Page, text: string) =>
  page.evaluate((text) => {
    const kept: Sample[] = [];
    Object.assign(globalThis, { samples: kept });
    requestAnimationFrame(function look() {
      const slide = document.querySelector("[data-moving]");
      if (slide !== null)
        kept.push({
          opacity: Number(getComputedStyle(slide).opacity),
          isNew: slide.textContent.includes(text),
        });
      requestAnimationFrame(look);
    });
  }, text);
const samplesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);

/** Notes each celebration that appears from now on; `celebrationsOf` returns them. */
const watchCelebrations = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector("[data-celebration]") !== null) seen.push("celebration");
    }).observe(document.body, { childList: true, subtree: true });
  });
const celebrationsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

async function changeSlide(page: Page): Promise<Sample[]> {
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await watchSlide(page, secondQuiz.answer);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator('[data-moving="false"]')).toContainText(secondQuiz.answer);
  return samplesOf(page);
}

test("a slide fades out before another one is shown, and that one only ever becomes more visible (T-1831)", async ({
  page,
  live,
}) => {
  await page.emulateMedia(MOVING);
  await openFirstQuiz(page, live);
  const samples = await changeSlide(page);
  const first = samples.findIndex(({ isNew }) => isNew);
  const [before, after] = [samples.slice(0, first), samples.slice(first)];
  const opacities = (of: Sample[]) => of.map(({ opacity }) => opacity);
  expect(after[0]?.opacity).toBeLessThan(0.5);
  expect(after.at(-1)?.opacity).toBe(1);
  expect(opacities(after)).toEqual(opacities(after).toSorted((a, b) => a - b));
  expect(opacities(before)).toEqual(opacities(before).toSorted((a, b) => b - a));
});

test("with less motion a slide takes the place of another at once, and a win is seen in its end state (T-1832)", async ({
  page,
  live,
}) => {
  await openFirstQuiz(page, live);
  await watchCelebrations(page);
  const now = page.locator("[data-progress] [data-now=true]");
  await expect(now).toHaveAttribute("data-won", "false");
  const samples = await changeSlide(page);
  // Between two slides a frame may be empty, and none is half seen.
  expect(samples.filter(({ opacity }) => opacity > 0 && opacity < 1)).toEqual([]);
  expect(await celebrationsOf(page)).toEqual([]);
  await expect(page.locator("[data-progress] [data-won=true]")).toHaveCount(2);
});

test("on a phone feedback takes the place of the question in one frame: none shows neither, or half of it (T-2244)", async ({
  page,
  live,
}) => {
  await page.emulateMedia(MOVING);
  await openFirstQuiz(page, live);
  for (const name of [firstQuiz.wrong, firstQuiz.right]) {
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      requestAnimationFrame(function look() {
        const said = document.querySelector("[data-said]");
        const question = document.querySelector("#question");
        const isAsked = question?.checkVisibility({ visibilityProperty: true }) === true;
        if (!isAsked && said === null) seen.push("no words");
        if (said !== null && getComputedStyle(said).opacity !== "1") seen.push("half seen");
        requestAnimationFrame(look);
      });
    });
    await page.getByRole("radio", { name }).click();
    const said = page.locator("[data-said]");
    await expect.poll(() => said.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await celebrationsOf(page)).toEqual([]);
    if (name === firstQuiz.wrong)
      await page.getByRole("button", { name: "Try Again", exact: true }).click();
  }
});

test("a right answer is celebrated once, over the page and without pointer events, and then nothing of it is left (T-1833)", async ({
  page,
  live,
}) => {
  await page.emulateMedia(MOVING);
  await openFirstQuiz(page, live);
  const celebration = page.locator("[data-celebration]");
  await page.getByRole("radio", { name: firstQuiz.wrong }).click();
  await expect(page.getByRole("button", { name: "Try Again", exact: true })).toBeVisible();
  await expect(celebration).toHaveCount(0);
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await expect(celebration).toBeAttached();
  // Pocket has left his place beside the question.
  await expect(page.locator("[data-host]")).toBeHidden();
  await expect(celebration).toHaveCSS("pointer-events", "none");
  await axeClean(page, "a celebration");
  await expect(celebration).toHaveCount(0);
  await expect(page.locator("[data-host]")).toBeVisible();
  await expect(page.locator("[data-progress] [data-now=true]")).toHaveAttribute("data-won", "true");
  // Not again for what was solved before.
  await page.reload();
  await expect(page.getByText("Correct!")).toBeVisible();
  await expect(celebration).toHaveCount(0);
});

test("a win goes on without its celebration where that can not be loaded (T-1834)", async ({
  page,
  live,
}) => {
  await page.emulateMedia(MOVING);
  const aborted: string[] = [];
  await page.route("**/assets/Celebrate-*", (route) => {
    aborted.push(route.request().url());
    return route.abort();
  });
  await openFirstQuiz(page, live);
  await watchCelebrations(page);
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(secondQuiz.answer)).toBeVisible();
  expect(aborted).not.toEqual([]);
  expect(await celebrationsOf(page)).toEqual([]);
  await expect(page.locator("[data-celebration]")).toHaveCount(0);
});

test("controls over a video that plays are pale until a touch, and Next is small until a story ends (T-1835)", async ({
  page,
  live,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started", exact: true }).click();
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  const controls = page.locator("[data-quiet]");
  await expect(controls).toHaveAttribute("data-quiet", "true");
  await expect(controls).toHaveCSS("opacity", "0.28");
  await page.locator("[data-stage-surface]").hover();
  await expect(controls).toHaveAttribute("data-quiet", "false");
  await expect(controls).toHaveCSS("opacity", "1");

  await withPlainClips(page);
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  const small = await next.boundingBox();
  expect(small?.height).toBeGreaterThanOrEqual(64);
  await page.locator("h1").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  await endVideo(page);
  await expect
    .poll(async () => (await next.boundingBox())?.height)
    .toBeGreaterThan(small?.height ?? 0);
});

test("nothing of a beach is seen between the last answer and the night of 'Mission Accomplished!' (T-1836)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  let wasChecked = false;
  await page.route("**/assets/MissionScreen-*", async (route) => {
    await expect(page.getByRole("heading", { name: "Loading..." })).toBeAttached();
    await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", "night");
    wasChecked = true;
    await route.continue();
  });
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "Mission Accomplished!" })).toBeVisible();
  await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", "night");
  expect(wasChecked).toBe(true);
});
