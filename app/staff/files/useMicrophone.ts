import { useEffect, useRef, useState } from "react";
import { files as words } from "#app/copy/files.ts";
import { openMicrophone } from "./record.ts";
import type { Microphone, Sound } from "./record.ts";

type Problem = keyof typeof words.microphone;

/** What the browser's refusal means for the author. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof DOMException)) return "mediaDevices" in navigator ? "notLoaded" : "absent";
  const { name } = error;
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "absent";
}

/** The microphone of one place on the page; it is closed with it. */
export function useMicrophone() {
  const [isRecording, setRecording] = useState(false);
  const [begunAt, setBegunAt] = useState(0);
  const [isAudible, setAudible] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = useRef<Microphone | null>(null);
  const opening = useRef<Promise<Microphone> | null>(null);
  const meter = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);

  const show = ({ level, isAudible: audible }: Sound) => {
    setAudible(audible);
    const shown = Math.min(1, Math.sqrt(level));
    meter.current?.style.setProperty("--level", String(shown));
    meter.current?.setAttribute("aria-valuenow", String(Math.round(100 * shown)));
  };
  const close = () => {
    open.current?.close();
    open.current = null;
    opening.current = null;
    setRecording(false);
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      open.current?.close();
    };
  }, []);

  return {
    isRecording,
    /** When the recording that is under way began, by `performance.now()`. */
    begunAt,
    isAudible,
    /** Why it can't be used, in words. */
    problem: problem === null ? null : words.microphone[problem],
    meter,
    /** Begins a recording, or the same one again. Resolves to false if there is no microphone. */
    async record(): Promise<boolean> {
      // Before the microphone opens: what the recording of before says meanwhile stays.
      setProblem(null);
      try {
        opening.current ??= openMicrophone(show);
        open.current = await opening.current;
      } catch (error) {
        opening.current = null;
        setProblem(problemOf(error));
        return false;
      }
      if (isGone.current) {
        close();
        return false;
      }
      open.current.begin();
      setBegunAt(performance.now());
      setAudible(false);
      setRecording(true);
      return true;
    },
    /** Ends the recording; null if it holds no speech, or is lost, which `problem` says then. */
    async take(): Promise<File | null> {
      setRecording(false);
      try {
        return (await open.current?.take()) ?? null;
      } catch {
        setProblem("lost");
        return null;
      }
    },
    close,
  };
}
