import type { Song } from "#course/treasure-tracker/songs.ts";
import type { Speaker } from "#characters/speakers.ts";
import { CAST } from "../voice/cast/cast.ts";
import { RATE } from "../voice/model/tensors.ts";
import { singLines } from "./neural-sing.ts";
import type { Singer } from "./neural-sing.ts";
import type { SungNote } from "./melody.ts";

/** Who joins Pocket in the refrain: how loud, and how many seconds late, as singers are. */
const CHOIR: readonly { by: Speaker; level: number; late: number }[] = [
  { by: "glimm", level: 0.5, late: 0.012 },
  { by: "lu", level: 0.4, late: 0.021 },
  { by: "noor", level: 0.35, late: 0.006 },
];

/** A voice of a song: mono, 24,000 samples a second, and the notes that it sings. */
export interface SungVoice {
  samples: Float32Array;
  notes: readonly SungNote[];
}

/** Pocket's voice, then the others'. */
export async function singSong(
  singer: Singer,
  song: Song,
  lines: readonly (readonly SungNote[])[],
  seconds: number,
): Promise<SungVoice[]> {
  const refrain = lines.filter((_, index) => song.lines[index]?.isRefrain === true);
  const sing = async (by: Speaker, sung: readonly (readonly SungNote[])[]) => ({
    samples: await singLines(singer, CAST[by], sung, seconds),
    notes: sung.flat(),
  });
  const voices = [await sing("pocket", lines)];
  for (const { by } of CHOIR) voices.push(await sing(by, refrain));
  return voices;
}

/** All voices of a song as one. */
export function mixVoices([lead, ...others]: readonly SungVoice[]): Float32Array {
  const mixed = Float32Array.from(lead?.samples ?? []);
  for (const [index, { samples }] of others.entries()) {
    const { level = 0, late = 0 } = CHOIR[index] ?? {};
    const shift = Math.round(late * RATE);
    for (let i = shift; i < mixed.length; i++)
      mixed[i] = (mixed[i] ?? 0) + level * (samples[i - shift] ?? 0);
  }
  return mixed;
}
