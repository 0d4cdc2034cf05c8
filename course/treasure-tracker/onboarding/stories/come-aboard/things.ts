import { el, path, line, ellipse } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";
import { rect, circle } from "#stage/base/shapes.ts";
import { WOOD } from "#stage/props/hello-things.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** Pocket's boat: a hull 440 wide with its waterline at y 0, and a mast with a sail on the left. */
const boat = (): RigNode[] => [
  el("rect", { x: -132, y: -470, width: 18, height: 400, rx: 8, fill: WOOD.dark }),
  path("M-140 -452V-130H-300Q-286 -330 -140 -452Z", { fill: "#fff" }),
  path("M-140 -330V-250H-282Q-272 -296 -258 -330Z", { fill: "#FF6B5B" }),
  path("M-114 -470L-40 -446L-114 -420Z", { fill: "#FFC93C" }),
  path("M-230 -108H232Q214 6 150 18H-146Q-214 2 -230 -108Z", { fill: "#C98A4B" }),
  path("M-226 -84H228L222 -56H-220Z", { fill: "#FFF3DC" }),
  el("rect", { x: -242, y: -124, width: 484, height: 28, rx: 14, fill: WOOD.dark }),
  line("M-190 -16H188", WOOD.dark, 6, { opacity: 0.4 }),
  path("M-250 10q32 -20 62 0t62 0t62 0t62 0t62 0t62 0t62 0V34H-250Z", { fill: "#BDF0F4" }),
];

/** What is behind the curtain of the beach theatre: a painted sky. Its ground is at y 0. */
const theatreBack = (): RigNode[] => [
  ellipse(12, 12, 318, 30, "#2E1B1A", { opacity: 0.3 }),
  rect(-170, -450, 340, 300, "#8FDCFB"),
  circle(96, -380, 40, "#FFE27A"),
  path("M-170 -220Q-90 -300 0 -230T170 -240V-150H-170Z", { fill: "#7FD1A4" }),
];

/** One half of the curtain, 160 wide, around its middle. */
const curtain = (): RigNode[] => [
  rect(-80, -150, 160, 300, "#E04A45"),
  ...[-60, -20, 20, 60].map((x) => rect(x - 7, -150, 14, 300, "#C0392F", { opacity: 0.6 })),
  rect(-80, 128, 160, 14, "#FFC93C"),
];

/** The frame of the theatre, before the curtain; 540 wide. */
const theatreFront = (): RigNode[] => [
  el("rect", { x: -270, y: -470, width: 112, height: 470, rx: 14, fill: "#8B7BF7" }),
  el("rect", { x: 158, y: -470, width: 112, height: 470, rx: 14, fill: "#8B7BF7" }),
  rect(-270, -154, 540, 154, "#6C5BE0"),
  rect(-270, -170, 540, 26, "#FFC93C"),
  el("rect", { x: -286, y: -18, width: 572, height: 30, rx: 10, fill: "#4A3AA8" }),
  ...[-180, -60, 60, 180].map((x) => path(starPath(x, -72, 34, 15), { fill: "#FFC93C" })),
  ...Array.from({ length: 9 }, (_, index) =>
    path(`M${-288 + index * 64} -500h64v64q-32 38 -64 0z`, {
      fill: index % 2 ? "#FFF6E8" : "#FF6B5B",
    }),
  ),
  el("rect", { x: -296, y: -532, width: 592, height: 40, rx: 16, fill: "#5546CC" }),
];

/** A board with a hole like a star, 320 wide; it stands on its ground at y 0. */
const shapeBoard = (): RigNode[] => [
  ellipse(0, 2, 170, 15, "#2E1B1A", { opacity: 0.17 }),
  rect(-120, -110, 30, 110, WOOD.dark),
  rect(90, -110, 30, 110, WOOD.dark),
  el("rect", { x: -164, y: -420, width: 328, height: 330, rx: 40, fill: "#14B8A6" }),
  el("rect", { x: -142, y: -398, width: 284, height: 286, rx: 28, fill: "#7FE3D6" }),
  path(starPath(0, -252, 112, 52), {
    fill: "#0A5F5C",
    stroke: "#0A5F5C",
    strokeWidth: 18,
    strokeLinejoin: "round",
  }),
];

/** A star that fits the hole. */
const shapeStar = (): RigNode[] => [
  path(starPath(0, 0, 104, 48), {
    fill: "#FFC93C",
    stroke: "#FFC93C",
    strokeWidth: 16,
    strokeLinejoin: "round",
  }),
  path(starPath(0, 0, 66, 30), { fill: "#FFE691" }),
];

/** A square that does not fit the hole. */
const shapeSquare = (): RigNode[] => [
  el("rect", { x: -84, y: -84, width: 168, height: 168, rx: 26, fill: "#8B6BE8" }),
  el("rect", { x: -54, y: -54, width: 108, height: 108, rx: 16, fill: "#B29BF5" }),
];

/** Rays around the star that fits. */
const starGlow = (): RigNode[] => [
  line(
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return `M${Math.round(x * 200)} ${Math.round(y * 200)}L${Math.round(x * 250)} ${Math.round(y * 250)}`;
    }).join(""),
    "#FFC93C",
    16,
  ),
];

/** A letter with a heart and a paw as its stamp, 200 wide. */
const letterOpen = (): RigNode[] => [
  el("rect", { x: -104, y: -64, width: 208, height: 142, rx: 16, fill: "#E9C98F" }),
  el("rect", { x: -100, y: -70, width: 200, height: 140, rx: 14, fill: "#FFFDF6" }),
  line("M-94 -62L0 16L94 -62", "#F3C896", 9),
  path("M0 44C-40 18 -30 -14 0 2C30 -14 40 18 0 44Z", { fill: "#FF6B5B" }),
];

/** Things of this story alone. */
export const things = {
  boat: thing(boat, { reach: [300, 470, 242, 34] }),
  theatreBack: thing(theatreBack, { isLoose: true }),
  theatreFront: thing(theatreFront, { reach: [296, 532, 296, 0] }),
  curtainLeft: thing(curtain, { isLoose: true }),
  curtainRight: thing(curtain, { isLoose: true }),
  shapeBoard: thing(shapeBoard, { reach: [170, 420, 170, 16] }),
  shapeStar: thing(shapeStar, { feet: [60, 66] }),
  shapeSquare: thing(shapeSquare, { hold: { box: [-80, -80, 80, 80] }, feet: [66, 76] }),
  starGlow: thing(starGlow),
  letterOpen: thing(letterOpen, { hold: { box: [-102, -60, 102, 76] } }),
} satisfies Record<string, Thing>;
