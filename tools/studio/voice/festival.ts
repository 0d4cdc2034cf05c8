import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { CHARACTERS, HTS_VOICE } from "#server/authoring/course-voice.ts";
import { raiseEnd } from "./rise.ts";
import { gapAfter, rises, sentencesOf } from "./sentences.ts";
import { tool } from "../tool.ts";
import type { Phone, Speech, SpokenWord } from "#stage/story/speech.ts";
import type { SpeakOptions, Voice } from "./speech.ts";

export const RATE = 48_000;
/** Time units a second in the engine's label files: a unit is 100 ns. */
export const TICKS_PER_S = 1e7;

/**
 * How much higher and faster than Pocket Glimm speaks in the same mood. A recogniser of speech
 * understands this nearly as well as Pocket; with less all-pass (0.42) it misses half of the words.
 */
const HIGHER = { pocket: 0, glimm: 6 };
const FASTER = { pocket: 1, glimm: 1.03 };

/** Half tones up, liveliness of the pitch and rate of each mood, in place of the character's own. */
const MOODS: Record<PocketMood, [halfTones: number, liveliness: number, rate: number]> = {
  happy: [3, 2.4, 0.96],
  talking: [2.5, 2.3, 0.94],
  thinking: [1.8, 2.4, 0.87],
  oops: [0.7, 2.6, 0.9],
  celebrating: [4.7, 3, 1],
  wow: [5.5, 3.2, 0.97],
  wave: [3.7, 2.6, 0.95],
};

/** The engine's settings for a sentence: those of the character, or directed by the mood. */
function settings(character: SpeakOptions["character"], mood: PocketMood | undefined) {
  if (mood === undefined) return CHARACTERS[character];
  const [halfTones, liveliness, rate] = MOODS[mood];
  const pitch = ["-fm", halfTones + HIGHER[character], "-jf", liveliness];
  return [...CHARACTERS[character], ...pitch, "-r", rate * FASTER[character]];
}

/** SoX effects; FILTERS of the server's course voice is their twin: less low and low-mid energy, more treble, light compression, no reverb. */
export const POLISH =
  "highpass 100 equalizer 350 1.0q -2 equalizer 3000 1.0q 2 equalizer 6500 0.9q 2.5 compand 0.01,0.15 6:-60,-60,-36,-28,-16,-12,0,-5 0 -40 0.02 norm -2".split(
    " ",
  );

/** SoX effects after that: Glimm shimmers a little. */
const AIR: Record<SpeakOptions["character"], string[]> = {
  pocket: [],
  glimm: "treble 4 5000 chorus 0.8 0.9 22 0.2 0.6 1.2 -s norm -2".split(" "),
};

/** A phone with its word and syllable. */
export interface Segment {
  phone: string;
  word: string;
  wordId: string;
  syllableId: string;
  start: number;
  end: number;
}

/**
 * Festival's front end and the HTS engine with the free voice 'slt': deterministic, offline, with
 * times of words and phones.
 */
export const festivalVoice: Voice = {
  name: "festival-slt",
  speak: async (text, waveFile, options) => {
    const folder = mkdtempSync(join(tmpdir(), "voice-"));
    try {
      return speakIn(folder, text, waveFile, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function speakIn(
  folder: string,
  text: string,
  waveFile: string,
  { character, mood, lead, tail }: SpeakOptions,
): Speech {
  const sentences = sentencesOf(text);
  const file = (name: string) => join(folder, name);
  writeLabels(sentences, folder);

  const speech: Speech = { duration: 0, sentences: [], words: [], phones: [] };
  const quiet = (name: string, seconds: number) => {
    tool("sox", "-R", "-D", "-n", "-r", RATE, "-b", 16, "-c", 1, file(name), "trim", 0, seconds);
    return file(name);
  };
  const parts: string[] = [];
  let at = lead;
  for (const [index, sentence] of sentences.entries()) {
    const segments = speakLabels(folder, String(index), settings(character, mood));
    const spoken = segments.filter(({ phone }) => phone !== "pau");
    const from = Math.max(0, (spoken[0]?.start ?? 0) - 0.03);
    const to = (spoken.at(-1)?.end ?? 0) + 0.06;
    tool(
      "sox",
      "-R",
      "-D",
      file(`${index}.wav`),
      "-r",
      RATE,
      "-b",
      16,
      file(`${index}-cut.wav`),
      "trim",
      from,
      `=${to}`,
      "fade",
      "t",
      0.008,
      "-0",
      0.02,
    );
    if (rises(sentence)) raiseEnd(file(`${index}-cut.wav`), RATE, folder);
    collect(speech, segments, at - from);
    speech.sentences.push({ text: sentence, start: at, end: at + to - from });
    at += to - from;
    const isLast = index === sentences.length - 1;
    const gap = isLast ? tail : gapAfter(sentence, mood);
    parts.push(file(`${index}-cut.wav`), quiet(`${index}-gap.wav`, gap));
    at += gap;
  }
  speech.duration = at;
  tool("sox", "-R", "-D", quiet("lead.wav", lead), ...parts, file("all.wav"));
  tool("sox", "-R", "-D", file("all.wav"), "-b", 16, waveFile, ...POLISH, ...AIR[character]);
  return speech;
}

/** Writes the labels of sentences as '0.lab', '1.lab' and so on, and what their phones belong to. */
export function writeLabels(sentences: string[], folder: string): void {
  const script = join(folder, "labels.scm");
  writeFileSync(script, labelScript(sentences, folder));
  tool("festival", "-b", script);
}

/** Speaks the labels of that name to a wave file beside them, and returns when each phone sounds. */
export function speakLabels(
  folder: string,
  name: string,
  engine: readonly (string | number)[],
): Segment[] {
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  const out = ["-g", -6, "-ow", file("wav"), "-od", file("durations"), file("lab")];
  tool("hts_engine", "-m", HTS_VOICE, "-u", 0.5, ...engine, ...out);
  return readSegments(
    readFileSync(file("segments"), "utf8"),
    readFileSync(file("durations"), "utf8"),
  );
}

/**
 * Festival program that writes, for each sentence, the engine's labels and the word of each phone.
 */
function labelScript(sentences: string[], folder: string): string {
  const quoted = (text: string) => text.replace(/[\\"]/g, "\\$&");
  const one = (
    sentence: string,
    index: number,
  ) => `(set! u (utt.synth (Utterance Text "${quoted(sentence)}")))
(hts_dump_feats u hts_feats_list "${folder}/${index}.lab")
(let ((out (fopen "${folder}/${index}.segments" "w")) (s (utt.relation.first u 'Segment)))
  (while s
    (format out "%s\\t%s\\t%s\\t%s\\n" (item.name s) (item.feat s "R:SylStructure.parent.parent.name") (item.feat s "R:SylStructure.parent.parent.id") (item.feat s "R:SylStructure.parent.id"))
    (set! s (item.next s)))
  (fclose out))`;
  return ["(voice_cmu_us_slt_arctic_hts)", ...sentences.map(one)].join("\n");
}

/** Joins the words (one line per phone) with the engine's times (one line per state of a phone). */
function readSegments(segments: string, durations: string): Segment[] {
  const times: [number, number][] = [];
  for (const line of durations.trim().split("\n")) {
    const [start = "", end = "", label = ""] = line.trim().split(/\s+/);
    const state = /\[(\d)\]$/.exec(label)?.[1];
    const last = times.at(-1);
    if (state !== undefined && state !== "2" && last !== undefined)
      last[1] = Number(end) / TICKS_PER_S;
    else times.push([Number(start) / TICKS_PER_S, Number(end) / TICKS_PER_S]);
  }
  return segments
    .trim()
    .split("\n")
    .map((line, index) => {
      const [phone = "", word = "", wordId = "", syllableId = ""] = line.split("\t");
      const [start, end] = times[index] ?? [0, 0];
      return { phone, word, wordId, syllableId, start, end };
    });
}

/** Adds the words and phones of a sentence, shifted by `shift` seconds. */
function collect(speech: Speech, segments: Segment[], shift: number): void {
  let current = null as (SpokenWord & { id: string }) | null;
  for (const { phone, word, wordId, start, end } of segments) {
    const sound: Phone = { phone, start: start + shift, end: end + shift };
    if (phone === "pau" || wordId === "0") {
      current = null;
      continue;
    }
    speech.phones.push(sound);
    if (current?.id === wordId) {
      current.end = sound.end;
      continue;
    }
    current = { word, id: wordId, start: sound.start, end: sound.end };
    speech.words.push(current);
  }
}
