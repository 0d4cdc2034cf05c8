import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { fileCheckKind, isNamedByChecksum } from "#domain/content/course-file.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import { withHash } from "#domain/content/file-names.ts";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import type { Requester } from "#server/authoring/log.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { checkMedia } from "#server/authoring/media/checked-media.ts";
import type { CheckedMedia } from "#server/authoring/media/check-media.ts";
import type { OpenCourseFile } from "./read.ts";
import { refuseCourseFile } from "./refuse.ts";
import type { StoredReplacements } from "./stored-names.ts";

type Server = Pick<AuthoringContext, "files" | "clipDecoder" | "db">;

/**
 * Checks all files of a course file: their checksums, and that they are whole and of their kind, by
 * the rules of uploads. Throws course_file_refused.
 */
export async function checkFiles(
  server: Server,
  by: Requester,
  file: OpenCourseFile,
): Promise<StoredReplacements> {
  const kept = new Map<string, FileMedia>();
  await eachUnpacked(by, file, async (media, path) => {
    const stored = await storedFile(server, media.path);
    if (stored?.sha256 === media.sha256) return;
    const changed = await checkFile(server, by, media, path);
    const checked =
      changed === null
        ? media
        : changed === "in place"
          ? { ...media, sha256: await hashOf(createReadStream(path)) }
          : { path: media.path, bytes: changed.length, sha256: sha256Hex(changed) };
    if (isNamedByChecksum(checked)) return refuseOther(stored, media.path);
    const instead = { ...checked, path: withHash(media.path, checked.sha256) };
    await isStored(server, instead);
    kept.set(media.path, instead);
  });
  return kept;
}

/**
 * The content to store in place of a file; null to store the file itself, which a check may have
 * changed "in place".
 */
async function checkFile(
  server: Server,
  by: Requester,
  media: FileMedia,
  path: string,
): Promise<CheckedMedia["converted"] | "in place"> {
  const { path: key } = media;
  const check = fileCheckKind(media);
  if (check === null) throw refuseCourseFile({ reason: "bad_name", file: key });
  if (check === "shipped") {
    if (await isStored(server, media)) return null;
    throw refuseCourseFile({ reason: "not_shipped", file: key });
  }
  // An export holds converted files: a sound that would have to be converted is none of it.
  const checked = await checkMedia(by, path, check, server.clipDecoder, null).catch(
    (error: unknown) => {
      const upload = v.safeParse(UploadRefusal, error instanceof ApiError ? error.facts : null);
      if (!upload.success) throw error;
      throw refuseCourseFile({ reason: "bad_file", file: key, upload: upload.output });
    },
  );
  if (!key.endsWith(`.${checked.ending}`))
    throw refuseCourseFile({ reason: "bad_name", file: key });
  return checked.isEdited ? "in place" : checked.converted;
}

/** Puts the files into the store, those that it lacks. They are checked already. */
export const storeFiles = (
  server: Server,
  by: Requester,
  file: OpenCourseFile,
  kept: StoredReplacements,
) =>
  eachUnpacked(by, file, async (media, path) => {
    const item = kept.get(media.path) ?? media;
    const { path: key } = item;
    await keepOrRefuse(server.db, [key]);
    if (await isStored(server, item)) return;
    const changed = item.sha256 === media.sha256 ? null : await checkFile(server, by, media, path);
    await (Buffer.isBuffer(changed)
      ? server.files.put(key, changed)
      : server.files.putFile(key, path));
  });

/** One file at a time, so that only one lies on this machine's disk. Throws ClientGone. */
async function eachUnpacked(
  { gone }: Requester,
  { summary, unpack }: OpenCourseFile,
  work: (media: FileMedia, path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-course-"));
  try {
    const path = join(folder, "file");
    for (const media of summary.media) {
      if (gone.aborted) throw new ClientGone();
      await unpack(media, path);
      await work(media, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws course_file_refused if another file has its name. */
async function isStored(server: Pick<Server, "files">, media: FileMedia): Promise<boolean> {
  const stored = await storedFile(server, media.path);
  if (stored?.sha256 !== media.sha256) refuseOther(stored, media.path);
  return stored !== null;
}

function refuseOther(stored: StoredFile | null, file: string): void {
  if (stored !== null) throw refuseCourseFile({ reason: "other_file", file });
}

interface StoredFile {
  sha256: string;
}

/** What the store has under a key. */
async function storedFile({ files }: Pick<Server, "files">, key: string) {
  const stored = await files.open(key);
  if (stored === null) return null;
  const bytes = stored.size === 0 ? [] : await stored.read(0, stored.size - 1);
  return { sha256: await hashOf(bytes) };
}

async function hashOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}
