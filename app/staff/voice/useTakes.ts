import { useEffect, useRef, useState } from "react";
import { inBackground } from "#app/data/base/background.ts";
import {
  forgetRecording,
  keepRecording,
  readRecording,
} from "#app/data/authoring/kept-recordings.ts";
import type { StudioLine } from "./studio-lines.ts";

/** A recording of a line that is not used yet. */
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
  const urls = useRef<string[]>([]);
  const add = (key: string, file: File, text: string) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    setTakes((before) => new Map(before).set(key, { file, url, text }));
  };
  useEffect(() => {
    let isGone = false;
    const made = urls.current;
    for (const { key } of lines) {
      const reading = readRecording(key).then((kept) => {
        if (kept !== null && !isGone) add(key, kept.file, kept.text);
      });
      inBackground("a kept recording", reading);
    }
    return () => {
      isGone = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [lines]);
  return {
    takes,
    keep({ key, text }: StudioLine, file: File) {
      add(key, file, text);
      inBackground("a kept recording", keepRecording(key, { file, text }));
    },
    forget({ key }: StudioLine) {
      setTakes((before) => new Map([...before].filter(([other]) => other !== key)));
      inBackground("a kept recording", forgetRecording(key));
    },
  };
}
