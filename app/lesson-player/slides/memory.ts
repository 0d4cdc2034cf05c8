/**
 * What a child did on a slide, kept on the device: a reload in the middle goes on where it was. A
 * device that kept nothing begins the slide anew, so two devices have nothing to agree on.
 */
export interface SlideMemory {
  /** Differs from child to child: things that are shuffled lie in another order for each. */
  seed: string;
  read: (slideId: string) => object | null | undefined;
  write: (slideId: string, kept: Kept) => void;
}

/** One slide's part of the memory. */
export interface Kept {
  /** How often the slide was finished here. */
  round: number;
  /** Its state in this round, as its kind knows it; null before anything was done. */
  state: unknown;
}

/** Reads what another version of the app may have written, or what is not there. */
export function readKept(memory: SlideMemory, slideId: string): Kept {
  const { round, state = null }: { round?: unknown; state?: unknown } = memory.read(slideId) ?? {};
  return { round: Number.isSafeInteger(round) ? Number(round) : 0, state };
}

/** Keeps nothing beyond the page: for the builder's preview and for tests. */
export function memoryOfPage(seed: string): SlideMemory {
  const kept = new Map<string, Kept>();
  return { seed, read: (id) => kept.get(id), write: (id, value) => void kept.set(id, value) };
}
