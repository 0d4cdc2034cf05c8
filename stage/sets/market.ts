import { el, path, verticalGradient } from "#characters/node.ts";
import { cloud, fill } from "./set.ts";
import type { Place } from "./set.ts";

const FLAGS = ["#FF6B5B", "#FFC93C", "#14B8A6", "#8B7BF7", "#38B6FF", "#FF9EC4"];
const STALLS: [x: number, roof: string, stripe: string][] = [
  [-40, "#14B8A6", "#E9FBF7"],
  [500, "#8B7BF7", "#F1EEFF"],
];

/** A market square with bunting and two stalls. */
export const market: Place = (seconds) => [
  el(
    "defs",
    {},
    verticalGradient("marketSky", [
      [0, "#8EDBFF"],
      [1, "#FFF3D6"],
    ]),
    verticalGradient("square", [
      [0, "#E9CFA3"],
      [1, "#CFA874"],
    ]),
  ),
  fill(0, 980, "url(#marketSky)"),
  cloud(seconds, 7, 0.3, 150, 0.8),
  path("M0 70Q180 130 360 84T720 76", { stroke: "#8E5A3C", strokeWidth: 5, fill: "none" }),
  ...Array.from({ length: 12 }, (_, i) => {
    const x = 20 + i * 60;
    const y = 84 + Math.sin((i / 12) * Math.PI * 2) * 22;
    return path(`M${x} ${Math.round(y)}h44l-22 44z`, { fill: FLAGS[i % FLAGS.length] ?? "#fff" });
  }),
  ...STALLS.flatMap(([x, roof, stripe]) => [
    el("rect", { x: x + 20, y: 720, width: 14, height: 250, fill: "#8E5A3C" }),
    el("rect", { x: x + 228, y: 720, width: 14, height: 250, fill: "#8E5A3C" }),
    ...Array.from({ length: 5 }, (_, i) =>
      path(`M${x + i * 52} 650h52v76q-26 30 -52 0z`, { fill: i % 2 ? stripe : roof }),
    ),
    el("rect", { x, y: 880, width: 262, height: 100, rx: 10, fill: "#B97A4E" }),
    ...Array.from({ length: 5 }, (_, i) =>
      el("circle", {
        cx: x + 30 + i * 50,
        cy: 872,
        r: 24,
        fill: FLAGS[(i + 1) % FLAGS.length] ?? "#fff",
      }),
    ),
  ]),
  fill(980, 300, "url(#square)"),
  ...[1040, 1130, 1220].map((y) =>
    path(`M0 ${y}H720`, { stroke: "#A9844F", strokeWidth: 4, opacity: 0.3 }),
  ),
];
