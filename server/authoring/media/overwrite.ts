import type { FileHandle } from "node:fs/promises";

/** A part of a file to fill with zeros, and the bytes that a header outside of it then has. */
export interface Blank {
  start: number;
  end: number;
  header?: { at: number; bytes: Buffer };
}

const WINDOW = 64_000;
const ZEROS = Buffer.alloc(WINDOW);

/**
 * Overwrites parts of a file. What lies close together is one read and one write, where it comes in
 * the order of the file: a file may have a million small parts.
 *
 * @returns whether anything was changed; a file without metadata is not written to
 */
export async function overwrite(
  file: FileHandle,
  blanks: AsyncIterable<Blank> | Iterable<Blank>,
): Promise<boolean> {
  const window = new Window(file);
  for await (const { start, end, header } of blanks) {
    if (header !== undefined) await window.write(header.at, header.bytes);
    for (let at = start; at < end; at += WINDOW)
      await window.write(at, ZEROS.subarray(0, Math.min(WINDOW, end - at)));
  }
  await window.save();
  return window.hasChanged;
}

/** A piece of a file in memory, with what is to be written to it. */
class Window {
  hasChanged = false;
  #at = 0;
  #bytes = Buffer.alloc(0);
  #isSaved = true;
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Writes at a place of the file; what would lie behind its end is left out. */
  async write(start: number, wanted: Buffer): Promise<void> {
    for (let at = start; at < start + wanted.length;) {
      if (at < this.#at || at >= this.#at + this.#bytes.length) await this.#open(at);
      const rest = wanted.subarray(at - start);
      const place = at - this.#at;
      const found = this.#bytes.subarray(place, place + rest.length);
      if (found.length === 0) return;
      if (!found.equals(rest.subarray(0, found.length))) {
        rest.copy(found);
        this.#isSaved = false;
      }
      at += found.length;
    }
  }

  async #open(at: number): Promise<void> {
    await this.save();
    const bytes = Buffer.allocUnsafe(WINDOW);
    const { bytesRead } = await this.#file.read(bytes, 0, WINDOW, at);
    this.#at = at;
    this.#bytes = bytes.subarray(0, bytesRead);
  }

  async save(): Promise<void> {
    if (this.#isSaved) return;
    await this.#file.write(this.#bytes, 0, this.#bytes.length, this.#at);
    this.#isSaved = true;
    this.hasChanged = true;
  }
}
