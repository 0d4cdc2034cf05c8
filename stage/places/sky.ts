import {
  ellipse,
  part,
  path,
  radialGradient,
  round,
  verticalGradient,
  el,
} from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { mix } from "../base/timing.ts";
import { circle, rect, still } from "../base/shapes.ts";
import type { Layer, Weather } from "../kit/place.ts";

/** Ids of a story's drawing start with this, so that no other drawing of a page shares them. */
export const id = (name: string) => `story-${name}`;

const ALL = { x: -420, y: -500, width: 1560, height: 2300 };

const light = still((): RigNode =>
  el(
    "defs",
    {},
    verticalGradient(id("day"), [
      [0.15, "#2F9DEA"],
      [0.4, "#7FD3FA"],
      [0.52, "#CDEFFC"],
      [0.6, "#FFF3D6"],
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

/** Heaps of a cloud, and the shade below them. */
const CLOUD =
  dot(-50, 0, 34, 28) +
  dot(-10, -26, 46, 44) +
  dot(46, -48, 56, 56) +
  dot(104, -22, 48, 44) +
  dot(150, 0, 34, 28) +
  "M-60 28H160C190 28 184 -4 150 -6H-60C-92 -4 -92 28 -60 28Z";
const UNDER_CLOUD =
  "M-82 10Q-50 -8 -14 8Q16 -12 54 6Q88 -10 118 8Q148 -6 182 10Q182 28 158 28H-58Q-82 28 -82 10Z";
/** Clouds that lie over the horizon. */
const bank = still(() =>
  path(
    [-380, -240, -110, 10, 120, 250, 380, 470, 600, 730, 850, 980, 1090]
      .map((x, index) =>
        dot(x, 800 - (index % 3) * 26, 104 - (index % 2) * 26, 92 + ((index * 37) % 60)),
      )
      .join(""),
    { fill: "#fff", opacity: 0.5 },
  ),
);

/** Where clouds drift: in a frame, and in a picture that is wider. */
const DRIFT = { from: -160, width: 980 };
const WIDE_DRIFT = { from: -900, width: 2520 };

/** A white cloud that drifts from left to right in a loop, at first at `x`. */
function cloud(
  seconds: number,
  speed: number,
  from: number,
  y: number,
  scale: number,
  drift: typeof DRIFT,
): RigNode {
  const x = ((seconds * speed + from - drift.from) % drift.width) + drift.from;
  return el(
    "g",
    {
      transform: `translate(${Math.round(x * 100) / 100} ${y}) scale(${scale})`,
      fill: "#fff",
    },
    path(CLOUD, { fillOpacity: 0.95 }),
    path(UNDER_CLOUD, { fill: "#CBE6FA" }),
  );
}

/** Their speeds, first places, heights and sizes. */
const CLOUDS = [
  [9, -124, 190, 1.35],
  [6, 286.4, 390, 0.9],
] as const;
const WIDE_CLOUDS = [
  ...CLOUDS,
  [7, -640, 300, 1.1],
  [8, 760, 150, 1.2],
  [6, 1180, 420, 0.95],
] as const;

/** The sky with the sun, which goes down towards the evening. */
export const sky: Layer = {
  depth: 0,
  covers: [ALL.x, ALL.x + ALL.width],
  draw: ({ life, evening, isWide }: Weather): RigNode[] => [
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
    bank(),
    ...(isWide === true ? WIDE_CLOUDS : CLOUDS).map(([speed, x, y, scale]) =>
      cloud(life, speed, x, y, scale, isWide === true ? WIDE_DRIFT : DRIFT),
    ),
  ],
};

/** The evening's light over everything. */
export const glowOver = (evening: number, side: number): RigNode =>
  rect(-side, 0, 720 + 2 * side, 1280, "#FF7A3D", { opacity: round(0.2 * evening) });

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, width: number) =>
  ellipse(round(x), y, width, round(width * 0.13), "#2E1B1A", { opacity: 0.17 });
