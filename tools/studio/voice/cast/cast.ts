import type { PocketMood } from "#characters/pocket/mood.ts";
import type { Speaker } from "#characters/speakers.ts";
import type { Mix } from "../model/model.ts";

/** How a character speaks. */
export interface Actor {
  mix: Mix;
  /** Half tones above the voices' own pitch. */
  halfTones: number;
  /** How far the pitch moves round its middle; 1: as the model moves it. */
  liveliness: number;
  /** Rate; 1: the model's own, which is that of a grown-up who reads to grown-ups. */
  rate: number;
}

/** The cast: voices of their own, chosen by DNSMOS, a recogniser's word errors and by their contrast. */
export const CAST = {
  pocket: { mix: { af_heart: 0.6, af_nova: 0.4 }, halfTones: 3, liveliness: 1.15, rate: 0.9 },
  glimm: { mix: { af_heart: 0.7, bf_isabella: 0.3 }, halfTones: 5, liveliness: 1.25, rate: 0.9 },
  crab: { mix: { am_echo: 0.7, am_puck: 0.3 }, halfTones: 2, liveliness: 1.3, rate: 0.92 },
  baker: { mix: { bf_emma: 1 }, halfTones: 0, liveliness: 1.1, rate: 0.9 },
  merchant: { mix: { bm_fable: 1 }, halfTones: 1, liveliness: 1.15, rate: 0.92 },
  mother: { mix: { af_sarah: 1 }, halfTones: 0, liveliness: 1.05, rate: 0.9 },
  father: { mix: { am_michael: 1 }, halfTones: 0, liveliness: 1.05, rate: 0.9 },
  lu: { mix: { af_sky: 0.6, af_alloy: 0.4 }, halfTones: 4, liveliness: 1.15, rate: 0.9 },
  jo: { mix: { am_puck: 1 }, halfTones: 6, liveliness: 1.15, rate: 0.92 },
  sam: { mix: { am_liam: 1 }, halfTones: 5, liveliness: 1.15, rate: 0.92 },
  noor: { mix: { af_river: 1 }, halfTones: 2, liveliness: 1.15, rate: 0.95 },
  jay: { mix: { am_fenrir: 1 }, halfTones: 3, liveliness: 1.1, rate: 0.97 },
  dev: { mix: { am_adam: 0.5, am_liam: 0.5 }, halfTones: 2, liveliness: 1.1, rate: 0.97 },
  rae: { mix: { af_kore: 1 }, halfTones: 0, liveliness: 1.05, rate: 0.93 },
  narrator: { mix: { af_alloy: 1 }, halfTones: 0, liveliness: 1, rate: 0.95 },
} as const satisfies Record<Speaker, Actor>;

/** What a mood adds: half tones, a factor for the liveliness and one for the rate. */
const DIRECTIONS: Record<PocketMood, [halfTones: number, liveliness: number, rate: number]> = {
  happy: [0.5, 1.05, 1],
  talking: [0, 1, 1],
  thinking: [-0.8, 1, 0.92],
  oops: [-1.6, 1.1, 0.95],
  celebrating: [2, 1.25, 1.04],
  wow: [2.8, 1.35, 1],
  wave: [1.2, 1.1, 1],
};

/** A character in a mood; without one as it is. */
export function directed(member: Speaker, mood: PocketMood | undefined): Actor {
  const actor: Actor = CAST[member];
  if (mood === undefined) return actor;
  const [halfTones, liveliness, rate] = DIRECTIONS[mood];
  return {
    mix: actor.mix,
    halfTones: actor.halfTones + halfTones,
    liveliness: actor.liveliness * liveliness,
    rate: actor.rate * rate,
  };
}
