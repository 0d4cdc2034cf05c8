import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { props } from "#stage/props/props.ts";
import { at, box, dot } from "./shapes.ts";

const ring = (x: number, gem: string): RigNode =>
  at(x, 10, 1, [
    el("circle", { cx: 0, cy: 10, r: 26, fill: "none", stroke: "#FFC93C", strokeWidth: 10 }),
    path("M-14 -32L-6 -42H6L14 -32L0 -12Z", { fill: gem }),
  ]);

const mitten = (x: number, side: 1 | -1, scale = 1): RigNode =>
  el(
    "g",
    { transform: `translate(${x} 0) scale(${side * scale} ${scale})` },
    path("M-22 36V-14Q-22 -50 2 -50T26 -14V-8Q34 -20 42 -12T38 12L26 24V36Z", { fill: "#FF5A8F" }),
    box(-26, 30, 56, 20, 8, "#FFD3E3"),
    line("M-12 -6H16M-12 8H16", "#FF9EC4", 5),
  );

const drum: RigNode[] = [
  line("M-50 -52L-8 -26M50 -52L8 -26", "#B97A4E", 7),
  dot(-52, -54, 7, "#FFE9C7"),
  dot(52, -54, 7, "#FFE9C7"),
  path("M-50 -14V34Q-50 52 0 52T50 34V-14Z", { fill: "#E04A45" }),
  line("M-46 -2L-30 42L-12 4L6 46L24 4L38 40L48 -2", "#FFC93C", 5),
  ellipse(0, -16, 50, 18, "#FFF6E8"),
  el("ellipse", {
    cx: 0,
    cy: -16,
    rx: 50,
    ry: 18,
    fill: "none",
    stroke: "#FFC93C",
    strokeWidth: 6,
  }),
];

const lens = (cx: number, color: string, fill: string) =>
  el("circle", { cx, cy: 4, r: 25, fill, stroke: color, strokeWidth: 8 });
const glasses = (color: string, fill: string): RigNode[] => [
  line("M-58 -4L-70 -14M58 -4L70 -14", color, 8),
  line("M-10 0Q0 -8 10 0", color, 8),
  lens(-34, color, fill),
  lens(34, color, fill),
];

const star = (x: number, y: number, scale: number, fill: string): RigNode =>
  at(x, y, scale, [
    path(
      "M0 -14L4.1 -5.7L13.3 -4.3L6.7 2.2L8.2 11.3L0 7L-8.2 11.3L-6.7 2.2L-13.3 -4.3L-4.1 -5.7Z",
      {
        fill,
      },
    ),
  ]);

const shoe = (x: number, y: number): RigNode =>
  at(x, y, 1, [
    path("M-46 -24H-14Q-10 -6 14 -2Q44 2 46 18H-46Z", { fill: "#2F9BE0" }),
    path("M-48 16H48Q50 28 40 28H-40Q-50 28 -48 16Z", {
      fill: "#fff",
      stroke: "#D5DEEA",
      strokeWidth: 3,
    }),
    line("M-10 -12L2 -16M2 -4L14 -10", "#fff", 5),
  ]);

const skate = (x: number, y: number): RigNode =>
  at(x, y, 0.9, [
    path("M-40 -40H-6V-14Q4 -6 24 -2Q42 2 42 16H-40Z", { fill: "#8B7BF7" }),
    box(-44, 12, 90, 9, 4, "#5546CC"),
    ...[-26, 26].flatMap((cx) => [dot(cx, 32, 13, "#FFC93C"), dot(cx, 32, 5, "#fff")]),
    line("M-22 -30H-8M-22 -18H-6", "#E9E5FF", 5),
  ]);

const pencil = (x: number, turn: number, color: string): RigNode =>
  el(
    "g",
    { transform: `translate(${x} 0) rotate(${turn})` },
    box(-9, -40, 18, 76, 2, color),
    box(-9, -54, 18, 16, 6, "#FF9EC4"),
    path("M-9 36H9L0 60Z", { fill: "#FFE9C7" }),
    path("M-4 50H4L0 60Z", { fill: "#2E1B1A" }),
  );

const bulb = (fill: string): RigNode[] => [
  box(-26, 48, 52, 10, 5, "#5F6C82"),
  line("M0 48V-4", "#7E8CA3", 8),
  path("M-18 -52H18L38 -4H-38Z", { fill }),
];

/** Pictures of answers about needs and wants, by the names of their files. */
export const ofNeeds: Record<string, readonly RigNode[]> = {
  helmet: [
    path("M-56 20Q-58 -44 4 -44Q58 -42 58 12Q58 20 50 20Z", { fill: "#FF6B5B" }),
    line("M-34 -8Q-30 -26 -14 -32M2 -12Q6 -30 16 -32M34 -6Q36 -16 32 -24", "#B23A36", 9),
    box(-60, 14, 122, 12, 6, "#B23A36"),
    line("M-36 26L-6 54L34 26", "#2A2160", 6),
  ],
  crown: [
    path("M-52 38L-60 -24L-28 2L0 -44L28 2L60 -24L52 38Z", { fill: "#FFC93C" }),
    box(-54, 34, 108, 16, 6, "#E8A51E"),
    dot(0, 12, 9, "#FF5A8F"),
    dot(-30, 20, 6, "#38B6FF"),
    dot(30, 20, 6, "#38B6FF"),
  ],
  bandage: [
    el(
      "g",
      { transform: "rotate(-24)" },
      box(-62, -22, 124, 44, 22, "#F0B98A"),
      box(-22, -22, 44, 44, 4, "#FBE0C4"),
      ...[-46, -34, 34, 46].flatMap((x) => [dot(x, -7, 3, "#C98B5D"), dot(x, 7, 3, "#C98B5D")]),
    ),
  ],
  flashlight: [
    path("M20 -20L72 -46V46L20 20Z", { fill: "#FFE08A" }),
    path("M-4 -14L22 -26V26L-4 14Z", { fill: "#E04A45" }),
    box(-62, -14, 62, 28, 8, "#FF6B5B"),
    box(-40, -6, 18, 12, 5, "#fff"),
  ],
  rings: [ring(-32, "#FF5A8F"), ring(32, "#38B6FF")],
  "one-mitten": [mitten(-4, 1, 1.1)],
  mittens: [mitten(-40, -1, 0.85), mitten(40, 1, 0.85)],
  rice: [
    path("M-48 2Q-42 -34 0 -36T48 2Z", { fill: "#fff", stroke: "#E6DCCB", strokeWidth: 4 }),
    line("M-24 -12l8 -4M-4 -20l8 2M14 -10l8 -4M-12 -4l8 2M26 -2l6 -2", "#D9CBB4", 4),
    path("M-62 0H62Q58 50 18 54H-18Q-58 50 -62 0Z", { fill: "#2F9BE0" }),
    line("M-46 18Q0 26 46 18", "#7ADCFF", 5),
  ],
  eggs: [
    path("M-58 4Q-58 -36 -22 -34Q4 -50 26 -30Q64 -26 58 8Q56 40 14 40Q-8 54 -28 38Q-58 40 -58 4Z", {
      fill: "#fff",
      stroke: "#EADFCB",
      strokeWidth: 4,
    }),
    dot(-22, 2, 17, "#FFC93C"),
    dot(24, 2, 17, "#FFC93C"),
    dot(-27, -4, 5, "#FFE08A"),
    dot(19, -4, 5, "#FFE08A"),
  ],
  "one-pea": [
    el("ellipse", {
      cx: 0,
      cy: 14,
      rx: 68,
      ry: 30,
      fill: "#fff",
      stroke: "#C9D6E6",
      strokeWidth: 4,
    }),
    el("ellipse", { cx: 0, cy: 12, rx: 46, ry: 18, fill: "#EAF3FA" }),
    dot(0, 2, 13, "#4CC38A"),
    dot(-4, -3, 4, "#B5F0D3"),
  ],
  "bald-brush": [
    el(
      "g",
      { transform: "rotate(-32)" },
      box(-62, -2, 122, 18, 9, "#FF9EC4"),
      box(-62, -2, 46, 18, 9, "#E97BA8"),
      box(14, -8, 46, 9, 4, "#F6D3E1"),
      ...["M20 -8L10 -26", "M34 -8V-20", "M52 -8L64 -22"].map((d) => line(d, "#BFD3E6", 9)),
      ...["M20 -8L10 -26", "M34 -8V-20", "M52 -8L64 -22"].map((d) => line(d, "#fff", 5)),
    ),
  ],
  gum: [
    dot(0, -14, 38, "#FFD3E3"),
    ...[
      [-18, -2, "#FF5A8F"],
      [4, 4, "#38B6FF"],
      [20, -10, "#FFC93C"],
      [-8, -26, "#4CC38A"],
      [12, -32, "#8B7BF7"],
      [-24, -20, "#FF8A3C"],
    ].map(([x, y, fill]) => dot(Number(x), Number(y), 11, String(fill))),
    path("M-34 22H34L42 58H-42Z", { fill: "#E04A45" }),
    box(-12, 32, 24, 14, 4, "#FFE9C7"),
  ],
  drum,
  "ball-and-drum": [at(-36, 8, 0.75, props.ball(0)), at(36, 6, 0.7, drum)],
  "two-toys": [at(-36, 0, 0.72, props.teddy(0)), at(36, 0, 0.72, props.robot(0))],
  phone: [
    box(-32, -60, 64, 120, 14, "#2A2160"),
    box(-24, -46, 48, 88, 6, "#7ADCFF"),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        box(
          -18 + column * 20,
          -38 + row * 22,
          15,
          15,
          4,
          ["#FF6B5B", "#FFC93C", "#4CC38A"][row] ?? "",
        ),
      ),
    ),
    dot(0, 51, 5, "#8B7BF7"),
  ],
  pencils: [pencil(-26, -14, "#FFC93C"), pencil(26, 12, "#4CC38A")],
  glasses: glasses("#2A2160", "#E3F8FF"),
  "party-glasses": [
    ...glasses("#FF5A8F", "#FFD3E3"),
    star(-34, 4, 1.1, "#FFC93C"),
    star(34, 4, 1.1, "#FFC93C"),
    star(-60, -36, 0.8, "#8B7BF7"),
    star(60, -36, 0.8, "#38B6FF"),
  ],
  lamp: [...bulb("#FFC93C"), path("M-34 0L-58 44H58L34 0Z", { fill: "#FFE08A", opacity: 0.5 })],
  "moon-lamp": [
    box(-26, 48, 52, 10, 5, "#5F6C82"),
    line("M0 48V26", "#7E8CA3", 8),
    path("M14 -56A42 42 0 1 0 42 12A34 34 0 0 1 14 -56Z", { fill: "#FFE08A" }),
    star(36, -34, 0.9, "#A79BFF"),
  ],
  shoes: [shoe(-14, -22), shoe(14, 26)],
  skates: [at(0, 0, 1.35, [skate(0, 4)])],
  puzzle: [
    path(
      "M-46 -40H-12Q-20 -60 0 -60T12 -40H46V-8Q66 -16 66 4T46 16V50H-46V16Q-28 24 -28 4T-46 -8Z",
      {
        fill: "#4CC38A",
      },
    ),
    line("M-30 -24H-8", "#A8E6C6", 7),
  ],
  comic: [
    box(-48, -56, 96, 112, 8, "#FFC93C"),
    box(-40, -26, 38, 34, 4, "#38B6FF"),
    box(4, -26, 36, 34, 4, "#FF9EC4"),
    box(-40, 14, 80, 34, 4, "#fff"),
    line("M-38 -42H38", "#E04A45", 10),
    star(-20, -8, 1, "#fff"),
    dot(22, -10, 10, "#fff"),
    path("M-10 22H28Q34 22 34 28V34Q34 38 28 38H6L-4 46V38H-10Q-16 38 -16 34V28Q-16 22 -10 22Z", {
      fill: "#A79BFF",
    }),
  ],
  bubbles: [
    box(-22, 0, 44, 58, 10, "#FF9EC4"),
    box(-16, -12, 32, 16, 5, "#FF5A8F"),
    ...[
      [-32, -40, 18],
      [10, -46, 22],
      [44, -14, 13],
    ].map(([cx = 0, cy = 0, r = 0]) =>
      el("circle", { cx, cy, r, fill: "#E3F8FF", stroke: "#7ADCFF", strokeWidth: 5 }),
    ),
  ],
  movie: [
    box(-58, -22, 116, 76, 8, "#2A2160"),
    el(
      "g",
      { transform: "rotate(-8)" },
      box(-60, -50, 118, 22, 5, "#2A2160"),
      ...[-44, -12, 20].map((x) => path(`M${x} -50h16l-10 22h-16z`, { fill: "#fff" })),
    ),
    path("M-12 0L20 16L-12 32Z", { fill: "#FFC93C" }),
  ],
};
