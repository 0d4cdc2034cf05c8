import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ConvertedClip } from "#domain/content/clip-conversion.ts";
import { stemOfName } from "#domain/content/file-names.ts";
import { CLIP_FOLDERS, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import { keyOfMediaUrl, mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { CONTAINERS } from "./arguments.ts";
import type { Container } from "./arguments.ts";
import { CONVERT_MS } from "./converter.ts";
import type { ClipConverter, Converted } from "./converter.ts";
import {
  claimNextConversion,
  failConversion,
  finishConversion,
  MAX_ATTEMPTS,
  notePercent,
  releaseConversion,
} from "./conversions.ts";
import type { Claim } from "./conversions.ts";
import { giveToSlide } from "./give-to-slide.ts";

/** The time limit of the conversion, and what fetching and storing the files may take. */
export const CONVERSION_LIMIT_S = CONVERT_MS / 1000 + 600;
const LOOK_EVERY_MS = 1_000;

export const isContainer = (ending: string): ending is Container =>
  Object.hasOwn(CONTAINERS, ending);

/**
 * Converts the clip whose turn it is. A conversion that was cancelled is left alone; where this instance
 * is stopping, or the machine fails, it is given back and begun again.
 */
export async function convertClip(
  server: AuthoringContext,
  converter: ClipConverter,
): Promise<void> {
  const { db, now } = server;
  const claim = await claimNextConversion(db, now());
  if (claim === null) return;
  const folder = join(tmpdir(), `treasure-clip-${claim.id}-${claim.attempts}`);
  const stop = new AbortController();
  let percent = 0;
  const look = async () => {
    if (server.isStopping() || !(await notePercent(db, claim, percent, now()))) stop.abort();
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  try {
    await mkdir(folder, { recursive: true });
    const clip = await fetchOriginal(server.files, claim, folder);
    const converted = await converter.convert(clip, {
      framing: claim.framing,
      folder,
      signal: stop.signal,
      onPercent: (done) => (percent = done),
    });
    if (converted === "stopped") {
      await releaseConversion(db, claim, now());
      if (server.isStopping()) throw new Error("this instance is stopping");
    } else if (typeof converted === "string") await failConversion(db, claim, converted);
    else {
      const result = await storeClip(server, claim, converted);
      await db.transaction(async (tx) => {
        if (await finishConversion(tx, claim, result))
          await giveToSlide(tx, claim.id, result, now());
      });
    }
  } catch (error) {
    if (claim.attempts < MAX_ATTEMPTS) {
      await releaseConversion(db, claim, now());
      throw error;
    }
    server.log.error({ err: error }, "a clip was not converted");
    await failConversion(db, claim, "machine");
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the author's file to this machine. Throws where the store has it no more. */
async function fetchOriginal(files: FileStore, { original_url }: Claim, folder: string) {
  const key = keyOfMediaUrl(original_url) ?? "";
  const file = await files.open(key);
  const container = extname(key).slice(1);
  if (file === null || !isContainer(container)) throw new Error("the original is not in the store");
  const path = join(folder, `original.${container}`);
  const bytes = await file.read(0, file.size - 1);
  await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path));
  return { path, container };
}

async function storeClip(
  server: AuthoringContext,
  { original_url }: Claim,
  converted: Converted,
): Promise<ConvertedClip> {
  const [folder = "", , name = ""] = (keyOfMediaUrl(original_url) ?? "").split("/");
  const stem = stemOfName(name);
  const store = async (sub: string, path: string) => {
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    const key = mediaKey(folder, sub, stem, hash.digest("hex"), extname(path).slice(1));
    await keepOrRefuse(server.db, [key]);
    await putOnce(server.files, key, path);
    return mediaUrl(key);
  };
  return {
    video_url: await store(UPLOAD_KINDS.video.folder, converted.main),
    video_seconds: Math.round(converted.seconds * 100) / 100,
    video_bytes: (await stat(converted.main)).size,
    video_upright: true,
    video_light_url:
      converted.light === null ? null : await store(CLIP_FOLDERS.light, converted.light),
    poster_url: await store(UPLOAD_KINDS.poster.folder, converted.poster),
  };
}
