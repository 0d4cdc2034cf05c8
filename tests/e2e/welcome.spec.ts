import { answerQuestions, expect, newEmail, test } from "./fixtures.ts";

test("the spoken welcome takes the video's greeting, in step with pause, restart and seek", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerQuestions(page);
  await page.evaluate(() => {
    const voices: HTMLAudioElement[] = [];
    Object.assign(globalThis, { voices });
    const Original = Audio;
    globalThis.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        voices.push(this);
      }
    };
  });
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes to all" }).click();
  const video = page.locator("video");
  await expect(video).toBeVisible();
  const facts = () =>
    page.evaluate(() => {
      const [element, voice] = [
        document.querySelector("video"),
        (globalThis as unknown as { voices: HTMLAudioElement[] }).voices[0],
      ];
      return {
        muted: element?.muted,
        paused: element?.paused,
        voicePaused: voice?.paused,
        src: voice?.src.slice(0, 5),
      };
    });
  await expect
    .poll(facts)
    .toEqual({ muted: true, paused: false, voicePaused: expect.any(Boolean), src: "blob:" });
  await page.getByRole("button", { name: "Pause video" }).click({ position: { x: 300, y: 300 } });
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
