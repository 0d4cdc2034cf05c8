import { ellipse, part, radialGradient, round, verticalGradient, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { mix } from "../timing.ts";
import { circle, rect, still } from "./place.ts";
import type { Layer, Weather } from "./place.ts";

/** Ids of a story's drawing start with this, so that no other drawing of a page shares them. */
export const id = (name: string) => `story-${name}`;

const ALL = { x: -420, y: -500, width: 1560, height: 2300 };

const light = still((): RigNode =>
  el(
    "defs",
    {},
    verticalGradient(id("day"), [
      [0, "#3FB4F0"],
      [0.45, "#8FDCFB"],
      [0.62, "#E9FAFF"],
    ]),
    verticalGradient(id("evening"), [
      [0, "#4A4FA8"],
      [0.3, "#C96BA0"],
      [0.48, "#FF9A6B"],
      [0.6, "#FFD58A"],
    ]),
    radialGradient(id("sun"), [
      [0, "#FFFBE0"],
      [0.3, "#FFE98F"],
      [0.32, "#FFE27A", 0.45],
      [1, "#FFE27A", 0],
    ]),
  ),
);

/** A white cloud that drifts from left to right in a loop. */
function cloud(seconds: number, speed: number, phase: number, y: number, scale: number): RigNode {
  const x = ((seconds * speed + phase * 720) % 980) - 160;
  return el(
    "g",
    {
      transform: `translate(${Math.round(x * 100) / 100} ${y}) scale(${scale})`,
      fill: "#fff",
      fillOpacity: 0.9,
    },
    el("path", {
      d: "M-34 0a34 34 0 0 1 36 -34a44 44 0 0 1 78 -4a32 32 0 0 1 44 38v18a16 16 0 0 1 -16 16H-18a16 16 0 0 1 -16 -16Z",
    }),
  );
}

/** The sky with the sun, which goes down towards the evening. */
export const sky: Layer = {
  depth: 0,
  draw: ({ life, evening }: Weather): RigNode[] => [
    light(),
    el("rect", { ...ALL, fill: `url(#${id("day")})` }),
    evening < 0.01
      ? part("evening", {})
      : part(
          "evening",
          { opacity: round(evening) },
          el("rect", { ...ALL, fill: `url(#${id("evening")})` }),
        ),
    circle(round(mix(180, 600, evening)), round(mix(190, 700, evening)), 190, `url(#${id("sun")})`),
    cloud(life, 9, 0.05, 150, 1.15),
    cloud(life, 6, 0.62, 330, 0.75),
    cloud(life, 4, 0.4, 30, 0.6),
  ],
};

/** The evening's light over everything. */
export const glowOver = (evening: number): RigNode =>
  rect(0, 0, 720, 1280, "#FF7A3D", { opacity: round(0.2 * evening) });

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, width: number) =>
  ellipse(round(x), y, width, round(width * 0.13), "#2E1B1A", { opacity: 0.17 });
