/** Finds the recording of a fixed text: its URL, or null. */
type FindLine = (words: string) => string | null;

let findLine: FindLine | null = null;
const listeners = new Set<() => void>();

/** Null until lines.ts is loaded. */
export const currentLines = () => findLine;

export function subscribeToLines(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by lines.ts. */
export function provideLines(find: FindLine): void {
  findLine = find;
  for (const notify of listeners) notify();
}
