import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { box, HEIGHT, placed, WIDTH } from "./still.ts";

/** A window with rain and a cold night. */
const window = (x: number, y: number): RigNode =>
  el(
    "g",
    { transform: `translate(${x} ${y})` },
    box(0, 0, 150, 170, 16, "#fff"),
    box(12, 12, 126, 146, 8, "#4A3BB8"),
    el("circle", { cx: 100, cy: 46, r: 18, fill: "#FFE691" }),
    line("M34 40L28 56M62 70L56 86M40 104L34 120M92 96L86 112M116 118L110 134", "#9BE0FF", 5),
    line("M75 12V158M12 85H138", "#fff", 9),
    path("M-16 -8H30Q26 90 -10 176H-16Z", { fill: "#FF9484" }),
    path("M166 -8H120Q124 90 160 176H166Z", { fill: "#FF9484" }),
    box(-28, -16, 206, 16, 8, "#B97A4E"),
  );

const bed = (): RigNode[] => [
  box(44, 306, 22, 206, 11, "#A9683A"),
  box(380, 366, 20, 146, 10, "#A9683A"),
  box(54, 420, 340, 56, 18, "#B97A4E"),
  box(58, 386, 332, 54, 22, "#fff"),
  box(76, 352, 110, 58, 24, "#fff", { stroke: "#D8D0F5", strokeWidth: 5 }),
  path("M176 384H372Q394 384 394 406V456H176Q160 420 176 384Z", { fill: "#14B8A6" }),
  path("M176 384H204Q190 420 204 456H176Q160 420 176 384Z", { fill: "#D5F6F0" }),
];

/** A bedroom: what one needs to sleep and to keep well, among things that are fun. */
export const bedroom = (): RigNode[] => [
  box(0, 0, WIDTH, HEIGHT, 0, "#E9E5FF"),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
    box(46 + index * 100, 0, 8, 450, 0, "#fff", { opacity: 0.35 }),
  ),
  box(0, 450, WIDTH, 150, 0, "#E2B57E"),
  box(0, 444, WIDTH, 14, 0, "#fff"),
  window(330, 60),
  // Hooks with a coat.
  box(566, 64, 190, 18, 9, "#B97A4E"),
  line("M600 84V98M722 84V98", "#8E5A3C", 8),
  placed("coat", 600, 168, 1.35),
  placed("kite", 722, 150, 0.95),
  // A shelf over the bed.
  box(40, 226, 236, 18, 9, "#B97A4E"),
  placed("robot", 98, 170, 1.02),
  placed("game", 210, 185, 0.88),
  ellipse(222, 512, 190, 14, "#8E5A3C", { opacity: 0.25 }),
  ...bed(),
  // A little table.
  ellipse(520, 516, 76, 10, "#8E5A3C", { opacity: 0.25 }),
  line("M474 408L466 510M566 408L574 510", "#8E5A3C", 14),
  box(446, 396, 148, 22, 11, "#B97A4E"),
  // A glass of water.
  path("M486 312H554L546 396H494Z", { fill: "#fff", opacity: 0.75 }),
  path("M489 336H551L545 392H495Z", { fill: "#38B6FF" }),
  ellipse(520, 336, 31, 7, "#9BE0FF"),
  line("M498 350L501 378", "#BFE8FF", 5),
  ellipse(690, 548, 90, 12, "#8E5A3C", { opacity: 0.25 }),
  placed("ball", 650, 508, 0.85),
  placed("teddy", 736, 486, 0.95),
];
