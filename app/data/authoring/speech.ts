import type { UploadKind } from "#domain/content/uploads.ts";
import type { LineSpeaker } from "#domain/slides/spoken-lines.ts";
import { AppError } from "../base/errors.ts";
import { isRecord, isText } from "../base/guards.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

/**
 * Which voice speaks lines on the server: the configured service, or the voice of the shipped
 * course.
 */
export type ComputerVoice = "service" | "course";

/** The voice of this installation; null without one. */
export async function fetchComputerVoice(): Promise<ComputerVoice | null> {
  const { speaks, voice } = await answer(staff.speech.$get());
  return speaks ? voice : null;
}

interface Line {
  text: string;
  kind: UploadKind;
  /** Absent for a service, which has one voice. */
  by?: LineSpeaker;
}

/** Lets the computer speak a line into the lesson's folder. */
export const speakLine = (lessonId: string, line: Line, signal: AbortSignal) =>
  answer(
    staff.lessons[":id"].speech.$post(
      { param: { id: lessonId }, json: line },
      { init: { signal } },
    ),
  );

/** The words that the voice can't read, if that is why it refused a line; else null. */
export function unreadWords(error: unknown): string[] | null {
  if (!(error instanceof AppError) || error.code !== "words_unreadable") return null;
  const words: unknown = isRecord(error.facts) ? error.facts["words"] : null;
  return Array.isArray(words) ? words.filter(isText) : [];
}
