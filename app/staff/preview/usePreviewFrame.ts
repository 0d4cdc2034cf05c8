import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { paths } from "#domain/routing/paths.ts";
import { PREVIEW_LEFT, PREVIEW_READY } from "./message.ts";
import type { PreviewMessage } from "./message.ts";

/** Moves an element without loading its document again; not every browser has it. */
type Mover = HTMLElement & { moveBefore?: (moved: Node, before: Node | null) => void };

/*
 * The document of the preview takes longer to load than a lesson to open, so one frame stays in the
 * page: on the desk, else in a hidden place. A browser that can't move it loads it anew each time.
 */
let frame: HTMLIFrameElement | null = null;
let hiddenPlace: Mover | null = null;
let isLoaded = false;
const watchers = new Set<() => void>();

function setLoaded(loaded: boolean): void {
  isLoaded = loaded;
  for (const watch of watchers) watch();
}
function watchLoaded(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  // Our own document, which needs scripts and our origin; a sandbox with both has no effect.
  frame.src = paths.lessonBuilder({ view: "preview" });
  window.addEventListener("message", ({ origin, source, data }: MessageEvent) => {
    if (
      origin === window.location.origin &&
      source === frame.contentWindow &&
      data === PREVIEW_READY
    )
      setLoaded(true);
  });
  return frame;
}

function place(moved: HTMLIFrameElement, into: Mover): void {
  // A frame that never loaded (the network was gone) is not kept: it loads again in its new place.
  if (isLoaded && moved.isConnected && into.moveBefore !== undefined)
    return into.moveBefore(moved, null);
  setLoaded(false);
  into.append(moved);
}

function hide(moved: HTMLIFrameElement): void {
  if (hiddenPlace === null) {
    hiddenPlace = document.createElement("div");
    hiddenPlace.hidden = true;
    document.body.append(hiddenPlace);
  }
  if (hiddenPlace.moveBefore === undefined) moved.remove();
  else place(moved, hiddenPlace);
}

const post = (message: PreviewMessage | typeof PREVIEW_LEFT) =>
  frame?.contentWindow?.postMessage(message, window.location.origin);

/** Shows the preview's frame in the element of `slot`; `post` needs `isReady`. */
export function usePreviewFrame(className: string, title: string) {
  const slot = useRef<HTMLDivElement>(null);
  const isReady = useSyncExternalStore(watchLoaded, () => isLoaded);
  useLayoutEffect(() => {
    if (slot.current === null) return;
    const shown = (frame ??= makeFrame());
    shown.className = className;
    shown.title = title;
    place(shown, slot.current);
    return () => {
      post(PREVIEW_LEFT);
      hide(shown);
    };
  }, [className, title]);
  return { slot, isReady, post };
}
