import { median, pitchTrack } from "../voice/pitch.ts";
import type { SungNote } from "./melody.ts";

/** What is left out at both ends of a note: there the voice moves, or sings a consonant. */
const EDGE_S = 0.06;
/** Points of pitch, 10 ms each, that a note must have to be measured. */
const POINTS = 3;
/** Share of the notes that may be too short for it, as weak syllables are. */
const UNMEASURED_MAX = 0.2;

/** Cents to the nearest octave of the note: the pitch is at times found an octave too low. */
function centsAbove(hz: number, note: number): number {
  const octaves = Math.log2(hz / note);
  return 1200 * (octaves - Math.round(octaves));
}

/**
 * How far a voice is from the notes that it should sing: the mean of all notes that can be measured,
 * in cents. Infinite if too many cannot.
 *
 * @param samples mono, at `PITCH_RATE`
 */
export function centsOff(samples: Float32Array, notes: readonly SungNote[]): number {
  const track = pitchTrack(samples);
  const off = notes.flatMap(({ hz, start, end }) => {
    const sung = track.filter(({ at }) => at >= start + EDGE_S && at <= end - EDGE_S);
    if (sung.length < POINTS) return [];
    return [Math.abs(median(sung.map((point) => centsAbove(point.hz, hz))))];
  });
  if (off.length < notes.length * (1 - UNMEASURED_MAX)) return Infinity;
  return off.reduce((sum, cents) => sum + cents, 0) / off.length;
}
