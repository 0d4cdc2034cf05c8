import { bend } from "./bend.ts";
import { PITCH_RATE, pitchTrack } from "./pitch.ts";
import type { PitchPoint } from "./pitch.ts";
import { readSamples, writeSamples } from "./samples.ts";

/** The last part of a sentence that rises, in seconds, and by how many half tones. */
const LAST_S = 0.45;
const HALF_TONES = 7;
/** More would sound like another voice. */
const MOST = 2;

/** How many times higher each second of a question is for its last vowels to rise. */
export function riseOf(track: readonly PitchPoint[]): (second: number) => number {
  const end = track.at(-1)?.at ?? 0;
  const from = Math.max(track[0]?.at ?? 0, end - LAST_S);
  const base = track.find(({ at }) => at >= from)?.hz;
  return (second) => {
    const now = track.findLast(({ at }) => at <= second) ?? track[0];
    if (second <= from || now === undefined || base === undefined) return 1;
    const share = Math.min(1, (second - from) / (end - from));
    const aim = base * 2 ** ((HALF_TONES * share) / 12);
    return Math.max(1 / MOST, Math.min(MOST, aim / now.hz));
  };
}

/** Lets the end of a recorded sentence rise. */
export function raiseEnd(wave: string, rate: number, folder: string): void {
  const raw = `${folder}/rise.raw`;
  const track = pitchTrack(readSamples(wave, PITCH_RATE, raw));
  const samples = readSamples(wave, rate, raw);
  writeSamples(bend(samples, rate, track, riseOf(track)), rate, raw, wave);
}
