import { expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import { nightOver } from "./star-beach.ts";

/** How dark it is far from the light. */
const darkAt = (glow: number): number =>
  Math.max(
    ...[...toSvgText(nightOver(glow, [360, 700])).matchAll(/stop-opacity="([\d.]+)"/g)].map(
      ([, opacity]) => Number(opacity),
    ),
  );

it("the night is dark while the light is almost out, and clears as it grows (T-810)", () => {
  const [out, small, bright] = [darkAt(0.1), darkAt(0.6), darkAt(3)];
  expect(out).toBeGreaterThan(0.4);
  expect(small).toBeLessThan(out);
  expect(bright).toBeLessThan(0.1);
});
