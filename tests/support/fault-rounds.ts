import { expect } from "vitest";
import { missing, newlyPlaying, playThrough } from "./acknowledged.ts";
import type { Acknowledged } from "./acknowledged.ts";

export const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? 20);
export const SEED = Number(process.env["FAULT_SEED"] ?? Date.now() % 100_000);
const FAMILIES = 6;
const MAX_WAIT_MS = 400;
const LOOK_MS = 10;

/** The same waits for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const random = randomOf(SEED);
export const pause = () => new Promise((resolve) => setTimeout(resolve, random() * MAX_WAIT_MS));

/** The installation under test. */
export interface Installation {
  /** Where its instances answer just now. */
  urls(): readonly string[];
  /** Access token of a new family. */
  signUp(): Promise<string>;
}

/**
 * Families play while something breaks and is mended; afterwards all that was acknowledged is
 * there, once.
 */
export async function playWhile(
  at: Installation,
  fault: (playing: readonly Acknowledged[]) => Promise<void>,
  families = FAMILIES,
): Promise<Acknowledged[]> {
  const playing = await Promise.all(
    Array.from({ length: families }, async () => newlyPlaying(await at.signUp())),
  );
  let isOver = false;
  const played = Promise.all(playing.map((family) => playThrough(at.urls, family, () => isOver)));
  await pause();
  await fault(playing);
  isOver = true;
  await played;
  for (const family of playing) expect(await missing(at.urls()[0] ?? "", family)).toEqual([]);
  return playing;
}

/** Resolves once a family had to ask for something again. */
export async function felt(playing: readonly Acknowledged[]): Promise<void> {
  const before = retriesOf(playing);
  while (retriesOf(playing) === before)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

export const retriesOf = (families: readonly Acknowledged[]) =>
  families.reduce((sum, { retries }) => sum + retries, 0);

/** So many rounds of one fault. Resolves to how often something had to be asked again. */
export async function rounds(
  at: Installation,
  fault: (round: number, playing: readonly Acknowledged[]) => Promise<void>,
): Promise<number> {
  let retries = 0;
  for (let round = 0; round < ROUNDS; round++)
    retries += retriesOf(await playWhile(at, (playing) => fault(round, playing)));
  return retries;
}
