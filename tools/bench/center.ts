import type { Locator } from "@playwright/test";

const FRAMES = 60;

/**
 * Where a control is tapped. The mouse is used by coordinates, because `locator.click` runs checks
 * in the page between the tap and its handlers. Rows that come into view can grow, which moves them:
 * the place counts once it stays.
 */
export async function centerOf(control: Locator): Promise<{ x: number; y: number }> {
  let last: string | null = null;
  for (let frame = 0; frame < FRAMES; frame++) {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box === null) throw new Error("The control is not on the screen.");
    const now = JSON.stringify(box);
    if (now === last) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    last = now;
    await control.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error("The control does not stay in its place.");
}
