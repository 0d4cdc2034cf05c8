import type { Page } from "@playwright/test";
import { answerQuestions, expect, newEmail, signUp, test } from "./fixtures.ts";

/** Keeps the elements that speak, and each speed of the video, so that a test can look at them. */
const keepVoices = (page: Page) =>
  page.evaluate(() => {
    const voices: HTMLAudioElement[] = [];
    const rates: number[] = [];
    Object.assign(globalThis, { voices, rates });
    const keepRate = ({ target }: Event) =>
      target instanceof HTMLVideoElement && rates.push(target.playbackRate);
    document.addEventListener("ratechange", keepRate, true);
    const Original = Audio;
    globalThis.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        voices.push(this);
      }
    };
  });

const factsOf = (page: Page) =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { voices: HTMLAudioElement[]; rates: number[] };
    const [element, voice] = [document.querySelector("video"), kept.voices[0]];
    return {
      muted: element?.muted,
      paused: element?.paused,
      rate: element?.playbackRate,
      slowed: kept.rates.filter((rate, at) => rate < 1 && (kept.rates[at - 1] ?? 1) === 1).length,
      voicePaused: voice?.paused,
      src: voice?.src.slice(0, 5),
    };
  });

test.describe("a whole greeting", () => {
  test.use({ greets: "whole" });

  test("the spoken welcome takes the video's greeting, in step with pause, restart and seek", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerQuestions(page);
    await keepVoices(page);
    await page.getByLabel("Email").fill(newEmail());
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Yes to all" }).click();
    const video = page.locator("video");
    await expect(video).toBeVisible();
    const facts = () => factsOf(page);
    await expect.poll(facts).toMatchObject({ muted: true, slowed: 0, paused: false, src: "blob:" });
    await page.getByRole("button", { name: "Pause video" }).click({ position: { x: 700, y: 300 } });
    await expect.poll(facts).toMatchObject({ paused: true, voicePaused: true });
    await video.evaluate((v: HTMLVideoElement) => {
      v.currentTime = 10;
      return v.play().catch(() => undefined);
    });
    await expect.poll(facts).toMatchObject({ muted: false, voicePaused: true });
    await page.getByRole("button", { name: "Restart video" }).click();
    await expect.poll(facts).toMatchObject({ muted: true });
    await page.getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByLabel("Email")).toBeVisible();
  });
});

test.describe("a recorded name", () => {
  test.use({ greets: "name" });

  test("is said before the video's own greeting, which follows whole (T-1682)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerQuestions(page);
    await keepVoices(page);
    await page.getByLabel("Email").fill(newEmail());
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "No thanks" }).click();
    const heard = { slowed: 1, rate: 1, muted: false, paused: false, src: "blob:" };
    await expect.poll(() => factsOf(page)).toMatchObject(heard);
    await page.getByRole("button", { name: "Restart video" }).click();
    await expect.poll(() => factsOf(page)).toMatchObject({ ...heard, slowed: 2 });
  });

  test("opens a day's first lesson, once, and no URL holds it (T-1683)", async ({ page, live }) => {
    await signUp(page, live);
    const asked: string[] = [];
    page.on("request", (request) => {
      expect(request.url()).not.toContain("Mia");
      if (request.url().endsWith("/welcome-audio")) asked.push(request.postData() ?? "");
    });
    const spoken = page.waitForResponse("**/functions/v1/welcome-audio");
    await page.getByRole("button", { name: "Get Started" }).click();
    expect((await spoken).status()).toBe(200);
    const greeted = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("greeted:")));
    await expect.poll(greeted).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain("Mia");
  });
});

/** Signs up with this name; the status of the greeting (200: a sound), null where it could not be asked for. */
async function greetingOf(page: Page, kid: string): Promise<number | null> {
  await answerQuestions(page, { parent: "Kim", kid, age: "6" });
  const greeting = Promise.race([
    page.waitForResponse("**/functions/v1/welcome-audio").then((response) => response.status()),
    page
      .waitForEvent("requestfailed", (request) => request.url().endsWith("/welcome-audio"))
      .then(() => null),
  ]);
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(page.locator("video")).toBeVisible();
  const status = await greeting;
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/onboarding/account-verify");
  return status;
}

for (const greets of ["recorded", "killed", "whole"] as const)
  test.describe(`names that are greeted: ${greets}`, () => {
    test.use({ greets });

    test("the sign-up goes on, and no URL holds the name (T-2271) @long", async ({ page }) => {
      const urls: string[] = [];
      page.on("request", (request) => urls.push(decodeURIComponent(request.url())));
      const heard: Record<string, number | null> = {};
      for (const kid of ["Ada", "José", "Siobhan", "X Æ A-12"])
        heard[kid] = await greetingOf(page, kid);
      expect(heard).toEqual({ Ada: 200, José: 200, Siobhan: 200, "X Æ A-12": 204 });
      expect(urls.filter((url) => /Ada|José|Siobhan|A-12/.test(url))).toEqual([]);
    });
  });

test.describe("without an answer to the greeting", () => {
  test.use({ greets: "recorded" });

  test("the sign-up goes on where its network is cut (T-2272) @long", async ({ page }) => {
    await page.route("**/functions/v1/welcome-audio", (route) => route.abort("connectionfailed"));
    expect(await greetingOf(page, "Ada")).toBeNull();
  });
});

test("a voice service that is down, or answers rubbish, does not delay the sign-up @long", async ({
  page,
  live,
}) => {
  for (const trouble of ["down", "rubbish"] as const) {
    live.voice.trouble(trouble);
    await answerQuestions(page);
    await page.getByLabel("Email").fill(newEmail());
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Yes to all" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/onboarding/account-verify");
  }
  live.voice.trouble("none");
});
