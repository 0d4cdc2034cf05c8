import { useEffect, useMemo, useRef, useState } from "react";
import { builder as words } from "#app/copy/builder.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { addClips } from "./add-clips.ts";
import type { AddClips } from "./add-clips.ts";
import type { ClipsUnderWay } from "./new-clips.ts";

type Options = Pick<AddClips, "doesConvert" | "refresh" | "addSlide" | "onAdded"> & {
  lessonId: string | null;
};

/** Makes a slide of each chosen clip, and uploads them one by one. */
export function useNewClips({ lessonId, addSlide, onAdded, ...options }: Options) {
  const { store } = useContentDrafts().slides;
  // Not `useAction`: it has progress, can be cancelled, and goes on after a clip that failed.
  const [underWay, setUnderWay] = useState<ClipsUnderWay | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // The author may open another lesson meanwhile.
  const on = useHandlers({ addSlide, onAdded });
  const running = useRef<AbortController | null>(null);
  const isBusy = underWay !== null;
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);

  const add = async (files: readonly File[]) => {
    if (lessonId === null || running.current !== null) return;
    const { signal } = (running.current = new AbortController());
    setProblems([]);
    const onProblem = (problem: string) => setProblems((before) => [...before, problem]);
    try {
      await addClips({
        ...options,
        ...on,
        lessonId,
        files,
        signal,
        edit(slideId, change) {
          const slide = store.serverRow(slideId);
          if (slide !== undefined) store.edit(slide, change);
        },
        onProgress: (now) => !signal.aborted && setUnderWay(now),
        onProblem,
      });
    } catch {
      onProblem(words.panelNotLoaded);
    }
    if (signal.aborted) return;
    running.current = null;
    setUnderWay(null);
  };

  const acts = useHandlers({
    add: (files: readonly File[]) => void add(files),
    /** Ends the upload; slides that are there stay. */
    cancel() {
      running.current?.abort();
      running.current = null;
      setUnderWay(null);
    },
    dismiss: () => setProblems([]),
  });
  return useMemo(() => ({ underWay, problems, ...acts }), [underWay, problems, acts]);
}

export type NewClips = ReturnType<typeof useNewClips>;
