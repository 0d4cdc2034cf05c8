import { circle } from "../places/place.ts";
import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin } from "#characters/shapes.ts";

/** The middle of the place that is left empty in each row. */
const PLACE_X = 26;
const EMPTY = { strokeWidth: 6, strokeDasharray: "13 12", fill: "#fff" };

/** Pocket's head, which dreams of something. */
const dreamer = (x: number, y: number): RigNode[] => [
  circle(x - 28, y - 22, 12, color.furDark),
  circle(x + 28, y - 22, 12, color.furDark),
  ellipse(x, y, 38, 34, color.fur),
  ellipse(x, y + 15, 24, 16, "#FFEFD6"),
  line(`M${x - 21} ${y - 5}q7 -8 14 0M${x + 7} ${y - 5}q7 -8 14 0`, "#2E1B1A", 5),
  ellipse(x, y + 6, 8, 6, "#3A2320"),
  line(`M${x - 8} ${y + 18}q8 8 16 0`, "#7A2350", 4),
];

/** What he wants: it comes into the thought over his head. */
const what = (y: number): RigNode[] => [
  path(
    `M${PLACE_X - 66} ${y + 34}q-26 -20 0 -44q-6 -48 44 -54q42 -24 70 10q38 4 28 48q20 32 -16 50q-28 28 -62 12q-40 10 -64 -22Z`,
    { ...EMPTY, stroke: "#FF6B5B" },
  ),
  ...dreamer(-92, y + 44),
  circle(-58, y + 2, 9, "#FF6B5B"),
  circle(-78, y - 20, 6, "#FF6B5B"),
];

/** How much it costs: so many coins go into the jar. */
const howMuch = (y: number): RigNode[] => [
  path(
    `M${PLACE_X - 48} ${y - 72}h96v14q28 8 28 34v60q0 32 -32 32h-88q-32 0 -32 -32v-60q0 -26 28 -34Z`,
    { ...EMPTY, stroke: "#0D8F86" },
  ),
  coin(-96, y + 30, 34),
  coin(-88, y - 26, 22),
  coin(-58, y - 62, 15),
];

const RAYS = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/** By when: the sun and the moon go round so many times. */
const when = (y: number): RigNode[] => [
  el("rect", {
    ...EMPTY,
    x: PLACE_X - 62,
    y: y - 70,
    width: 124,
    height: 140,
    rx: 22,
    stroke: "#6C5BE0",
  }),
  circle(-94, y - 40, 22, "#FFC93C"),
  line(
    RAYS.map((angle) => {
      const [across, up] = [Math.cos(angle), Math.sin(angle)];
      return `M${Math.round(-94 + across * 29)} ${Math.round(y - 40 + up * 29)}L${Math.round(-94 + across * 36)} ${Math.round(y - 40 + up * 36)}`;
    }).join(""),
    "#FFC93C",
    7,
  ),
  line(`M-112 ${y + 4}Q-122 ${y + 18} -116 ${y + 32}`, "#6C5BE0", 6, { strokeDasharray: "1 12" }),
  path(`M-92 ${y + 22}a28 28 0 1 0 30 38a25 25 0 0 1 -30 -38Z`, { fill: "#6C5BE0" }),
];

/** A board for a goal on two posts, 300 wide and 590 high: what, how much, and by when, as pictures. */
export const goalBoard = (): RigNode[] => [
  line("M-110 280V326M110 280V326", "#8E5A3C", 26),
  el("rect", { x: -150, y: -295, width: 300, height: 590, rx: 34, fill: "#8E5A3C" }),
  el("rect", { x: -137, y: -282, width: 274, height: 564, rx: 24, fill: "#FFF3DC" }),
  path("M-126 -92H126M-126 92H126", { stroke: "#E2C08F", strokeWidth: 6, fill: "none" }),
  ...what(-184),
  ...howMuch(2),
  ...when(186),
];
