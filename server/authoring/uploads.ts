import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Server } from "@tus/server";
import { Hono } from "hono";
import type { Context } from "hono";
import { hashInName } from "#domain/content/file-names.ts";
import {
  COURSE_FILE_UPLOAD,
  fileStem,
  isPictureEnding,
  isUploadKind,
  PICTURE_MAX_BYTES,
  PICTURE_ORIGINALS,
  pictureMaxSide,
  UPLOAD_KINDS,
  uploadMaxBytes,
} from "#domain/content/uploads.ts";
import type { AnyUploadKind, UploadKind } from "#domain/content/uploads.ts";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { troubleOf } from "#server/platform/trouble.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import { limitRequests, withinDaily } from "#server/auth/request-limits.ts";
import { checkMedia } from "./media/checked-media.ts";
import type { CheckedMedia } from "./media/check-media.ts";
import { keepOrRefuse } from "./kept-files.ts";
import type { AuthoringContext } from "./context.ts";
import { turnOf } from "./log.ts";
import type { Requester } from "./log.ts";

const PATH = "/api/staff/uploads";
const MAX_BYTES = Math.max(
  COURSE_FILE_UPLOAD.maxBytes,
  ...Object.values(UPLOAD_KINDS).map(({ maxBytes }) => maxBytes),
);
/** Of the length of an upload, in bytes; one that has none is refused anyway. */
const megabytesOf = (length: string | number | undefined): number =>
  Math.max(1, Math.ceil(Math.min(Number(length ?? 0) || 0, MAX_BYTES) / 1_000_000));
const UPLOAD_ID = /^[0-9a-f]{32}$/;

const refusal = (status_code: number, code: string, message: string) => ({
  status_code,
  body: JSON.stringify({ code, message }),
});

/** Uploads that resume after a cut (the tus protocol). Finished ones are taken by `takeFile`. */
export function uploadRoutes(server: AuthoringContext) {
  const tus = new Server({
    path: PATH,
    datastore: server.uploadParts.store,
    relativeLocation: true,
    allowedOrigins: [server.config.publicUrl],
    maxSize: MAX_BYTES,
    namingFunction: () => randomBytes(16).toString("hex"),
    getFileIdFromRequest: (_request, last) =>
      last !== undefined && UPLOAD_ID.test(last) ? last : undefined,
    async onUploadCreate(_request, { size, metadata }) {
      const kind = metadata?.["kind"];
      if (!isUploadKind(kind))
        throw refusal(400, "validation_failed", "kind: what is the file for?");
      if (size === undefined || size === 0)
        throw refusal(400, "upload_broken", "The file is empty.");
      if (size > uploadMaxBytes(kind))
        throw refusal(413, "request_entity_too_large", "The file is too large.");
      return { metadata: { kind, filename: (metadata?.["filename"] ?? "").slice(0, 200) } };
    },
    onResponseError(_request, error) {
      if ("status_code" in error) return error;
      const trouble = troubleOf(error);
      if (trouble !== null) server.metrics.troubles.inc({ kind: trouble });
      server.log.error({ err: error, trouble }, "upload failed");
      const code =
        trouble === null ? "unexpected" : trouble === "full" ? "storage_full" : "unavailable";
      return refusal(API_ERRORS[code].status, code, API_ERRORS[code].message);
    },
  });
  const app = new Hono<AppEnv>();
  app.use(limitRequests(server.authContext), requireStaff(server.authContext));
  const handle = (c: Context<AppEnv>) => tus.handleWeb(c.req.raw);
  app.post("/", describeOperation("Announces an upload (tus)"), (c) => {
    const points = megabytesOf(c.req.header("upload-length"));
    const used = ({ ok }: Response) => (ok ? points : 0);
    const announce = () => handle(c);
    const { userId } = c.var.identity;
    return withinDaily(server.authContext, "upload_megabytes_account", userId, announce, {
      points,
      used,
    });
  });
  // Hono sends HEAD requests here. HEAD may ask how much has arrived; nobody may read the parts
  // themselves.
  app.get("/:id", describeOperation("How far an upload is (tus, HEAD)"), (c) =>
    c.req.raw.method === "HEAD" ? handle(c) : c.notFound(),
  );
  app.patch("/:id", describeOperation("Sends a part of an upload (tus)"), handle);
  app.delete("/:id", describeOperation("Cancels an upload (tus)"), handle);
  return app;
}

/** A file that was uploaded whole, for this kind of field. Throws upload_unfinished. */
export async function findUpload(
  server: Pick<AuthoringContext, "uploadParts">,
  uploadId: string,
  kind: AnyUploadKind,
): Promise<{ name: string; megabytes: number }> {
  if (!UPLOAD_ID.test(uploadId)) throw new ApiError("upload_unfinished", errorDetails.noSuchUpload);
  const upload = await server.uploadParts.find(uploadId);
  if (upload === null || upload.size !== upload.offset || upload.metadata?.["kind"] !== kind)
    throw new ApiError("upload_unfinished");
  return { name: upload.metadata?.["filename"] ?? "", megabytes: megabytesOf(upload.size) };
}

/**
 * Runs with a finished upload as a file of this machine, and counts its size for its author: it can become
 * a file of each lesson. Throws upload_unfinished, daily_limit, and what `work` throws.
 */
export async function takingUpload<T>(
  { authContext, uploadParts }: AuthoringContext,
  { staffId }: Requester,
  uploadId: string,
  kind: UploadKind,
  work: (path: string, name: string) => Promise<T>,
): Promise<T> {
  const { name, megabytes: points } = await findUpload({ uploadParts }, uploadId, kind);
  const run = () => uploadParts.withFile(uploadId, (path) => work(path, name));
  return withinDaily(authContext, "upload_megabytes_account", staffId, run, { points });
}

export interface TakenFile {
  url: string;
  /** Length of a clip, or when the last caption ends. */
  seconds: number | null;
  /** Of a clip: is it 9:16, as phones are? Null for other files. */
  isUpright: boolean | null;
}

/**
 * Checks a finished upload by its content and puts it into the lesson's folder, under a name that
 * carries its hash (`mediaKey`). Idempotent. A picture that is larger than screens need becomes a
 * WebP; the author's file is kept for as long, without metadata. Throws upload_unfinished, and what
 * checkMedia throws, ClientGone, daily_limit.
 */
export const takeFile = (
  server: AuthoringContext,
  by: Requester,
  folder: string,
  uploadId: string,
  kind: UploadKind,
): Promise<TakenFile> =>
  takingUpload(server, by, uploadId, kind, async (path, name) => {
    const stem = fileStem(name);
    const checked = await checkMedia(by, path, kind, server.clipDecoder, server.soundConverter);
    const { ending, seconds, isUpright, converted } = checked;
    const hash = createHash("sha256");
    await pipeline(converted === null ? createReadStream(path) : Readable.from([converted]), hash);
    const hex = hash.digest("hex");
    const sub = UPLOAD_KINDS[kind].folder;
    const keep = (key: string) => putOnce(server.files, key, converted ?? path);
    const resized = await resizePicture(server, by, path, { kind, ...checked });
    if (resized !== null) {
      const ownHex = sha256Hex(resized);
      const key = mediaKey(folder, sub, stem, ownHex, "webp");
      const name = `${sub}.${stem}-${hashInName(ownHex)}`;
      const original = mediaKey(folder, PICTURE_ORIGINALS, name, hex, ending);
      await keepOrRefuse(server.db, [key, original]);
      await keep(original);
      await putOnce(server.files, key, resized);
      return { url: mediaUrl(key), seconds, isUpright };
    }
    const key = mediaKey(folder, sub, stem, hex, ending);
    await keepOrRefuse(server.db, [key]);
    await keep(key);
    return { url: mediaUrl(key), seconds, isUpright };
  });

/** A smaller picture, if this one is larger than screens need; else null. */
async function resizePicture(
  { pictureResizer }: AuthoringContext,
  by: Requester,
  path: string,
  { kind, ending, size }: CheckedMedia & { kind: UploadKind },
): Promise<Buffer | null> {
  if (pictureResizer === null || size === null || !isPictureEnding(ending)) return null;
  const maxSide = pictureMaxSide(kind);
  const { size: bytes } = await stat(path);
  const isSmall = Math.max(size.width, size.height) <= maxSide && bytes <= PICTURE_MAX_BYTES;
  return isSmall ? null : pictureResizer.resize(path, ending, maxSide, turnOf(by));
}
