import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { props } from "#stage/props/props.ts";

/** A toy boat with a sail, in a circle of radius 70 around (0, 0). */
const boat = (): RigNode[] => [
  el("rect", { x: -5, y: -62, width: 9, height: 84, rx: 4, fill: "#B9794F" }),
  path("M8 -56Q52 -28 54 10H8Z", { fill: "#FF6B5E" }),
  path("M-9 -44Q-44 -18 -46 10H-9Z", { fill: "#FFC93C" }),
  path("M-64 20H64Q56 54 34 56H-34Q-56 54 -64 20Z", { fill: "#8B7BF7" }),
  line("M-60 30H60", "#6C5BE0", 7),
];

/** A shop window with toys under an awning, in a square of 140 around (0, 0). */
export const toyShop = (): RigNode[] => [
  el("rect", { x: -60, y: -40, width: 120, height: 102, rx: 8, fill: "#C9C0FA" }),
  el("rect", { x: -48, y: -14, width: 96, height: 62, rx: 6, fill: "#DFF7FF" }),
  el("g", { transform: "translate(-22 20) scale(.4)" }, ...props.robot(0)),
  el("g", { transform: "translate(24 20) scale(.42)" }, ...boat()),
  line("M-46 48H46", "#8B7BF7", 6),
  el("rect", { x: -68, y: -58, width: 136, height: 20, rx: 6, fill: "#FF6B5E" }),
  ...[-68, -41, -14, 13, 40].map((x, index) =>
    path(`M${x} -40h28v14q-14 14 -28 0z`, { fill: index % 2 === 0 ? "#FF6B5E" : "#FFF6E8" }),
  ),
];
