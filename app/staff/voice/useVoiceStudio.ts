import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { speakerOf } from "#domain/slides/spoken-lines.ts";
import { fetchComputerVoice, speakLine } from "#app/data/authoring/speech.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { useMicrophone } from "../files/useMicrophone.ts";
import { missingLines, nextOpen } from "./studio-lines.ts";
import type { StudioLine } from "./studio-lines.ts";
import { useLineWork } from "./useLineWork.ts";
import { useRowVoices } from "./useRowVoices.ts";
import { useTakes } from "./useTakes.ts";

/** The lines of a lesson without a voice, their recordings, and what the author does with them. */
export function useVoiceStudio(lesson: OutlineLesson, slides: readonly EditableSlide[]) {
  // A line that gets its voice stays in the list.
  const [lines] = useState(() => missingLines(lesson, slides));
  const [at, setAt] = useState(0);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  /** Key of the line that was recorded last. */
  const [lastKey, setLastKey] = useState<string | null>(null);
  const microphone = useMicrophone();
  const { takes, keep, forget } = useTakes(lines);
  const { work, run, cancel, reset } = useLineWork();
  const setVoice = useRowVoices(lesson, slides);
  const computerVoice = useQuery({
    queryKey: ["computer-voice"],
    queryFn: fetchComputerVoice,
    staleTime: Infinity,
  }).data;

  const line = lines[at] ?? null;
  const isOpen = ({ key }: StudioLine) => !takes.has(key) && !used.has(key);
  const recorded = lines.filter(({ key }) => takes.has(key));
  const open = lines.filter(isOpen);

  const record = async () => {
    setMessage(null);
    reset();
    await microphone.record();
  };
  /** Ends the recording of the line; with `goesOn` the next one is recorded at once. */
  const finish = async (goesOn: boolean) => {
    if (line === null) return;
    const here = at;
    const next = nextOpen(lines, at, isOpen);
    const taking = microphone.take();
    setMessage(null);
    if (next !== null) setAt(next);
    if (goesOn && next !== null) await microphone.record();
    const file = await taking;
    if (file === null) {
      void microphone.take();
      setAt(here);
      setMessage(words.notHeard);
      return;
    }
    keep(line, file);
    setLastKey(line.key);
    setUsed((before) => new Set([...before].filter((key) => key !== line.key)));
    if (next === null) setMessage(words.allRecorded);
  };
  /** Moves to another line; what is being recorded is discarded. */
  const goTo = (index: number) => {
    if (microphone.isRecording) void microphone.take();
    setMessage(null);
    setAt(Math.max(0, Math.min(lines.length - 1, index)));
  };
  const give = (given: StudioLine, url: string) => {
    const isSet = setVoice(given, url);
    if (isSet) setUsed((before) => new Set(before).add(given.key));
    return isSet;
  };

  return {
    lines,
    at,
    line,
    take: line === null ? null : (takes.get(line.key) ?? null),
    takeOf: ({ key }: StudioLine) => takes.get(key) ?? null,
    /** Index of the line that was recorded last, while its recording is kept; else -1. */
    last: lines.findIndex(({ key }) => key === lastKey && takes.has(key)),
    stateOf: ({ key }: StudioLine) =>
      takes.has(key) ? "recorded" : used.has(key) ? "used" : "missing",
    recorded,
    open,
    done: lines.length - open.length,
    message,
    microphone,
    work,
    cancel,
    /** What can speak the lines; null for nothing, undefined until that is known. */
    computerVoice,
    record,
    finish,
    goTo,
    /** Discards what is being recorded. */
    drop: () => void microphone.take(),
    throwAway(given: StudioLine) {
      forget(given);
      setMessage(null);
    },
    use: () =>
      run("using", recorded, async (given, signal) => {
        const { file } = takes.get(given.key) ?? {};
        if (file === undefined) return true;
        const upload = uploadFile(lesson.id, given.kind, file, () => undefined);
        signal.addEventListener("abort", upload.cancel);
        const { url } = await upload.done;
        if (signal.aborted || !give(given, url)) return false;
        forget(given);
        return true;
      }),
    speakAll: () =>
      run("speaking", open, async (given, signal) => {
        const { text, kind, field } = given;
        const by = computerVoice === "course" ? { by: speakerOf(field) } : {};
        const { url } = await speakLine(lesson.id, { text, kind, ...by }, signal);
        return !signal.aborted && give(given, url);
      }),
  };
}

export type VoiceStudioState = ReturnType<typeof useVoiceStudio>;
