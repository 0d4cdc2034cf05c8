import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import * as yauzl from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { MANIFEST_NAME, MEDIA_PREFIX } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { foldersAround, readPackedName } from "#domain/content/packed-names.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import type { Requester } from "#server/authoring/log.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { hashingStream } from "./hashing-stream.ts";
import type { CourseManifest } from "./manifest.ts";
import { refuseCourseFile } from "./refuse.ts";

/** A course file whose list of files, names and sizes are checked; the files' contents are not. */
export interface OpenCourseFile extends CourseManifest {
  /** Unpacks one file. Throws course_file_refused if it is not the one that was exported. */
  unpack(media: FileMedia, to: string): Promise<void>;
}

/**
 * Runs with a course file. Its files' names, numbers and sizes are checked before anything is
 * unpacked. Throws course_file_refused.
 */
export async function withCourseFile<T>(
  by: Requester,
  path: string,
  work: (file: OpenCourseFile) => Promise<T>,
): Promise<T> {
  const zip = await yauzl
    // Names are checked here, as bytes; the library would only refuse some of them.
    .openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    .catch(() => {
      throw refuseCourseFile({ reason: "no_zip" });
    });
  try {
    const entries = await readEntries(zip);
    const manifest = entries.get(MANIFEST_NAME);
    if (manifest === undefined) throw refuseCourseFile({ reason: "no_manifest" });
    const sizes = new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize]));
    return await work({
      ...(await parse(by, "manifest", await readBytes(zip, manifest), sizes)),
      unpack: (media, to) => unpack(zip, entries, media, to),
    });
  } finally {
    zip.close();
  }
}

/**
 * The zip file's own contents, by their names in a course file: without folders, without what
 * programs that packed it again left beside them, and without folders around all of them.
 */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const { files, litter } = COURSE_FILE_LIMITS;
  if (zip.entryCount > files + 1 + litter) throw refuseCourseFile({ reason: "too_many_files" });
  const packed: { parts: string[]; entry: Entry }[] = [];
  for await (const entry of listEntries(zip)) {
    const { fileNameRaw, extraFieldRaw, fileCommentRaw } = entry;
    if (
      fileNameRaw.length > NAME_MAX_BYTES ||
      extraFieldRaw.length + fileCommentRaw.length > EXTRA_MAX_BYTES
    )
      throw refuseCourseFile({ reason: "too_large" });
    const name = readPackedName({
      rawName: fileNameRaw,
      size: entry.uncompressedSize,
      attributes: entry.externalFileAttributes,
    });
    if (name.kind === "bad") throw refuseCourseFile({ reason: "bad_name", file: name.name });
    if (name.kind === "file") packed.push({ parts: name.parts, entry });
  }
  if (packed.length > files + 1) throw refuseCourseFile({ reason: "too_many_files" });
  const around = foldersAround(
    packed.map(({ parts }) => parts),
    MANIFEST_NAME,
  );
  if (around === null) throw refuseCourseFile({ reason: "no_manifest" });
  const entries = new Map<string, Entry>();
  let total = 0;
  for (const { parts, entry } of packed) {
    const file = parts.join("/").slice(0, 200);
    if (!around.every((folder, at) => parts[at] === folder))
      throw refuseCourseFile({ reason: "unlisted", file });
    const name = parts.slice(around.length).join("/");
    if (!isSafeName(name)) throw refuseCourseFile({ reason: "bad_name", file });
    if (entries.has(name)) throw refuseCourseFile({ reason: "unlisted", file });
    total += entry.uncompressedSize;
    refuseUnfit(entry, name, total);
    entries.set(name, entry);
  }
  return entries;
}

/** Refuses what can't be unpacked, or would unpack to too much. */
function refuseUnfit(entry: Entry, name: string, total: number): void {
  const { totalBytes, manifestBytes, ratio, ratioFromBytes } = COURSE_FILE_LIMITS;
  if (entry.isEncrypted()) throw refuseCourseFile({ reason: "encrypted" });
  if (!entry.canDecodeFileData()) throw refuseCourseFile({ reason: "packing" });
  const { compressedSize, uncompressedSize } = entry;
  if (total > totalBytes || (name === MANIFEST_NAME && uncompressedSize > manifestBytes))
    throw refuseCourseFile({ reason: "too_large" });
  if (uncompressedSize > Math.max(ratioFromBytes, compressedSize * ratio))
    throw refuseCourseFile({ reason: "too_compressed", file: name });
}

const NAME_MAX_BYTES = 600;
/** Of an entry's extra fields and comment: all entries are in memory at once. */
const EXTRA_MAX_BYTES = 1_000;
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
const isSafeName = (name: string) =>
  SAFE_NAME.test(name) && (name === MANIFEST_NAME || name.startsWith(MEDIA_PREFIX));

/** Entry by entry, so that the first one that is refused ends the reading. */
async function* listEntries(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await entries.next().catch(() => {
      throw refuseCourseFile({ reason: "no_zip" });
    });
    if (next.done === true) return;
    yield next.value;
  }
}

/** The library refuses an entry that unpacks to another size than is announced. */
async function readBytes(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    throw refuseCourseFile({ reason: "no_zip" });
  }
}

async function unpack(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  { path, sha256 }: FileMedia,
  to: string,
): Promise<void> {
  const entry = entries.get(MEDIA_PREFIX + path);
  const hashed = hashingStream();
  const damaged = () => refuseCourseFile({ reason: "checksum", file: path });
  if (entry === undefined) throw damaged();
  const packed = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  const target = createWriteStream(to);
  await pipeline(packed, hashed.stream, target).catch((error: unknown) => {
    // An error of the target, such as a full disk; all other errors come from the zip file.
    if (target.errored === error) throw error;
    throw damaged();
  });
  if (hashed.digest() !== sha256) throw damaged();
}
