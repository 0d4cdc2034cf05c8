import { thereAt } from "./cuts.ts";
import { ABOVE, above } from "./from-above.ts";
import type { CueScript } from "#stage/story.ts";

/** Ten coins. */
export const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Where the ten lie, seen from above. */
const row = (index: number): [number, number] =>
  above(-104 + (index % 5) * 52, index < 5 ? -70 : -14);

/** Ten coins in two rows of five. */
export const tenOnCounter: CueScript[] = [
  ...thereAt(
    { on: "coins", after: -0.15 },
    ["boards", "woodTop", ABOVE],
    ...TEN.map((index) => [`row-${index}`, "coin", row(index), 0.8] as const),
    ["paw", "pawTop", above(120, 60), 0.9],
  ),
  { hand: "paw", to: above(150, 190), on: "coins", after: 0.1, seconds: 0.5, arc: 0 },
  { shot: "insert", of: ABOVE, on: "coins", after: -0.15, width: 300 },
];
