import { writeFileSync } from "node:fs";
import { sentencesOf } from "./sentences.ts";
import { tool, ToolError } from "../tool.ts";
import type { Phone, Speech, SpokenWord } from "#stage/story/speech.ts";
import type { Voice } from "./speech.ts";

interface Alignment {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
}

export interface ElevenLabsSettings {
  apiKey: string;
  baseUrl: string;
  voiceIds: { pocket: string; glimm: string };
}

/** A hosted voice. The mouth follows the times of the letters that the service returns. */
export function elevenLabsVoice({ apiKey, baseUrl, voiceIds }: ElevenLabsSettings): Voice {
  return {
    name: "elevenlabs",
    async speak(text, waveFile, { by, lead, tail }) {
      const response = await fetch(
        `${baseUrl}/v1/text-to-speech/${voiceIds[by === "glimm" ? "glimm" : "pocket"]}/with-timestamps?output_format=pcm_44100`,
        {
          method: "POST",
          headers: { "xi-api-key": apiKey, "content-type": "application/json" },
          body: JSON.stringify({
            text,
            model_id: "eleven_multilingual_v2",
            voice_settings: { stability: 0.5, similarity_boost: 0.8 },
          }),
        },
      );
      if (!response.ok)
        throw new ToolError(
          `The hosted voice answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
        );
      const { audio_base64, alignment } = (await response.json()) as {
        audio_base64: string;
        alignment: Alignment;
      };
      const raw = `${waveFile}.raw`;
      writeFileSync(raw, Buffer.from(audio_base64, "base64"));
      tool(
        "sox",
        "-t",
        "raw",
        "-r",
        44_100,
        "-e",
        "signed",
        "-b",
        16,
        "-c",
        1,
        raw,
        "-r",
        48_000,
        waveFile,
        "pad",
        lead,
        tail,
      );
      return fromAlignment(text, alignment, lead, tail);
    },
  };
}

/** Vowels and the phone nearest to each, for the mouth. */
const VOWELS: Record<string, string> = {
  a: "aa",
  e: "eh",
  i: "iy",
  o: "ow",
  u: "uw",
  y: "iy",
  m: "m",
  b: "b",
  p: "p",
  f: "f",
  v: "v",
  w: "w",
};

/** Words, sentences and phones from the times of single letters that the service returns. */
export function fromAlignment(
  text: string,
  alignment: Alignment,
  lead: number,
  tail: number,
): Speech {
  const {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  } = alignment;
  const words: SpokenWord[] = [];
  const phones: Phone[] = [];
  let isInWord = false;
  for (const [index, letter] of characters.entries()) {
    const start = (starts[index] ?? 0) + lead;
    const end = (ends[index] ?? 0) + lead;
    if (!/[\p{L}\p{N}']/u.test(letter)) {
      isInWord = false;
      continue;
    }
    phones.push({ phone: VOWELS[letter.toLowerCase()] ?? "t", start, end });
    const last = words.at(-1);
    if (isInWord && last !== undefined) {
      last.word += letter;
      last.end = end;
    } else words.push({ word: letter, start, end });
    isInWord = true;
  }
  let next = 0;
  const sentences = sentencesOf(text).map((sentence) => {
    const count = sentence.split(/\s+/).length;
    const first = words[next];
    next += count;
    return { text: sentence, start: first?.start ?? lead, end: words[next - 1]?.end ?? lead };
  });
  return { duration: (ends.at(-1) ?? 0) + lead + tail, sentences, words, phones };
}
