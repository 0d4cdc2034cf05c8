import type { Page } from "@playwright/test";

/**
 * Notes what documents of this page play aloud from now on.
 *
 * @returns a function that gives what was played aloud since it was called last
 */
export async function noteAudible(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const audible: string[] = [];
    const { play } = HTMLMediaElement.prototype;
    Object.assign(globalThis, { audible });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!this.muted) audible.push(this.currentSrc || this.src);
      return play.call(this);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode) {
      audible.push("an effect");
      start.call(this);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { audible: string[] }).audible.splice(0));
}
