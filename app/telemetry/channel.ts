const MAX_KEPT = 100;

/** Where events wait until it is known whether the parent agrees. */
interface Waiting<E> {
  read(): readonly E[];
  add(event: E): void;
  clear(): void;
}

/** In the memory of this page. */
function inMemory<E>(): Waiting<E> {
  let kept: E[] = [];
  return {
    read: () => kept,
    add: (event) => void (kept.length < MAX_KEPT && kept.push(event)),
    clear: () => void (kept = []),
  };
}

/**
 * What is to be told for one purpose: kept until it is known whether the parent agrees, then told
 * in order, or dropped.
 */
export class Channel<E> {
  readonly #waiting: Waiting<E>;
  #tell: ((event: E) => void) | null = null;
  #isRefused = false;

  constructor(waiting: Waiting<E> = inMemory()) {
    this.#waiting = waiting;
  }

  give(event: E): void {
    if (this.#tell !== null) this.#tell(event);
    else if (!this.#isRefused) this.#waiting.add(event);
  }

  /** Agreed: what waits is told now, what comes at once. */
  open(tell: (event: E) => void): void {
    this.#tell = tell;
    this.#isRefused = false;
    const waited = this.waiting;
    this.#waiting.clear();
    for (const event of waited) tell(event);
  }

  /** What was agreed is not known any more: what comes is kept again. */
  wait(): void {
    this.#tell = null;
    this.#isRefused = false;
  }

  /** Refused, or nobody to tell: what waits goes, and nothing more is kept. */
  close(): void {
    this.#tell = null;
    this.#isRefused = true;
    this.#waiting.clear();
  }

  /** What waits still. */
  get waiting(): readonly E[] {
    return this.#waiting.read();
  }
}
