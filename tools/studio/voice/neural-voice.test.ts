import { expect, it } from "vitest";
import type { VoiceModel } from "./model/model.ts";
import { FRAME, RATE } from "./model/tensors.ts";
import { createNeuralVoice } from "./neural-voice.ts";
import { dictionaryOf } from "./phonemes/dictionary.ts";

/** Each symbol lasts two frames; the sound is as loud everywhere. */
const model: VoiceModel = {
  plan: async (symbols) => {
    const lengths = new Float32Array(symbols.length + 2).fill(2);
    const points = lengths.length * 4;
    return {
      lengths,
      pitch: new Float32Array(points).fill(200),
      energy: new Float32Array(points).fill(6),
    };
  },
  speak: async (_symbols, _mix, { lengths }) =>
    new Float32Array(lengths.reduce((sum, length) => sum + length, 0) * FRAME).fill(0.5),
};
const voice = createNeuralVoice(
  model,
  dictionaryOf([{ ten: "tˈɛn", coins: "kˈYnz", hello: "həlˈO" }]),
);
const line = { by: "pocket", lead: 0.5, tail: 1 } as const;

it("a line's words, phones and sentences are timed from the start of the recording", async () => {
  const { samples, speech } = await voice.speak("Hello! Ten coins.", line);
  expect(samples.length / RATE).toBeCloseTo(speech.duration, 5);
  expect(speech.words.map(({ word }) => word)).toEqual(["Hello", "Ten", "coins"]);
  expect(speech.phones.map(({ phone }) => phone).join(" ")).toBe("hh ax l ow t eh n k oy n z");
  expect(speech.words[0]?.start).toBeGreaterThanOrEqual(0.5);
  expect(speech.sentences.map(({ text }) => text)).toEqual(["Hello!", "Ten coins."]);
  const [first, second] = speech.sentences;
  expect(second?.start).toBeGreaterThan(first?.end ?? Infinity);
  expect(speech.duration - (second?.end ?? 0)).toBeCloseTo(1, 3);
  for (const { start, end } of [...speech.words, ...speech.phones]) {
    expect(end).toBeGreaterThan(start);
    expect(
      samples.subarray(Math.ceil(start * RATE), Math.floor(end * RATE)).some((x) => x !== 0),
    ).toBe(true);
  }
});

it("a line with a word that no dictionary holds is refused by that word", async () => {
  await expect(voice.speak("Ten zorps.", line)).rejects.toThrow('No dictionary holds "zorps"');
});
