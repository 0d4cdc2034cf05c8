import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { backOfHead, backOfScarf, backOfTrunk } from "../cast/back.ts";
import { tuft } from "../places/place.ts";

/** Pocket from behind, around the middle of his head, as big as he is on the stage at size 1. */
export const otterBack = (): RigNode[] => [
  el(
    "g",
    { transform: "scale(.62) translate(-320 -265)" },
    ...backOfTrunk(),
    ...backOfScarf(),
    ...backOfHead(),
  ),
];

/** The crab from behind, around the middle of its shell; eyes on stalks look away from us. */
export const crabBack = (): RigNode[] => [
  line("M-38 -60L-48 -132M38 -60L48 -132", "#C63A34", 16),
  ellipse(-48, -146, 33, 36, "#EFE7E4"),
  ellipse(48, -146, 33, 36, "#EFE7E4"),
  ellipse(-48, -134, 33, 24, "#D8C9C4", { opacity: 0.6 }),
  ellipse(48, -134, 33, 24, "#D8C9C4", { opacity: 0.6 }),
  ellipse(0, 0, 150, 98, "#E5524B"),
  path("M-118 -30Q0 -92 118 -30M-140 12Q0 -40 140 12", {
    fill: "none",
    stroke: "#C63A34",
    strokeWidth: 7,
    opacity: 0.55,
  }),
  ellipse(-40, -48, 52, 18, "#FF8B80", { opacity: 0.5 }),
  path("M-92 54Q0 90 92 54L80 130H-80Z", { fill: "#0D8F86" }),
];

/** High grass at the bottom of the picture. */
export const grass = (): RigNode[] => [
  tuft(-70, 40, 130, 5, "#1F7F53"),
  tuft(60, 40, 150, 6, "#176B45"),
  tuft(0, 46, 100, 5, "#2B9A66"),
];

/** Mugs on hooks, which hang into the picture from above. */
export const mugs = (): RigNode[] => [
  el("rect", { x: -170, y: -120, width: 340, height: 30, rx: 10, fill: "#7A4A2B" }),
  ...[-104, 4, 110].flatMap((x, index) => [
    line(`M${x} -96v22q0 14 14 14`, "#4A2B1A", 7),
    el(
      "g",
      { transform: `translate(${x} -14) rotate(${index * 5 - 4})` },
      line("M34 -12Q62 -6 54 20T26 34", ["#B8323A", "#0B7D76", "#C98317"][index] ?? "", 11),
      path("M-38 -34H38L32 44Q0 56 -32 44Z", {
        fill: ["#D94A4A", "#0FA396", "#E9A32B"][index] ?? "",
      }),
      path("M-30 -24H-16L-14 38H-24Z", { fill: "#fff", opacity: 0.3 }),
    ),
  ]),
];
