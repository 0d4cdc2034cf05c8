import type { Locator } from "@playwright/test";

const FRAMES_MAX = 120;
/** A row that comes into view is drawn whole some frames later, and moves what is below it. */
const FRAMES_IN_PLACE = 6;

/**
 * Where a control is tapped. The mouse is used by coordinates, because `locator.click` runs checks
 * in the page between the tap and its handlers. Rows that come into view can grow, which moves them:
 * the place counts once it has stayed for some frames.
 */
export async function centerOf(control: Locator): Promise<{ x: number; y: number }> {
  let last: string | null = null;
  for (let frame = 0, inPlace = 0; frame < FRAMES_MAX; frame++) {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box === null) throw new Error("The control is not on the screen.");
    const now = JSON.stringify(box);
    inPlace = now === last ? inPlace + 1 : 0;
    if (inPlace === FRAMES_IN_PLACE) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    last = now;
    await control.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error("The control does not stay in its place.");
}
