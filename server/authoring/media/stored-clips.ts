import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ApiError } from "#server/platform/http/errors.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import type { ReadableFile } from "#server/platform/files/file-response.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";
import { readMp4 } from "./mp4.ts";
import { storedFileCleaner } from "./stored-files.ts";
import type { Cleaned, Search, Server } from "./stored-files.ts";
import { stripClip } from "./strip-clip.ts";
import { stripMatroska } from "./strip-matroska.ts";
import { isTaggedSound, stripSound } from "./strip-sound.ts";
import type { TaggedSound } from "./strip-sound.ts";

/** Endings of files whose metadata lies in boxes (ISO 14496-12): clips, sounds, authors' own clips. */
const BOXED = ["mp4", "m4a", "mov", "m4v"];
/** Endings of authors' own clips whose metadata lies in elements (RFC 9559). */
const MATROSKA = ["webm", "mkv"];

const CLIPS_AND_SOUNDS: Search = {
  one: "a stored clip or sound",
  all: "stored clips and sounds",
  rule: 2,
  progressKey: "stored-clips.json",
  // A clip may have 500 MB.
  lookedAtPerRun: 20,
  isOne: (key) => [...BOXED, ...MATROSKA].includes(endingOf(key)) || isTaggedSound(endingOf(key)),
  clean: (files, key) => {
    const ending = endingOf(key);
    return isTaggedSound(ending) ? cleanSound(files, key, ending) : cleanClip(files, key);
  },
};

/** Takes the metadata out of the clips and sounds that an earlier release stored with it. */
export const storedClipCleaner = (server: Server) => storedFileCleaner(server, CLIPS_AND_SOUNDS);

const endingOf = (key: string) => extname(key).slice(1);

async function cleanSound(files: FileStore, key: string, ending: TaggedSound): Promise<Cleaned> {
  const file = await files.open(key);
  if (file === null) return "clean"; // removed meanwhile
  const bytes = await readWhole(file);
  const stripped = stripSound(bytes, ending);
  if (stripped === null) return "unreadable";
  if (stripped.equals(bytes)) return "clean";
  await files.put(key, stripped);
  return "cleaned";
}

/** On a copy of this machine, so that memory stays flat and readers never see half of a change. */
async function cleanClip(files: FileStore, key: string): Promise<Cleaned> {
  const file = await files.open(key);
  if (file === null || file.size === 0) return "clean";
  const folder = await mkdtemp(join(tmpdir(), "treasure-clean-"));
  try {
    const path = join(folder, "clip");
    await copyTo(file, path);
    const isMatroska = MATROSKA.includes(endingOf(key));
    const found = isMatroska ? null : await readMp4(path);
    // An author's own file may be in pieces: it is whole once it is converted.
    if (typeof found === "string" && found !== "fragmented") return "unreadable";
    if (!(await (isMatroska ? stripMatroska : stripClip)(path))) return "clean";
    await files.putFile(key, path);
    return "cleaned";
  } catch (error) {
    if (error instanceof ApiError) return "unreadable";
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const copyTo = async ({ size, read }: ReadableFile, path: string) =>
  pipeline(Readable.fromWeb((await read(0, size - 1)) as never), createWriteStream(path));
