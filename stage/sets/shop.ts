import { el, path, verticalGradient } from "#characters/node.ts";
import { fill } from "./set.ts";
import type { Place } from "./set.ts";

const STRIPES = 8;

/** The island shop: a striped awning, shelves, a wooden floor. */
export const shop: Place = () => [
  el(
    "defs",
    {},
    verticalGradient("shopWall", [
      [0, "#FFF1D6"],
      [1, "#FFD9A0"],
    ]),
    verticalGradient("shopFloor", [
      [0, "#C98A4B"],
      [1, "#A9683A"],
    ]),
  ),
  fill(0, 960, "url(#shopWall)"),
  ...Array.from({ length: STRIPES }, (_, i) =>
    path(`M${i * 90} 0H${i * 90 + 90}V64Q${i * 90 + 45} 112 ${i * 90} 64Z`, {
      fill: i % 2 ? "#FFF6E8" : "#FF6B5B",
    }),
  ),
  ...[660, 800].flatMap((y) => [
    el("rect", { x: 0, y, width: 720, height: 18, fill: "#B97A4E" }),
    el("rect", { x: 0, y: y + 18, width: 720, height: 10, fill: "#8E5A3C", opacity: 0.35 }),
  ]),
  ...["#14B8A6", "#FFC93C", "#8B7BF7"].map((color, i) =>
    el("rect", { x: 26 + i * 44, y: 604, width: 34, height: 56, rx: 8, fill: color }),
  ),
  ...["#FF9EC4", "#38B6FF"].map((color, i) =>
    el("rect", { x: 606 + i * 48, y: 596, width: 36, height: 64, rx: 10, fill: color }),
  ),
  ...["#FF6B5B", "#58C08C", "#FFC93C"].map((color, i) =>
    el("circle", { cx: 44 + i * 46, cy: 780, r: 20, fill: color }),
  ),
  ...["#6C5BE0", "#14B8A6"].map((color, i) =>
    el("rect", { x: 600 + i * 54, y: 748, width: 42, height: 52, rx: 8, fill: color }),
  ),
  fill(960, 320, "url(#shopFloor)"),
  ...[1030, 1110, 1200].map((y) =>
    path(`M0 ${y}H720`, { stroke: "#8E5A3C", strokeWidth: 4, opacity: 0.35 }),
  ),
];
