import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { uploadMaxBytes } from "#domain/content/uploads.ts";
import type { AnyUploadKind } from "#domain/content/uploads.ts";
import { files as words } from "#app/copy/builder-files.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { refusedFile } from "#app/copy/uploads.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useUnfinished } from "./unfinished.ts";
import type { RunningUpload, UploadProgress } from "#app/data/authoring/upload.ts";

export type UploadState =
  | { state: "idle" }
  /** `share` from 0 to 1; at 1 the server checks the file. */
  | { state: "uploading"; share: number }
  | { state: "failed"; message: string; canGoOn: boolean };

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
const BUSY: readonly AnyCode[] = ["course_file_running", "course_files_busy"];

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

/**
 * The upload of one file field: progress, cancel, and resuming after an interruption (R-STAFF-5).
 */
export function useUpload<T = Given>(
  kind: AnyUploadKind,
  begin: BeginUpload<T>,
  onGiven: (given: T, file: File) => void,
  { refusalOf, tooLarge }: FailureWords = wordsOfField(kind),
) {
  // Not `useAction`: an upload has progress, can be cancelled, and may go on after a failure.
  const [state, setState] = useState<UploadState>({ state: "idle" });
  const running = useRef<RunningUpload<T | null> | null>(null);
  const file = useRef<File | null>(null);
  const latest = useRef(onGiven);
  latest.current = onGiven;
  useUnfinished(state.state !== "idle");

  useEffect(() => {
    if (state.state !== "uploading") return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [state.state]);

  const start = async (chosen: File) => {
    file.current = chosen;
    setState({ state: "uploading", share: 0 });
    const upload = begin(chosen, ({ share }) => setState({ state: "uploading", share }));
    running.current = upload;
    try {
      const uploaded = await upload.done;
      if (running.current !== upload) return;
      setState({ state: "idle" });
      if (uploaded !== null) latest.current(uploaded, chosen);
    } catch (thrown) {
      if (running.current !== upload) return;
      const error = toAppError(thrown);
      const isCut = CUT.includes(error.code);
      const message =
        error.code === "request_entity_too_large"
          ? tooLarge
          : isCut
            ? words.cut
            : (refusalOf(error.facts) ?? error.message);
      setState({ state: "failed", message, canGoOn: isCut || BUSY.includes(error.code) });
    }
  };

  return {
    upload: state,
    start: (chosen: File) => void start(chosen),
    goOn() {
      if (file.current !== null) void start(file.current);
    },
    cancel() {
      running.current?.cancel();
      running.current = null;
      setState({ state: "idle" });
    },
  };
}
