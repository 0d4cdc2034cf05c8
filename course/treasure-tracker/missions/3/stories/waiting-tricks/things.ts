import { el, path, ellipse, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { clock } from "#stage/props/clock.ts";
import { saveJar } from "#stage/props/save-jar.ts";
import { screen } from "#stage/props/screen.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

const SWEETS: [x: number, y: number, turn: number, fill: string, ends: string][] = [
  [-34, -34, -20, "#FFC93C", "#F29F1F"],
  [34, -34, 24, "#38B6FF", "#1C8FD6"],
  [0, -56, 6, "#FF7DB0", "#E8468A"],
  [-2, -28, -8, "#7ED99B", "#3DB878"],
];

/** A glass bowl of sweets in wrappers, 130 wide, which stands on (0, 26). */
const candyBowl = (): RigNode[] => [
  ...SWEETS.map(([x, y, turn, fill, ends]) =>
    el(
      "g",
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path("M-14 0L-34 -13V13ZM14 0L34 -13V13Z", { fill: ends }),
      ellipse(0, 0, 19, 17, fill),
      ellipse(-5, -6, 6, 4, "#fff", { opacity: 0.8 }),
    ),
  ),
  path("M-64 -22H64Q60 26 0 26T-64 -22Z", { fill: "#D8F1FA", stroke: "#8CC9DE", strokeWidth: 5 }),
  path("M-46 -8Q-40 10 -20 16", { stroke: "#fff", strokeWidth: 6, fill: "none" }),
];

/** A note of music, 60 high. */
const note = (fill: string): RigNode[] => [
  ellipse(-10, 22, 17, 13, fill, { transform: "rotate(-18 -10 22)" }),
  line("M5 18V-34", fill, 7),
  path("M2 -38Q28 -30 28 -2Q18 -16 2 -16Z", { fill }),
];

/** A smell that drifts to the left, 300 wide. */
const scent = (): RigNode[] => [
  line("M-150 0q38 -34 75 0t75 0t75 0t75 0", "#FF9EC4", 12, { opacity: 0.75 }),
  line("M-110 34q32 -28 64 0t64 0t64 0", "#FFC2DA", 9, { opacity: 0.75 }),
];

/** Things of this story alone. */
export const things = {
  saveJarSix: thing(() => saveJar(6), { hold: { box: [-80, -232, 80, 2] }, feet: [70, -2] }),
  candyBowl: thing(candyBowl, { feet: [40, 30] }),
  scent: thing(scent, { isLoose: true }),
  screen: thing(() => screen(0)),
  clock: thing(() => clock(0)),
  notePink: thing(() => note("#FF5A8F")),
  noteGold: thing(() => note("#FFB01F")),
} satisfies Record<string, Thing>;
