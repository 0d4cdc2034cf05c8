import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { checkOf } from "#domain/content/course-file.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { checkMedia } from "#server/authoring/media/check-media.ts";
import type { OpenCourseFile } from "./read.ts";
import { refuseCourseFile } from "./refuse.ts";

type Server = Pick<AuthoringContext, "files" | "clipDecoder" | "db">;

/**
 * Checks all files of a course file: their checksums, and that they are whole and of their kind, by
 * the rules of uploads. Throws course_file_refused.
 */
export const checkFiles = (server: Server, file: OpenCourseFile) =>
  eachUnpacked(file, async (media, path) => {
    const { path: key } = media;
    if (await isStored(server, media)) return;
    const check = checkOf(media);
    if (check === null) throw refuseCourseFile({ reason: "bad_name", file: key });
    if (check === "shipped") throw refuseCourseFile({ reason: "not_shipped", file: key });
    const { ending } = await checkMedia(path, check, server.clipDecoder).catch((error: unknown) => {
      const upload = v.safeParse(UploadRefusal, error instanceof ApiError ? error.facts : null);
      if (!upload.success) throw error;
      throw refuseCourseFile({ reason: "bad_file", file: key, upload: upload.output });
    });
    if (!key.endsWith(`.${ending}`)) throw refuseCourseFile({ reason: "bad_name", file: key });
  });

/** Puts the files into the store, those that it lacks. They are checked already. */
export const storeFiles = (server: Server, file: OpenCourseFile) =>
  eachUnpacked(file, async (media, path) => {
    await keepOrRefuse(server.db, [media.path]);
    if (!(await isStored(server, media))) await server.files.putFile(media.path, path);
  });

/** One file at a time, so that only one lies on this machine's disk. */
async function eachUnpacked(
  { content, unpack }: OpenCourseFile,
  work: (media: FileMedia, path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-course-"));
  try {
    const path = join(folder, "file");
    for (const media of content.media) {
      await unpack(media, path);
      await work(media, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws course_file_refused if another file has its name, which carries only a part of the hash. */
async function isStored(
  { files }: Pick<Server, "files">,
  { path: key, bytes, sha256 }: FileMedia,
): Promise<boolean> {
  const stored = await files.open(key);
  if (stored === null) return false;
  const hash = createHash("sha256");
  if (stored.size === bytes)
    for await (const chunk of await stored.read(0, stored.size - 1)) hash.update(chunk);
  if (hash.digest("hex") !== sha256) throw refuseCourseFile({ reason: "other_file", file: key });
  return true;
}
