import type { Actor } from "../voice/cast/cast.ts";
import { openModel } from "../voice/model/model.ts";
import type { VoiceModel } from "../voice/model/model.ts";
import { phoneOf } from "../voice/model/phones.ts";
import { FRAME, FRAME_S, POINTS_PER_FRAME, RATE, VOICED_HZ } from "../voice/model/tensors.ts";
import { median } from "../voice/pitch.ts";
import { openDictionary } from "../voice/phonemes/dictionary.ts";
import type { Dictionary } from "../voice/phonemes/dictionary.ts";
import { phonemesOf } from "../voice/phonemes/phonemes.ts";
import type { ReadSymbol } from "../voice/phonemes/phonemes.ts";
import { isVoiceInstalled, voiceFolder } from "#server/voice/voice-folder.ts";
import { ToolError } from "../tool.ts";
import type { SungNote } from "./melody.ts";
import { isVowel, pitchAt, timesOf } from "./timing.ts";
import type { SpokenPhone } from "./timing.ts";

/** Silence before and after a line, in seconds: room for what comes before the first vowel. */
const ROOM_S = 0.4;

/** Consonants that are sung on a note. */
const HUMMED = new Set(["m", "n", "ng", "l", "r", "w", "y"]);

/** The sign that a vowel is long, the frames before it, and its longest: it fades, too. */
const LONG = "ː";
const VOWEL_FRAMES = 4;
const LONG_FRAMES = 18;
/** How loud the model plans what is held, as the logarithm: a spoken vowel has 5 to 8. */
const LOUD = 6;
/** A held sound is made so many times louder or softer at most. */
const MOST_GAIN = 3;

/** What sings: the voice's model and its dictionary. */
export interface Singer {
  model: VoiceModel;
  dictionary: Dictionary;
}

/** Opens the installed voice. Throws ToolError where it is not installed. */
export async function openSinger(folder = voiceFolder()): Promise<Singer> {
  if (!isVoiceInstalled(folder))
    throw new ToolError("The voice is not installed: npm run course -- voice install");
  return { model: await openModel(folder), dictionary: openDictionary(folder) };
}

/**
 * Sings the lines of a song with the neural voice; the rest of the sound is silent.
 * @param seconds length of the song
 * @returns mono, 24,000 samples a second
 */
export async function singLines(
  singer: Singer,
  actor: Actor,
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
    const line = await singLine(singer, actor, shifted);
    const at = Math.round(from * RATE);
    for (const [index, value] of line.entries())
      if (at + index < all.length) all[at + index] = (all[at + index] ?? 0) + value;
  }
  return all;
}

/** Sings a line; its notes are in seconds from the start of its sound. */
async function singLine(
  { model, dictionary }: Singer,
  { mix, rate }: Actor,
  notes: readonly SungNote[],
): Promise<Float32Array> {
  // A comma would let the sound before it fade.
  const text = notes
    .map(({ syllable, isWordEnd }) => syllable.replace(/[,.!?:;]/, "") + (isWordEnd ? " " : ""))
    .join("");
  const { symbols, unknown } = phonemesOf(text, dictionary);
  if (unknown.length > 0) throw new ToolError(`No dictionary holds "${unknown.join('", "')}".`);
  const spoken = await model.plan(
    symbols.map(({ symbol }) => symbol),
    mix,
    rate,
  );
  const planned = sungLengths(symbols, spoken.lengths, notes);
  const sung = drawnOut(symbols, planned);
  const read = sung.map(({ symbol }) => symbol);
  const lengths = Float32Array.from([
    planned[0] ?? 0,
    ...sung.map(({ frames }) => frames),
    planned.at(-1) ?? 0,
  ]);
  const plan = await model.plan(read, mix, rate, lengths);
  const owner = pointsOf(lengths);
  const isHeld = (point: number) => sung[owner[point] ?? -1]?.isHeld === true;
  const pitch = plan.pitch.map((hz, point) =>
    hz > VOICED_HZ || isHeld(point) ? pitchAt(notes, (point * FRAME_S) / POINTS_PER_FRAME) : hz,
  );
  const energy = plan.energy.map((own, point) => (isHeld(point) ? Math.max(own, LOUD) : own));
  return levelled(await model.speak(read, mix, { lengths, pitch, energy }), lengths, sung);
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

/** A symbol as it is sung. */
interface SungSymbol {
  symbol: string;
  /** Of 25 ms. */
  frames: number;
  /** Can it be held on a note? */
  isHeld: boolean;
}

/**
 * The symbols of a line with their frames. Most of a long vowel is the sign of length: a vowel that
 * alone lasts so long fades away.
 */
function drawnOut(symbols: readonly ReadSymbol[], lengths: Float32Array): SungSymbol[] {
  return symbols.flatMap(({ symbol }, index) => {
    const frames = lengths[index + 1] ?? 0;
    const phone = phoneOf(symbol);
    const isHeld = phone !== null && (isVowel(phone) || HUMMED.has(phone));
    if (phone === null || !isVowel(phone) || frames <= VOWEL_FRAMES)
      return { symbol, frames, isHeld };
    const rest = frames - VOWEL_FRAMES;
    const parts = Math.ceil(rest / LONG_FRAMES);
    const ends = Array.from({ length: parts + 1 }, (_, part) => Math.round((rest * part) / parts));
    const drawn = ends.slice(1).map((end, part) => end - (ends[part] ?? 0));
    return [VOWEL_FRAMES, ...drawn].map((length, part) => ({
      symbol: part === 0 ? symbol : LONG,
      frames: length,
      isHeld,
    }));
  });
}

/** The symbol of each point of pitch; -1 is the silence before, one more than the last that after. */
const pointsOf = (lengths: Float32Array): number[] =>
  [...lengths].flatMap((length, index) =>
    Array.from({ length: length * POINTS_PER_FRAME }, () => index - 1),
  );

/** Makes the held sounds of a line equally loud, up to three times as loud as they were. */
function levelled(
  samples: Float32Array,
  lengths: Float32Array,
  sung: readonly SungSymbol[],
): Float32Array {
  const owner = [...lengths].flatMap((length, index) => Array.from({ length }, () => index - 1));
  const strength = owner.map((_, frame) =>
    rms(samples.subarray(frame * FRAME, (frame + 1) * FRAME)),
  );
  const isHeld = owner.map((symbol) => sung[symbol]?.isHeld === true);
  const usual = median(strength.filter((_, frame) => isHeld[frame]));
  const gains = strength.map((own, frame) =>
    isHeld[frame] === true ? Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, usual / (own || 1))) : 1,
  );
  const smooth = gains.map((_, frame) => mean(gains.slice(Math.max(0, frame - 2), frame + 3)));
  return samples.map((value, index) => {
    const [frame, share] = [Math.floor(index / FRAME), (index % FRAME) / FRAME];
    const [from = 1, to = from] = [smooth[frame], smooth[frame + 1]];
    return value * (from + (to - from) * share);
  });
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rms = (samples: Float32Array) => Math.sqrt(mean(Array.from(samples, (value) => value ** 2)));

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
