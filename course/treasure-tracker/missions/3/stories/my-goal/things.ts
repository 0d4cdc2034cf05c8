import { ellipse, line, path, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin } from "#characters/shapes.ts";
import { circle } from "#stage/base/shapes.ts";
import { thought } from "#stage/props/picturing-things.ts";
import { sock } from "#stage/props/sock.ts";
import { tenCoins } from "#stage/props/ten-coins.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

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
const goalBoard = (): RigNode[] => [
  line("M-110 280V326M110 280V326", "#8E5A3C", 26),
  el("rect", { x: -150, y: -295, width: 300, height: 590, rx: 34, fill: "#8E5A3C" }),
  el("rect", { x: -137, y: -282, width: 274, height: 564, rx: 24, fill: "#FFF3DC" }),
  path("M-126 -92H126M-126 92H126", { stroke: "#E2C08F", strokeWidth: 6, fill: "none" }),
  ...what(-184),
  ...howMuch(2),
  ...when(186),
];

/** A palm's leaf that hangs into the picture from above, in the shade. */
const palmNear = (): RigNode[] => [
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#14693F", transform: "rotate(52)" },
  ),
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#1F8A57", transform: "rotate(24)" },
  ),
];

const wing = (side: 1 | -1, open: number): RigNode =>
  el(
    "g",
    { transform: `scale(${side * open} 1)` },
    path("M2 -2C20 -52 66 -52 62 -16C58 8 26 8 2 2Z", { fill: "#8B7BF7" }),
    path("M2 2C30 2 50 18 38 36C24 50 6 28 2 8Z", { fill: "#FF9EC4" }),
    circle(42, -20, 8, "#FFE98F"),
  );

/** A butterfly, 120 wide with its wings open. */
const butterfly = (open: number): RigNode[] => [
  wing(-1, open),
  wing(1, open),
  line("M0 -18V26", "#3A2C58", 9),
  line("M-2 -20Q-8 -36 -16 -38M2 -20Q8 -36 16 -38", "#3A2C58", 3),
];

/** A bare foot that is held up: its sole is towards us, the leg goes down to the left. */
const footSole = (): RigNode[] => [
  line("M-10 40Q-30 96 -56 120", "#8E5434", 62),
  ellipse(0, 0, 62, 74, color.furDark),
  ...[-40, -14, 14, 40].map((x, index) =>
    ellipse(x, -62 - (index % 3 === 0 ? 0 : 10), 19, 23, color.furDark),
  ),
  ellipse(0, 18, 38, 40, "#E9A58C"),
  ...[-40, -14, 14, 40].map((x, index) =>
    ellipse(x, -64 - (index % 3 === 0 ? 0 : 10), 10, 12, "#E9A58C"),
  ),
];

/** He has no picture in his mind: only a tangle. */
const tangleThought = (): RigNode[] =>
  thought(
    -1,
    line(
      "M-66 6C-50 -60 10 -54 12 -12C14 30 -50 30 -44 -8C-38 -48 44 -52 52 -10C60 34 -16 46 -20 10C-24 -24 40 -34 64 8Q70 26 54 34",
      "#8A94A8",
      9,
    ),
  );

/** A big lamp. */
const lampThought = (): RigNode[] =>
  thought(
    1,
    path("M-58 56L-34 -6H34L58 56Z", { fill: "#FFE98F", opacity: 0.7 }),
    line("M0 -6V52", "#8E5A3C", 10),
    path("M-30 62Q0 40 30 62Z", { fill: "#8E5A3C" }),
    path("M-26 -62H26L48 -4H-48Z", { fill: "#8B7BF7" }),
    path("M-26 -62H-8L-16 -4H-48Z", { fill: "#B0A4FF" }),
    circle(0, 2, 13, "#FFF6C9"),
  );

/** A sock over a paw, with eyes: its foot is the head of a puppet. */
const sockFace = (): RigNode[] => [
  el(
    "g",
    { transform: "rotate(180)" },
    ...sock("#FF9EC4", "#FF5A8F"),
    ellipse(10, 44, 9, 10, "#fff"),
    ellipse(28, 42, 9, 10, "#fff"),
    ellipse(12, 46, 5, 6, "#2E1B1A"),
    ellipse(30, 44, 5, 6, "#2E1B1A"),
  ),
];

/** A sock that lies on the ground, with its shadow. */
const sockLies = (fill: string, cuff: string): RigNode[] => [
  ellipse(4, 22, 58, 9, "#7A5A2B", { opacity: 0.25 }),
  el("g", { transform: "scale(1 .72) rotate(-78)" }, ...sock(fill, cuff)),
];

/** A sheet with weeks, one under the other, 84 wide. */
const weeks = (): RigNode[] => [
  el("rect", {
    x: -42,
    y: -50,
    width: 84,
    height: 100,
    rx: 12,
    fill: "#fff",
    stroke: "#6C5BE0",
    strokeWidth: 5,
  }),
  line("M-22 -58V-44M22 -58V-44", "#2A2160", 7),
  ...[1, 2, 3, 4, 5].flatMap((week) => [
    el("rect", { x: -30, y: -44 + week * 16 - 8, width: 60, height: 12, rx: 5, fill: "#E3DDFB" }),
    strokes(String(week), -22, -38 + week * 16 - 8, 10, "#4A3AB0"),
    el("circle", { cx: 22, cy: -38 + week * 16 - 8, r: 5, fill: "#8B7BF7" }),
  ]),
];

/** Things of this story alone. */
export const things = {
  palmNear: thing(palmNear, { isLoose: true }),
  goalBoardNear: thing(goalBoard, { reach: [150, 296, 150, 330] }),
  butterflyOpen: thing(() => butterfly(1)),
  butterflyShut: thing(() => butterfly(0.45)),
  footSole: thing(footSole),
  tangleThought: thing(tangleThought),
  lampThought: thing(lampThought),
  sockBlue: thing(() => sock("#38B6FF", "#1C8FD6")),
  goalBoard: thing(goalBoard, { reach: [150, 296, 150, 330], isBackdrop: true }),
  tenCoins: thing(() => tenCoins(0), { feet: [70, 24] }),
  weeks: thing(weeks, { hold: { box: [-44, -58, 44, 52] }, feet: [40, 50] }),
  sockFace: thing(sockFace),
  pinkSockLies: thing(() => sockLies("#FF9EC4", "#FF5A8F")),
  blueSockLies: thing(() => sockLies("#38B6FF", "#1C8FD6")),
} satisfies Record<string, Thing>;
