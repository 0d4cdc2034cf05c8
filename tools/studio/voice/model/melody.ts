import { VOICED_HZ } from "./tensors.ts";

/** Seconds of a question's end that rise, and by how many half tones at most. */
const RISE_FRAMES = 16;
const RISE_HALF_TONES = 5;

const isVoiced = (hz: number): boolean => hz > VOICED_HZ;
const times = (hz: number, halfTones: number): number => hz * 2 ** (halfTones / 12);

/** The middle of the voiced pitches, in Hz; 0 where there is no voice. */
export function middlePitch(pitch: Float32Array): number {
  const voiced = pitch.filter(isVoiced).toSorted();
  return voiced[voiced.length >> 1] ?? 0;
}

/**
 * A melody that is higher and livelier.
 * @param pitch Hz, two values a frame; what has no voice stays as it is
 * @param liveliness factor on the distance from the middle, in half tones
 */
export function moved(pitch: Float32Array, halfTones: number, liveliness: number): Float32Array {
  const middle = middlePitch(pitch);
  return pitch.map((hz) =>
    isVoiced(hz) ? times(middle * (hz / middle) ** liveliness, halfTones) : hz,
  );
}

/** A melody whose end rises: that of a question which is answered with yes or no. */
export function risen(pitch: Float32Array): Float32Array {
  const last = pitch.findLastIndex(isVoiced);
  const first = Math.max(0, last - 2 * RISE_FRAMES);
  const base = pitch.find((hz, index) => index >= first && isVoiced(hz)) ?? 0;
  return pitch.map((hz, index) => {
    if (!isVoiced(hz) || index <= first || index > last) return hz;
    const share = (index - first) / (last - first);
    return Math.max(hz, times(base, RISE_HALF_TONES * share ** 1.5));
  });
}
