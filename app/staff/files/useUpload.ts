import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import * as v from "valibot";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { uploadMaxBytes } from "#domain/content/uploads.ts";
import type { AnyUploadKind } from "#domain/content/uploads.ts";
import { files as words, refusedFile } from "#app/copy/files.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { runningUploads } from "./running-uploads.ts";
import type { RunningUpload, UploadProgress } from "#app/data/authoring/upload.ts";

export interface Given {
  url: string;
  seconds: number | null;
  /** Of a clip: is it 9:16? Null for other files, left out for a cover. */
  isUpright?: boolean | null;
}

/** Begins an upload. It gives null where the file is not ready yet: a clip that is converted. */
export type BeginUpload<T = Given> = (
  file: File,
  onProgress: (progress: UploadProgress) => void,
) => RunningUpload<T | null>;

/** The file is not there yet, as a whole. */
const CUT: readonly AnyCode[] = ["offline", "unavailable", "not_authenticated"];
/** The file is there; the server has no room for it just now. */
const BUSY: readonly AnyCode[] = ["course_file_running", "course_files_busy", "uploads_busy"];

/** What a failure is in words. */
interface FailureWords {
  /** Why the server refused a file; null if it gave no reason. */
  refusalOf: (facts: unknown) => string | null;
  tooLarge: string;
}

const wordsOfField = (kind: AnyUploadKind): FailureWords => ({
  refusalOf(facts) {
    const refusal = v.safeParse(UploadRefusal, facts);
    return refusal.success ? refusedFile(refusal.output) : null;
  },
  tooLarge: words.tooLarge(Math.round(uploadMaxBytes(kind) / 1_000_000)),
});

interface Options {
  /** Which field it is for; the upload goes on, and is shown again, where the field comes back. */
  place?: string;
  failure?: FailureWords;
}

/**
 * The upload of one file field: progress, cancel, and resuming after an interruption (R-STAFF-5).
 */
export function useUpload<T = Given>(
  kind: AnyUploadKind,
  begin: BeginUpload<T>,
  onGiven: (given: T, file: File) => void,
  { place, failure: { refusalOf, tooLarge } = wordsOfField(kind) }: Options = {},
) {
  // Not `useAction`: an upload has progress, can be cancelled, and may go on after a failure.
  const id = useId();
  const field = { id, place: place ?? id };
  const state = useSyncExternalStore(runningUploads.subscribe, () => runningUploads.stateOf(field));
  const latest = useRef(onGiven);
  latest.current = onGiven;
  useEffect(() => () => runningUploads.leave(id), [id]);

  const start = async (chosen: File) => {
    let share = 0;
    const upload: RunningUpload<T | null> = begin(chosen, (progress) => {
      ({ share } = progress);
      runningUploads.set(upload, { state: "uploading", share });
    });
    runningUploads.begin(field, chosen, upload, share);
    try {
      const uploaded = await upload.done;
      if (!runningUploads.set(upload, { state: "idle" })) return;
      if (uploaded !== null) latest.current(uploaded, chosen);
    } catch (thrown) {
      const error = toAppError(thrown);
      const isCut = CUT.includes(error.code);
      const message =
        error.code === "request_entity_too_large"
          ? tooLarge
          : isCut
            ? words.interrupted(error.code)
            : (refusalOf(error.facts) ?? error.message);
      const canGoOn = isCut || BUSY.includes(error.code);
      runningUploads.set(upload, { state: "failed", message, canGoOn });
    }
  };

  return {
    upload: state,
    start: (chosen: File) => void start(chosen),
    goOn() {
      const file = runningUploads.fileOf(field);
      if (file !== null) void start(file);
    },
    cancel: () => runningUploads.cancel(field),
  };
}
