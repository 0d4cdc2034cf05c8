import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import type { After } from "../drafts/autosave.ts";

interface PresenceOptions<Seen> {
  send: (slide: string | null) => Promise<Seen>;
  /** What the server answered; null while it can't be reached. */
  onSeen: (seen: Seen | null) => void;
  /** Why the server could not be asked, or refused. */
  onFailed: (error: unknown) => void;
  /** Nothing is sent while the author looks at another tab. */
  isVisible: () => boolean;
  after: After;
}

/** Says again and again which slide this tab shows: at once when that changes, else after a pause. */
export class PresenceLoop<Seen> {
  readonly #options: PresenceOptions<Seen>;
  #slide: string | null = null;
  #cancel: (() => void) | null = null;
  #isSending = false;
  #sending: Promise<unknown> = Promise.resolve();
  #isRunning = false;
  #isDue = false;

  constructor(options: PresenceOptions<Seen>) {
    this.#options = options;
  }

  /** Returns a function that stops it. It resolves once no request is under way any more. */
  start(): () => Promise<unknown> {
    this.#isRunning = true;
    void this.#send();
    return () => {
      this.#isRunning = false;
      this.#cancel?.();
      return this.#sending;
    };
  }

  /** The author opened another slide. */
  show(slide: string | null): void {
    if (slide === this.#slide) return;
    this.#slide = slide;
    this.now();
  }

  /** Sends without the pause. */
  now(): void {
    if (this.#isRunning) void this.#send();
  }

  async #send(): Promise<void> {
    const { onSeen, isVisible, after } = this.#options;
    this.#isDue = this.#isSending;
    if (this.#isSending) return;
    this.#cancel?.();
    if (isVisible()) {
      this.#isSending = true;
      const asking = this.#ask();
      this.#sending = asking;
      const seen = await asking;
      this.#isSending = false;
      if (!this.#isRunning) return;
      onSeen(seen);
    }
    if (this.#isDue) return this.#send();
    this.#cancel = after(PRESENCE_INTERVAL_MS, () => void this.#send());
  }

  async #ask(): Promise<Seen | null> {
    const { send, onFailed } = this.#options;
    try {
      return await send(this.#slide);
    } catch (error) {
      if (this.#isRunning) onFailed(error);
      return null;
    }
  }
}
