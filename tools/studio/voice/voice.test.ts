import { describe, expect, it } from "vitest";
import { figuresOf } from "./figures.ts";
import type { SpokenSentence } from "./figures.ts";
import { deviation, halfTones, median, PITCH_RATE, pitchTrack } from "./pitch.ts";
import { gapAfter, rises } from "./sentences.ts";
import { noise } from "../sound/instruments.ts";
import { voiceTable } from "./voice-table.ts";

/** A tone with overtones like a voice; its pitch may change with time. */
function tone(seconds: number, hz: (at: number) => number, hiss = 0): Float32Array {
  const random = noise(3);
  let phase = 0;
  return Float32Array.from({ length: seconds * PITCH_RATE }, (_, index) => {
    phase += (2 * Math.PI * hz(index / PITCH_RATE)) / PITCH_RATE;
    const voice = Math.sin(phase) + 0.7 * Math.sin(2 * phase) + 0.4 * Math.sin(3 * phase);
    return 0.3 * voice + hiss * random();
  });
}

const pitchOf = (samples: Float32Array) => median(pitchTrack(samples).map(({ hz }) => hz));

describe("the measure of pitch", () => {
  it.each([130, 185, 220, 311.1, 440, 520])("finds %d Hz to a tenth of a half tone", (hz) => {
    expect(Math.abs(halfTones(pitchOf(tone(0.5, () => hz)), hz))).toBeLessThan(0.1);
    expect(Math.abs(halfTones(pitchOf(tone(0.5, () => hz, 0.05)), hz))).toBeLessThan(0.1);
  });

  it("follows a pitch that rises, and finds none in silence and hiss", () => {
    const track = pitchTrack(tone(1, (at) => 200 + 100 * at));
    for (const { at, hz } of track) expect(Math.abs(hz - 200 - 100 * at)).toBeLessThan(4);
    expect(track.length).toBeGreaterThan(85);
    expect(pitchTrack(new Float32Array(PITCH_RATE))).toEqual([]);
    expect(pitchTrack(tone(0.5, () => 0, 0.3)).length).toBeLessThan(3);
  });

  it("median and deviation", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
    expect(deviation([1, 3])).toBe(1);
  });
});

describe("how sentences are spoken", () => {
  it.each([
    ["Do I need it?", true],
    ["Candy now?", true],
    ["Hello?", true],
    ["What do I need?", false],
    ["Now, where is my soup?", false],
    ["Is it a need, or a want?", false],
    ["I need it.", false],
  ])("'%s' rises: %s", (sentence, isRising) => expect(rises(sentence)).toBe(isRising));

  it("pauses are not all the same, short, and longer after a question", () => {
    const sentences = [
      "Stop!",
      "I see a big red kite!",
      "Now I wait.",
      "Do I need it?",
      "So I do.",
    ];
    const gaps = sentences.map((sentence) => gapAfter(sentence, "talking"));
    expect(new Set(gaps).size).toBeGreaterThan(3);
    for (const gap of [...gaps, gapAfter("Do I need it?", "thinking")]) {
      expect(gap).toBeGreaterThanOrEqual(0.15);
      expect(gap).toBeLessThanOrEqual(0.7);
    }
    expect(Math.max(...gaps)).toBe(gaps[3]);
    expect(gapAfter("So I do.", "thinking")).toBeGreaterThan(gapAfter("So I do.", "wow"));
  });
});

describe("the figures of the voices", () => {
  const said = (
    mood: SpokenSentence["mood"],
    pitch: number,
    gap: number | null,
    more: Partial<SpokenSentence> = {},
  ): SpokenSentence => ({ text: "Yes.", by: "pocket", mood, pitch, gap, rise: -2, ...more });
  const sentences = [
    said("oops", 200, 0.2),
    said("oops", 200, 0.3),
    said("wow", 400, 0.3),
    said("wow", 400, 2),
    said("happy", 800, null, { by: "glimm" }),
    said("happy", 300, null, { text: "Is it?", rise: 3 }),
    said("happy", 300, null, { text: "Is it mine?" }),
    said("happy", 300, null, { text: "Where is it?" }),
  ];

  it("are the span of Pocket's moods, the pauses, and which questions fall", () => {
    const figures = figuresOf(sentences);
    expect(figures.span).toBeCloseTo(12);
    expect(figures.deviation).toBeGreaterThan(4);
    expect([figures.gaps, figures.gapsInRange, figures.sameGap]).toEqual([4, 0.75, 0.5]);
    expect([figures.questions, figures.falling]).toEqual([2, ["Is it mine?"]]);
    expect(figures.moods.map(({ name }) => name)).toContain("glimm, happy");
  });

  it("are printed beside what they should be", () => {
    expect(voiceTable(sentences)).toMatch(/half tones between Pocket's moods \| 12.0 \| 4 \|/);
    expect(voiceTable(sentences)).toContain("falls: Is it mine?");
  });
});
