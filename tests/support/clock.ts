/** A clock that moves only by `advance`. */
export class FakeClock {
  #ms: number;
  constructor(start: string | Date) {
    this.#ms = new Date(start).getTime();
  }
  readonly now = () => new Date(this.#ms);
  advance(seconds: number) {
    this.#ms += seconds * 1000;
  }
  set(instant: string) {
    this.#ms = new Date(instant).getTime();
  }
}
