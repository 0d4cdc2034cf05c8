import { centerOf } from "./center.ts";
import type { CDPSession, Locator, Page } from "@playwright/test";

/** What a page must show, and which answer is then chosen. */
export interface Quiz {
  /** CSS selector of the answers. */
  answers: string;
  right(page: Page): Locator;
}

export interface Visit {
  /** From the start of the navigation until the answers were painted, in milliseconds. */
  answersMs: number;
  /** From the click on the right answer until 'Correct!' was painted. */
  confirmedMs: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
}

/**
 * Network of the budgets (R-UX-5): 150 ms latency, 1.6 and 0.75 Mbit/s. The CPU is slowed down by 4
 * besides.
 */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const CPU_RATE = 4;

export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
}

type Mark = "answersMs" | "confirmedMs";

/**
 * Lets a page log by itself when the answers and the verdict are painted. A test runner that asks
 * for it would run a script of its own in the page that is measured.
 */
export const watchQuiz = (page: Page, { answers }: Quiz) =>
  page.addInitScript((selector) => {
    const log = (mark: Mark, ms: number) => console.debug(mark, ms);
    const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
    const verdict = () =>
      [...document.querySelectorAll("p, .sd-html, .h5p-question-feedback-content-text")].find(
        ({ textContent }) => textContent?.includes("Correct!"),
      ) ?? null;
    /** Calls back after the frame in which the element is on the screen. */
    const whenPainted = (find: () => Element | null, then: () => void) =>
      requestAnimationFrame(function look() {
        if (!isShown(find())) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", then);
        port1.start();
        port2.postMessage(null);
      });
    whenPainted(
      () => document.querySelector(selector),
      () => log("answersMs", performance.now()),
    );
    document.addEventListener(
      "click",
      ({ timeStamp }) =>
        whenPainted(verdict, () => log("confirmedMs", performance.now() - timeStamp)),
      { capture: true },
    );
  }, answers);

/** Opens the URL on a page prepared with `watchQuiz`, and chooses the right answer. */
export async function visit(page: Page, cdp: CDPSession, url: string, quiz: Quiz): Promise<Visit> {
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  let isCounting = true;
  const started = ({ type, requestId }: { type?: string; requestId: string }) => {
    if (isCounting) traffic.requests++;
    if (type === "Script") scripts.add(requestId);
  };
  const finished = ({ requestId, encodedDataLength }: Finished) => {
    if (!isCounting) return;
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  };
  cdp.on("Network.requestWillBeSent", started);
  cdp.on("Network.loadingFinished", finished);
  const shown = mark(page, "answersMs");
  await page.goto(url, { waitUntil: "commit" });
  const answersMs = await shown;
  isCounting = false;
  cdp.off("Network.requestWillBeSent", started);
  cdp.off("Network.loadingFinished", finished);
  const right = quiz.right(page);
  await right.click({ trial: true });
  const { x, y } = await centerOf(right);
  const confirmed = mark(page, "confirmedMs");
  await page.mouse.click(x, y);
  return { answersMs, confirmedMs: await confirmed, ...traffic };
}

interface Finished {
  requestId: string;
  encodedDataLength: number;
}

/** Milliseconds of the next mark of this name that the page logs. */
async function mark(page: Page, name: Mark): Promise<number> {
  const message = await page.waitForEvent("console", (each) => each.text().startsWith(`${name} `));
  return Number(message.text().split(" ")[1]);
}
