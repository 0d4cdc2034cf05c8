import type { Plan } from "#stage/story/plan.ts";
import { playEffect } from "./effects.ts";
import { noise, SAMPLE_RATE } from "./instruments.ts";
import type { Samples } from "./instruments.ts";

type EffectName = Plan["sounds"][number]["sound"];

/**
 * Filtered noise.
 *
 * @param loudness 0 to 1 by the share of its time
 * @param brightness 0 dull to 1 white, by the share of its time
 */
function breath(
  seconds: number,
  loudness: (share: number) => number,
  brightness: (share: number) => number,
): Samples {
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const random = noise(7);
  let last = 0;
  for (let i = 0; i < out.length; i++) {
    const share = i / out.length;
    last += (random() - last) * brightness(share);
    out[i] = last * loudness(share);
  }
  return out;
}

/** A horn that calls twice on two notes, a little out of tune. */
function blare(): Samples {
  const seconds = 1.1;
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < out.length; i++) {
    const at = i / SAMPLE_RATE;
    const share = (at % 0.55) / 0.55;
    const loudness = Math.min(1, share * 14) * Math.min(1, (1 - share) * 5);
    for (const pitch of [294, 371])
      for (let overtone = 1; overtone <= 7; overtone++)
        out[i] =
          (out[i] ?? 0) +
          (Math.sin(2 * Math.PI * pitch * overtone * at) / overtone) * 0.16 * loudness;
  }
  return out;
}

const bell = (share: number) => Math.sin(Math.PI * share) ** 2;

/** What the child's screens have no effect for. */
const OWN: Partial<Record<EffectName, () => Samples>> = {
  whoosh: () => breath(1.6, bell, (share) => 0.03 + 0.1 * bell(share)),
  blare,
  rustle: () =>
    breath(
      2,
      (share) => Math.abs(Math.sin(share * 44)) * (1 - share),
      () => 0.5,
    ),
  growl: () =>
    breath(
      1.5,
      (share) => 3 * bell(share) * (0.35 + 0.65 * Math.abs(Math.sin(share * 60))),
      () => 0.012,
    ),
  sneeze: () =>
    breath(
      0.45,
      (share) => (share < 0.04 ? share / 0.04 : (1 - share) ** 3),
      (share) => 0.7 - 0.4 * share,
    ),
};

/** The effects of a story as one track of `duration` seconds. */
export function effectsTrack({ sounds }: Plan, duration: number): Samples {
  const out = new Float32Array(Math.round(duration * SAMPLE_RATE));
  for (const { sound, at, level } of sounds) {
    const samples = OWN[sound]?.() ?? playEffect(sound);
    const from = Math.round(Math.max(0, at) * SAMPLE_RATE);
    for (let i = 0; i < samples.length && from + i < out.length; i++)
      out[from + i] = (out[from + i] ?? 0) + (samples[i] ?? 0) * level;
  }
  return out;
}
