/*
 * What a recorded line gets before it is kept: silence is cut from both ends, and all lines are
 * equally loud. Samples are from -1 to 1, mono.
 */

/** Like the clips and the lines of the studio. */
const TARGET_LUFS = -16;
/** A quieter room than this is silent, in any recording. */
const SILENCE_RMS = 0.004;
/** Or this share of the loudest moment: a room that hums. */
const SILENCE_SHARE = 0.02;
const WINDOW_S = 0.02;
/** A key press is shorter than any word. */
const WORD_WINDOWS = 4;
const BEFORE_S = 0.12;
const AFTER_S = 0.25;

const GAIN_MAX = 30;
/** Peaks above the knee are bent, and none is above the ceiling (-1.5 dB). */
const KNEE = 0.6;
const CEILING = 0.84;
/** How far peaks may be above the ceiling before they are bent. */
const OVERSHOOT = 2;

const rms = (samples: Float32Array) =>
  samples.length === 0 ? 0 : Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/**
 * Returns a function to call with consecutive blocks of samples: it returns true once a sound has
 * lasted longer than a key press (100 ms), and from then on.
 */
export function voiceDetector(hz: number): (block: Float32Array) => boolean {
  let window: number[] = [];
  let loudWindows = 0;
  return (block) => {
    for (const sample of block) {
      if (loudWindows > WORD_WINDOWS) break;
      window.push(sample);
      if (window.length < WINDOW_S * hz) continue;
      loudWindows = rms(Float32Array.from(window)) > 2 * SILENCE_RMS ? loudWindows + 1 : 0;
      window = [];
    }
    return loudWindows > WORD_WINDOWS;
  };
}

/** The samples from the first to the last word. Empty if there is no word. */
export function trimSilence(samples: Float32Array, hz: number): Float32Array {
  const size = Math.max(1, Math.round(WINDOW_S * hz));
  const windows = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    rms(samples.subarray(index * size, (index + 1) * size)),
  );
  const floor = Math.max(SILENCE_RMS, SILENCE_SHARE * Math.max(0, ...windows));
  const isWord = (from: number) =>
    from >= 0 &&
    from + WORD_WINDOWS <= windows.length &&
    windows.slice(from, from + WORD_WINDOWS).every((value) => value > floor);
  const first = windows.findIndex((_, index) => isWord(index));
  if (first < 0) return new Float32Array();
  const last = windows.findLastIndex((_, index) => isWord(index - WORD_WINDOWS + 1));
  const from = Math.max(0, first * size - Math.round(BEFORE_S * hz));
  const to = Math.min(samples.length, (last + 1) * size + Math.round(AFTER_S * hz));
  return samples.slice(from, to);
}

interface Biquad {
  b: [number, number, number];
  a: [number, number];
}

/** The two filters of ITU-R BS.1770, for any sample rate. */
function kWeighting(hz: number): Biquad[] {
  const shelf = () => {
    const k = Math.tan((Math.PI * 1681.974450955533) / hz);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const middle = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    const b: Biquad["b"] = [
      (high + (middle * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (middle * k) / q + k * k) / a0,
    ];
    return { b, a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] satisfies Biquad["a"] };
  };
  const highPass = () => {
    const k = Math.tan((Math.PI * 38.13547087602444) / hz);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    const b: Biquad["b"] = [1, -2, 1];
    return { b, a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] satisfies Biquad["a"] };
  };
  return [shelf(), highPass()];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

const BLOCK_S = 0.4;
const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness after ITU-R BS.1770-4, in LUFS; -Infinity for silence. */
export function loudness(samples: Float32Array, hz: number): number {
  const weighted = kWeighting(hz).reduce(filtered, samples);
  const size = Math.round(BLOCK_S * hz);
  const count = Math.max(1, Math.floor((4 * (weighted.length - size)) / size) + 1);
  const powers = Array.from({ length: count }, (_, index) => {
    const from = Math.round((index * size) / 4);
    return rms(weighted.subarray(from, from + size)) ** 2;
  });
  const loud = powers.filter((power) => lufs(power) > -70);
  if (loud.length === 0) return -Infinity;
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

const bent = (sample: number) => {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const room = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room));
};

/** The samples at -16 LUFS, or as near as their peaks allow. */
export function levelled(samples: Float32Array, hz: number): Float32Array {
  const now = loudness(samples, hz);
  if (now === -Infinity) return samples;
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const wanted = 10 ** ((TARGET_LUFS - now) / 20);
  const gain = Math.min(wanted, GAIN_MAX, (OVERSHOOT * CEILING) / peak);
  return samples.map((x) => bent(x * gain));
}
