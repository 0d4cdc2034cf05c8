import type { Locator } from "@playwright/test";

const SCROLLS_MAX = 10;
/** A row that comes into view is drawn whole some frames later, and moves what is below it. */
const FRAMES_AT_REST = 6;
const FRAMES_MAX = 120;

/**
 * Where a control is tapped. The mouse is used by coordinates, because `locator.click` runs checks
 * in the page between the tap and its handlers.
 */
export async function centerOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error("The control is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The same for a control in a list whose rows can grow when they come into view: its place counts
 * once it has stayed for some frames, and needs no further scrolling.
 */
export async function centerAtRest(control: Locator): Promise<{ x: number; y: number }> {
  let last = await centerOf(control);
  for (let scroll = 0; scroll < SCROLLS_MAX; scroll++) {
    // In the page: a question for each frame takes seconds on a page that is slowed down.
    await control.evaluate(untilAtRest, { frames: FRAMES_AT_REST, max: FRAMES_MAX });
    const now = await centerOf(control);
    if (now.x === last.x && now.y === last.y) return now;
    last = now;
  }
  throw new Error("The control does not stay in its place.");
}

/** In the page: waits until an element has stayed in its place for some frames, at most `max`. */
function untilAtRest(
  element: Element,
  { frames, max }: { frames: number; max: number },
): Promise<void> {
  return new Promise((resolve) => {
    let [last, unmoved, seen] = ["", 0, 0];
    requestAnimationFrame(function look() {
      const now = JSON.stringify(element.getBoundingClientRect());
      unmoved = now === last ? unmoved + 1 : 0;
      last = now;
      seen++;
      if (unmoved === frames || seen === max) return resolve();
      requestAnimationFrame(look);
    });
  });
}
