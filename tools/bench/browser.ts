import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { FIRST_LESSON_ID, SLIDE_LEAVE_MS } from "#domain/constants.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import { solveAndGoOn } from "#tests/e2e/solve.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { fillDataFolder } from "#tests/support/template.ts";
import { freePort } from "#tests/support/process.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "#tests/support/stored-session.ts";
import { MANY } from "#tests/support/test-server.ts";
import { CPU_RATE, throttle } from "./page-visit.ts";
import { CHILD_AGE, firstMission, firstQuiz, secondQuiz } from "#tests/e2e/first-quizzes.ts";

export const LESSON = `/lesson/${FIRST_LESSON_ID}`;
const PROGRESS = `/api/me/lessons/${FIRST_LESSON_ID}/progress`;
const CLIP_SPEED = 16;
/** A slide that is not shown within this time never comes. */
const SLIDE_LIMIT_MS = 30_000;

/** A server and a Chromium for browser measurements. */
export interface BrowserBench {
  url: string;
  browser: Browser;
  /** An e-mail address that is not used on this server yet. */
  newEmail(): string;
  close(): Promise<void>;
}

export async function openBrowserBench(distDir: string): Promise<BrowserBench> {
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-browser-bench-"));
  await fillDataFolder(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    DEV_PAGES: "1",
    PAYWALL: "off",
    PORT: String(await freePort()),
    ...MANY,
  });
  const server = await startServer(config, { log: createLogger("silent"), distDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  let families = 0;
  return {
    url: config.publicUrl,
    browser,
    newEmail: () => `browser${families++}@example.com`,
    async close() {
      await browser.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A page of a phone's size in a context of its own. */
export async function newPage(
  { browser, url }: BrowserBench,
  serviceWorkers: "allow" | "block" = "block",
): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers });
  return context.newPage();
}

/** Signs a new family account in on this page; returns its access token. */
export async function signIn(page: Page, { url, newEmail }: BrowserBench): Promise<string> {
  const email = newEmail();
  const { token } = await newFamily(clientAt(url), { email, kid_age: CHILD_AGE });
  await storeSession(page, token, email);
  return token;
}

export async function slowPage(bench: BrowserBench): Promise<Page> {
  const page = await newPage(bench);
  const cdp = await page.context().newCDPSession(page);
  await throttle(cdp);
  return page;
}

/** Largest contentful paint of the start page in milliseconds, throttled. */
export async function startPageLcp(bench: BrowserBench): Promise<number> {
  const page = await slowPage(bench);
  await page.goto("/", { waitUntil: "networkidle" });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  await page.context().close();
  return ms;
}

/** Signs in a new family account whose progress is at the first quiz. */
export async function signInAtQuiz(page: Page, bench: BrowserBench): Promise<void> {
  const token = await signIn(page, bench);
  await clientAt(bench.url).request("PUT", PROGRESS, { token, body: { slide: 1, version: 1 } });
}

/** Milliseconds until the answers are shown in a lesson that opens at a quiz, throttled. */
export async function answersShown(bench: BrowserBench): Promise<number> {
  const page = await slowPage(bench);
  await signInAtQuiz(page, bench);
  await page.goto(LESSON, { waitUntil: "commit" });
  await page.getByRole("radio").first().waitFor();
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return ms;
}

/** Milliseconds from 'Continue' to the next slide, with its media preloaded, beyond the fade of the one before. */
export async function changeOfSlide(bench: BrowserBench): Promise<number> {
  const page = await newPage(bench);
  await signInAtQuiz(page, bench);
  await page.goto(LESSON);
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByRole("button", { name: "Continue", disabled: false }).waitFor();
  await page.waitForLoadState("networkidle");
  const ms = await page.evaluate(
    ([next, limitMs]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now();
        // Nothing else ends this promise: Playwright sets no limit for a script of a page.
        setTimeout(() => reject(new Error("the next slide was not shown")), limitMs);
        new MutationObserver(
          () =>
            document.body.textContent?.includes(next) &&
            requestAnimationFrame(() => resolve(performance.now() - started)),
        ).observe(document.body, { childList: true, subtree: true });
        [...document.querySelectorAll("button")]
          .find((button) => button.textContent === "Continue")
          ?.click();
      }),
    [secondQuiz.answer, SLIDE_LIMIT_MS] as const,
  );
  await page.context().close();
  return Math.max(0, ms - SLIDE_LEAVE_MS);
}

/**
 * Sum of unexpected layout shifts from the start of a lesson to the feedback of its first answer,
 * throttled.
 */
export async function shiftOfLesson(bench: BrowserBench): Promise<number> {
  const page = await slowPage(bench);
  await signInAtQuiz(page, bench);
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          (globalThis as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(LESSON);
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByText("Correct!").waitFor();
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  await page.context().close();
  return shift;
}

/** Frames per second during the confetti of a completed lesson. */
export async function celebrationFps(bench: BrowserBench): Promise<number> {
  const page = await newPage(bench);
  const token = await signIn(page, bench);
  for (let slide = 0; slide < 9; slide++)
    await clientAt(bench.url).request("PUT", PROGRESS, { token, body: { slide, version: 1 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await page.getByRole("heading", { name: "Mission Accomplished!" }).waitFor();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const started = performance.now();
        requestAnimationFrame(function step(now) {
          count++;
          if (now - started < 2000) requestAnimationFrame(step);
          else resolve(Math.round((count * 1000) / (now - started)));
        });
      }),
  );
  await page.context().close();
  return frames;
}

/** Seconds of the first story that are measured: most people and things are in them. */
const STORY_FROM_S = 12;
const STORY_TO_S = 26;

/**
 * Pictures that the first story draws in a second, with a processor 4 times slower.
 */
export async function storyPictures(
  { browser, url, newEmail }: BrowserBench,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const email = newEmail();
  await storeSession(page, (await newFamily(clientAt(url), { email })).token, email);
  await page.goto(LESSON);
  const picture = page.locator("[data-story] svg");
  await picture.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.getByRole("button", { name: "Play video" }).click();
  const perSecond = await picture.evaluate(
    (svg, [from, to]) =>
      new Promise<number>((resolve) => {
        const sound = document.querySelector("video") as HTMLVideoElement;
        let pictures = 0;
        let started = 0;
        sound.currentTime = from;
        new MutationObserver(() => {
          if (sound.currentTime < from) return;
          started ||= performance.now();
          pictures++;
          // A sound that stalls goes slower than the clock.
          if (sound.currentTime >= to) resolve((pictures * 1000) / (performance.now() - started));
        }).observe(svg, { subtree: true, attributes: true, childList: true });
      }),
    [STORY_FROM_S, STORY_TO_S] as const,
  );
  await context.close();
  return perSecond;
}

/** Requests and transferred bytes of the whole first lesson, with every clip played to its end. */
export async function wholeLesson(
  bench: BrowserBench,
): Promise<{ requests: number; bytes: number }> {
  const page = await newPage(bench);
  await signIn(page, bench);
  const traffic = { requests: 0, bytes: 0 };
  const cdp = await page.context().newCDPSession(page);
  cdp.on("Network.requestWillBeSent", () => traffic.requests++);
  cdp.on(
    "Network.loadingFinished",
    ({ encodedDataLength }) => (traffic.bytes += encodedDataLength),
  );
  await cdp.send("Network.enable");
  await page.goto(LESSON);
  for (const slide of firstMission) {
    if (slide.type === "video") {
      await playClip(page);
      await page.getByRole("button", { name: "Next" }).click();
      continue;
    }
    await solveAndGoOn(page, slide);
  }
  await page.getByRole("heading", { name: "Mission Accomplished!" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return traffic;
}

/** Plays the current clip to its end at CLIP_SPEED. */
const playClip = (page: Page) =>
  page.locator("video").evaluate(
    (video: HTMLVideoElement, rate) =>
      new Promise<void>((resolve) => {
        video.addEventListener("ended", () => resolve());
        video.addEventListener("playing", () => (video.playbackRate = rate));
        video.playbackRate = rate;
        void video.play();
      }),
    CLIP_SPEED,
  );
