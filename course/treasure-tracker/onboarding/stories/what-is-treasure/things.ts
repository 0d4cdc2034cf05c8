import { ellipse, el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { rect, circle } from "#stage/base/shapes.ts";
import { WOOD } from "#stage/props/hello-things.ts";
import { treasureMap } from "#stage/props/treasure-map.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** The front of a big chest, 400 wide, on its ground at y 0; who stands in it is behind it. */
const chestFront = (): RigNode[] => [
  ellipse(0, 2, 214, 18, "#2E1B1A", { opacity: 0.17 }),
  el("rect", { x: -200, y: -190, width: 400, height: 190, rx: 18, fill: WOOD.middle }),
  line("M-196 -128H196M-196 -66H196", WOOD.dark, 6, { opacity: 0.4 }),
  rect(-172, -190, 40, 190, WOOD.dark),
  rect(132, -190, 40, 190, WOOD.dark),
  el("rect", { x: -208, y: -206, width: 416, height: 34, rx: 12, fill: WOOD.dark }),
  el("rect", { x: -38, y: -204, width: 76, height: 84, rx: 18, fill: "#FFC93C" }),
  circle(0, -168, 13, WOOD.dark),
  path("M-7 -168H7L12 -136H-12Z", { fill: WOOD.dark }),
];

/** Gold that looks out of the open chest at both sides of who stands in it. */
const chestGold = (): RigNode[] => [
  ...[-168, -132, 138, 172].map((x, index) => coin(x, -210 - (index % 2) * 16, 28)),
  coin(-188, -222, 24),
  coin(108, -204, 26),
];

/** The round lid of the chest, 416 wide, over (0, 0). */
const chestLid = (): RigNode[] => [
  path("M-208 0Q-208 -120 0 -120T208 0Z", { fill: "#C98A4B" }),
  path(
    "M-172 0Q-172 -92 -140 -100L-112 -108Q-132 -92 -132 0ZM172 0Q172 -92 140 -100L112 -108Q132 -92 132 0Z",
    {
      fill: WOOD.dark,
    },
  ),
  el("rect", { x: -210, y: -18, width: 420, height: 26, rx: 12, fill: WOOD.dark }),
  path("M-90 -84Q0 -104 90 -84", {
    stroke: "#E2B57E",
    strokeWidth: 10,
    fill: "none",
    strokeLinecap: "round",
  }),
];

/** A burst where something crashes. */
const bang = (): RigNode[] => [
  path(
    "M0 -112L26 -56L84 -84L66 -26L124 0L66 26L84 84L26 56L0 112L-26 56L-84 84L-66 26L-124 0L-66 -26L-84 -84L-26 -56Z",
    { fill: "#FFC93C" },
  ),
  path(
    "M0 -66L16 -34L50 -50L38 -16L72 0L38 16L50 50L16 34L0 66L-16 34L-50 50L-38 16L-72 0L-38 -16L-50 -50L-16 -34Z",
    { fill: "#fff" },
  ),
];

/** Things of this story alone. */
export const things = {
  chestFront: thing(chestFront, { reach: [214, 206, 214, 20] }),
  chestBack: thing(chestGold, { isLoose: true }),
  chestLid: thing(chestLid),
  map: thing(() => treasureMap(0), { hold: { box: [-160, -104, 160, 104] } }),
  bang: thing(bang),
} satisfies Record<string, Thing>;
