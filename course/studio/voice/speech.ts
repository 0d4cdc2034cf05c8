/** A span of sound, in seconds from the start of the recording. */
export interface Timed {
  start: number;
  end: number;
}

export interface SpokenWord extends Timed {
  word: string;
}

/** A speech sound by its festival name ('aa', 'b', 'pau'), for the mouth. */
export interface Phone extends Timed {
  phone: string;
}

/** What a voice made of a text: the wave file is written beside. */
export interface Speech {
  duration: number;
  sentences: (Timed & { text: string })[];
  words: SpokenWord[];
  phones: Phone[];
}

export interface SpeakOptions {
  character: "pocket" | "glimm";
  /** Seconds of quiet before, between sentences, and after. */
  lead: number;
  gap: number;
  tail: number;
}

/** A voice: writes `text` as a 48 kHz mono wave file. */
export interface Voice {
  name: string;
  speak(text: string, waveFile: string, options: SpeakOptions): Promise<Speech>;
}
