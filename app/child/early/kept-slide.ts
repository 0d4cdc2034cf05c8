import { readStored, writeStored } from "#app/device/web-storage.ts";
import { arePageNodes, drawNodes, readNodes } from "./page-nodes.ts";
import type { PageNode } from "./page-nodes.ts";
import { pageScript } from "./page-script.ts";

/*
 * The quiz that was on the screen when a lesson's page was left is shown again when the page is
 * opened, until React has drawn it. Imports next to nothing of the page's bundle, so that the script in the
 * document's head can load it first.
 */

interface KeptSlide {
  /** URL path of its page. */
  path: string;
  /** URL of the page's script, which each release names anew: a slide of another one is not shown. */
  script: string | undefined;
  nodes: PageNode[];
}

/** In characters; a quiz has a tenth. */
const LONGEST = 100_000;

/** So long a press waits for its button after React has drawn something else. */
const LONGEST_LOADING_MS = 3000;

const rootOfPage = () => document.getElementById("root");
const nameOf = (button: Element | undefined) =>
  button?.getAttribute("aria-label") ?? button?.textContent;

/** The quiz on the screen, if its question still waits for an answer. */
function readSlide(): KeptSlide | null {
  const root = rootOfPage();
  if (!root?.querySelector("[data-answers] [data-answer]:not([aria-disabled=true])")) return null;
  return {
    path: location.pathname,
    script: pageScript(),
    nodes: readNodes(root.childNodes),
  };
}

/**
 * Keeps the quiz on the screen whenever this page of a family is left. Only while it is signed in,
 * and where one child plays: of several it could be another's.
 */
export function keepSlideWhenLeft(userId: string, signedIn: () => string | null): void {
  const key = `kept-slide:${userId}`;
  const keep = () => {
    // Somebody else may be signed in by now.
    if (signedIn() !== userId || readStored("local", `child:${userId}`) !== null) return;
    const slide = readSlide();
    const text = JSON.stringify(slide);
    if (slide === null || text.length > LONGEST) writeStored("local", key, null);
    else writeStored("local", key, text);
  };
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) keep();
    else writeStored("local", key, null); // the page lives on and soon shows something else
  });
}

/** Resolves when a style sheet has come, or will not. */
async function loadStyle(file: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = ""; // as the page's own requests for it
  link.href = file;
  const settled = new Promise<Event>((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
  document.head.append(link);
  await settled;
}

/**
 * Shows the kept slide, once, and resolves when it is painted. A button that is pressed before
 * React has drawn the page is pressed again then.
 * @param key of the family's entry in local storage
 * @param styles URL paths of a quiz's style sheets
 */
export async function showKeptSlide(key: string, styles: readonly string[]): Promise<void> {
  const text = readStored("local", key) ?? "null";
  writeStored("local", key, null);
  // Any JSON is one of these: each field is looked at before it is used.
  const kept: { [F in keyof KeptSlide]?: unknown } | null = JSON.parse(text);
  if (kept?.path !== location.pathname || kept.script !== pageScript()) return;
  if (!arePageNodes(kept.nodes)) return;
  const loading = styles.map(loadStyle);
  const nodes = drawNodes(kept.nodes);
  await Promise.all(loading);
  const root = rootOfPage();
  if (root === null || root.firstChild !== null) return; // the page was quicker
  root.append(...nodes);
  root.setAttribute("aria-busy", "true");

  let pressed: string | null | undefined;
  const buttons = () => [...root.querySelectorAll("button")];
  const onPress = ({ target }: Event) => {
    const button = buttons().find((each) => each.contains(target as Node));
    pressed = nameOf(button);
    // Outlined like an answer that is being read aloud.
    for (const each of buttons()) each.dataset["read"] = String(each === button);
  };
  root.addEventListener("click", onPress);
  const observer = new MutationObserver(() => {
    if (root.contains(nodes[0] ?? null)) return;
    if (root.hasAttribute("aria-busy")) {
      root.removeEventListener("click", onPress);
      root.removeAttribute("aria-busy");
      setTimeout(() => observer.disconnect(), LONGEST_LOADING_MS);
    }
    const button = buttons().find((each) => nameOf(each) === pressed);
    if (button === undefined && pressed !== undefined) return; // a screen that loads is there first
    observer.disconnect();
    button?.click();
  });
  observer.observe(root, { childList: true, subtree: true });
  // Until it is painted. A hidden page paints no frames.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
