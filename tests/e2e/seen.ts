import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";

export const SEEN_DIR = join(import.meta.dirname, "../../.cache/seen");

const texts = new Set<string>();
const states = new Set<string>();
const paths = new Set<string>();
/** The lines that each page has shown, in order; a line again for each document that showed it. */
const linesOf = new WeakMap<Page, string[]>();

interface Glance {
  text: string;
  /** What the screen and the guard before it say they are, a line each. */
  state: string;
  path: string;
}

/**
 * Keeps what people can read on a context's pages, their URLs, and the states that screens
 * name.
 */
export async function watch(context: BrowserContext): Promise<void> {
  await context.exposeBinding("__seen", ({ page }, { text, state, path }: Glance) => {
    for (const line of text.split("\n").map((raw) => raw.trim().replace(/\s+/g, " ")))
      if (line !== "") {
        texts.add(line);
        linesShownBy(page).push(line);
      }
    for (const line of state.split("\n")) states.add(line);
    paths.add(path);
  });
  await context.addInitScript(() => {
    const shown = globalThis as unknown as { __seen(glance: object): void };
    shown.__seen({ text: "", state: "", path: location.pathname });
    // Each line is sent once from each document: most changes of a page repeat what was there.
    const sent = new Set<string>();
    const look = () => {
      const root = document.body;
      if (root === null) return;
      const labels = [...document.querySelectorAll("[placeholder], [aria-label]")].map(
        (element) =>
          element.getAttribute("placeholder") ?? element.getAttribute("aria-label") ?? "",
      );
      const { screen, guard } = document.documentElement.dataset;
      const fresh = (kind: string, lines: (string | undefined)[]) =>
        lines
          .filter((line) => line !== undefined && !sent.has(kind + line) && sent.add(kind + line))
          .join("\n");
      const text = fresh("text ", [...root.innerText.split("\n"), ...labels]);
      const state = fresh("state ", [screen, guard]);
      const path = fresh("path ", [location.pathname]);
      if (text + state + path !== "") shown.__seen({ text, state, path: location.pathname });
    };
    // The figures move by attributes of their own, many times a second; these here are the ones
    // that change what is read.
    const attributeFilter = [
      "placeholder",
      "aria-label",
      "hidden",
      "open",
      "data-screen",
      "data-guard",
      "data-state",
      "data-moving",
    ];
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter,
    });
  });
}

function linesShownBy(page: Page): string[] {
  const lines = linesOf.get(page) ?? [];
  linesOf.set(page, lines);
  return lines;
}

/**
 * Waits until a page has shown a line of text, even if it is gone again: captions and messages that
 * are shown for a moment can be missed by looks at the page.
 *
 * @param after how many lines the page had shown before; of these none counts
 */
export const hasShown = (page: Page, line: string | RegExp, after = 0) =>
  expect
    .poll(() => linesShownBy(page).slice(after), `the page has shown ${String(line)}`)
    .toContainEqual(typeof line === "string" ? line : expect.stringMatching(line));

export const countShown = (page: Page): number => linesShownBy(page).length;

/** Has a page of this worker named this state? */
export const wasShown = (state: string) => states.has(state);

/** Leaves this worker's record for tools/checks/seen.ts. */
export function writeSeen(): void {
  mkdirSync(SEEN_DIR, { recursive: true });
  writeFileSync(
    join(SEEN_DIR, `${process.pid}.json`),
    JSON.stringify({ texts: [...texts], states: [...states], paths: [...paths] }),
  );
}
