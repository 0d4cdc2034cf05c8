import { thereAt } from "../../../../story-parts/cuts.ts";
import { ABOVE, above } from "../../../../story-parts/from-above.ts";
import type { CueScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Ten coins. */
export const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Where the ten lie, seen from above, in two rows of five. */
const row = (index: number): [number, number] =>
  above(-104 + (index % 5) * 52, index < 5 ? -44 : 22);

/** Ten coins in two rows of five. */
export const tenOnCounter: CueScript<Known>[] = [
  ...thereAt(
    { on: "ten", after: 0.2 },
    ["boards", "woodTop", ABOVE],
    ...TEN.map((index) => [`row-${index}`, "coin", row(index), 0.86] as const),
    ["paw", "pawTop", above(60, 100), 0.9],
  ),
  { hand: "paw", to: above(60, 176), on: "ten", after: 0.45, seconds: 0.5, arc: 0 },
  { shot: "insert", of: ABOVE, on: "ten", after: 0.2, width: 300 },
];

/** Where the three lie that come back, seen from above. */
const back = (index: number): [number, number] => above((index - 1) * 84, -20);
/** A finger below them. */
const below = (index: number): [number, number] => above((index - 1) * 84, 96);
const COUNTED = [
  { on: "one", after: 0 },
  { on: "two", after: 0 },
  { on: "two", after: 0.4 },
];

/** Three coins, one after the other under his finger: each hops as it is counted. */
export const threeOnCounter: CueScript<Known>[] = [
  ...thereAt(
    { on: "one", after: -0.1 },
    ["boards-2", "woodTop", ABOVE],
    ...COUNTED.map((_, index) => [`back-${index}`, "coin", back(index), 1.25] as const),
    ["finger", "pawTop", below(0), 0.8],
  ),
  ...COUNTED.flatMap((at, index): CueScript<Known>[] => [
    { hand: "finger", to: below(index), ...at, seconds: 0.18, arc: 0 },
    { hand: `back-${index}`, to: back(index), ...at, seconds: 0.36, arc: 46 },
  ]),
  { shot: "insert", of: ABOVE, on: "one", after: -0.1, width: 300 },
];
