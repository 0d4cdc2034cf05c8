import type { PocketMood } from "#characters/pocket/mood.ts";
import type { Speaker } from "#characters/speakers.ts";
import type { Speech } from "#stage/story/speech.ts";

export interface SpeakOptions {
  by: Speaker;
  /** How it is spoken; absent: the same for every mood. */
  mood?: PocketMood | undefined;
  /** Seconds of silence before and after. */
  lead: number;
  tail: number;
}

/** A voice: writes the spoken `text` to a 48 kHz mono WAV file. */
export interface Voice {
  name: string;
  speak(text: string, waveFile: string, options: SpeakOptions): Promise<Speech>;
}
