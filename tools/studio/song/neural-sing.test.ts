import { expect, it } from "vitest";
import { CAST } from "../voice/cast/cast.ts";
import type { Plan, VoiceModel } from "../voice/model/model.ts";
import { FRAME, FRAME_S, RATE } from "../voice/model/tensors.ts";
import { dictionaryOf } from "../voice/phonemes/dictionary.ts";
import { phonemesOf } from "../voice/phonemes/phonemes.ts";
import type { SungNote } from "./melody.ts";
import { singLines, sungLengths } from "./neural-sing.ts";

const dictionary = dictionaryOf([{ treasure: "tɹˈɛʒəɹ", glow: "ɡlˈO" }]);
const NOTES: SungNote[] = [
  { syllable: "trea", isWordEnd: false, hz: 220, start: 1, end: 1.5 },
  { syllable: "sure", isWordEnd: true, hz: 330, start: 1.5, end: 2 },
  { syllable: "glow", isWordEnd: true, hz: 247, start: 2, end: 3 },
];

it("each vowel begins with its note, and the rest of the note is the vowel's", () => {
  const { symbols } = phonemesOf("treasure glow", dictionary);
  const lengths = sungLengths(symbols, new Float32Array(symbols.length + 2).fill(3), NOTES);
  const starts = new Map<string, number>();
  let frames = lengths[0] ?? 0;
  for (const [index, { symbol }] of symbols.entries()) {
    starts.set(symbol, frames * FRAME_S);
    frames += lengths[index + 1] ?? 0;
  }
  expect([starts.get("ɛ"), starts.get("ə"), starts.get("O")]).toEqual([
    expect.closeTo(1, 1),
    expect.closeTo(1.5, 1),
    expect.closeTo(2, 1),
  ]);
  expect(lengths[symbols.length] ?? 0).toBeGreaterThan(30);
});

it("a line is sung at its place in the song, on its notes", async () => {
  const plans: Plan[] = [];
  const read: string[] = [];
  const model: VoiceModel = {
    plan: async (symbols, _mix, _rate, lengths = new Float32Array(symbols.length + 2).fill(3)) => {
      const points = 2 * lengths.reduce((sum, length) => sum + length, 0);
      return {
        lengths,
        pitch: new Float32Array(points).fill(0),
        energy: new Float32Array(points).fill(-4),
      };
    },
    speak: async (symbols, _mix, plan) => {
      plans.push(plan);
      read.push(...symbols);
      return new Float32Array(plan.lengths.reduce((sum, length) => sum + length, 0) * FRAME).fill(
        1,
      );
    },
  };
  const sung = await singLines({ model, dictionary }, CAST.pocket, [NOTES], 4);
  expect(sung).toHaveLength(4 * RATE);
  expect(sung[Math.round(0.5 * RATE)]).toBe(0);
  expect(sung[2 * RATE]).toBe(1);
  // The line's own sound begins 0.4 s before its first note.
  const pitchAt = (second: number) =>
    plans[0]?.pitch[Math.round((2 * (second - 0.6)) / FRAME_S)] ?? 0;
  expect(pitchAt(1.25)).toBeCloseTo(220, 0);
  expect(pitchAt(1.75)).toBeCloseTo(330, 0);
  // The model would let a held vowel fade: it is planned loud, and drawn out by the sign of length.
  const loudAt = (second: number) =>
    plans[0]?.energy[Math.round((2 * (second - 0.6)) / FRAME_S)] ?? 0;
  expect([loudAt(0.7), loudAt(1.25), loudAt(2.5)]).toEqual([-4, 6, 6]);
  expect(read.join("")).toContain("Oːː");
});

it("a word that no dictionary holds is named", async () => {
  const notes = NOTES.map((note) => ({ ...note, syllable: "zzz" }));
  const model = {} as VoiceModel;
  await expect(singLines({ model, dictionary }, CAST.pocket, [notes], 4)).rejects.toThrow("zzz");
});
