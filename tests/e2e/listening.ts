import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The recordings that a page plays, by file name without hash. */
export interface Voice {
  /** All since the last time that this document was loaded. */
  all: () => Promise<string[]>;
  /** Waits until nothing is being played. */
  silence: () => Promise<void>;
  /** Does something, and waits until these recordings were played after it, one after the other. */
  after: (act: () => Promise<unknown>, recordings: readonly string[]) => Promise<void>;
}

/** Recordings are played this much faster, so that a test does not wait for whole sentences. */
const RATE = 8;

/** Notes the recordings that documents of this page play from now on. */
export async function listenTo(page: Page): Promise<Voice> {
  await page.addInitScript((rate) => {
    const played: string[] = [];
    Object.assign(globalThis, { played, voice: null });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function note() {
      Object.assign(globalThis, { voice: this });
      // After the page's own listener, which may have begun the next recording by then.
      this.addEventListener(
        "ended",
        () => {
          if (this.ended) Object.assign(globalThis, { voice: null });
        },
        { once: true },
      );
      this.defaultPlaybackRate = rate;
      this.playbackRate = rate;
      played.push(/([\w-]+?)-[\w-]{8}\.m4a/.exec(this.src)?.[1] ?? this.src.slice(0, 30));
      return play.call(this);
    };
  }, RATE);
  const all = () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played);
  const silence = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { voice } = globalThis as unknown as { voice: HTMLMediaElement | null };
          return voice === null || (voice.paused && !voice.ended);
        }),
      )
      .toBe(true);
  return {
    all,
    silence,
    async after(act, recordings) {
      await silence();
      const before = (await all()).length;
      await act();
      await expect
        .poll(async () => (await all()).slice(before, before + recordings.length))
        .toEqual(recordings);
    },
  };
}

/**
 * The item of a list whose speaker plays this recording: how a child finds it that cannot read. The
 * speakers are pressed in turn.
 */
export async function findByEar(items: Locator, voice: Voice, recording: string): Promise<Locator> {
  await items.first().waitFor();
  for (const item of await items.all()) {
    await voice.silence();
    const before = (await voice.all()).length;
    await item.getByRole("button", { name: /^Listen: / }).click();
    await expect.poll(async () => (await voice.all()).length).toBeGreaterThan(before);
    if ((await voice.all())[before] === recording) return item;
  }
  throw new Error(`No item says ${recording}.`);
}
