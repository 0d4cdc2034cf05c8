import type { Locator, Page } from "@playwright/test";

/** What acts on the screen: a finger or a mouse. */
export interface Hand {
  tap(on: Locator): Promise<void>;
  /** From the middle of one element to the middle of another. */
  drag(from: Locator, to: Locator): Promise<void>;
}

const STEPS = 6;

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("An end of the drag is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Both ends of a drag, when both are on the screen. */
async function endsOf(from: Locator, to: Locator) {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const at = (step: number) => ({
    x: start.x + ((end.x - start.x) * step) / STEPS,
    y: start.y + ((end.y - start.y) * step) / STEPS,
  });
  return Array.from({ length: STEPS + 1 }, (_, step) => at(step));
}

/** Touch events as the screen of a phone sends them: the page may scroll instead of dragging. */
export async function finger(page: Page): Promise<Hand> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
  return {
    tap: (on) => on.tap(),
    async drag(from, to) {
      const [start, ...way] = await endsOf(from, to);
      await touch("touchStart", start);
      for (const at of way) await touch("touchMove", at);
      await touch("touchEnd");
    },
  };
}

export const mouse = (page: Page): Hand => ({
  tap: (on) => on.click(),
  async drag(from, to) {
    const [start, ...way] = await endsOf(from, to);
    await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await page.mouse.up();
  },
});
