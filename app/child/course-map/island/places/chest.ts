import { part, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { circle, rect } from "#stage/base/shapes.ts";
import { shadow, WOOD } from "./parts.ts";

/** A chest, 44 wide, that stands on (0, 0): open with gold in it, or closed. */
export const chest = (isOpen: boolean): RigNode[] => [
  shadow(0, 0, 26),
  ...(isOpen
    ? [
        part(
          "chest-lid",
          {},
          path("M-21 -24Q-22 -44 0 -45T21 -24Z", { fill: WOOD.dark }),
          path("M-18 -25Q-18 -40 0 -41T18 -25Z", { fill: "#5A3A28" }),
          rect(-22, -28, 44, 5, "#FFC93C", { rx: 2.5 }),
        ),
        part(
          "chest-gold",
          {},
          path("M-19 -20Q-12 -33 0 -32Q13 -34 19 -20Z", { fill: "#F29F1F" }),
          coin(-10, -25, 6),
          coin(9, -25, 6),
          coin(0, -30, 6.5),
        ),
      ]
    : []),
  part(
    "chest-box",
    {},
    path("M-21 -22H21V-4Q21 0 17 0H-17Q-21 0 -21 -4Z", { fill: WOOD.middle }),
    path("M-21 -22H21V-17H-21Z", { fill: WOOD.dark, opacity: 0.5 }),
    path("M-21 -12H21V-10H-21Z", { fill: WOOD.dark, opacity: 0.25 }),
    rect(-17, -22, 5, 22, "#FFC93C"),
    rect(12, -22, 5, 22, "#FFC93C"),
    rect(-17, -22, 5, 5, "#D9861A", { opacity: 0.5 }),
    rect(12, -22, 5, 5, "#D9861A", { opacity: 0.5 }),
  ),
  ...(isOpen
    ? []
    : [
        part(
          "chest-lid",
          {},
          path("M-22 -21Q-22 -40 0 -40T22 -21Z", { fill: "#B97A4E" }),
          path("M-18 -25Q-17 -36 -4 -37Q-12 -33 -13 -25Z", { fill: "#fff", opacity: 0.28 }),
          path(
            "M-17 -21Q-17 -36 -13 -38L-8 -39.3Q-12 -36 -12 -21ZM17 -21Q17 -36 13 -38L8 -39.3Q12 -36 12 -21Z",
            {
              fill: "#FFC93C",
            },
          ),
          rect(-22, -24, 44, 4, WOOD.dark),
        ),
      ]),
  rect(-6, -25, 12, 12, "#FFC93C", { rx: 3.5 }),
  rect(-6, -16, 12, 3, "#D9861A", { rx: 1.5 }),
  circle(0, -20.5, 1.9, WOOD.dark),
];
