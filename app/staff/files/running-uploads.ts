import type { RunningUpload } from "#app/data/authoring/upload.ts";

export type UploadState =
  | { state: "idle" }
  /** `share` from 0 to 1; at 1 the server checks the file. */
  | { state: "uploading"; share: number }
  | { state: "failed"; message: string; canGoOn: boolean };

/** A file field: its id while it is on the page, and what names it when it comes back. */
interface Field {
  id: string;
  place: string;
}

interface Upload {
  /** Null: the field that began it has left the page. */
  fieldId: string | null;
  place: string;
  state: UploadState;
  file: File;
  running: RunningUpload<unknown>;
}

const IDLE: UploadState = { state: "idle" };

/** Uploads go on while their field is not on the page, which shows them again when it comes back. */
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

const uploadOf = ({ id, place }: Field) =>
  uploads.find(({ fieldId }) => fieldId === id) ??
  uploads.find((upload) => upload.fieldId === null && upload.place === place);

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function replace(before: Upload | undefined, after: Upload | null): void {
  uploads = [...uploads.filter((upload) => upload !== before), ...(after === null ? [] : [after])];
  if (uploads.some(({ state }) => state.state === "uploading"))
    window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
}

export const runningUploads = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  stateOf: (field: Field): UploadState => uploadOf(field)?.state ?? IDLE,
  fileOf: (field: Field): File | null => uploadOf(field)?.file ?? null,
  /** Ends what ran for this field: the file that was chosen last is the one that is used. */
  begin({ id, place }: Field, file: File, running: RunningUpload<unknown>, share: number): void {
    const before = uploadOf({ id, place });
    if (before?.state.state === "uploading") before.running.cancel();
    replace(before, { fieldId: id, place, file, running, state: { state: "uploading", share } });
  },
  /** Gives false where the upload was cancelled, or another file was chosen since. */
  set(running: RunningUpload<unknown>, state: UploadState): boolean {
    const upload = uploads.find((other) => other.running === running);
    if (upload === undefined) return false;
    replace(upload, state.state === "idle" ? null : { ...upload, state });
    return true;
  },
  cancel(field: Field): void {
    const upload = uploadOf(field);
    if (upload?.state.state === "uploading") upload.running.cancel();
    replace(upload, null);
  },
  /** The field has left the page. */
  leave(id: string): void {
    const upload = uploads.find(({ fieldId }) => fieldId === id);
    if (upload !== undefined) replace(upload, { ...upload, fieldId: null });
  },
};
