import type { Locator, Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { clientAt } from "#tests/support/client.ts";
import { newPage, signIn } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { centerOf } from "./center.ts";
import { wait, watchInteractions } from "./interactions.ts";
import { CPU_RATE } from "./page-visit.ts";
import { firstMission, firstQuiz } from "#tests/e2e/first-quizzes.ts";

/** One control that was tapped. */
export interface Tapped {
  what: string;
  /** From the tap until the next frame was painted (interaction to next paint). */
  ms: number;
  /** The same for a bare button, tapped on the same page just before. */
  bareMs: number;
}

interface Tap {
  what: string;
  control: (page: Page) => Locator;
  /** Opened before the tap. */
  path?: string;
  /** Measures until this text is painted instead, which may be later than the next frame. */
  until?: string;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first();
const radio = (name: string) => (page: Page) => page.getByRole("radio", { name });
const choice = (name: string) => (page: Page) => page.getByText(name, { exact: true });
const ofLesson = (page: string) => `/lesson/${page}?lesson=${FIRST_LESSON_ID}`;

/** Every control of the child's zone, in the order in which a child meets them. */
const TAPS: readonly Tap[] = [
  { what: "lesson intro: listen", control: button(/^Listen/), path: "/lesson/intro" },
  { what: "lesson intro: Get Started", control: button("Get Started") },
  { what: "clip: pause", control: surface },
  { what: "clip: play", control: surface },
  { what: "clip: restart", control: button("Restart video") },
  { what: "clip: captions", control: button(/captions/) },
  { what: "clip: sound off", control: button("Turn sound off") },
  { what: "clip: sound on", control: button("Turn sound on") },
  { what: "clip: Next", control: button("Next") },
  { what: "quiz: listen", control: button(/^Listen/) },
  { what: "quiz: wrong answer", control: radio(firstQuiz.wrong) },
  { what: "quiz: Try Again", control: button("Try Again") },
  { what: "quiz: right answer", control: radio(firstQuiz.right) },
  { what: "quiz: listen to the feedback", control: button(`Listen: ${firstQuiz.lastWords}`) },
  { what: "quiz: Continue", control: button("Continue") },
  { what: "quiz: Back", control: button("Back") },
  {
    what: "quiz: right answer until 'Correct!' is painted",
    control: radio(firstQuiz.right),
    until: "Correct!",
  },
  {
    what: "mission accomplished: Continue",
    control: button("Continue"),
    path: ofLesson("mission-accomplished"),
  },
  { what: "day streak: I'm Committed!", control: button("I'm Committed!") },
  { what: "difficulty: choice", control: choice("Just right") },
  { what: "difficulty: Continue", control: button("Continue") },
  { what: "enjoyment: choice", control: choice("Super fun!") },
  { what: "enjoyment: Continue", control: button("Continue") },
  { what: "mission card: To my map", control: button("To my map") },
  { what: "course map: listen", control: button(/^Listen/) },
  { what: "course map: Save for the car", control: button("Save for the car") },
  { what: "course map: Get Started", control: button("Get Started") },
];

function surface(page: Page): Locator {
  return page.locator("[data-stage-surface]");
}

/** A new family taps every control of the child's zone once, with the CPU slowed down. */
export async function tapEveryControl(bench: BrowserBench): Promise<Tapped[]> {
  const page = await newPage(bench, "allow");
  const token = await signIn(page, bench);
  const timed = await watchTaps(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  const tapped: Tapped[] = [];
  for (const tap of TAPS) {
    if (tap.path !== undefined) {
      if (tap.path.includes("mission")) await finishLesson(bench.url, token);
      await page.goto(tap.path);
    }
    const control = tap.control(page);
    await control.waitFor();
    await page.waitForLoadState("networkidle");
    const bareMs = await tapBareButton(page, timed);
    await control.click({ trial: true }); // waits until it stands still
    tapped.push({ what: tap.what, ms: await timed(control, tap.until), bareMs });
  }
  await page.context().close();
  return tapped;
}

async function finishLesson(url: string, token: string): Promise<void> {
  for (const slide of firstMission.keys())
    await clientAt(url).request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
      token,
      body: { slide, version: 1 },
    });
}

const SHOWN_WAIT_MS = 1_000;

/**
 * Taps a control of the page and resolves to its interaction to next paint, or to the time until a
 * text is painted, in milliseconds.
 */
async function watchTaps(
  page: Page,
): Promise<(control: Locator, until?: string) => Promise<number>> {
  const measured = await watchInteractions(page);
  let shownMs: number | null = null;
  await page.exposeFunction("reportShown", (ms: number) => (shownMs = ms));
  return async (control, until) => {
    const at = await centerOf(control);
    if (until !== undefined) await page.evaluate(reportPaintOf, until);
    shownMs = null;
    const ms = await measured(() => page.mouse.click(at.x, at.y));
    const end = performance.now() + SHOWN_WAIT_MS;
    const isShown = () => until === undefined || shownMs !== null;
    while (!isShown() && performance.now() < end) await wait(10);
    return shownMs ?? ms;
  };
}

interface Reports {
  reportShown(ms: number): void;
}

/** In the page: reports how long after the next click this text of a status is painted. */
function reportPaintOf(text: string): void {
  const { reportShown } = globalThis as unknown as Reports;
  const isShown = () =>
    [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
      textContent?.includes(text),
    );
  document.addEventListener(
    "click",
    ({ timeStamp }) =>
      requestAnimationFrame(function look() {
        if (!isShown()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => reportShown(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      }),
    { capture: true, once: true },
  );
}

async function tapBareButton(
  page: Page,
  timed: (control: Locator) => Promise<number>,
): Promise<number> {
  await page.evaluate(() => {
    const bare = document.createElement("button");
    bare.id = "bare";
    bare.textContent = "0";
    bare.style.cssText = "position:fixed;bottom:0;left:0;z-index:9999;width:24px;height:24px";
    bare.addEventListener("click", (event) => {
      event.stopPropagation();
      bare.textContent = "1";
    });
    document.body.append(bare);
  });
  const bare = page.locator("#bare");
  const ms = await timed(bare);
  await bare.evaluate((element) => element.remove());
  return ms;
}
