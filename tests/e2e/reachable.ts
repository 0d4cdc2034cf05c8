import type { Page } from "@playwright/test";

/** A size of the screen in CSS pixels, and how much larger a parent has set the text. */
export interface Screen {
  width: number;
  height: number;
  text?: number;
}

/** Where controls were covered or cut off before: run by default. */
export const TIGHTEST: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];
export const OTHER_SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 390, height: 844, text: 2 },
  { width: 820, height: 1180 },
];

const nameOf = ({ width, height, text = 1 }: Screen) =>
  `${width}x${height}${text === 1 ? "" : `, text ${text * 100} %`}`;

/**
 * What can't be used in the page as it stands, on each of these screens, by the names of screen and
 * control: a control that no scrolling brings into view whole, one over which something else lies
 * wherever the page is scrolled to, and a thing to drag that something lies over while it is in view.
 * Ends on the last screen.
 */
export async function unreachable(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.evaluate(async (text) => {
      document.documentElement.style.fontSize = text === 1 ? "" : `${text * 100}%`;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, screen.text ?? 1);
    for (const fault of await page.evaluate(lookForFaults))
      found.push(`${nameOf(screen)}: ${fault}`);
  }
  return found;
}

/** Runs in the page; a function of its own text, which can name nothing outside. */
function lookForFaults(): string[] {
  const CONTROLS =
    "a[href], button, input, select, textarea, summary, [role=slider], [role=radio], [role=checkbox]";
  /** Things are dropped there, also where a tap does nothing yet. */
  const PLACES = "[data-basket], [data-place], [data-jar]";
  const NEAR_EDGE = 0.2;
  const faults: string[] = [];
  const label = (element: Element) => {
    const named = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return (named.trim() || element.tagName).slice(0, 60);
  };
  const root = document.querySelector("dialog[open]") ?? document.body;
  /** A field that is drawn by its label is tapped there. */
  const tapped = (control: Element) => {
    const { width, opacity } = getComputedStyle(control);
    const isDrawn = Number(opacity) > 0 && Number.parseFloat(width) > 2;
    return isDrawn ? control : (control.closest("label") ?? control);
  };
  const controls = [...root.querySelectorAll(CONTROLS)].filter(
    (control) =>
      !control.matches(":disabled, .visually-hidden") &&
      (control.getAttribute("aria-disabled") !== "true" || control.matches(PLACES)) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.closest("[aria-hidden=true]") === null,
  );

  /** Of a link that goes on in the next line: its first line. */
  const boxOf = (control: Element) =>
    control.getClientRects()[0] ?? control.getBoundingClientRect();

  /** What lies over a control where it is now; null where nothing does. */
  const coveredBy = (control: Element): string | null => {
    const { left, right, top, bottom } = boxOf(control);
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const at = (x: number, y: number) => {
      const hit = document.elementFromPoint(left + (right - left) * x, y1 + (y2 - y1) * y);
      const isIt = hit !== null && (control.contains(hit) || hit.closest("label") === control);
      return isIt ? null : hit === null ? "nothing" : label(hit.closest(CONTROLS) ?? hit);
    };
    const middle = at(0.5, 0.5);
    if (middle !== null) return middle;
    // A film is tapped anywhere; its own buttons lie in its corners.
    if (control.matches("[data-stage-surface]")) return null;
    const far = 1 - NEAR_EDGE;
    const corners = [
      [NEAR_EDGE, NEAR_EDGE],
      [far, NEAR_EDGE],
      [NEAR_EDGE, far],
      [far, far],
    ].flatMap(([x = 0, y = 0]) => at(x, y) ?? []);
    // In one corner a card may carry its own read-aloud button.
    return corners.length > 1 ? (corners[0] ?? null) : null;
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);

  for (const found of controls) {
    const control = tapped(found);
    const tries = (["center", "start", "end"] as const).map((block) => {
      control.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom } = boxOf(control);
      if (left < -1 || right > innerWidth + 1) return "it is cut off at a side";
      if (
        Math.min(bottom, innerHeight) - Math.max(top, 0) <
        Math.min(bottom - top, innerHeight) - 1
      )
        return "it can't be scrolled into view";
      const over = coveredBy(control);
      return over === null ? null : `"${over}" lies over it`;
    });
    if (!tries.includes(null)) faults.push(`"${label(control)}": ${tries[0]}`);
  }

  const draggable = controls.filter(
    (control) => getComputedStyle(control).touchAction === "none" && control.matches("button"),
  );
  const most = document.documentElement.scrollHeight - innerHeight;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    window.scrollTo({ top: most * part, behavior: "instant" });
    for (const thing of draggable) {
      const { top, bottom } = boxOf(thing);
      const middle = (top + bottom) / 2;
      if (middle < 0 || middle > innerHeight) continue;
      const over = coveredBy(thing);
      if (over !== null)
        faults.push(
          `"${label(thing)}", scrolled by ${Math.round(most * part)}: "${over}" lies over it`,
        );
    }
    if (most <= 0) break;
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  return faults;
}
