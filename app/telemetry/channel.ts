const MAX_KEPT = 100;

/**
 * What is to be told for one purpose: kept in memory until it is known whether the parent agrees, then told in order, or
 * dropped.
 */
export class Channel<E> {
  #kept: E[] = [];
  #tell: ((event: E) => void) | null = null;
  #isRefused = false;

  give(event: E): void {
    if (this.#tell !== null) this.#tell(event);
    else if (!this.#isRefused && this.#kept.length < MAX_KEPT) this.#kept.push(event);
  }

  /** Agreed: what waits is told now, what comes at once. */
  open(tell: (event: E) => void): void {
    this.#tell = tell;
    this.#isRefused = false;
    for (const event of this.#kept.splice(0)) tell(event);
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
    this.#kept = [];
  }

  /** What waits still. */
  get waiting(): readonly E[] {
    return this.#kept;
  }
}
