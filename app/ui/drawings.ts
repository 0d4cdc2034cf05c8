import { createContext, useEffect, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";
import type { Drawing } from "./pictures/brush.ts";
import type { glimm } from "#characters/glimm/glimm.ts";
import type { pocket } from "#characters/pocket/pocket.ts";

/** The code that draws the characters and the small pictures. */
export interface Drawings {
  pocket: typeof pocket;
  glimm: typeof glimm;
  pictures: Record<PictureName, Drawing>;
}

export type PictureName =
  | "bell"
  | "letter"
  | "phone"
  | "chest"
  | "key"
  | "shield"
  | "map"
  | "cake"
  | "broken";

/**
 * False where drawing pictures late makes nothing earlier, as in the builder's preview: a second frame
 * costs more than the picture.
 */
export const DrawsLate = createContext(true);

let drawings: Partial<Drawings> = {};
const listeners = new Set<() => void>();
let loading: Promise<unknown> | null = null;
let loadDrawings: (() => unknown) | null = null;

/** Draws with this code from now on. */
export function provideDrawings(provided: Partial<Drawings>): void {
  drawings = { ...drawings, ...provided };
  for (const notify of listeners) notify();
}

/**
 * Loads `all-drawings.tsx` when the first picture has been shown without its drawing, for a document
 * that does not import it. A load that failed is tried again by the next picture.
 */
export function drawLater(load: () => Promise<unknown>): void {
  loadDrawings = () => (loading ??= load().catch(() => (loading = null)));
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The code of one drawing, or undefined until it is loaded. */
export function useDrawing<K extends keyof Drawings>(name: K): Drawings[K] | undefined {
  const current = () => drawings[name];
  const drawing = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (drawings[name] === undefined) return afterPaint(() => loadDrawings?.());
    return undefined;
  }, [name]);
  return drawing;
}
