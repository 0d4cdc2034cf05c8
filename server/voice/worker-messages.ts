import type { LineSpeaker } from "#domain/slides/spoken-lines.ts";

/** A line as the voice worker is asked for it. */
export interface WorkerLine {
  text: string;
  by: LineSpeaker;
  mood?: "wave" | "celebrating" | undefined;
  /** Parts of the text that are spoken only if a list holds their words just so: nothing is guessed. */
  names?: readonly string[];
}

/** What the server sends to the voice worker (`tools/studio/voice/worker.ts`). */
export type WorkerOrder = WorkerLine & { id: number };

/** What comes back: a WAV file, the words that can't be read, or why it failed. */
export type WorkerAnswer = { id: number } & (
  | { wave: Uint8Array }
  | { unknown: string[] }
  | { failure: string }
);
