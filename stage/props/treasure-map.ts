import { el, line, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin as drawCoin } from "#characters/shapes.ts";
import type { Spot } from "../base/spot.ts";
import { circle } from "../base/shapes.ts";
import { pop } from "../base/timing.ts";

export const leaf = (): RigNode =>
  el(
    "g",
    {},
    path("M-34 6Q-16 -30 34 -16Q20 24 -34 6Z", { fill: "#3DB878" }),
    line("M-30 5Q0 -2 28 -14", "#1F8A57", 4),
  );

/** Where the coins of the treasure map belong. */
const MAP_SPOTS: Spot[] = [
  [-104, 34],
  [-46, -22],
  [22, 30],
  [78, -34],
];

/** The fifth coin, on the cross. */
const lastCoin = (share: number): RigNode =>
  el("g", { transform: `translate(108 -73) scale(${round(pop(share))})` }, drawCoin(0, 0, 28));

/** Pocket's treasure map, 320 wide and 220 high, with the first `coins` of its coins. */
export function treasureMap(coins: number): RigNode[] {
  return [
    path("M-160 -100L-54 -116L54 -98L160 -114V96L54 114L-54 96L-160 112Z", {
      fill: "#8E5A3C",
      opacity: 0.2,
      transform: "translate(6 12)",
    }),
    path("M-160 -100L-54 -116L54 -98L160 -114V96L54 114L-54 96L-160 112Z", { fill: "#F9E7BE" }),
    path("M-54 -116L54 -98V114L-54 96Z", { fill: "#EFD59B" }),
    path("M-140 -64Q-112 -92 -84 -66T-40 -70Q-66 -34 -110 -40T-140 -64Z", { fill: "#8FD6B0" }),
    path("M70 40Q104 14 134 46T120 84Q90 92 70 40Z", { fill: "#8FD6B0" }),
    line("M-130 72Q-100 40 -72 8T-10 6T52 4T104 -66", "#B97A4E", 7, { strokeDasharray: "12 14" }),
    line("M92 -88L124 -58M124 -88L92 -58", "#E04A45", 13),
    ...MAP_SPOTS.map(([x, y], index) => {
      const size = pop(coins - index);
      return el(
        "g",
        { transform: `translate(${x} ${y})` },
        circle(0, 0, 21, "none", {
          stroke: "#B98B4E",
          strokeWidth: 4,
          strokeDasharray: "7 7",
          opacity: 0.7,
        }),
        size < 0.01 ? null : el("g", { transform: `scale(${round(size)})` }, drawCoin(0, 0, 23)),
      );
    }),
    ...(coins > MAP_SPOTS.length ? [lastCoin(coins - MAP_SPOTS.length)] : []),
    path("M-160 -100Q-176 6 -160 112L-148 110Q-162 6 -148 -98Z", { fill: "#E1C48A" }),
    path("M160 -114Q176 -6 160 96L148 98Q162 -6 148 -112Z", { fill: "#E1C48A" }),
  ];
}
