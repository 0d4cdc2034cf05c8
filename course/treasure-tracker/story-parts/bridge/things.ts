import { starPath } from "#characters/shapes.ts";
import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle } from "#stage/base/shapes.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";
import { shelfPrice } from "./shelf-price.ts";

/* What real children have or see at the end of the stories of several missions. */

const DINO = { skin: "#58C08C", shade: "#3A9C6D", belly: "#D9F2B4", spikes: "#FF9F45" };
const INK = "#2E1B1A";

/** A soft toy dinosaur that looks to the left, 130 high. */
const dino = (face: RigNode[]): RigNode[] => [
  path("M16 46Q72 62 92 8Q96 -2 84 2Q64 18 34 0Z", { fill: DINO.shade }),
  path("M8 -66L34 -72L26 -46ZM26 -46L54 -46L38 -22ZM36 -22L66 -14L42 6Z", { fill: DINO.spikes }),
  ellipse(8, 16, 43, 44, DINO.skin),
  ellipse(-6, 24, 27, 31, DINO.belly),
  line("M-14 12H2M-16 26H4M-14 40H2", "#B5DC8A", 4),
  ellipse(-22, 54, 22, 12, DINO.shade),
  ellipse(28, 54, 22, 12, DINO.shade),
  line("M-20 4Q-38 8 -44 -2M22 6Q14 22 0 20", DINO.shade, 11),
  path("M-62 -34Q-62 -54 -42 -58Q-34 -82 -6 -80Q32 -76 30 -42Q28 -12 -8 -10Q-62 -8 -62 -34Z", {
    fill: DINO.skin,
  }),
  circle(-52, -40, 3, DINO.shade),
  ...face,
];

const awake: RigNode[] = [
  ellipse(-16, -52, 11, 13, "#fff"),
  ellipse(-19, -50, 7, 9, INK),
  circle(-21, -54, 3, "#fff"),
  line("M-54 -26Q-36 -16 -20 -26", INK, 4),
  ellipse(-4, -32, 8, 5, "#FF9EC4", { opacity: 0.8 }),
];

const asleep: RigNode[] = [
  line("M-28 -50Q-17 -42 -6 -50", INK, 4),
  ellipse(-38, -24, 7, 6, "#2F7F58"),
  ellipse(-4, -32, 8, 5, "#FF9EC4", { opacity: 0.8 }),
  strokes("Z", -42, -88, 20, "#5546CC"),
  strokes("Z", -20, -110, 26, "#5546CC"),
];

/** A roll of toilet paper that stands, 64 wide and 70 high. */
const roll = (): RigNode[] => [
  path("M-32 -24V26Q-32 36 0 36T32 26V-24Z", { fill: "#FFFDF7" }),
  path("M14 -24V35Q32 32 32 26V-24Z", { fill: "#DCE6EC" }),
  line("M-18 -6V28M-4 -4V31", "#E6EDF1", 4),
  ellipse(0, -24, 32, 11, "#FFFFFF", { stroke: "#C9D6DE", strokeWidth: 3 }),
  ellipse(0, -24, 11, 4, "#B98D5E"),
];

/** A paper cup with a sign for a job, 92 wide and 110 high. */
const cup = (fill: string, sign: RigNode): RigNode[] => [
  ellipse(0, -46, 46, 11, "#EDE3D0"),
  ellipse(0, -45, 38, 7, "#8C7A66"),
  path("M-46 -46Q0 -30 46 -46L36 56Q0 66 -36 56Z", { fill: "#FFFDF7" }),
  path("M-43 -16Q0 0 43 -16L38 38Q0 50 -38 38Z", { fill }),
  sign,
];

/** A mug with cocoa, 96 wide and 84 high. */
const cocoa = (): RigNode[] => [
  line("M38 -14q34 0 30 24t-38 20", "#8B7BF7", 12),
  path("M-44 -34H44V30Q44 46 26 46H-26Q-44 46 -44 30Z", { fill: "#8B7BF7" }),
  ellipse(0, -34, 44, 12, "#B9AEFF"),
  ellipse(0, -33, 36, 8, "#6B3F24"),
  ellipse(-10, -35, 11, 4, "#FFF6E8"),
  path(starPath(0, 8, 17, 8), { fill: "#FFE27A" }),
];

const HEART = "M0 34C-34 12 -24 -8 -10 -6Q-2 -5 0 4Q2 -5 10 -6C24 -8 34 12 0 34Z";

/** Things that bridges put into a store, a room or a yard. */
export const ofChildren = {
  dino: thing(() => dino(awake), { hold: { box: [-44, -20, 50, 54] }, feet: [42, 62] }),
  dinoAsleep: thing(() => dino(asleep), { feet: [42, 62], reach: [66, 132, 96, 68] }),
  shelfSeven: thing(() => shelfPrice("7")),
  roll: thing(roll, { feet: [30, 34] }),
  cupSpend: thing(() => cup("#FF6B5B", path(starPath(0, 14, 21, 10), { fill: "#FFF3C4" })), {
    feet: [38, 58],
  }),
  cupSave: thing(
    () =>
      cup(
        "#14B8A6",
        el(
          "g",
          {},
          ellipse(0, 15, 22, 16, "#FFC0D8"),
          ellipse(-20, 17, 7, 6, "#FF9EC4"),
          path("M2 2L12 -8L16 6Z", { fill: "#FF9EC4" }),
          circle(-8, 11, 3, INK),
        ),
      ),
    { feet: [38, 58] },
  ),
  cupShare: thing(() => cup("#5546CC", path(HEART, { fill: "#FF9EC4" })), { feet: [38, 58] }),
  cocoa: thing(cocoa, { feet: [40, 44] }),
  splash: thing(() => [
    path("M-30 4C-40 -18 -14 -34 2 -26C24 -38 42 -8 30 8C36 30 4 38 -6 26C-24 34 -38 22 -30 4Z", {
      fill: "#8A5532",
    }),
  ]),
} satisfies Record<string, Thing>;
