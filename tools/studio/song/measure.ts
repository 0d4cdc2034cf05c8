import { median, pitchTrack } from "../voice/pitch.ts";
import type { SungNote } from "./melody.ts";

/** What is left out at both ends of a note: there the voice moves, or sings a consonant. */
const EDGE_S = 0.06;
/** Points of pitch, 10 ms each, that a note must have. */
const POINTS = 3;

const centsAbove = (hz: number, note: number) => 1200 * Math.log2(hz / note);

/**
 * How far a voice is from the notes that it should sing: the mean of all notes, in cents. Infinite
 * if it does not sing one of them.
 *
 * @param samples mono, at `PITCH_RATE`
 */
export function centsOff(samples: Float32Array, notes: readonly SungNote[]): number {
  const track = pitchTrack(samples);
  const off = notes.map(({ hz, start, end }) => {
    const sung = track.filter(({ at }) => at >= start + EDGE_S && at <= end - EDGE_S);
    if (sung.length < POINTS) return Infinity;
    return Math.abs(median(sung.map((point) => centsAbove(point.hz, hz))));
  });
  return off.reduce((sum, cents) => sum + cents, 0) / off.length;
}
