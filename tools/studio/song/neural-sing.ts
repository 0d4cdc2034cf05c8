import type { Actor } from "../voice/cast/cast.ts";
import type { VoiceModel } from "../voice/model/model.ts";
import { phoneOf } from "../voice/model/phones.ts";
import { FRAME_S, RATE, VOICED_HZ } from "../voice/model/tensors.ts";
import type { Dictionary } from "../voice/phonemes/dictionary.ts";
import { phonemesOf } from "../voice/phonemes/phonemes.ts";
import type { ReadSymbol } from "../voice/phonemes/phonemes.ts";
import { ToolError } from "../tool.ts";
import type { SungNote } from "./melody.ts";
import { isVowel, pitchAt, timesOf } from "./timing.ts";
import type { SpokenPhone } from "./timing.ts";

/** Silence before and after a line, in seconds: room for what comes before the first vowel. */
const ROOM_S = 0.4;

/**
 * Sings the lines of a song with the neural voice; the rest of the sound is silent.
 * @param seconds length of the song
 * @returns mono, 24,000 samples a second
 */
export async function singLines(
  { model, dictionary }: { model: VoiceModel; dictionary: Dictionary },
  { mix, rate }: Actor,
  lines: readonly (readonly SungNote[])[],
  seconds: number,
): Promise<Float32Array> {
  const all = new Float32Array(Math.round(seconds * RATE));
  for (const notes of lines) {
    const from = (notes[0]?.start ?? 0) - ROOM_S;
    const shifted = notes.map((note) => ({
      ...note,
      start: note.start - from,
      end: note.end - from,
    }));
    const text = notes.map(({ syllable, isWordEnd }) => syllable + (isWordEnd ? " " : "")).join("");
    const { symbols, unknown } = phonemesOf(text, dictionary);
    if (unknown.length > 0) throw new ToolError(`No dictionary holds "${unknown.join('", "')}".`);
    const read = symbols.map(({ symbol }) => symbol);
    const spoken = await model.plan(read, mix, rate);
    const lengths = sungLengths(symbols, spoken.lengths, shifted);
    const plan = await model.plan(read, mix, rate, lengths);
    const pitch = plan.pitch.map((hz, index) =>
      hz > VOICED_HZ ? pitchAt(shifted, (index * FRAME_S) / 2) : hz,
    );
    const line = await model.speak(read, mix, { lengths, pitch });
    const at = Math.round(from * RATE);
    for (const [index, value] of line.entries())
      if (at + index < all.length) all[at + index] = (all[at + index] ?? 0) + value;
  }
  return all;
}

/**
 * The frames of each symbol, so that each vowel begins with its note.
 * @param lengths the frames of a spoken line: before, each symbol, after
 */
export function sungLengths(
  symbols: readonly ReadSymbol[],
  lengths: Float32Array,
  notes: readonly SungNote[],
): Float32Array {
  const sung = new Float32Array(lengths.length);
  const frame = (second: number) => Math.round(second / FRAME_S);
  for (const { index, start, end } of timesOf(phonesOf(symbols, lengths), notes))
    sung[index] = Math.max(index === 0 ? 0 : 1, frame(end) - frame(start));
  return sung;
}

/** The phones of a spoken line with their syllables; a pause before and after. */
function phonesOf(symbols: readonly ReadSymbol[], lengths: Float32Array): SpokenPhone[] {
  const pause = { phone: "pau", syllableId: "0", start: 0, end: 0 };
  const syllables = syllablesOf(symbols);
  const phones = symbols.map(({ symbol }, index) => {
    const phone = phoneOf(symbol);
    if (phone === null) return pause;
    const end = (lengths[index + 1] ?? 0) * FRAME_S;
    return { phone, syllableId: String(syllables[index]), start: 0, end };
  });
  return [pause, ...phones, pause];
}

/** The syllable of each symbol, from 1: one a vowel, with the consonant before it in its word. */
function syllablesOf(symbols: readonly ReadSymbol[]): number[] {
  const phones = symbols.map(({ symbol }) => phoneOf(symbol));
  const result = symbols.map(() => 0);
  let syllable = 0;
  let before: number | null = null;
  let hasVowel = false;
  for (const [index, phone] of phones.entries()) {
    if (phone === null) continue;
    const isNewWord = before === null || symbols[before]?.word !== symbols[index]?.word;
    if (isNewWord) {
      syllable += 1;
      hasVowel = false;
    } else if (before !== null && isVowel(phone) && hasVowel) {
      syllable += 1;
      if (!isVowel(phones[before] ?? "")) result[before] = syllable;
    }
    hasVowel ||= isVowel(phone);
    result[index] = syllable;
    before = index;
  }
  return result;
}
