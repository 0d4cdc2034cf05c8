import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { starPath } from "#characters/shapes.ts";
import { apple } from "./apple.ts";
import { glass } from "./glass.ts";

const drop = (x: number, y: number): RigNode =>
  path("M0 -18C11 -2 13 5 10 11Q0 21 -10 11C-13 5 -11 -2 0 -18Z", {
    fill: "#5FB9EE",
    transform: `translate(${x} ${y})`,
  });

/** The sole of Pocket's foot, stretched out to us and dripping; 150 wide. */
export const wetSole = (): RigNode[] => [
  ellipse(0, 6, 78, 88, color.furDeep),
  ellipse(0, 0, 74, 84, color.furDark),
  ...[-48, 0, 48].map((x) => ellipse(x, x === 0 ? -74 : -60, 27, 30, color.furDark)),
  ...[-46, 0, 46].map((x) => ellipse(x, x === 0 ? -72 : -58, 17, 19, "#F2A9A0")),
  ellipse(0, 14, 46, 44, "#F2A9A0"),
  line("M-24 -6Q-10 -20 10 -18", "#FFD9D2", 8),
  drop(-52, 74),
  drop(6, 106),
  drop(56, 62),
];

/** An apple with a bite out of its side. */
export const bittenApple = (): RigNode[] => [
  ...apple(0),
  path("M52 -20C38 -22 32 -14 34 -6C22 -8 16 2 22 10C12 14 14 26 24 28C24 38 36 42 44 36L60 8Z", {
    fill: "#FFF3DC",
  }),
  line("M34 -6C22 -8 16 2 22 10C12 14 14 26 24 28", "#F2D9A8", 4),
];

/** Glitter: three stars. */
export const sparkle = (): RigNode[] => [
  path(starPath(0, 0, 30, 9, 4), { fill: "#FFF7C8" }),
  path(starPath(-34, 26, 17, 5, 4), { fill: "#FFD35C" }),
  el("path", { d: starPath(30, -28, 14, 4, 4), fill: "#fff" }),
];

/** A beach bag around the middle of its cloth; its mouth is at the top. */
export const sack = (): RigNode[] => [
  line("M-46 -66Q-40 -140 0 -140T46 -66", "#C77A1E", 12),
  path("M-66 -66H66L84 62Q84 88 54 88H-54Q-84 88 -84 62Z", { fill: "#FFC24D" }),
  path("M-74 -14H74L79 24H-79Z", { fill: "#FF6B5B" }),
  path("M42 -66H66L84 62Q84 88 54 88H40Q62 20 42 -66Z", { fill: "#C77A1E", opacity: 0.3 }),
  ellipse(0, -66, 67, 17, "#A85F12"),
  ellipse(0, -62, 56, 11, "#7A430C"),
];

/** The same bag, empty on the ground. */
export const sackLies = (): RigNode[] => [
  ellipse(4, 44, 104, 15, "#7A5A2B", { opacity: 0.25 }),
  el("g", { transform: "scale(1 .62) rotate(-82)" }, ...sack()),
];

/** A bubble of a thought with a glass of water in it; the thinker is on its lower left. */
export const thoughtOfWater = (): RigNode[] => [
  ellipse(-112, 104, 13, 12, "#fff"),
  ellipse(-86, 78, 20, 18, "#fff"),
  path(
    "M-92 6C-112 -40 -70 -80 -36 -66C-18 -104 44 -104 58 -66C100 -72 120 -26 94 4C112 44 70 78 34 62C12 88 -34 86 -46 60C-84 66 -108 36 -92 6Z",
    { fill: "#fff" },
  ),
  el("g", { transform: "scale(.94)" }, ...glass()),
];
