import { useState } from "react";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { StudioLine } from "./studio-lines.ts";
import { useRowVoices } from "./useRowVoices.ts";
import { useTakes } from "./useTakes.ts";

/** saving: on its way into the lesson. kept: on this device alone. used: in the lesson. */
export type LineState = "missing" | "saving" | "kept" | "used";

/** The voices of these lines: each recording goes into the lesson at once. */
export function useLineVoices(
  lines: readonly StudioLine[],
  lesson: OutlineLesson,
  slides: readonly EditableSlide[],
) {
  const { takes, isNewest, keep, release, forget } = useTakes(lines);
  /** By the line's key: the URL of its recording in the lesson. */
  const [used, setUsed] = useState<ReadonlyMap<string, string>>(new Map());
  // Not `useAction`: several lines are saved at a time, and one is recorded again while it is saved.
  /** By the line's key: the recording that is saved last. */
  const [saving, setSaving] = useState<ReadonlyMap<string, File>>(new Map());
  /** Why a recording is not in the lesson yet. */
  const [problem, setProblem] = useState<string | null>(null);
  const setVoice = useRowVoices(lesson, slides);

  const without = (key: string) =>
    setUsed((before) => new Map([...before].filter(([other]) => other !== key)));
  const give = (line: StudioLine, url: string) => {
    const isSet = setVoice(line, url);
    if (isSet) setUsed((before) => new Map(before).set(line.key, url));
    return isSet;
  };
  /** Uploads a recording and gives it to its line. Throws AppError where that fails. */
  const save = async (line: StudioLine, file: File, signal?: AbortSignal) => {
    const upload = uploadFile(lesson.id, line.kind, file, () => undefined);
    signal?.addEventListener("abort", upload.cancel);
    const { url } = await upload.done;
    // It was deleted or recorded again meanwhile.
    if (signal?.aborted === true || !isNewest(line, file)) return true;
    if (!give(line, url)) return false;
    release(line, file);
    return true;
  };

  return {
    takes,
    used,
    problem,
    give,
    /** Voices that are in the lesson already. */
    know: (voiced: readonly StudioLine[]) =>
      setUsed(new Map(voiced.flatMap(({ key, url }) => (url === null ? [] : [[key, url]])))),
    /** Puts a recording that only the device has into the lesson. */
    use(line: StudioLine, signal: AbortSignal) {
      setProblem(null);
      const { file } = takes.get(line.key) ?? {};
      return file === undefined ? Promise.resolve(true) : save(line, file, signal);
    },
    /** Keeps a new recording on the device, and puts it into the lesson. */
    async record(line: StudioLine, file: File) {
      const { key } = line;
      keep(line, file);
      without(key);
      setProblem(null);
      setSaving((before) => new Map(before).set(key, file));
      try {
        if (!(await save(line, file))) throw new AppError("unexpected", words.changed(1));
      } catch (error) {
        if (isNewest(line, file)) setProblem(words.notSaved(toAppError(error).message));
      }
      setSaving((before) => new Map([...before].filter(([, other]) => other !== file)));
    },
    /** Deletes the line's recording, from the lesson too. */
    remove(line: StudioLine) {
      forget(line);
      if (used.has(line.key)) setVoice(line, null);
      without(line.key);
    },
    stateOf({ key }: StudioLine): LineState {
      if (saving.has(key)) return "saving";
      if (used.has(key)) return "used";
      return takes.has(key) ? "kept" : "missing";
    },
  };
}
