import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import type { PropName } from "#stage/props/props.ts";
import { strokes } from "#stage/base/strokes.ts";
import { box, placed, WIDTH } from "./still.ts";

/** What stands in the shop, row by row, and its price in coins. */
const GOODS: [PropName, number][][] = [
  [
    ["kite", 9],
    ["apple", 1],
    ["teddy", 8],
  ],
  [
    ["ball", 4],
    ["robot", 12],
    ["bread", 2],
  ],
];
/** Heights of the boards, and how far below a thing's middle it ends. */
const BOARDS = [226, 496];
const FEET: Partial<Record<PropName, number>> = { teddy: 62, robot: 52, kite: 70, bread: 44 };
const SCALE = 1.38;

const tag = (x: number, y: number, price: number): RigNode =>
  el(
    "g",
    { transform: `translate(${x} ${y})` },
    box(-62, -2, 124, 62, 16, "#D98F45"),
    box(-62, -8, 124, 62, 16, "#FFFDF7"),
    coin(-30, 23, 19),
    strokes(String(price), 24, 23, 34, "#3A2320"),
  );

const stripe = (index: number) =>
  path(`M${index * 100} 0H${index * 100 + 100}V34Q${index * 100 + 50} 66 ${index * 100} 34Z`, {
    fill: index % 2 === 0 ? "#FF6B5B" : "#FFFDF7",
  });

/** A shop shelf: six things, each over its price. */
export const shelf = (): RigNode[] => [
  box(0, 0, WIDTH, 600, 0, "#FFE9C7"),
  box(24, 0, 752, 600, 0, "#F7CF98"),
  ...BOARDS.flatMap((y) => [box(24, y - 178, 752, 178, 0, "#FFDFAF")]),
  ...BOARDS.flatMap((y, row) => [
    ...(GOODS[row] ?? []).map((_, column) =>
      ellipse(160 + column * 240, y - 4, 74, 9, "#8E5A3C", { opacity: 0.22 }),
    ),
    box(10, y, 780, 26, 8, "#B97A4E"),
    box(10, y + 18, 780, 8, 4, "#8E5A3C"),
    line(`M30 ${y + 8}H770`, "#D39A68", 4),
    ...(GOODS[row] ?? []).flatMap(([name, price], column) => [
      placed(name, 160 + column * 240, y - (FEET[name] ?? 46) * SCALE, SCALE),
      tag(160 + column * 240, y + 14, price),
    ]),
  ]),
  box(0, 0, 24, 600, 0, "#A9683A"),
  box(776, 0, 24, 600, 0, "#A9683A"),
  ...Array.from({ length: 8 }, (_, index) => stripe(index)),
  box(0, 0, WIDTH, 10, 0, "#E04A45"),
];
