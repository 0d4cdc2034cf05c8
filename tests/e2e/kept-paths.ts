import type { Page } from "@playwright/test";

/**
 * Paths that a store of the signed-in family keeps; the name of its cache carries the family's id.
 */
export const keptPaths = (page: Page, store: string): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${prefix}:`));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, store);
