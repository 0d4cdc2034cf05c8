import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Plays the recording of now to its end, whichever it is, and waits for the end. */
export async function skipSound(page: Page): Promise<void> {
  await expect(async () => {
    const played = await page.locator("video").evaluate(async (v: HTMLVideoElement) => {
      if (v.paused || v.readyState < 3) return false;
      const end = new Promise((done) => v.addEventListener("ended", done, { once: true }));
      v.currentTime = Math.max(v.currentTime, v.duration - 0.3);
      await end;
      return true;
    });
    expect(played).toBe(true);
  }).toPass();
}
