import type { Page } from "@playwright/test";
import { keepPictures } from "./pictures.ts";
import { onEach, OTHER_SCREENS, TIGHTEST } from "./reachable.ts";
import type { Screen } from "./reachable.ts";

/** The screens on which every kind of slide is looked at. */
const SCREENS: readonly Screen[] = [
  ...TIGHTEST,
  ...OTHER_SCREENS.filter(({ text }) => text === undefined),
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

/**
 * What lies over what on each of these screens, and what is out of view, by the names of screen and
 * element. Ends on a phone.
 *
 * @param asks false where nothing is to be tapped on the board
 */
export async function misplaced(page: Page, when: string, asks = true): Promise<string[]> {
  await keepPictures(page, when);
  const found = await onEach(page, SCREENS, () => page.evaluate(lookAtBoxes, asks));
  await page.setViewportSize({ width: 390, height: 844 });
  return found.map((fault) => `${when}, ${fault}`);
}

/** Runs in the page; a function of its own text, which can name nothing outside. */
function lookAtBoxes(asks: boolean): string[] {
  const TARGETS =
    "[data-answer], [data-thing], [data-basket], [data-place], [data-item], [data-jar], [data-area], [data-target], [data-option], [role=slider]";
  /** What the lesson itself shows: the way back, feedback, what leads on, the buttons of a clip. */
  const CONTROLS =
    "[data-lesson-bar] button, [data-said], [data-action] button, [data-beside] button";
  /** Edges may touch, and shadows overlap. */
  const TOUCH_PX = 2;
  const faults: string[] = [];
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? element.tagName).slice(0, 40);
  const isOver = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > TOUCH_PX && high > TOUCH_PX;
  };
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  const targets = shown(TARGETS);
  if (targets.length > 0 !== asks) faults.push(`there are ${targets.length} things to tap`);
  const controls = shown(CONTROLS);
  for (const control of controls)
    for (const target of targets)
      if (isOver(control, target)) faults.push(`'${nameOf(control)}' is over '${nameOf(target)}'`);
  for (const bar of shown("[data-lesson-bar]"))
    for (const words of shown("h2, caption, [data-board]"))
      if (isOver(bar, words)) faults.push(`the lesson's bar is over '${nameOf(words)}'`);
  const [board] = shown("[data-board]");
  if (board !== undefined) {
    for (const control of controls)
      if (isOver(control, board)) faults.push(`'${nameOf(control)}' is over the board`);
    const { top, bottom } = board.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1)
      faults.push(`the board is from ${Math.round(top)} to ${Math.round(bottom)}`);
  }
  for (const element of shown("[data-said], [aria-checked=true], [data-target]")) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
      faults.push(`'${nameOf(element)}' is not in view`);
  }
  return faults;
}
