export const SAMPLE_RATE = 48_000;

/** One voice of a sound: mono samples. */
export type Samples = Float32Array;

const samples = (seconds: number) => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
/** Frequency in Hz of a MIDI note; 69 is the A of 440 Hz. */
const frequency = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Deterministic noise, so that rendering twice gives the same bytes. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A plucked string (Karplus-Strong): noise in a delay line as long as the period of the tone. */
export function pluck(note: number, seconds: number, brightness: number): Samples {
  const out = samples(seconds);
  const random = noise(note);
  const ring = new Float32Array(Math.round(SAMPLE_RATE / frequency(note)));
  let last = 0;
  for (let i = 0; i < ring.length; i++) {
    last += (random() - last) * brightness;
    ring[i] = last;
  }
  const fade = Math.round(0.05 * SAMPLE_RATE);
  let j = 0;
  for (let i = 0; i < out.length; i++) {
    const value = ring[j] ?? 0;
    const next = ring[(j + 1) % ring.length] ?? 0;
    out[i] = value * Math.min(1, i / 60) * Math.min(1, (out.length - i) / fade);
    ring[j] = (value + next) * 0.5 * 0.9965;
    j = (j + 1) % ring.length;
  }
  return out;
}

/** A glockenspiel by frequency modulation: one decaying sine modulates another. */
export function bell(note: number, seconds: number, depth: number, ratio: number): Samples {
  const f = frequency(note);
  return samples(seconds).map((_, i) => {
    const t = i / SAMPLE_RATE;
    const bend = depth * Math.exp(-t * 9) * Math.sin(2 * Math.PI * f * ratio * t);
    return (
      Math.sin(2 * Math.PI * f * t + bend) * Math.exp((-t * 5) / seconds) * Math.min(1, i / 40)
    );
  });
}

/** A soft tone that glides from one pitch to another, in Hz. */
export function glide(from: number, to: number, seconds: number): Samples {
  let phase = 0;
  return samples(seconds).map((_, i) => {
    const t = i / SAMPLE_RATE;
    phase += (2 * Math.PI * (from + ((to - from) * t) / seconds)) / SAMPLE_RATE;
    const tone = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
    return tone * Math.min(1, t / 0.02) * Math.min(1, (seconds - t) / 0.1);
  });
}

export function kick(): Samples {
  let phase = 0;
  return samples(0.22).map((_, i) => {
    const t = i / SAMPLE_RATE;
    phase += (2 * Math.PI * (48 + 70 * Math.exp(-t * 38))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-t * 15);
  });
}

export function clap(): Samples {
  const random = noise(23);
  let low = 0;
  let lower = 0;
  return samples(0.16).map((_, i) => {
    const t = i / SAMPLE_RATE;
    low += (random() - low) * 0.3;
    lower += (low - lower) * 0.1;
    return (low - lower) * ((t < 0.012 ? 0.5 : 0) + Math.exp(-t * 32));
  });
}
