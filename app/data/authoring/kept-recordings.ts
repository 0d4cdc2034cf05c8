import { authorFiles } from "../base/device-storage.ts";
import { pageAuthorId } from "../auth/staff-session.ts";

/** A recording that was neither used nor thrown away. */
export interface KeptRecording {
  file: File;
  /** The words it speaks, where they are known. */
  text: string;
}

const TEXT_HEADER = "X-Words";
const pathOf = (place: string) => `/kept-recordings/${encodeURIComponent(place)}`;

/**
 * The recordings that this page made. They can be used at once, even if the device can't store
 * them.
 */
const ofPage = new Map<string, KeptRecording>();

const store = () => authorFiles("builder-recordings", pageAuthorId());

/** The recordings stored on the device for this author, as they were last read. */
let known: { authorId: string; paths: Promise<ReadonlySet<string>> } | null = null;
// Another window of the author may have kept a recording meanwhile.
globalThis.addEventListener?.("focus", () => (known = null));

/**
 * URL paths of the stored recordings, read once: an editor has many recorders, and asking the cache
 * for each would cost more than drawing them.
 */
function keptPaths(): Promise<ReadonlySet<string>> {
  const authorId = pageAuthorId();
  if (known?.authorId === authorId) return known.paths;
  const read = async () => {
    const requests = (await (await store())?.keys()) ?? [];
    return new Set(requests.map(({ url }) => new URL(url).pathname));
  };
  const paths = read();
  const reading = { authorId, paths };
  known = reading;
  paths.catch(() => {
    if (known === reading) known = null;
  });
  return paths;
}

/** @param place names the line: the id of its row, and what it is there */
export async function readRecording(place: string): Promise<KeptRecording | null> {
  const here = ofPage.get(place);
  if (here !== undefined) return here;
  const path = pathOf(place);
  if (!(await keptPaths()).has(path)) return null;
  const response = await (await store())?.match(path);
  if (response === undefined) return null;
  const kept = {
    file: new File([await response.blob()], "recording.wav", { type: "audio/wav" }),
    text: decodeURIComponent(response.headers.get(TEXT_HEADER) ?? ""),
  };
  ofPage.set(place, kept);
  return kept;
}

/**
 * Stores a recording on the device, so that it survives a reload. Replaces an older one of the same
 * place.
 */
export async function keepRecording(place: string, kept: KeptRecording): Promise<void> {
  ofPage.set(place, kept);
  const headers = { "Content-Type": kept.file.type, [TEXT_HEADER]: encodeURIComponent(kept.text) };
  try {
    await (await store())?.put(pathOf(place), new Response(kept.file, { headers }));
  } catch {
    // The device's storage is full: the page still has the recording.
  }
}

/** Removes a recording that was used or thrown away. */
export async function forgetRecording(place: string): Promise<void> {
  ofPage.delete(place);
  await (await store())?.delete(pathOf(place));
}

/** Removes the recording of a place if it is this file. */
export const forgetFile = async (place: string, file: File | null): Promise<void> => {
  if (file !== null && ofPage.get(place)?.file === file) await forgetRecording(place);
};
