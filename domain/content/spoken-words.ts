/** A word as it is spoken ('ten' for '10'), with its start and end in seconds of the recording. */
export type SpokenWord = readonly [word: string, start: number, end: number];

/** A word of a written text: its offsets in the text, and the seconds in which it is spoken. */
export interface TimedWord {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** From the first letter, digit or currency sign to the last of a run without spaces: '$4.99' of '($4.99)'. */
const WRITTEN_WORD = /[\p{L}\p{N}\p{Sc}](?:\S*[\p{L}\p{N}%])?/gu;

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Pairs [a, b] of indexes of equal words, in order: the longest common subsequence. */
function commonWords(a: readonly string[], b: readonly string[]): [number, number][] {
  /** By index in `a` and `b`: how many words the rests from there have in common. */
  const lengths: number[][] = [];
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row: number[] = [];
    lengths[i] = row;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] =
        a[i] === b[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  return pairs;
}

/**
 * When each word of a text is spoken. Words that are spoken as they are written are matched in
 * order; what is spoken between two of them is divided among the written words between them, so that
 * 'four dollars and ninety-nine cents' is one '$4.99'. A written word for which nothing is left is
 * not in the result.
 */
export function timedWords(text: string, spoken: readonly SpokenWord[]): TimedWord[] {
  const written = [...text.matchAll(WRITTEN_WORD)].map(({ 0: word, index }) => ({
    word: plain(word),
    start: index,
    end: index + word.length,
  }));
  const pairs = commonWords(
    written.map(({ word }) => word),
    spoken.map(([word]) => plain(word)),
  );
  const timed: TimedWord[] = [];
  const add = (at: number, first: number, afterLast: number) => {
    const [place, begins, ends] = [written[at], spoken[first], spoken[afterLast - 1]];
    if (place === undefined || begins === undefined || ends === undefined) return;
    if (first < afterLast)
      timed.push({ start: place.start, end: place.end, from: begins[1], to: ends[2] });
  };
  let [nextWritten, nextSpoken] = [0, 0];
  for (const [at, said] of [...pairs, [written.length, spoken.length] as const]) {
    const [places, sounds] = [at - nextWritten, said - nextSpoken];
    const share = (index: number) => nextSpoken + Math.floor((index * sounds) / places);
    for (let index = 0; index < places; index++)
      add(nextWritten + index, share(index), share(index + 1));
    add(at, said, said + 1);
    [nextWritten, nextSpoken] = [at + 1, said + 1];
  }
  return timed;
}

/** The word that is spoken at a second: until the next one begins, the last one until its end. */
export function wordSpokenAt(words: readonly TimedWord[], seconds: number): TimedWord | null {
  const last = words.findLast(({ from }) => from <= seconds);
  if (last === undefined) return null;
  return last === words.at(-1) && seconds > last.to ? null : last;
}
