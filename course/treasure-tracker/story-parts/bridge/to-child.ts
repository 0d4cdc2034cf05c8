import type { Actor, CueScript } from "#stage/story/story.ts";
import { OFF } from "../cuts.ts";

/** Those of the story who stay behind. */
const STAY = ["pocket", "glimm", "crab", "shopper"] as const;

/** The picture cuts from the story to the place of a real child, and to those who are there. */
export const toChild = <Place extends string>(
  place: Place,
  ...there: readonly [actor: Actor, spot: [number, number], size?: number][]
): CueScript<{ act: never; thing: never; place: Place }>[] => [
  { place, after: -0.05 },
  ...STAY.map((go) => ({ go, to: OFF, by: "cut", after: -0.05 }) as const),
  ...there.map(([go, to, size = 1]) => ({ go, to, by: "cut", after: -0.05, size }) as const),
];

/** Where a child stands at the left of the store's shelf. */
export const BESIDE_SHELF: [number, number] = [290, 1160];

/** The picture shows the child beside the shelf, and what stands on its free part. */
export const shelfShot = (at: { on?: string; after: number }) =>
  ({ shot: "wide", of: [440, 830] as [number, number], ...at, width: 596 }) as const;
