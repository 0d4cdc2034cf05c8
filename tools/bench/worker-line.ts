import type { Browser } from "@playwright/test";
import { SLOW } from "./page-visit.ts";

/** A page's network conditions do not hold for its service worker: sets them for the worker too. */
export async function throttleWorker(browser: Browser, origin: string): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send("Target.getTargets");
  const workers = targetInfos.filter(
    ({ type, url }) => type === "service_worker" && url.startsWith(origin),
  );
  if (workers.length === 0) throw new Error("There is no service worker to slow down.");
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: false });
    const send = (id: number, method: string, params: object) =>
      cdp.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    await send(1, "Network.enable", {});
    await send(2, "Network.emulateNetworkConditions", SLOW);
  }
}
