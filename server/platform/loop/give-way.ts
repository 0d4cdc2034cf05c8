/** How long work in pieces holds the event loop before it lets other work run, in ms. */
const SLICE_MS = 20;

interface Loop {
  /** A monotonic clock, in ms. */
  now(): number;
  /** Calls back when other work has had its turn. */
  onNextTurn(run: () => void): void;
}

/**
 * Makes a function that is awaited between the pieces of long work. It resolves at once while the
 * present turn of the event loop is young; else in the next turn. All work of a process shares one
 * slice: two long pieces of work do not hold the loop for twice as long.
 */
export function createGiveWay({ now, onNextTurn }: Loop): () => Promise<void> {
  /** When the first piece of this turn began. */
  let began: number | null = null;
  return async () => {
    if (began === null) {
      began = now();
      onNextTurn(() => (began = null));
    } else if (now() - began >= SLICE_MS) await new Promise<void>(onNextTurn);
  };
}

/**
 * Awaited between the pieces of work that is long in all, so that it never holds the loop that serves
 * families for much longer than one piece.
 */
export const giveWay = createGiveWay({
  now: () => performance.now(),
  onNextTurn: (run) => void setImmediate(run),
});
