import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { findFfmpeg, runProgram } from "#server/platform/program.ts";
import { readProfile, withProfile } from "./colour-profile.ts";
import { isAnimated, readOrientation } from "./picture-facts.ts";
import type { Orientation } from "./picture-facts.ts";
import { ClientGone, createTurns, ONE_RUN } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";

/** Makes pictures as small as screens need. */
export interface PictureResizer {
  /**
   * A WebP of at most `maxSide` pixels, turned as its Exif says, with the colour profile. Null where the picture is animated,
   * could not be read in time, or would not become smaller: the file then keeps its format.
   */
  resize(path: string, ending: PictureEnding, maxSide: number, turn: Turn): Promise<Buffer | null>;
}

/** An author waits for it; a picture of 25 million pixels takes a second or two. */
const TIMEOUT_MS = 15_000;
const MAX_ALLOCATION_BYTES = 256_000_000;
/** ffmpeg's reader and decoder of each kind: nothing else is tried. */
export const READERS = {
  jpg: ["-codec_whitelist", "mjpeg", "-f", "jpeg_pipe"],
  png: ["-codec_whitelist", "png", "-f", "png_pipe"],
  webp: ["-codec_whitelist", "webp,vp8", "-f", "webp_pipe"],
} as const satisfies Record<PictureEnding, readonly string[]>;
const TURNS: Record<Orientation, readonly string[]> = {
  1: [],
  2: ["hflip"],
  3: ["hflip", "vflip"],
  4: ["vflip"],
  5: ["transpose=cclock_flip"],
  6: ["transpose=clock"],
  7: ["transpose=clock_flip"],
  8: ["transpose=cclock"],
};

/**
 * The resizer of this machine (FFMPEG); null where ffmpeg is off or not there.
 *
 * @throws ConfigError for a path without a program
 */
export function openPictureResizer(setting: string, log: Logger): PictureResizer | null {
  const program = findFfmpeg(setting);
  if (program === null) return null;
  const enqueue = createTurns(ONE_RUN);
  const resize: PictureResizer["resize"] = async (path, ending, maxSide, { gone }) => {
    const bytes = await readFile(path);
    if (isAnimated(bytes, ending)) return null;
    const turn = TURNS[readOrientation(bytes, ending)];
    const folder = await mkdtemp(join(tmpdir(), "treasure-picture-"));
    try {
      const to = join(folder, "picture.webp");
      const args = resizeArgs(path, ending, [...turn, fitInto(maxSide)], to);
      const { ended, messages } = await runProgram(program, args, {
        timeoutMs: TIMEOUT_MS,
        signal: gone,
      });
      if (ended === "stopped") throw new ClientGone();
      if (ended !== "ok") {
        log.warn({ ended, messages: messages.slice(-500) }, "a picture was not resized");
        return null;
      }
      const webp = await readFile(to);
      if (webp.length === 0) return null;
      const profile = readProfile(bytes, ending);
      const resized = profile === null ? webp : withProfile(webp, profile);
      return resized.length < bytes.length ? resized : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    resize: (path, ending, maxSide, turn) =>
      enqueue(turn, () => resize(path, ending, maxSide, turn)) ?? Promise.resolve(null),
  };
}

const fitInto = (side: number) =>
  `scale=w='min(iw,${side})':h='min(ih,${side})':force_original_aspect_ratio=decrease:flags=lanczos`;

const resizeArgs = (
  path: string,
  ending: PictureEnding,
  filters: readonly string[],
  to: string,
): string[] =>
  [
    ["-hide_banner", "-nostdin", "-v", "error", "-y", "-threads", "1", "-noautorotate"],
    ["-max_alloc", String(MAX_ALLOCATION_BYTES), "-protocol_whitelist", "file"],
    [...READERS[ending], "-i", `file:${path}`, "-frames:v", "1", "-vf", filters.join(",")],
    // Nothing of what a camera writes beside the picture is kept, such as the place.
    ["-map_metadata", "-1", "-c:v", "libwebp", "-quality", "82", "-f", "webp", `file:${to}`],
  ].flat();
