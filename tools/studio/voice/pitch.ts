/** Samples a second that the measure needs. */
export const PITCH_RATE = 16_000;
/** Seconds from one measured point to the next, and of the sound around it. */
const STEP_S = 0.01;
const WINDOW_S = 0.032;
/** Pitches of the voices, in Hz. */
const LOWEST = 110;
const HIGHEST = 560;
/** Lowest autocorrelation (at most 1) at which a sound counts as having a pitch. */
const LIKENESS = 0.75;
/** A shorter period nearly as good as the best one is the true one. */
const NEARLY = 0.9;
/** What is softer than this share of the loudest window has no pitch. */
const SOFT = 0.08;

export interface PitchPoint {
  /** Seconds. */
  at: number;
  hz: number;
}

/**
 * The pitch of a voice where it has one, by normalised autocorrelation.
 *
 * @param samples mono, at `PITCH_RATE`
 */
export function pitchTrack(samples: Float32Array): PitchPoint[] {
  const window = Math.round(WINDOW_S * PITCH_RATE);
  const step = Math.round(STEP_S * PITCH_RATE);
  const longest = Math.ceil(PITCH_RATE / LOWEST);
  const starts: number[] = [];
  for (let from = 0; from + window + longest < samples.length; from += step) starts.push(from);
  const levels = starts.map((from) => Math.sqrt(energy(samples, from, window)));
  const floor = SOFT * Math.max(0, ...levels);
  return starts.flatMap((from, index) => {
    if ((levels[index] ?? 0) <= floor) return [];
    const period = periodAt(samples, from, window, longest);
    const at = (from + (window + longest) / 2) / PITCH_RATE;
    return period === null ? [] : [{ at, hz: PITCH_RATE / period }];
  });
}

function energy(samples: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let i = from; i < from + length; i++) sum += (samples[i] ?? 0) ** 2;
  return sum;
}

/** The period in samples, between whole ones; null where there is none. */
function periodAt(samples: Float32Array, from: number, window: number, longest: number) {
  const shortest = Math.floor(PITCH_RATE / HIGHEST);
  const own = energy(samples, from, window);
  const likeness: number[] = [];
  for (let lag = shortest - 1; lag <= longest; lag++) {
    let product = 0;
    for (let i = from; i < from + window; i++)
      product += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
    const other = energy(samples, from + lag, window);
    likeness.push(product / (Math.sqrt(own * other) || 1));
  }
  const value = (index: number) => likeness[index] ?? -1;
  const peaks = likeness
    .keys()
    .filter((i) => i > 0 && value(i) >= value(i - 1) && value(i) > value(i + 1))
    .filter((i) => i < likeness.length - 1)
    .toArray();
  // A high voice's period lies between two samples, where its likeness is higher than at either.
  const between = peaks.map((peak) => {
    const [left, middle, right] = [value(peak - 1), value(peak), value(peak + 1)];
    const bow = left - 2 * middle + right;
    const shift = bow === 0 ? 0 : (0.5 * (left - right)) / bow;
    return { lag: shortest - 1 + peak + shift, height: middle - 0.25 * (left - right) * shift };
  });
  const best = Math.max(-1, ...between.map(({ height }) => height));
  if (best < LIKENESS) return null;
  return between.find(({ height }) => height >= NEARLY * best)?.lag ?? null;
}

export const halfTones = (hz: number, above: number): number => 12 * Math.log2(hz / above);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}

export function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
