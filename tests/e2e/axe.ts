import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Less than half of the bytes of the file that AxeBuilder would send. */
const AXE = readFileSync(
  join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"),
  "utf8",
);

/** AxeBuilder sends its source twice for each look; a document needs it once. */
const NOTHING = "0";

/** Loads axe into the frames of a page that do not have it yet. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Looks at the page as it is scrolled now; its breaches of the rules. */
async function breaches(page: Page, rules: Pick<Parameters<AxeBuilder["options"]>[0], "runOnly">) {
  // Its other mode opens a page of its own each time, for frames of other hosts; we have none.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode(true)
    // Without it axe also describes every node that passed, which takes a third of its time.
    .options({ resultTypes: ["violations"], ...rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target })));
}

const TARGET_SIZE = "target-size";

/** A target that a sticky button covers in part is judged where it can be scrolled to. */
async function isTooSmallEverywhere(page: Page, selector: string): Promise<boolean> {
  const wasAt = await page.evaluate(() => scrollY);
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const there = await breaches(page, { runOnly: [TARGET_SIZE] });
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), wasAt);
  return there.some(({ target }) => String(target) === selector);
}

/**
 * The screen breaks no rule of WCAG 2.2 AA that axe knows. What is still arriving is put in its
 * place; something that begins to move only then is looked at again.
 */
export async function axeClean(page: Page, where: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    });
    await loadAxe(page);
    const found: string[] = [];
    for (const { id, target } of await breaches(page, { runOnly: RULES })) {
      const selector = String(target);
      if (id !== TARGET_SIZE || (await isTooSmallEverywhere(page, selector)))
        found.push(`${where}: ${id} ${selector}`);
    }
    expect(found).toEqual([]);
  }).toPass({ timeout: 30_000 });
}
