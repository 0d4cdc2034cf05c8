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
 * Events for one purpose: buffered until the parent's consent is known, then sent in order, or
 * dropped.
 */
export class Channel<E> {
  readonly #waiting: Waiting<E>;
  #send: ((event: E) => void) | null = null;
  #isRefused = false;

  constructor(waiting: Waiting<E> = inMemory()) {
    this.#waiting = waiting;
  }

  give(event: E): void {
    if (this.#send !== null) this.#send(event);
    else if (!this.#isRefused) this.#waiting.add(event);
  }

  /** Consent was given: flushes the buffer, and sends new events at once. */
  open(send: (event: E) => void): void {
    this.#send = send;
    this.#isRefused = false;
    const waited = this.waiting;
    this.#waiting.clear();
    for (const event of waited) send(event);
  }

  /** What was agreed is not known any more: what comes is kept again. */
  wait(): void {
    this.#send = null;
    this.#isRefused = false;
  }

  /**
   * Consent was refused, or no vendor is configured: clears the buffer and buffers nothing more.
   */
  close(): void {
    this.#send = null;
    this.#isRefused = true;
    this.#waiting.clear();
  }

  /** What waits still. */
  get waiting(): readonly E[] {
    return this.#waiting.read();
  }
}
