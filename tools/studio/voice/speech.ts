/** A span of sound, in seconds from the start of the recording. */
export interface Timed {
  start: number;
  end: number;
}

export interface SpokenWord extends Timed {
  word: string;
}

/** A phone by its Festival name ('aa', 'b', 'pau'), for the mouth. */
export interface Phone extends Timed {
  phone: string;
}

/** Times of a spoken text. The recording itself is a separate WAV file. */
export interface Speech {
  duration: number;
  sentences: (Timed & { text: string })[];
  words: SpokenWord[];
  phones: Phone[];
}

export interface SpeakOptions {
  character: "pocket" | "glimm";
  /** Seconds of silence before, between sentences, and after. */
  lead: number;
  gap: number;
  tail: number;
}

/** A voice: writes the spoken `text` to a 48 kHz mono WAV file. */
export interface Voice {
  name: string;
  speak(text: string, waveFile: string, options: SpeakOptions): Promise<Speech>;
}
