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
  return onEach(page, screens, () => page.evaluate(lookForFaults));
}

/** What `look` finds on each of these screens, by the screen's name. Ends on the last screen. */
export async function onEach(
  page: Page,
  screens: readonly Screen[],
  look: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await showOn(page, screen);
    for (const fault of await look()) found.push(`${nameOf(screen)}: ${fault}`);
  }
  return found;
}

/** Shows the page on a screen, and waits until it is drawn. */
export async function showOn(page: Page, { text = 1, ...size }: Screen): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (times) => {
    document.documentElement.style.fontSize = times === 1 ? "" : `${times * 100}%`;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, text);
}

/**
 * What can't be seen at once, by the names of screen and controls: a thing and a place that are never
 * both whole on the screen, wherever the page is scrolled to. Ends on the last screen.
 * @param things selector of what is dragged
 * @param places selector of where it is dropped
 */
export async function neverTogether(
  page: Page,
  screens: readonly Screen[],
  things: string,
  places: string,
): Promise<string[]> {
  return onEach(page, screens, () =>
    page.evaluate(
      ([thing, place]) => {
        const STEP = 20;
        const all = (selector: string) => [...document.querySelectorAll(selector)];
        const apart = new Map(
          all(thing).flatMap((one) =>
            all(place).map(
              (other) => [`${one.textContent} / ${other.textContent}`, [one, other]] as const,
            ),
          ),
        );
        const isWhole = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= -1 && bottom <= innerHeight + 1;
        };
        if (apart.size === 0) return ["nothing to look at"];
        for (let top = 0; top <= document.documentElement.scrollHeight; top += STEP) {
          window.scrollTo({ top, behavior: "instant" });
          for (const [name, pair] of apart) if (pair.every(isWhole)) apart.delete(name);
        }
        window.scrollTo({ top: 0, behavior: "instant" });
        return [...apart.keys()];
      },
      [things, places] as const,
    ),
  );
}

/**
 * Where the page is scrolled so that one of two lies over the other, by the name of the screen; each
 * is the first element of its selector. Ends on the last screen.
 */
export async function overlaps(
  page: Page,
  screens: readonly Screen[],
  one: string,
  other: string,
): Promise<string[]> {
  return onEach(page, screens, async () => {
    const tops = await page.evaluate(
      ([first, second]) => {
        const boxOf = (selector: string) => {
          const element = document.querySelector(selector);
          if (element === null) throw new Error(`There is no ${selector}.`);
          return element.getBoundingClientRect();
        };
        const over: number[] = [];
        const most = document.documentElement.scrollHeight - innerHeight;
        for (const part of [0, 0.25, 0.5, 0.75, 1]) {
          window.scrollTo({ top: most * part, behavior: "instant" });
          const [a, b] = [boxOf(first), boxOf(second)];
          const isBeside = a.right <= b.left || b.right <= a.left;
          const isAbove = a.bottom <= b.top || b.bottom <= a.top;
          if (!isBeside && !isAbove) over.push(Math.round(most * part));
        }
        window.scrollTo({ top: 0, behavior: "instant" });
        return over;
      },
      [one, other] as const,
    );
    return tops.map((top) => `scrolled by ${top}`);
  });
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
