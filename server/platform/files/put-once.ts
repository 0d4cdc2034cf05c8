import { stat } from "node:fs/promises";
import type { FileStore } from "./stored-files.ts";

/**
 * Puts a file under a key that carries its hash, unless it is there already. A file of another size
 * is replaced: some stores keep the beginning of a write whose connection was cut.
 * @param source the bytes, or the path of a file of this machine
 */
export async function putOnce(
  files: FileStore,
  key: string,
  source: Uint8Array | string,
): Promise<void> {
  const isPath = typeof source === "string";
  const size = isPath ? (await stat(source)).size : source.byteLength;
  if ((await files.open(key))?.size === size) return;
  await (isPath ? files.putFile(key, source) : files.put(key, source));
}
