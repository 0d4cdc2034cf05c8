/** A span of sound, in seconds from the start of the recording. */
interface Timed {
  start: number;
  end: number;
}

export interface SpokenWord extends Timed {
  word: string;
}

/** A phone by its name in the ARPAbet, small ('aa', 'b'), for the mouth. */
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

/** Adds a part of a recording at its end; times count from the start of the whole. */
export function append(whole: Speech, part: Speech): void {
  const shift = whole.duration;
  const later = <T extends Timed>(timed: T): T => ({
    ...timed,
    start: timed.start + shift,
    end: timed.end + shift,
  });
  whole.sentences.push(...part.sentences.map(later));
  whole.words.push(...part.words.map(later));
  whole.phones.push(...part.phones.map(later));
  whole.duration += part.duration;
}

export const silence = (duration: number): Speech => ({
  duration,
  sentences: [],
  words: [],
  phones: [],
});
