import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

export const SEEN_DIR = join(import.meta.dirname, "../../.cache/seen");

const texts = new Set<string>();
const states = new Set<string>();
const paths = new Set<string>();

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
  await context.exposeBinding("__seen", (_source, { text, state, path }: Glance) => {
    for (const line of text.split("\n"))
      if (line.trim() !== "") texts.add(line.trim().replace(/\s+/g, " "));
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
