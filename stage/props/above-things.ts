import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { rect } from "../places/place.ts";

/** A table from above, around (0, 0): boards, and a cloth at both ends; it fills a near shot. */
export const tableAbove = (): RigNode[] => [
  rect(-420, -620, 840, 1240, "#E2B57E"),
  line("M-420 -70H420M-420 70H420", "#C98F55", 5, { opacity: 0.55 }),
  line(
    "M-300 -240q60 -14 120 0M40 -90q70 14 150 0M-180 66q50 -12 110 0M120 226q60 12 130 0",
    "#C98F55",
    4,
    { opacity: 0.5 },
  ),
  rect(-420, 150, 840, 500, "#FFF6E8"),
  rect(-420, -650, 840, 500, "#FFF6E8"),
  path(
    Array.from(
      { length: 7 },
      (_, i) => `M${-396 + i * 120} 150h60v500h-60ZM${-396 + i * 120} -650h60v500h-60Z`,
    ).join("") + "M-420 200h840v60h-840ZM-420 -260h840v60h-840Z",
    { fill: "#FF6B5B", opacity: 0.22 },
  ),
  rect(-420, 138, 840, 14, "#8E5A3C", { opacity: 0.45 }),
  rect(-420, -152, 840, 14, "#8E5A3C", { opacity: 0.45 }),
];

/** Both of Pocket's paws on it, from the lower edge of the picture. */
export const pawsAbove = (): RigNode[] =>
  [-1, 1].map((side) =>
    el(
      "g",
      { transform: `scale(${side} 1)` },
      path("M58 34C54 0 88 -18 112 0C132 16 128 70 140 240H56C66 130 60 70 58 34Z", {
        fill: "#8E5434",
      }),
      line("M76 8v22M94 2v24", "#4E2C1C", 5),
    ),
  );
