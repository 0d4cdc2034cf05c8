import { clipProblems as words } from "#app/copy/clips.ts";
import { inBackground } from "#app/data/base/background.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { uploadClip, uploadFile } from "#app/data/authoring/upload.ts";
import type { RunningUpload } from "#app/data/authoring/upload.ts";
import type { Change } from "../drafts/draft-store.ts";
import { clipEdits } from "./clip-edits.ts";
import { givePoster } from "../files/give-poster.ts";
import { isConverted, sortFiles } from "./new-clips.ts";
import type { ClipsUnderWay, NewClip } from "./new-clips.ts";

export interface AddClips {
  lessonId: string;
  /** Does this server convert clips? */
  doesConvert: () => Promise<boolean>;
  files: readonly File[];
  signal: AbortSignal;
  /** Resolves to the id of a new video slide at the end of the lesson, null if it could not be added. */
  addSlide: (lessonId: string) => Promise<string | null>;
  /** Edits a slide like its author. */
  edit: (slideId: string, change: Change<EditableSlide>) => void;
  /** Reads the conversions again. */
  refresh: () => Promise<void>;
  onAdded: (slideId: string, lessonId: string) => void;
  onProgress: (underWay: ClipsUnderWay) => void;
  onProblem: (problem: string) => void;
}

/**
 * Makes a slide of each clip, in the order of their names, then uploads them one by one. What fails
 * is named, and the others go on.
 */
export async function addClips(options: AddClips): Promise<void> {
  const { lessonId, files, signal, onProgress, onProblem } = options;
  const { clips, others } = sortFiles(files, await options.doesConvert());
  for (const name of others)
    onProblem(isConverted(name) ? words.unconverted(name) : words.other(name));
  const ids: (string | null)[] = [];
  for (const { clip } of clips) {
    if (signal.aborted) return;
    onProgress({ n: ids.length + 1, of: clips.length, name: clip.name, share: 0 });
    ids.push(await options.addSlide(lessonId));
  }
  const [first] = ids;
  if (first) options.onAdded(first, lessonId);
  for (const [index, clip] of clips.entries()) {
    const slideId = ids[index] ?? null;
    if (signal.aborted) return;
    if (slideId === null) continue;
    const { name } = clip.clip;
    const onShare = (share: number) => onProgress({ n: index + 1, of: clips.length, name, share });
    onShare(0);
    try {
      await give(options, slideId, clip, onShare);
    } catch (error) {
      onProblem(words.failed(name, toAppError(error)));
    }
  }
}

/** An upload that ends with the whole work. */
function sent<T>(signal: AbortSignal, upload: RunningUpload<T>): Promise<T> {
  signal.addEventListener("abort", upload.cancel, { once: true });
  return upload.done;
}

async function give(
  { lessonId, doesConvert, signal, edit, refresh }: AddClips,
  slideId: string,
  { clip, captions }: NewClip,
  onShare: (share: number) => void,
): Promise<void> {
  if (captions !== null) {
    const upload = uploadFile(lessonId, "captions", captions, () => undefined);
    const { url, seconds } = await sent(signal, upload);
    edit(slideId, { captions_url: url, captions_seconds: seconds });
  }
  const onProgress = ({ share }: { share: number }) => onShare(share);
  const place = { lessonId, slideId, doesConvert };
  const uploaded = await sent(signal, uploadClip(place, clip, onProgress));
  if (uploaded === null) return refresh();
  edit(slideId, clipEdits(uploaded, clip, {}));
  const before = { video_url: uploaded.url, poster_url: null };
  const poster = givePoster(lessonId, clip, before, (change) => edit(slideId, change));
  inBackground("the picture of the video", poster);
}
