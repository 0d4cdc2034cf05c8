import { thereAt } from "./cuts.ts";
import { ABOVE, above } from "./from-above.ts";
import { thousandths } from "./scenery.ts";
import type { CueScript } from "#stage/story.ts";

/** Ten coins. */
export const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Where the ten lie, seen from above. */
const row = (index: number): [number, number] =>
  above(-104 + (index % 5) * 52, index < 5 ? -70 : -14);

/** A claw gives a coin back, and the next one: each with its number. */
const givesBack = (index: number, on: string, after: number): CueScript[] => [
  { hand: `top-${index}`, to: above((index - 1) * 72, 20), on, after, seconds: 0.26, arc: 0 },
  {
    hand: "claw",
    to: above((index - 1) * 72, -86),
    on,
    after: thousandths(after - 0.04),
    seconds: 0.26,
    arc: 0,
  },
  {
    hand: "claw",
    to: above((index - 1) * 72, -150),
    on,
    after: thousandths(after + 0.24),
    seconds: 0.14,
    arc: 0,
  },
];

/** Ten coins are laid in two rows of five. */
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

/** Three coins come back, one after the other. */
export const changeOnCounter: CueScript[] = [
  ...thereAt(
    { on: "one", after: -0.1 },
    ["boards-2", "woodTop", ABOVE],
    ["claw", "clawTop", above(-72, -150), -1],
    ...[0, 1, 2].map(
      (index) => [`top-${index}`, "coin", above((index - 1) * 72, -250), 1.1] as const,
    ),
    ["paw-2", "pawTop", above(20, 200), 1],
  ),
  { shot: "insert", of: ABOVE, on: "one", after: -0.1, width: 320, tilt: -3 },
  ...givesBack(0, "one", 0),
  ...givesBack(1, "two", 0),
  ...givesBack(2, "two", 0.4),
];
