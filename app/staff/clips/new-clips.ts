import { CONVERTED_ENDINGS, UPLOAD_KINDS } from "#domain/content/uploads.ts";

/** A clip that becomes a slide, with the captions that were chosen with it. */
export interface NewClip {
  clip: File;
  captions: File | null;
}

/** The clip that is being uploaded, from 1; `share` of it from 0 to 1. */
export interface ClipsUnderWay {
  n: number;
  of: number;
  name: string;
  share: number;
}

export interface SortedFiles {
  clips: NewClip[];
  /** Names of files that are neither a clip nor captions of one. */
  others: string[];
}

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();
const stemOf = (name: string) => name.replace(/\.[^.]*$/, "").toLowerCase();
const has = (endings: readonly string[], { name }: Pick<File, "name">) =>
  endings.includes(endingOf(name));

/** Is it a video that a server with ffmpeg can convert? */
export const isConverted = (name: string): boolean => has(CONVERTED_ENDINGS, { name });

/** Clips in the order of their names, each with the captions of the same name. */
export function sortFiles(files: readonly File[], converts: boolean): SortedFiles {
  const sorted = files.toSorted((one, other) =>
    one.name.localeCompare(other.name, "en", { numeric: true }),
  );
  const videos = sorted.filter((file) =>
    has(converts ? CONVERTED_ENDINGS : UPLOAD_KINDS.video.endings, file),
  );
  const captions = sorted.filter((file) => has(UPLOAD_KINDS.captions.endings, file));
  const clips = videos.map((clip) => ({
    clip,
    captions: captions.find(({ name }) => stemOf(name) === stemOf(clip.name)) ?? null,
  }));
  const used = new Set(clips.flatMap(({ clip, captions: own }) => [clip, own]));
  return { clips, others: sorted.filter((file) => !used.has(file)).map(({ name }) => name) };
}
