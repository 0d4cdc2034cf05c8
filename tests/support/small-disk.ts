import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A file system of its own, in memory (needs the right to mount): to be filled to the last block,
 * and freed again.
 */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  const filler = join(folder, "filler");
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // Somebody else wrote meanwhile: then it is full all the same.
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync("umount", ["--lazy", folder]),
  };
}
