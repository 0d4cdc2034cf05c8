import type { Locator } from "@playwright/test";

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
