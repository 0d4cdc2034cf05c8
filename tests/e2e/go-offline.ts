import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/**
 * Cuts the network of a page's context. On a busy machine the browser still answers a request that
 * follows at once, so this waits until one fails.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isOnline = () =>
    page.evaluate(() =>
      fetch("/robots.txt", { cache: "no-store" }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isOnline).toBe(false);
}
