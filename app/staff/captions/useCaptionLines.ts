import { useEffect, useState } from "react";
import { readCaptions, writeVtt } from "#domain/content/captions.ts";
import { captionsEditor as words } from "#app/copy/captions.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import { AppError, withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useFileUrls } from "../files/media-urls.ts";
import { isFit, toCaptions, toLines } from "./caption-lines.ts";
import type { CaptionLine } from "./caption-lines.ts";
import { keepCaptions, unsavedCaptions } from "./unsaved-captions.ts";

const NO_LINES: CaptionLine[] = [];

interface Captions {
  /** Null while the file is read. */
  lines: CaptionLine[] | null;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why the file could not be read or saved. */
  problem: string | null;
  change: (lines: CaptionLine[]) => void;
  save: () => void;
  /** The author goes elsewhere: saves what is typed unless a line has a problem. */
  leave: () => void;
  discard: () => void;
}

interface Options {
  lessonId: string;
  slideId: string;
  /** The captions of the slide; null without any. */
  url: string | null;
  onSaved: (saved: { url: string; seconds: number | null }) => void;
}

/** The lines of a slide's captions: read from its file, kept while they are typed, saved as WebVTT. */
export function useCaptionLines({ lessonId, slideId, url, onSaved }: Options): Captions {
  /** `lines` are null where the file could not be read. */
  const [read, setRead] = useState<{ url: string; lines: CaptionLine[] | null } | null>(null);
  const unsaved = unsavedCaptions(slideId);
  const [, setTyped] = useState(unsaved);
  const src = useFileUrls()[url ?? ""];
  const isUnsaved = unsaved !== null;
  const inFile = url === null ? NO_LINES : read?.url === url ? read.lines : null;
  const lines = unsaved ?? inFile;
  const isRead = lines !== null;

  useEffect(() => {
    if (isRead || url === null || src === undefined) return;
    const gone = new AbortController();
    const readFile = async () => {
      try {
        const response = await fetch(src, { signal: gone.signal });
        if (!response.ok) throw new Error(`The captions answered ${response.status}.`);
        const captions = readCaptions(await response.text());
        setRead({ url, lines: "problem" in captions ? [] : toLines(captions.captions) });
      } catch {
        if (!gone.signal.aborted) setRead({ url, lines: null });
      }
    };
    void readFile();
    return () => gone.abort();
  }, [isRead, url, src]);

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);

  const upload = async (typed: CaptionLine[]) => {
    const file = new File([writeVtt(toCaptions(typed))], "captions.vtt", { type: "text/vtt" });
    const { done } = uploadFile(lessonId, "captions", file, () => undefined);
    const saved = await done.catch(withPrefix(words.notSaved));
    onSaved(saved);
    setRead({ url: saved.url, lines: typed });
    // If something was typed meanwhile, it is not saved yet and stays on the device.
    if (unsavedCaptions(slideId) === typed) keepCaptions(slideId, null);
  };
  const save = useAction((typed: CaptionLine[]) => {
    if (!typed.every(isFit)) throw new AppError("validation_failed", words.mend);
    return upload(typed);
  });
  const isUnread = lines === null && read !== null && read.url === url;

  return {
    lines,
    isUnsaved,
    isSaving: save.busy,
    problem: isUnread ? words.notRead : (save.error?.message ?? null),
    change(next) {
      keepCaptions(slideId, next);
      save.reset();
      setTyped(next);
    },
    save: () => lines !== null && save.run(lines),
    leave() {
      if (isUnsaved && lines !== null && lines.length > 0 && lines.every(isFit)) save.run(lines);
    },
    discard() {
      keepCaptions(slideId, null);
      save.reset();
      setTyped(null);
    },
  };
}
