import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { speakerOf } from "#domain/slides/spoken-lines.ts";
import { fetchComputerVoice, speakLine } from "#app/data/authoring/speech.ts";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { useMicrophone } from "../files/useMicrophone.ts";
import { allLines, missingLines, nextOpen } from "./studio-lines.ts";
import type { StudioLine } from "./studio-lines.ts";
import { useLineVoices } from "./useLineVoices.ts";
import { useLineWork } from "./useLineWork.ts";

/**
 * The lines of a lesson that have no voice, or all lines once the author wants them, their recordings, and
 * what the author does with them.
 */
export function useVoiceStudio(lesson: OutlineLesson, slides: readonly EditableSlide[]) {
  // A line that gets its voice stays in the list.
  const [lines, setLines] = useState(() => missingLines(lesson, slides));
  const [at, setAt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const microphone = useMicrophone();
  const voices = useLineVoices(lines, lesson, slides);
  const { takes, used, stateOf } = voices;
  const { work, run, cancel, reset } = useLineWork();
  const computerVoice = useQuery({
    queryKey: ["computer-voice"],
    queryFn: fetchComputerVoice,
    staleTime: Infinity,
  }).data;

  const line = lines[at] ?? null;
  const isOpen = (given: StudioLine) => stateOf(given) === "missing";
  const kept = lines.filter((given) => stateOf(given) === "kept");
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
    if (next === null) setMessage(words.allRecorded);
    await voices.record(line, file);
  };
  /** Moves to another line; what is being recorded is discarded. */
  const goTo = (index: number) => {
    if (microphone.isRecording) void microphone.take();
    setMessage(null);
    setAt(Math.max(0, Math.min(lines.length - 1, index)));
  };

  return {
    lines,
    at,
    line,
    takeOf: ({ key }: StudioLine) => takes.get(key) ?? null,
    /** What plays the line's voice: a recording of this page, or a file of the lesson; null for none. */
    voiceOf: ({ key }: StudioLine) => takes.get(key)?.url ?? used.get(key) ?? null,
    stateOf,
    /** Recordings that only this device has. */
    kept,
    open,
    done: lines.length - open.length,
    /** How many lines have got their voice here. */
    used: lines.filter(({ key, url }) => used.has(key) && used.get(key) !== url).length,
    isSaving: lines.some((given) => stateOf(given) === "saving"),
    message,
    /** Why a recording is not in the lesson yet. */
    problem: voices.problem,
    microphone,
    work,
    cancel,
    /** What can speak the lines; null for nothing, undefined until that is known. */
    computerVoice,
    record,
    finish,
    goTo,
    /** Goes through all lines, also those that had a voice before. */
    showAll() {
      const all = allLines(lesson, slides);
      voices.know(all);
      setLines(all);
    },
    /** Discards what is being recorded. */
    drop: () => void microphone.take(),
    throwAway(given: StudioLine) {
      voices.remove(given);
      setMessage(null);
      reset();
    },
    use: () => run("using", kept, voices.use),
    speakAll: () =>
      run("speaking", open, async (given, signal) => {
        const { text, kind, field } = given;
        const by = computerVoice === "course" ? { by: speakerOf(field) } : {};
        const { url } = await speakLine(lesson.id, { text, kind, ...by }, signal);
        return !signal.aborted && voices.give(given, url);
      }),
  };
}

export type VoiceStudioState = ReturnType<typeof useVoiceStudio>;
