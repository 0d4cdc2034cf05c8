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
