import { expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import { nightOver } from "./night.ts";

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

it("faces are lit while the night is dark, from the side of the light (T-848)", () => {
  const face = { left: 100, right: 300, top: 700, bottom: 860 };
  const lit = nightOver(0.1, [900, 700], [face]).children.find(({ tag }) => tag === "ellipse");
  expect(Number(lit?.attrs["cx"])).toBeGreaterThan(200);
  expect(nightOver(0.1, [900, 700]).children.some(({ tag }) => tag === "ellipse")).toBe(false);
});
