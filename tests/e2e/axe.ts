import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The screen as it is now breaks no rule of WCAG 2.2 AA that axe knows; what is still arriving is put in its place. */
export async function axeClean(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  });
  // Its other mode opens a page of its own each time, for frames of other hosts; we have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
}
