import * as v from "valibot";
import type * as tusClient from "tus-js-client";
import type { Upload } from "tus-js-client";
import { COURSE_FILE_UPLOAD, uploadMaxBytes } from "#domain/content/uploads.ts";
import type { AnyUploadKind, UploadKind } from "#domain/content/uploads.ts";
import { takeCover, takeFile } from "./authoring.ts";
import { takeClip } from "./clips.ts";
import { planImport } from "./course-files.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import { AppError } from "../base/errors.ts";
import { staffToken } from "../auth/staff-session.ts";

const ENDPOINT = "/api/staff/uploads";
/**
 * Waits between automatic retries of an upload. After the last one the author has to press 'Go on'.
 */
const RETRY_MS = [0, 1000, 3000];

export interface UploadProgress {
  /** From 0 to 1. */
  share: number;
}

interface Uploaded {
  url: string;
  seconds: number | null;
  /** Of a clip: is it 9:16? Null for other files. */
  isUpright?: boolean | null;
}

export interface RunningUpload<T = Uploaded> {
  done: Promise<T>;
  cancel: () => void;
}

interface ClipPlace {
  lessonId: string;
  slideId: string;
  /** Does the server convert clips? */
  doesConvert: () => Promise<boolean>;
}

/**
 * Uploads a file for a lesson, or a cover for a course. What came through before a cut, or before a
 * reload of the page, is not sent again when the same file is chosen. `done` rejects with AppError:
 * `offline` when it can go on later.
 */
export const uploadFile = (
  ownerId: string,
  kind: UploadKind,
  file: File,
  onProgress: (progress: UploadProgress) => void,
): RunningUpload =>
  upload(kind, file, onProgress, (id) =>
    kind === "cover-image" ? takeCover(ownerId, id) : takeFile(ownerId, id, kind),
  );

/**
 * Uploads a clip for a slide, otherwise like `uploadFile`. `done` resolves to null where the server
 * converts clips, because the file is not ready then.
 */
export const uploadClip = (
  { lessonId, slideId, doesConvert }: ClipPlace,
  file: File,
  onProgress: (progress: UploadProgress) => void,
): RunningUpload<Uploaded | null> =>
  upload("video", file, onProgress, async (id) => {
    if (!(await doesConvert())) return takeFile(lessonId, id, "video");
    await takeClip(lessonId, id, slideId);
    return null;
  });

/** Uploads a course file; gives what its import would change. Otherwise like `uploadFile`. */
export const uploadCourseFile = (file: File, onProgress: (progress: UploadProgress) => void) =>
  upload(COURSE_FILE_UPLOAD.kind, file, onProgress, async (id) => ({
    upload: id,
    ...(await planImport(id, null)),
  }));

/** @param take gives the uploaded file to what it is for, by its id */
function upload<T>(
  kind: AnyUploadKind,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  take: (id: string) => Promise<T>,
): RunningUpload<T> {
  let sending: Upload | null = null;
  let isCancelled = false;
  const send = async (): Promise<string> => {
    if (file.size > uploadMaxBytes(kind)) throw new AppError("request_entity_too_large");
    const tus = await loadTus();
    return new Promise((resolve, reject) => {
      if (isCancelled) return;
      sending = new tus.Upload(file, {
        endpoint: ENDPOINT,
        metadata: { kind, filename: file.name },
        retryDelays: RETRY_MS,
        // The same file may be uploaded for two different fields.
        fingerprint: async () => `upload:${kind}:${file.name}:${file.size}:${file.lastModified}`,
        onBeforeRequest: async (request) => {
          const token = await staffToken();
          if (token !== null) request.setHeader("Authorization", `Bearer ${token}`);
        },
        onProgress: (bytes, total) => onProgress({ share: total === 0 ? 0 : bytes / total }),
        onError: (error) => reject(toUploadError(error, tus)),
        onSuccess: () => resolve(sending?.url?.split("/").at(-1) ?? ""),
      });
      void resumeOrStart(sending);
    });
  };
  return {
    done: send().then(async (id) => {
      const taken = await take(id);
      if (sending !== null) await forget(sending);
      return taken;
    }),
    cancel() {
      isCancelled = true;
      void sending?.abort(true);
    },
  };
}

type Tus = typeof tusClient;

/** Loaded with the first upload, because the builder is shown without it. */
const loadTus = (): Promise<Tus> =>
  import("tus-js-client").catch(() => {
    throw new AppError("offline");
  });

/**
 * Forgets the upload only when the lesson has the file: after a cut before that, the file must not
 * be sent again.
 */
async function forget(upload: Upload): Promise<void> {
  const { defaultOptions } = await loadTus();
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

async function resumeOrStart(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

/** The error for a status when the answer came from a proxy and not from our server. */
const BY_STATUS: Readonly<Record<number, AnyCode>> = {
  401: "not_authenticated",
  413: "request_entity_too_large",
  507: "storage_full",
};

/**
 * A refusal of our server by its code. Without an answer of our server the upload can go on later.
 */
export function toUploadError(
  error: Error,
  { DetailedError }: Pick<Tus, "DetailedError">,
): AppError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 0) return new AppError("offline");
  return new AppError(codeIn(response?.getBody() ?? "") ?? BY_STATUS[status] ?? "unavailable");
}

/** The code, if the text is a refusal of our server; else null. */
function codeIn(body: string): AnyCode | null {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ code: v.string() })),
    body,
  );
  return parsed.success && Object.hasOwn(API_ERRORS, parsed.output.code)
    ? (parsed.output.code as AnyCode)
    : null;
}
