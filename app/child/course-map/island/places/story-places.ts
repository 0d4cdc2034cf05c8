import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin, dot, starPath } from "#characters/shapes.ts";
import { circle, placed, rect, tuft } from "#stage/base/shapes.ts";
import { awning, bush, clearing, counter, kite, palm, shadow, WOOD } from "./parts.ts";
import type { PlacePicture } from "./parts.ts";

/** Palms on the beach where Pocket's boat lies and the first coins are. */
export const palmBeach: PlacePicture = () => [
  ...clearing("#FFF3D2", "#E9C584"),
  path("M2 132Q40 150 92 146T168 134Q120 158 60 154T2 132Z", { fill: "#fff", opacity: 0.7 }),
  palm(44, 122, 0.19, 470, 100),
  palm(26, 126, 0.15, 380, -70),
  shadow(96, 134, 34),
  path("M92 62V116H60Q82 94 92 62Z", { fill: "#fff" }),
  path("M97 54V116H128Q122 78 97 54Z", { fill: "#FF6B5B" }),
  path("M97 54V116H104Q106 84 97 54Z", { fill: "#FF9484" }),
  line("M95 50V120", WOOD.dark, 3),
  path("M58 116H138L126 134H70Z", { fill: WOOD.dark }),
  path("M58 116H138L135 121H61Z", { fill: WOOD.light }),
  coin(30, 136, 6),
  coin(44, 140, 6),
];

const flag = (x: number, y: number, fill: string): RigNode =>
  path(`M${x - 4} ${y}h8l-4 8Z`, { fill });

/** The market's square with a stall of fruit and bread. */
export const market: PlacePicture = () => [
  ...clearing("#F0DDBB", "#C79F72"),
  line("M14 126H60M40 134H96M100 128H150M64 119H110", WOOD.dark, 1.3, { opacity: 0.2 }),
  shadow(70, 130, 62),
  rect(12, 40, 4, 86, WOOD.dark),
  line("M14 42Q40 58 66 48", WOOD.dark, 1.2),
  flag(24, 47, "#FF6B5B"),
  flag(36, 51, "#FFC93C"),
  flag(48, 51.5, "#8B7BF7"),
  rect(28, 62, 84, 50, "#E4FBF6"),
  rect(28, 62, 84, 14, "#0B5B55", { opacity: 0.12 }),
  rect(24, 58, 5, 70, WOOD.dark),
  rect(111, 58, 5, 70, WOOD.dark),
  ...awning(22, 56, 8, "#14B8A6", "#0D8F86"),
  rect(40, 82, 26, 3, WOOD.middle),
  path("M43 82V75Q53 68 63 75V82Z", { fill: "#D9934B" }),
  line("M48 75l3 4M54 73l3 4", "#F6CF93", 1.6),
  rect(74, 82, 26, 3, WOOD.middle),
  rect(77, 70, 9, 12, "#8B7BF7", { rx: 3 }),
  rect(88, 73, 8, 9, "#FF9EC4", { rx: 3 }),
  path(dot(38, 97, 8, 7.5) + dot(52, 97, 8, 7.5) + dot(45, 89, 8, 7.5), { fill: "#FF8A3C" }),
  path(dot(74, 97, 7.5, 7) + dot(88, 97, 7.5, 7) + dot(81, 90, 7.5, 7), { fill: "#58C08C" }),
  path("M96 100Q110 98 108 84Q102 92 94 93Z", { fill: "#FFC93C" }),
  ...counter(18, 99, 104),
  rect(28, 110, 20, 12, "#FF6B5B", { rx: 3, opacity: 0.6 }),
  rect(54, 110, 20, 12, "#FFC93C", { rx: 3, opacity: 0.6 }),
  rect(80, 110, 20, 12, "#8B7BF7", { rx: 3, opacity: 0.6 }),
];

const FLOWERS: readonly [x: number, y: number, fill: string][] = [
  [20, 132, "#FF9EC4"],
  [112, 130, "#FFC93C"],
  [136, 128, "#fff"],
];
const RAYS = [0, 60, 120, 180, 240, 300];

/** The hill with the goal board: what to save for, how much, and by when. */
export const goalBoard: PlacePicture = () => [
  path("M-2 130Q14 92 62 88Q120 82 166 130Q120 146 80 146T-2 130Z", { fill: "#3DA868" }),
  path("M4 126Q22 92 66 90Q116 86 156 124Q112 138 78 138T4 126Z", { fill: "#8FDB9C" }),
  path("M24 118Q40 100 70 98Q58 110 60 126Q36 126 24 118Z", { fill: "#B4EBB0", opacity: 0.8 }),
  shadow(74, 124, 34),
  line("M50 96V124M96 96V124", WOOD.dark, 7),
  rect(36, 12, 74, 96, WOOD.dark, { rx: 9 }),
  rect(40, 16, 66, 88, "#FFF3DC", { rx: 7 }),
  rect(40, 16, 66, 6, WOOD.middle, { rx: 3, opacity: 0.35 }),
  kite(73, 36, 14, "#FF6B5B", "#FFC93C"),
  path("M45 58H101M45 82H101", { stroke: "#E2C08F", strokeWidth: 2, fill: "none" }),
  ...[52, 66, 80].map((x) => coin(x, 70, 6)),
  circle(94, 70, 5.4, "none", { stroke: "#C9A15E", strokeWidth: 1.6, strokeDasharray: "2.4 2.2" }),
  circle(56, 93, 4.6, "#FFC93C"),
  line(
    RAYS.map((angle) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${(56 + x * 6.6).toFixed(1)} ${(93 + y * 6.6).toFixed(1)}l${(x * 2).toFixed(1)} ${(y * 2).toFixed(1)}`;
    }).join(""),
    "#FFC93C",
    1.8,
  ),
  line("M66 93h14", "#6C5BE0", 2, { strokeDasharray: ".1 4" }),
  path("M92 86.6a7 7 0 1 0 6 10a6 6 0 0 1 -6 -10Z", { fill: "#6C5BE0" }),
  tuft(26, 126, 20, 5, "#2FA468"),
  tuft(124, 124, 18, 5, "#2FA468"),
  ...FLOWERS.map(([x, y, fill]) => path(starPath(x, y, 4, 2.4), { fill })),
];

const stall = (x: number, cloth: string, rim: string, wall: string): RigNode[] => [
  shadow(x + 30, 130, 32),
  rect(x + 4, 66, 52, 46, wall),
  rect(x + 4, 66, 52, 12, "#5B4A3C", { opacity: 0.12 }),
  rect(x + 1, 60, 4, 68, WOOD.dark),
  rect(x + 55, 60, 4, 68, WOOD.dark),
  ...awning(x, 58, 5, cloth, rim),
  rect(x + 8, 96, 16, 10, "#fff", { rx: 3 }),
  coin(x + 16, 101, 3.6),
  ...counter(x - 2, 102, 64),
  rect(x + 6, 113, 14, 10, cloth, { rx: 3, opacity: 0.6 }),
  rect(x + 24, 113, 14, 10, cloth, { rx: 3, opacity: 0.6 }),
  rect(x + 42, 113, 14, 10, cloth, { rx: 3, opacity: 0.6 }),
];

/** Two stalls that sell the same kite. */
export const stalls: PlacePicture = () => [
  ...clearing("#F3E1C0", "#CFA877"),
  line("M20 136H70M90 138H140", WOOD.dark, 1.3, { opacity: 0.2 }),
  line("M30 56Q34 40 28 34M104 56Q100 40 108 30", WOOD.dark, 1.2, { opacity: 0.7 }),
  kite(28, 22, -10, "#FF6B5B", "#FFC93C"),
  kite(108, 18, 12, "#FF6B5B", "#FFC93C"),
  ...stall(4, "#FF6B5B", "#E04A45", "#FFF1E4"),
  ...stall(74, "#14B8A6", "#0D8F86", "#E4FBF6"),
  circle(34, 88, 7, "#FFC93C"),
  path("M92 92V80H108V92Z", { fill: "#8B7BF7" }),
];

const crystal = (x: number, y: number, size: number, fill: string): RigNode =>
  placed(
    x,
    y,
    size,
    path("M0 14L-8 2L-4 -14L4 -17L9 0L6 14Z", { fill }),
    path("M0 14L-2 1L4 -17L9 0L6 14Z", { fill: "#fff", opacity: 0.3 }),
  );

/** The cave in which the five treasures shine. */
export const cave: PlacePicture = () => [
  ...clearing("#DDAE7C", "#96684E"),
  path("M-2 130Q-4 92 18 74Q26 38 56 34Q74 6 98 26Q126 24 132 60Q158 78 156 130Z", {
    fill: "#6B4AA8",
  }),
  path("M6 128Q6 96 26 80Q34 46 60 42Q76 16 96 34Q86 52 92 74Q66 84 62 128Z", {
    fill: "#8F63C0",
  }),
  path("M26 80Q34 46 60 42Q70 26 82 26Q66 46 66 62Q44 66 26 80Z", { fill: "#B68AD6" }),
  path("M98 26Q126 24 132 60Q158 78 156 130H126Q132 92 110 74Q116 48 98 26Z", { fill: "#4F3691" }),
  path("M44 130V104Q46 70 76 68Q106 70 108 104V130Z", { fill: "#33245C" }),
  path("M50 130V106Q52 76 76 74Q100 76 102 106V130Z", { fill: "#241842" }),
  ellipse(76, 122, 30, 26, "#FFC93C", { opacity: 0.28 }),
  ellipse(76, 126, 22, 14, "#FFE98F", { opacity: 0.5 }),
  path("M52 130Q58 112 72 110Q84 104 92 114Q102 118 102 130Z", { fill: "#F29F1F" }),
  coin(64, 122, 6.5),
  coin(78, 117, 6.5),
  coin(90, 123, 6.5),
  coin(72, 127, 6),
  path(starPath(88, 100, 5, 2.4), { fill: "#9AF3E4" }),
  path(starPath(64, 96, 4, 2), { fill: "#FFF3B8" }),
  crystal(24, 116, 1, "#5BE0CF"),
  crystal(12, 122, 0.7, "#FF9EC4"),
  crystal(134, 114, 1, "#FF9EC4"),
  crystal(122, 122, 0.7, "#8B7BF7"),
  crystal(36, 62, 0.55, "#5BE0CF"),
  crystal(122, 58, 0.6, "#5BE0CF"),
  bush(150, 132, 0.5),
];
