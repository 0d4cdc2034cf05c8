import { useEffect, useRef, useState } from "react";
import { inBackground } from "#app/data/base/background.ts";
import {
  forgetFile,
  forgetRecording,
  keepRecording,
  readRecording,
} from "#app/data/authoring/kept-recordings.ts";
import type { StudioLine } from "./studio-lines.ts";

/** The recording of a line that was made here, or that the device kept from an earlier visit. */
export interface Take {
  file: File;
  /** Plays it. */
  url: string;
  /** The words that it speaks. */
  text: string;
}

/** The recordings of these lines, by key; those of an earlier visit are read from the device. */
export function useTakes(lines: readonly StudioLine[]) {
  const [takes, setTakes] = useState<ReadonlyMap<string, Take>>(new Map());
  /** The newest takes, for callbacks that run after a later render. */
  const newest = useRef(takes);
  const urls = useRef<string[]>([]);
  const change = (next: ReadonlyMap<string, Take>) => {
    newest.current = next;
    setTakes(next);
  };
  const add = (key: string, file: File, text: string) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    change(new Map(newest.current).set(key, { file, url, text }));
  };
  useEffect(() => {
    let isGone = false;
    const takes = urls.current;
    for (const { key } of lines) {
      const reading = readRecording(key).then((kept) => {
        if (kept !== null && !isGone) add(key, kept.file, kept.text);
      });
      inBackground("a kept recording", reading);
    }
    return () => {
      isGone = true;
      for (const url of takes) URL.revokeObjectURL(url);
    };
  }, [lines]);
  return {
    takes,
    /** Is this still the recording of the line? */
    isNewest: ({ key }: StudioLine, file: File) => newest.current.get(key)?.file === file,
    keep({ key, text }: StudioLine, file: File) {
      add(key, file, text);
      inBackground("a kept recording", keepRecording(key, { file, text }));
    },
    /**
     * The recording is in the lesson, so the device need not store it; it can still be played here.
     */
    release: ({ key }: StudioLine, file: File) =>
      inBackground("a kept recording", forgetFile(key, file)),
    forget({ key }: StudioLine) {
      change(new Map([...newest.current].filter(([other]) => other !== key)));
      inBackground("a kept recording", forgetRecording(key));
    },
  };
}
