import { bell, clap, glide, kick, pluck, SAMPLE_RATE } from "./instruments.ts";
import type { Samples } from "./instruments.ts";

interface Note {
  /** Seconds from the start. */
  at: number;
  sound: Samples;
  level: number;
}

const arpeggio = (
  notes: number[],
  every: number,
  seconds: number,
  level: number,
  from = 0,
): Note[] =>
  notes.map((note, index) => ({
    at: from + index * every,
    sound: bell(note, seconds, 0.9, 4),
    level,
  }));

/**
 * The sound effects of the child's screens as notes. A wrong answer is two soft falling notes, not
 * a buzzer.
 */
const EFFECTS: Record<string, { seconds: number; notes: () => Note[] }> = {
  correct: { seconds: 1, notes: () => arpeggio([84, 88, 91], 0.09, 0.8, 0.5) },
  oops: {
    seconds: 0.9,
    notes: () => [
      { at: 0, sound: glide(392, 370, 0.2), level: 0.4 },
      { at: 0.24, sound: glide(330, 247, 0.42), level: 0.45 },
    ],
  },
  mission: {
    seconds: 3,
    notes: () => [
      ...[67, 67, 67, 72, 76, 79].map((note, index) => ({
        at: [0, 0.15, 0.3, 0.45, 0.75, 1.05][index] ?? 0,
        sound: pluck(note, 1.2, 0.7),
        level: 0.6,
      })),
      ...[60, 64, 67].map((note) => ({ at: 1.05, sound: pluck(note, 1.6, 0.5), level: 0.4 })),
      ...arpeggio([84, 88, 91, 96, 100, 103], 0.08, 1.2, 0.3, 1.1),
      ...[0, 0.45, 1.05].map((at) => ({ at, sound: kick(), level: 0.6 })),
      { at: 1.05, sound: clap(), level: 0.4 },
    ],
  },
  /** A thing is picked up: a soft pluck upwards. */
  pick: { seconds: 0.2, notes: () => [{ at: 0, sound: glide(300, 470, 0.13), level: 0.3 }] },
  /** A thing is put down: it lands with a soft knock. */
  put: {
    seconds: 0.3,
    notes: () => [
      { at: 0, sound: kick(), level: 0.5 },
      { at: 0, sound: glide(330, 240, 0.12), level: 0.2 },
    ],
  },
  /** Coins touch: two high notes, a little apart and out of tune, as metal is. */
  clink: {
    seconds: 0.38,
    notes: () => [
      { at: 0, sound: bell(98, 0.3, 1.4, 2.76), level: 0.3 },
      { at: 0.045, sound: bell(103, 0.3, 1.1, 2.76), level: 0.2 },
    ],
  },
  streak: { seconds: 1.3, notes: () => arpeggio([72, 76, 79, 84, 88], 0.09, 0.9, 0.35) },
};

export const EFFECT_NAMES = Object.keys(EFFECTS);

/** One effect as mono samples. Throws for an unknown name. */
export function playEffect(name: string): Samples {
  const effect = EFFECTS[name];
  if (effect === undefined) throw new Error(`There is no sound effect named '${name}'.`);
  const out = new Float32Array(Math.round(effect.seconds * SAMPLE_RATE));
  for (const { at, sound, level } of effect.notes()) {
    const from = Math.round(at * SAMPLE_RATE);
    for (let i = 0; i < sound.length && from + i < out.length; i++)
      out[from + i] = (out[from + i] ?? 0) + (sound[i] ?? 0) * level;
  }
  return out;
}
