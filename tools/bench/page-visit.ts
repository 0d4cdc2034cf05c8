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

interface Marks {
  answersMs?: number;
  confirmedMs?: number;
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

/** Lets a page note by itself when the answers and the verdict are painted. */
export const watchQuiz = (page: Page, { answers }: Quiz) =>
  page.addInitScript((selector) => {
    const marks: Marks = {};
    Object.assign(globalThis, { marks });
    const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
    const verdict = () =>
      [...document.querySelectorAll("p, .sd-html")].find(({ textContent }) =>
        textContent?.includes("Correct!"),
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
      () => (marks.answersMs = performance.now()),
    );
    document.addEventListener(
      "click",
      ({ timeStamp }) =>
        whenPainted(verdict, () => (marks.confirmedMs ??= performance.now() - timeStamp)),
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
  await page.goto(url, { waitUntil: "commit" });
  const answersMs = await mark(page, "answersMs");
  isCounting = false;
  cdp.off("Network.requestWillBeSent", started);
  cdp.off("Network.loadingFinished", finished);
  const right = quiz.right(page);
  await right.click({ trial: true });
  const { x, y } = await centerOf(right);
  await page.mouse.click(x, y);
  return { answersMs, confirmedMs: await mark(page, "confirmedMs"), ...traffic };
}

interface Finished {
  requestId: string;
  encodedDataLength: number;
}

async function mark(page: Page, name: keyof Marks): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (globalThis as unknown as { marks: Marks }).marks[key],
    name,
  );
  return (await handle.jsonValue()) ?? 0;
}
