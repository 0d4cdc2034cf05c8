import type { FileHandle } from "node:fs/promises";
import { Damaged, TooHeavy } from "./boxes.ts";

/** An element of a Matroska or WebM file (RFC 8794): where it, its content and its end are. */
export interface Element {
  id: number;
  at: number;
  start: number;
  end: number;
}

export const SEGMENT = 0x18538067;
export const CLUSTER = 0x1f43b675;

/** An id has four bytes at most, a size eight. */
const MAX_HEADER = 12;
const WINDOW = 64_000;
/** Ten minutes at 60 frames a second have less than half of it; each is a step of the reader. */
const MAX_ELEMENTS = 1_000_000;

/** Reads the elements of a file one after another. Memory stays flat. */
export class ElementReader {
  #window: Buffer = Buffer.alloc(0);
  #from = 0;
  #count = 0;
  readonly #file: FileHandle;
  readonly size: number;

  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  /** Bytes of the file; fewer at its end. */
  async bytes(at: number, count: number): Promise<Buffer> {
    if (at < this.#from || at + count > this.#from + this.#window.length) {
      const window = Buffer.alloc(Math.max(count, WINDOW));
      const { bytesRead } = await this.#file.read(window, 0, window.length, at);
      this.#window = window.subarray(0, bytesRead);
      this.#from = at;
    }
    return this.#window.subarray(at - this.#from, at - this.#from + count);
  }

  /**
   * The element at a place within another one that ends at `within`. A segment or cluster without a
   * size, as live recordings have it, and one that the end of the file cuts off end there. Null
   * where the file ends before the content begins. Throws Damaged, TooHeavy.
   */
  async element(at: number, within: number): Promise<Element | null> {
    if (++this.#count > MAX_ELEMENTS) throw new TooHeavy();
    const header = await this.bytes(at, MAX_HEADER);
    const idLength = lengthOf(header[0] ?? 1, 4);
    const sizeLength = lengthOf(header[idLength] ?? 1, 8);
    const start = at + idLength + sizeLength;
    if (start > this.size) return null;
    const id = header.readUIntBE(0, idLength);
    const size = numberOf(header.subarray(idLength, idLength + sizeLength));
    if (size === null && id !== SEGMENT && id !== CLUSTER) throw new Damaged("no size");
    const end = size === null ? within : start + size;
    if (start > within || (end > within && within < this.size))
      throw new Damaged("an element is longer than what holds it");
    return { id, at, start, end: Math.min(end, this.size) };
  }

  /** A number of variable length, such as the track's in front of a block. Throws Damaged. */
  async number(at: number): Promise<number | null> {
    const bytes = await this.bytes(at, 8);
    return numberOf(bytes.subarray(0, lengthOf(bytes[0] ?? 1, 8)));
  }

  /** The content of an element that is an unsigned number. */
  async unsigned({ start, end }: Element): Promise<number> {
    const bytes = await this.bytes(start, Math.min(6, end - start));
    return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length);
  }
}

/** How many bytes a number has, by the zeros in front of its first one. */
function lengthOf(first: number, max: number): number {
  const length = Math.clz32(first) - 23;
  if (length > max) throw new Damaged("no id or size");
  return length;
}

/** Null for 'unknown': all bits are ones. */
function numberOf(bytes: Buffer): number | null {
  const bits = bytes.length * 7;
  const value = BigInt(`0x${bytes.toString("hex") || "0"}`) & ((1n << BigInt(bits)) - 1n);
  return value === (1n << BigInt(bits)) - 1n ? null : Number(value);
}

const SHORT_VOID = 0xec;

/**
 * The header of an empty element of this size, at least two bytes. Written over an element, it
 * removes the content and leaves all positions in the file unchanged.
 */
export function voidHeader(bytes: number): Buffer {
  if (bytes < 10) return Buffer.from([SHORT_VOID, 0x80 | (bytes - 2)]);
  const header = Buffer.alloc(9);
  header[0] = SHORT_VOID;
  header.writeUIntBE(bytes - 9, 3, 6);
  header[1] = 1;
  return header;
}
