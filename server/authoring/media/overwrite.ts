import type { FileHandle } from "node:fs/promises";

/** A part of a file to fill with zeros, and the bytes that a header outside of it then has. */
export interface Blank {
  start: number;
  end: number;
  header?: { at: number; bytes: Buffer };
}

const ZEROS = Buffer.alloc(1_000_000);

/**
 * Writes only where the bytes differ, so that a file without metadata is not changed.
 * @returns whether anything was written
 */
export async function overwrite(file: FileHandle, { start, end, header }: Blank): Promise<boolean> {
  let isChanged = false;
  const found = Buffer.alloc(Math.min(ZEROS.length, Math.max(0, end - start)));
  for (let at = start; at < end;) {
    const { bytesRead } = await file.read(found, 0, Math.min(found.length, end - at), at);
    if (bytesRead === 0) break;
    if (!found.subarray(0, bytesRead).equals(ZEROS.subarray(0, bytesRead))) {
      await file.write(ZEROS, 0, bytesRead, at);
      isChanged = true;
    }
    at += bytesRead;
  }
  if (header === undefined) return isChanged;
  const { at, bytes } = header;
  const old = Buffer.alloc(bytes.length);
  await file.read(old, 0, old.length, at);
  if (old.equals(bytes)) return isChanged;
  await file.write(bytes, 0, bytes.length, at);
  return true;
}
