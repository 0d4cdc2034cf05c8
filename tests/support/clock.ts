/**
 * A clock that stands until a test moves it, and never goes back: what a server wrote would lie in
 * its future. A test that needs an earlier time starts a server of its own.
 */
export class FakeClock {
  #ms: number;
  constructor(start: string | Date) {
    this.#ms = new Date(start).getTime();
  }
  readonly now = () => new Date(this.#ms);
  advance(seconds: number) {
    this.advanceTo(new Date(this.#ms + seconds * 1000));
  }
  advanceTo(instant: string | Date) {
    const ms = new Date(instant).getTime();
    if (!(ms >= this.#ms))
      throw new Error(`the clock stands at ${this.now().toISOString()}, after ${String(instant)}`);
    this.#ms = ms;
  }
}
