import type { PocketMood } from "#characters/pocket/mood.ts";
import type { Speaker } from "#characters/speakers.ts";
import { append, silence } from "#stage/story/speech.ts";
import type { Speech } from "#stage/story/speech.ts";
import { ToolError } from "../tool.ts";
import { directed } from "./cast/cast.ts";
import { moved, risen } from "./model/melody.ts";
import { openModel } from "./model/model.ts";
import type { VoiceModel } from "./model/model.ts";
import { phoneOf } from "./model/phones.ts";
import { FRAME_S, RATE } from "./model/tensors.ts";
import { openDictionary } from "./phonemes/dictionary.ts";
import type { Dictionary } from "./phonemes/dictionary.ts";
import { phonemesOf } from "./phonemes/phonemes.ts";
import { gapAfter, rises, sentencesOf } from "./sentences.ts";
import { isVoiceInstalled, voiceFolder } from "#server/voice/voice-folder.ts";

/** A spoken line: mono samples at 24,000 a second, and when each sentence, word and phone sounds. */
interface Spoken {
  samples: Float32Array;
  speech: Speech;
}

interface Line {
  by: Speaker;
  mood?: PocketMood | undefined;
  /** Seconds of silence before and after. */
  lead: number;
  tail: number;
}

export interface NeuralVoice {
  /** Throws ToolError where a word is in no dictionary. */
  speak(text: string, line: Line): Promise<Spoken>;
}

/** Seconds kept before the first sound of a sentence and after its last one. */
const BEFORE_S = 0.03;
const AFTER_S = 0.08;
const FADE_S = 0.01;

/** Throws ToolError where `voice install` has not installed the voice. */
export function requireVoice(folder: string): void {
  if (!isVoiceInstalled(folder))
    throw new ToolError("The voice is not installed: npm run course -- voice install");
}

/** Opens the voice. Throws ToolError where it is not installed. */
export async function openNeuralVoice(folder = voiceFolder()): Promise<NeuralVoice> {
  requireVoice(folder);
  return createNeuralVoice(await openModel(folder), openDictionary(folder));
}

export function createNeuralVoice(model: VoiceModel, dictionary: Dictionary): NeuralVoice {
  return {
    async speak(text, { by, mood, lead, tail }) {
      const samples = new Float32Array(Math.round(lead * RATE));
      const spoken: Spoken = { samples, speech: silence(samples.length / RATE) };
      const sentences = sentencesOf(text);
      for (const [index, sentence] of sentences.entries()) {
        const isLast = index === sentences.length - 1;
        const part = await speakSentence(model, dictionary, sentence, by, mood);
        appendSentence(spoken, sentence, part, isLast ? tail : gapAfter(sentence, mood));
      }
      return spoken;
    },
  };
}

interface SpokenSentence {
  samples: Float32Array;
  words: Speech["words"];
  phones: Speech["phones"];
}

async function speakSentence(
  model: VoiceModel,
  dictionary: Dictionary,
  sentence: string,
  by: Speaker,
  mood: PocketMood | undefined,
): Promise<SpokenSentence> {
  const { words, symbols, unknown } = phonemesOf(sentence, dictionary);
  if (unknown.length > 0)
    throw new ToolError(`No dictionary holds "${unknown.join('", "')}": add it to own-words.ts.`);
  const actor = directed(by, mood);
  const read = symbols.map(({ symbol }) => symbol);
  const plan = await model.plan(read, actor.mix, actor.rate);
  const higher = moved(plan.pitch, actor.halfTones, actor.liveliness);
  const pitch = rises(sentence) ? risen(higher) : higher;
  const samples = await model.speak(read, actor.mix, { ...plan, pitch });

  const result: SpokenSentence = { samples, words: [], phones: [] };
  let frames = plan.lengths[0] ?? 0;
  let current: number | null = null;
  for (const [index, { symbol, word }] of symbols.entries()) {
    const start = frames * FRAME_S;
    frames += plan.lengths[index + 1] ?? 0;
    if (word === null) continue;
    const end = frames * FRAME_S;
    const phone = phoneOf(symbol);
    if (phone !== null) result.phones.push({ phone, start, end });
    const last = result.words.at(-1);
    if (current === word && last !== undefined) last.end = end;
    else result.words.push({ word: words[word] ?? "", start, end });
    current = word;
  }
  return cut(result, frames);
}

/** Without the silence around it. */
function cut({ samples, words, phones }: SpokenSentence, frames: number): SpokenSentence {
  const from = Math.max(0, (words[0]?.start ?? 0) - BEFORE_S);
  const last = words.at(-1)?.end ?? frames * FRAME_S;
  const to = Math.min(samples.length, Math.round((last + AFTER_S) * RATE));
  const kept = samples.slice(Math.round(from * RATE), to);
  const fade = Math.round(FADE_S * RATE);
  for (let i = 0; i < fade; i++) {
    const end = kept.length - 1 - i;
    kept[i] = ((kept[i] ?? 0) * i) / fade;
    kept[end] = ((kept[end] ?? 0) * i) / fade;
  }
  const earlier = <T extends { start: number; end: number }>(timed: T): T => ({
    ...timed,
    start: timed.start - from,
    end: timed.end - from,
  });
  return { samples: kept, words: words.map(earlier), phones: phones.map(earlier) };
}

/** Adds a sentence and the silence after it. */
function appendSentence(
  spoken: Spoken,
  text: string,
  { samples, words, phones }: SpokenSentence,
  gap: number,
): void {
  const silent = Math.round(gap * RATE);
  const all = new Float32Array(spoken.samples.length + samples.length + silent);
  all.set(spoken.samples);
  all.set(samples, spoken.samples.length);
  spoken.samples = all;
  const end = samples.length / RATE;
  append(spoken.speech, {
    duration: (samples.length + silent) / RATE,
    sentences: [{ text, start: 0, end }],
    words,
    phones,
  });
}
