import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

const wheel = (cx: number) => [
  el("circle", { cx, cy: 22, r: 28, fill: "none", stroke: "#2E1B1A", strokeWidth: 7 }),
  line(
    `M${cx - 24} 22H${cx + 24}M${cx} -2V46M${cx - 17} 5L${cx + 17} 39M${cx + 17} 5L${cx - 17} 39`,
    "#C9D6E6",
    2,
  ),
  el("circle", { cx, cy: 22, r: 5, fill: "#2E1B1A" }),
];

export const bike: Picture = () => [
  ...wheel(-38),
  ...wheel(38),
  line("M-38 22L-20 -20H22L-4 22ZM-20 -20L-4 22M38 22L18 -38", "#FF6B5B", 8),
  line("M-26 -32L-20 -20", "#E04A45", 7),
  line("M-40 -34H-14", "#7A4A2B", 11),
  line("M30 -44Q10 -48 8 -36", "#2E1B1A", 7),
  el("circle", { cx: -4, cy: 22, r: 9, fill: "#FFC93C" }),
  line("M-4 22L4 34M0 35H9", "#2E1B1A", 4),
];
