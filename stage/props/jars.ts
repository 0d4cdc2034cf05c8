import { el } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { strokes } from "../base/strokes.ts";
import type { Picture } from "./picture.ts";

const ROW = 3;

/** A glass jar with a coloured lid, a label, and the coins inside. */
const labelled =
  (word: string, color: string, size: number): Picture =>
  (coins) => [
    el("rect", { x: -46, y: -38, width: 92, height: 98, rx: 24, fill: "#DFF7FF" }),
    ...Array.from({ length: coins }, (_, i) =>
      coin(-26 + (i % ROW) * 26, 44 - Math.floor(i / ROW) * 20, 14),
    ),
    el("rect", {
      x: -46,
      y: -38,
      width: 92,
      height: 98,
      rx: 24,
      fill: "none",
      stroke: color,
      strokeWidth: 6,
    }),
    el("rect", { x: -38, y: -56, width: 76, height: 20, rx: 8, fill: color }),
    ...(word === "" ? [] : [strokes(word, 0, -15, size, color)]),
  ];

export const jarSave = labelled("SAVE", "#0D8F86", 18);
export const jarSpend = labelled("SPEND", "#C0392F", 15);
export const jarShare = labelled("SHARE", "#5546CC", 15);
export const jar = labelled("", "#0D8F86", 0);
