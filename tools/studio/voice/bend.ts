import type { PitchPoint } from "./pitch.ts";

/*
 * Pitch shifting by PSOLA: timbre and length stay. Each period of the voice is windowed, and the
 * periods are added again at the spacing of the new pitch.
 */

/** Points of pitch farther apart than this belong to different vowels. */
const BREAK_S = 0.03;
/** How far a period may begin from where it is expected, as a share of the period. */
const SLACK = 0.2;

interface Mark {
  /** Sample of the point that stands for a period: the loudest of the first, and its like. */
  at: number;
  /** Length of the period in samples. */
  period: number;
}

/** Stretches with a pitch. */
function runsOf(track: readonly PitchPoint[]): PitchPoint[][] {
  const runs: PitchPoint[][] = [];
  for (const point of track) {
    const last = runs.at(-1)?.at(-1);
    if (last === undefined || point.at - last.at > BREAK_S) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 2);
}

function loudestIn(samples: Float32Array, from: number, to: number): number {
  let best = Math.max(0, Math.round(from));
  for (let i = best; i < Math.min(samples.length, to); i++)
    if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i;
  return best;
}

/** The sample from `from` to `to` around which the sound is most like that around `at`. */
function likest(samples: Float32Array, at: number, from: number, to: number, reach: number) {
  let best = Math.round(from);
  let most = -Infinity;
  for (let candidate = best; candidate <= to; candidate++) {
    let product = 0;
    let energy = 1e-9;
    for (let i = -reach; i <= reach; i++) {
      const value = samples[candidate + i] ?? 0;
      product += value * (samples[at + i] ?? 0);
      energy += value * value;
    }
    const likeness = product / Math.sqrt(energy);
    if (likeness > most) [best, most] = [candidate, likeness];
  }
  return best;
}

/** The periods of a stretch. */
function marksOf(samples: Float32Array, rate: number, run: readonly PitchPoint[]): Mark[] {
  const start = (run[0]?.at ?? 0) * rate;
  const end = (run.at(-1)?.at ?? 0) * rate;
  const periodAt = (at: number) => {
    const point = run.findLast((one) => one.at * rate <= at) ?? run[0];
    return rate / (point?.hz ?? 1);
  };
  const marks: Mark[] = [];
  let at = loudestIn(samples, start, start + periodAt(start));
  while (at < end) {
    const expected = periodAt(at);
    const [from, to] = [1 - SLACK, 1 + SLACK].map((share) => at + share * expected);
    const next = likest(samples, at, from ?? at, to ?? at, Math.round(expected / 2));
    marks.push({ at, period: next - at });
    at = next;
  }
  return marks;
}

/**
 * The samples with another pitch.
 *
 * @param track the pitch of the samples
 * @param ratio how many times higher at a second, where the voice has this pitch; 1 leaves it
 */
export function bend(
  samples: Float32Array,
  rate: number,
  track: readonly PitchPoint[],
  ratio: (seconds: number, hz: number) => number,
): Float32Array {
  const laid = new Float32Array(samples.length);
  const weights = new Float32Array(samples.length);
  const isMoved = new Uint8Array(samples.length);
  for (const run of runsOf(track)) {
    const marks = marksOf(samples, rate, run);
    const last = marks.at(-1)?.at ?? 0;
    isMoved.fill(1, marks[0]?.at ?? 0, last);
    let index = 0;
    for (let at = marks[0]?.at ?? last + 1; at <= last;) {
      while (
        Math.abs((marks[index + 1]?.at ?? Infinity) - at) < Math.abs((marks[index]?.at ?? 0) - at)
      )
        index++;
      const mark = marks[index] ?? { at, period: 1 };
      const half = Math.round(mark.period);
      for (let i = -half; i <= half; i++) {
        const weight = 0.5 + 0.5 * Math.cos((Math.PI * i) / half);
        const to = Math.round(at) + i;
        laid[to] = (laid[to] ?? 0) + weight * (samples[mark.at + i] ?? 0);
        weights[to] = (weights[to] ?? 0) + weight;
      }
      at += mark.period / ratio(at / rate, rate / mark.period);
    }
  }
  return laid.map((value, i) => {
    const weight = weights[i] ?? 0;
    if (weight > 1) return value / weight;
    return isMoved[i] === 1 ? value : value + (1 - weight) * (samples[i] ?? 0);
  });
}
