import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeImage } from "#tests/support/image.ts";

let folder = "";

/**
 * The process tests start the server from the image's files: it is the one that installations run,
 * and it starts with less processor time.
 */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "treasure-image-"));
  await makeImage(folder);
  process.env["TEST_IMAGE_DIR"] = folder;
}

export const teardown = () => rm(folder, { recursive: true, force: true });
