import { path, el, ellipse, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { starPath } from "#characters/shapes.ts";
import { backOfTrunk, backOfScarf, backOfHead } from "#stage/cast/back.ts";
import { apple } from "#stage/props/apple.ts";
import { boots } from "#stage/props/boots.ts";
import { plainBoots } from "#stage/props/plain-boots.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** One boot from the front, 120 wide, as tall as a shin over its foot. */
const boot = (fill: string, cuff: string, glitters: boolean): RigNode[] => [
  path("M-44 -74H44V-10Q66 0 64 30Q62 46 40 46H-40Q-62 46 -64 30Q-66 0 -44 -10Z", { fill }),
  path("M-64 26Q-62 46 -40 46H40Q62 46 64 26Z", { fill: cuff }),
  el("rect", { x: -50, y: -84, width: 100, height: 26, rx: 12, fill: cuff }),
  ellipse(-18, 4, 15, 8, "#fff", { opacity: 0.35 }),
  ...(glitters
    ? [
        path(starPath(0, -28, 18, 8), { fill: "#FFE691" }),
        path(starPath(30, 8, 12, 5), { fill: "#fff" }),
        path(starPath(-32, -40, 9, 4), { fill: "#fff" }),
      ]
    : []),
];

/** Pocket from behind, around the middle of his head, as big as he is on the stage at size 1. */
const otterBack = (): RigNode[] => [
  el(
    "g",
    { transform: "scale(.62) translate(-320 -265)" },
    ...backOfTrunk(),
    ...backOfScarf(),
    ...backOfHead(),
  ),
];

const drop = (x: number, y: number): RigNode =>
  path("M0 -18C11 -2 13 5 10 11Q0 21 -10 11C-13 5 -11 -2 0 -18Z", {
    fill: "#5FB9EE",
    transform: `translate(${x} ${y})`,
  });

/** The sole of Pocket's foot, stretched out to us and dripping; 150 wide. */
const wetSole = (): RigNode[] => [
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
const bittenApple = (): RigNode[] => [
  ...apple(0),
  path("M52 -20C38 -22 32 -14 34 -6C22 -8 16 2 22 10C12 14 14 26 24 28C24 38 36 42 44 36L60 8Z", {
    fill: "#FFF3DC",
  }),
  line("M34 -6C22 -8 16 2 22 10C12 14 14 26 24 28", "#F2D9A8", 4),
];

/** Things of this story alone. */
export const things = {
  otterBack: thing(otterBack, { isLoose: true }),
  wetSole: thing(wetSole),
  bittenApple: thing(bittenApple, { hold: { radius: 42 } }),
  plainBoots: thing(() => plainBoots(0)),
  glitterBoots: thing(() => boots(0)),
  boot: thing(() => boot("#3FA468", "#1F6A40", false), { hold: { box: [-48, -82, 48, 42] } }),
  glitterBoot: thing(() => boot("#8B7BF7", "#6C5BE0", true), { hold: { box: [-48, -82, 48, 42] } }),
} satisfies Record<string, Thing>;
