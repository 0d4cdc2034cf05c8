import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import * as yauzl from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { MANIFEST_NAME, MEDIA_PREFIX } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import type { AnyFile, FileMedia } from "#domain/content/course-file.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { hashingStream } from "./hashing-stream.ts";
import { refuseCourseFile } from "./refuse.ts";

/** A course file whose list of files, names and sizes are checked; the files' contents are not. */
export interface OpenCourseFile {
  content: AnyFile;
  /** Unpacks one file. Throws course_file_refused if it is not the one that was exported. */
  unpack(media: FileMedia, to: string): Promise<void>;
}

/**
 * Runs with a course file. Its files' names, numbers and sizes are checked before anything is
 * unpacked. Throws course_file_refused.
 */
export async function withCourseFile<T>(
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
      content: await parse("manifest", await readBytes(zip, manifest), sizes),
      unpack: (media, to) => unpack(zip, entries, media, to),
    });
  } finally {
    zip.close();
  }
}

/** The list of the zip file's contents, by name. */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const { files, totalBytes, manifestBytes, ratio } = COURSE_FILE_LIMITS;
  if (zip.entryCount > files + 1) throw refuseCourseFile({ reason: "too_many_files" });
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of listEntries(zip)) {
    const { fileNameRaw, extraFieldRaw, fileCommentRaw } = entry;
    if (
      fileNameRaw.length > NAME_MAX_BYTES ||
      extraFieldRaw.length + fileCommentRaw.length > EXTRA_MAX_BYTES
    )
      throw refuseCourseFile({ reason: "too_large" });
    const name = entry.fileNameRaw.toString("utf8");
    if (!isSafeName(name)) throw refuseCourseFile({ reason: "bad_name", file: name.slice(0, 200) });
    if (entries.has(name)) throw refuseCourseFile({ reason: "unlisted", file: name });
    if (entry.isEncrypted() || !entry.canDecodeFileData())
      throw refuseCourseFile({ reason: "no_zip" });
    const { compressedSize, uncompressedSize } = entry;
    total += uncompressedSize;
    if (total > totalBytes || (name === MANIFEST_NAME && uncompressedSize > manifestBytes))
      throw refuseCourseFile({ reason: "too_large" });
    if (uncompressedSize > Math.max(1, compressedSize) * ratio)
      throw refuseCourseFile({ reason: "too_compressed", file: name });
    entries.set(name, entry);
  }
  return entries;
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
