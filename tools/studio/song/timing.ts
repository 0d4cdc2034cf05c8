import type { SungNote } from "./melody.ts";

/** A phone of a spoken line; "pau" is a pause. */
export interface SpokenPhone {
  phone: string;
  syllableId: string;
  /** Seconds. */
  start: number;
  end: number;
}

const VOWELS = /^(?:aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/;
export const isVowel = (phone: string): boolean => VOWELS.test(phone);
/** Longest time of a consonant, and the share of a note that all of its consonants take. */
const CONSONANT_S = 0.11;
const CONSONANTS = 0.5;

/** When a phone is sung; `index` counts the phones of the spoken line. */
export interface SungPhone {
  index: number;
  phone: string;
  start: number;
  end: number;
}

/** The phones of each syllable, without pauses. */
function syllablesOf(segments: readonly SpokenPhone[]) {
  const syllables: { id: string; phones: { index: number; phone: string; seconds: number }[] }[] =
    [];
  for (const [index, { phone, syllableId, start, end }] of segments.entries()) {
    if (phone === "pau" || syllableId === "0") continue;
    if (syllables.at(-1)?.id !== syllableId) syllables.push({ id: syllableId, phones: [] });
    const seconds = Math.min(CONSONANT_S, end - start);
    syllables.at(-1)?.phones.push({ index, phone, seconds });
  }
  return syllables.map(({ phones }) => {
    const vowel = phones.findIndex(({ phone }) => isVowel(phone));
    return { onset: phones.slice(0, vowel), vowel: phones[vowel], coda: phones.slice(vowel + 1) };
  });
}

const total = (phones: readonly { seconds: number }[]) =>
  phones.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * The times of a line's phones: each vowel begins with its note, what comes before it is sung at
 * the end of the note before, and a silence is before and after all.
 */
export function timesOf(segments: readonly SpokenPhone[], notes: readonly SungNote[]): SungPhone[] {
  const syllables = syllablesOf(segments);
  if (syllables.length !== notes.length)
    throw new Error(
      `The voice has ${syllables.length} syllables for ${notes.length} notes: ${notes.map(({ syllable }) => syllable).join(" ")}`,
    );
  const first = notes[0]?.start ?? 0;
  let at = first - total(syllables[0]?.onset ?? []);
  const sung: SungPhone[] = [{ index: 0, phone: "pau", start: 0, end: at }];
  const lay = (
    phones: readonly { index: number; phone: string; seconds: number }[],
    share: number,
  ) => {
    for (const { index, phone, seconds } of phones) {
      sung.push({ index, phone, start: at, end: at + seconds * share });
      at += seconds * share;
    }
  };
  lay(syllables[0]?.onset ?? [], 1);
  for (const [index, { vowel, coda }] of syllables.entries()) {
    const note = notes[index];
    if (note === undefined || vowel === undefined) continue;
    const next = syllables[index + 1]?.onset ?? [];
    const until = notes[index + 1]?.start ?? note.end;
    const wanted = total(coda) + total(next);
    const share = Math.min(1, (CONSONANTS * (until - note.start)) / (wanted || 1));
    const end = until - wanted * share;
    sung.push({ index: vowel.index, phone: vowel.phone, start: at, end });
    at = end;
    lay(coda, share);
    lay(next, share);
  }
  const last = segments.length - 1;
  sung.push({ index: last, phone: "pau", start: at, end: at + 0.3 });
  return sung;
}

/** Seconds in which the voice moves from one note to the next, most of it before the next vowel. */
const GLIDE_S = 0.08;
const GLIDE_BEFORE = 0.7;
/** A long note is held before it swings: after this long, so fast and so far. */
const VIBRATO = { after: 0.3, grows: 0.3, hz: 5.3, cents: 14 };

const cents = (hz: number, by: number) => hz * 2 ** (by / 1200);

/** The pitch of a line at a second, in Hz. */
export function pitchAt(notes: readonly SungNote[], second: number): number {
  const index = notes.findLastIndex(({ start }) => second >= start - GLIDE_S * GLIDE_BEFORE);
  const note = notes[Math.max(0, index)];
  if (note === undefined) return 1;
  const before = notes[index - 1]?.hz ?? note.hz;
  const share = Math.min(1, (second - note.start) / GLIDE_S + GLIDE_BEFORE);
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, share));
  const depth = Math.max(0, Math.min(1, (second - note.start - VIBRATO.after) / VIBRATO.grows));
  const swing = Math.sin(2 * Math.PI * VIBRATO.hz * second) * VIBRATO.cents * depth;
  return cents(before * (note.hz / before) ** eased, swing);
}
