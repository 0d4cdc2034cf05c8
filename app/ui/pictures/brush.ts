import { el, ellipse, line, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot, edge } from "#characters/shapes.ts";

/** Of a material: its colour in light, the usual one, and the one in shadow. */
const TONES = {
  gold: ["#FFD765", "#FFBF2E", "#B4620F"],
  bronze: ["#FFB84A", "#EC9220", "#94480C"],
  wood: ["#CF9059", color.fur, color.furDeep],
  darkWood: ["#B97A4E", "#8E5434", color.furDeep],
  paper: [color.white, "#FFECCB", "#B8783A"],
  cream: ["#FFEBCF", "#FBCF98", "#A86A30"],
  parchment: ["#FBE6B6", "#EFCB88", "#8E5A2A"],
  coral: ["#FF9484", "#FF6656", "#A8302C"],
  pink: ["#FFD0DA", "#FF9DB3", "#C24A6C"],
  orange: ["#FFC47A", "#FF9447", "#BF5418"],
  teal: ["#3FE0CC", "#10AE9E", "#075B55"],
  sea: ["#8FE6F0", "#37BCD8", "#166E96"],
  blue: ["#A3DAFC", "#58AAF0", "#215CAB"],
  mint: ["#C2F0A8", "#7CCB83", "#2C7F4A"],
  green: ["#93E391", "#4DBB66", "#1F7443"],
  violet: ["#D2C2FF", "#9F87F0", "#5340B4"],
  indigo: ["#A99CFF", color.indigo, color.indigoInk],
  glow: ["#FFFDB0", "#D6E84C", "#6E9A20"],
} as const;

type Tone = keyof typeof TONES;

/**
 * A form in soft light from the upper left: a gradient, a light edge, and a shaded one. Its outline
 * has absolute coordinates, whole and positive, and no arcs. A form inside it is a hole.
 * @param wide how wide its edges are
 */
export type Form = (tone: Tone, outline: string, wide?: number) => RigNode;

/** A drawing of 200 by 200: what it is made of, from the back to the front. */
export type Drawing = (form: Form) => RigNode[];

/** Paints one drawing; `prefix` makes the ids inside it unique in the document. */
export function painted(drawing: Drawing, prefix: string): RigNode[] {
  let forms = 0;
  return drawing((tone, outline, wide = 5) => {
    const [light, usual, shadow] = TONES[tone];
    forms += 1;
    const [fill, clip] = [`${prefix}-f${forms}`, `${prefix}-c${forms}`];
    return el(
      "g",
      {},
      verticalGradient(fill, [
        [0, light],
        [1, usual],
      ]),
      el("clipPath", { id: clip }, path(outline, { clipRule: "evenodd" })),
      path(outline, { fill: `url(#${fill})`, fillRule: "evenodd" }),
      el(
        "g",
        { clipPath: `url(#${clip})`, fillRule: "evenodd" },
        path(edge(outline, wide, wide), { fill: color.white, opacity: 0.4 }),
        path(edge(outline, -wide, -wide), { fill: shadow, opacity: 0.36 }),
      ),
    );
  });
}

/** The outline of an ellipse, for a form: an arc could not be moved with its edges. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [Math.round(rx * 0.552), Math.round(ry * 0.552)];
  return `M${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}Z`;
}

/** An eye as Pocket's, `r` wide from its middle. */
export const eye = (x: number, y: number, r: number): RigNode =>
  el(
    "g",
    { transform: `translate(${x} ${y}) scale(${round(r / 20)})` },
    ellipse(0, 0, 20, 23, color.white),
    ellipse(0, 1, 17, 20, "#4A2516"),
    path(dot(0, 0, 11, 13), { fill: "#1B0F10" }),
    ellipse(0, 13, 10, 5, "#D08A50", { opacity: 0.6 }),
    path(dot(-5, -8, 7, 7) + dot(7, 8, 3, 3), { fill: color.white }),
    line("M-19 -7A20 23 0 0 1 19 -7", color.furDeep, 3),
  );

/** Two cheeks, `apart` from the middle. */
export const cheeks = (x: number, y: number, apart: number, r = 11): RigNode =>
  path(dot(x - apart, y, r, r * 0.7) + dot(x + apart, y, r, r * 0.7), {
    fill: "#FF7F6E",
    opacity: 0.5,
  });

/** A smiling mouth. */
export const smile = (x: number, y: number, half: number): RigNode =>
  line(`M${x - half} ${y}Q${x} ${y + half * 1.1} ${x + half} ${y}`, color.nose, 5);
