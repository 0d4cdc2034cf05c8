import { el, path, line, ellipse } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { circle } from "#stage/base/shapes.ts";
import { apple } from "#stage/props/apple.ts";
import { broom } from "#stage/props/broom.ts";
import { glass } from "#stage/props/glass.ts";
import { jarGlass, jarEdge } from "#stage/props/jar-glass.ts";
import { kite } from "#stage/props/kite.ts";
import { thought } from "#stage/props/picturing-things.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** The kite that somebody saves for. */
const kiteThought = (): RigNode[] =>
  thought(-1, el("g", { transform: "translate(2 -2) scale(1.05)" }, ...kite(0)));

/** A treasure in its round shelf, with light around it. */
const lit = (size: number, treasure: RigNode[]): RigNode[] => [
  circle(0, 0, 92, "#FFD34D", { opacity: 0.28 }),
  circle(0, 0, 70, "#FFE691"),
  circle(0, -6, 50, "#FFF6D2"),
  path("M-62 32Q0 96 62 32Z", { fill: "#C98A4B" }),
  line("M-104 0H-92M104 0H92M0 -104V-92M-74 -74L-66 -66M74 -74L66 -66", "#FFE98F", 7),
  el("g", { transform: `scale(${size})` }, ...treasure),
];

/** A magnifying glass with a wooden handle, and a coin large inside it, 200 wide. */
const coinUnderLens = (): RigNode[] => [
  line("M56 60L116 126", "#7A4A2B", 36),
  circle(0, 0, 86, "#E9FAFF"),
  coin(0, 0, 62),
  circle(0, 0, 86, "none", { stroke: "#8B7BF7", strokeWidth: 20 }),
  line("M-60 -24Q-48 -50 -22 -60", "#fff", 11),
];

/** An apple with a hole, out of which a worm looks. */
const appleWorm = (): RigNode[] => [
  ...apple(0),
  ellipse(18, 12, 13, 12, "#7A2B2B"),
  line("M18 14Q30 10 36 -4T52 -16", "#B7DB6A", 15),
  circle(54, -18, 12, "#B7DB6A"),
  circle(51, -22, 3.5, "#2E1B1A"),
  circle(60, -20, 3.5, "#2E1B1A"),
  line("M52 -12q4 4 8 1", "#4E6B2A", 3),
];

/** Half an apple with its core towards us. */
const halfApple = (): RigNode[] => [
  path("M0 -26C-30 -44 -54 -18 -48 12C-42 40 -20 46 0 40Z", { fill: "#FF5A5F" }),
  path("M0 -20C-22 -32 -42 -14 -38 10C-34 32 -16 38 0 33Z", { fill: "#FFF6DC" }),
  ellipse(-9, 8, 6, 10, "#7A4A2B"),
  line("M0 -22Q0 -36 8 -44", "#7A4A2B", 8),
];

const glassJar = (edge: string, ...inside: RigNode[]): RigNode[] => [
  jarGlass(),
  ...inside,
  jarEdge(edge, 7),
  ellipse(0, -62, 54, 14, "none", { stroke: edge, strokeWidth: 9 }),
  line("M-44 -30V24", "#fff", 8),
];

/** The jar to save in, with coins and a picture of the goal on it. */
const coinJar = (): RigNode[] =>
  glassJar(
    "#0D8F86",
    ...[-30, 2, 34].map((x) => coin(x, 52, 18)),
    ...[-14, 20].map((x) => coin(x, 22, 18)),
    el("g", { transform: "translate(4 -20) scale(.5)" }, ...kite(0)),
  );

/** The jar to share from, with a heart on it. */
const heartJar = (): RigNode[] =>
  glassJar(
    "#5546CC",
    ...[-28, 0, 28].map((x) => coin(x, 54, 17)),
    path("M0 30C-44 4 -40 -34 -14 -32Q-4 -32 0 -20Q4 -32 14 -32C40 -34 44 4 0 30Z", {
      fill: "#FF6B8A",
    }),
  );

/** Things of this story alone. */
export const things = {
  kiteThought: thing(kiteThought),
  litBroom: thing(() => lit(1.3, broom(0)), { isBackdrop: true }),
  litGlass: thing(() => lit(1.3, glass()), { isBackdrop: true }),
  litCoinJar: thing(() => lit(0.84, coinJar()), { isBackdrop: true }),
  litLens: thing(() => lit(0.62, coinUnderLens()), { isBackdrop: true }),
  litHeartJar: thing(() => lit(0.84, heartJar()), { isBackdrop: true }),
  appleWorm: thing(appleWorm, { hold: { radius: 42 } }),
  halfApple: thing(halfApple, { hold: { box: [-46, -34, -14, 40] } }),
  coinJar: thing(coinJar, { hold: { box: [-60, -62, 60, 82] }, feet: [50, 80] }),
  heartJar: thing(heartJar, { hold: { box: [-60, -62, 60, 82] } }),
} satisfies Record<string, Thing>;
