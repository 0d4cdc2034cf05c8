import { useEffect, useState } from "react";
import { readCaptions, writeVtt } from "#domain/content/captions.ts";
import { captionsEditor as words } from "#app/copy/captions.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useFileUrls } from "../files/media-urls.ts";
import { lineProblem, toCaptions, toLines } from "./caption-lines.ts";
import type { CaptionLine } from "./caption-lines.ts";

/** Typed lines that are not saved, by slide: another slide may be opened before they are. */
const unsaved = new Map<string, CaptionLine[]>();

export const hasUnsavedCaptions = (slideId: string): boolean => unsaved.has(slideId);

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
  const [read, setRead] = useState<{ url: string | null; lines: CaptionLine[] } | null>(null);
  const [, setTyped] = useState<CaptionLine[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const src = useFileUrls()[url ?? ""];
  const isUnsaved = unsaved.has(slideId);
  const inFile = url === null ? NO_LINES : read?.url === url ? read.lines : null;
  const lines = unsaved.get(slideId) ?? inFile;
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
        if (!gone.signal.aborted) setProblem(words.notRead);
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

  const save = async (typed: CaptionLine[]) => {
    if (typed.some((line) => lineProblem(line) !== null)) return setProblem(words.mend);
    setSaving(true);
    setProblem(null);
    const file = new File([writeVtt(toCaptions(typed))], "captions.vtt", { type: "text/vtt" });
    try {
      const saved = await uploadFile(lessonId, "captions", file, () => undefined).done;
      onSaved(saved);
      setRead({ url: saved.url, lines: typed });
      // What was typed meanwhile is not saved yet.
      if (unsaved.get(slideId) === typed) unsaved.delete(slideId);
    } catch (thrown) {
      setProblem(words.notSaved(toAppError(thrown).message));
    } finally {
      setSaving(false);
    }
  };

  return {
    lines,
    isUnsaved,
    isSaving,
    problem,
    change(next) {
      unsaved.set(slideId, next);
      setProblem(null);
      setTyped(next);
    },
    save: () => void (lines !== null && save(lines)),
    discard() {
      unsaved.delete(slideId);
      setProblem(null);
      setTyped(null);
    },
  };
}
