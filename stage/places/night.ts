import { el, part, radialGradient, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle } from "../base/shapes.ts";
import type { Spot } from "../base/spot.ts";
import { mix } from "../base/timing.ts";
import { id } from "./sky.ts";

/**
 * How dark it is far from the light: when the light is almost out, and from a glow of `enough` on;
 * and how far light reaches with a glow of 1.
 */
const DARK = { deep: 0.44, far: 0.22, enough: 1.3, reach: 330 };
const NIGHT_RADIUS = 3000;

/** What of the dark the light on a face takes back, and how far around the face it reaches. */
const FACE = { share: 0.4, reach: 1.2, color: "#FFD48A" };

/**
 * The dark over everything that Glimm's light does not reach. It goes away when the light reaches
 * far. Faces are lit from its side.
 */
export function nightOver(
  glow: number,
  [x, y]: Spot,
  faces: readonly { left: number; right: number; top: number; bottom: number }[] = [],
): RigNode {
  const reach = (90 + DARK.reach * glow) / NIGHT_RADIUS;
  const far = mix(DARK.deep, DARK.far, Math.min(1, glow / DARK.enough));
  const dark = round(far * (1 - 0.75 * Math.min(1, glow / 3)));
  return part(
    "night",
    {},
    el(
      "defs",
      {},
      radialGradient(id("dark"), [
        [0, "#120A40", 0],
        [round(reach * 1000) / 2500, "#120A40", 0.02],
        [round(reach * 1000) / 1000, "#120A40", dark],
        [1, "#120A40", dark],
      ]),
      radialGradient(id("lit"), [
        [0, FACE.color, round(dark * FACE.share)],
        [0.5, FACE.color, round(dark * FACE.share * 0.6)],
        [1, FACE.color, 0],
      ]),
    ),
    circle(round(x), round(y), NIGHT_RADIUS, `url(#${id("dark")})`),
    ...faces.map(({ left, right, top, bottom }) => {
      const half = (right - left) / 2;
      const side = Math.max(-1, Math.min(1, (x - (left + right) / 2) / (half * 3)));
      return el("ellipse", {
        cx: round((left + right) / 2 + side * half * 0.45),
        cy: round((top + bottom) / 2 - half * 0.1),
        rx: round(half * FACE.reach),
        ry: round(half * FACE.reach),
        fill: `url(#${id("lit")})`,
      });
    }),
  );
}
