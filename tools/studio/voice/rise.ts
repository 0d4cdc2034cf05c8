import { bend } from "./bend.ts";
import { PITCH_RATE, pitchTrack } from "./pitch.ts";
import type { PitchPoint } from "./pitch.ts";
import { readSamples, writeSamples } from "./samples.ts";

/** The last part of a sentence that rises, in seconds, and by how many half tones. */
const LAST_S = 0.45;
const HALF_TONES = 7;
/** More would sound like another voice. */
const MOST = 2;

/** How many times higher each second of a question is for its end to rise. */
export function riseOf(track: readonly PitchPoint[], seconds: number): (second: number) => number {
  const from = Math.max(0, seconds - LAST_S);
  const base = track.find(({ at }) => at >= from)?.hz;
  return (second) => {
    const now = track.findLast(({ at }) => at <= second) ?? track[0];
    if (second <= from || now === undefined || base === undefined) return 1;
    const share = (second - from) / (seconds - from);
    const aim = base * 2 ** ((HALF_TONES * share) / 12);
    return Math.max(1 / MOST, Math.min(MOST, aim / now.hz));
  };
}

/** Lets the end of a recorded sentence rise. */
export function raiseEnd(wave: string, rate: number, folder: string): void {
  const raw = `${folder}/rise.raw`;
  const track = pitchTrack(readSamples(wave, PITCH_RATE, raw));
  const samples = readSamples(wave, rate, raw);
  const ratio = riseOf(track, samples.length / rate);
  writeSamples(bend(samples, rate, track, ratio), rate, raw, wave);
}
