import { el, line, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** Strokes of a character, 100 high from 0 downwards, and its width. */
const GLYPHS: Readonly<Record<string, [width: number, d: string]>> = {
  "0": [62, "M31 0C66 0 66 100 31 100C-4 100 -4 0 31 0Z"],
  "1": [38, "M6 18L28 0V100"],
  "2": [60, "M4 22C8 -8 56 -8 54 28C52 52 20 68 4 100H56"],
  "3": [58, "M6 12C20 -8 54 -2 52 24C50 44 34 47 22 47C38 47 56 54 54 74C52 104 14 106 2 86"],
  "4": [62, "M46 100V0L4 68H60"],
  "5": [58, "M52 0H12L8 44C24 34 54 38 54 68C54 102 18 106 4 88"],
  "6": [60, "M48 4C20 10 4 40 4 68C4 110 56 110 56 68C56 34 14 34 5 62"],
  "7": [58, "M2 0H56L20 100"],
  "8": [60, "M30 47C4 44 4 0 30 0C56 0 56 44 30 47C-4 50 -4 100 30 100C64 100 64 50 30 47Z"],
  "9": [60, "M12 96C40 90 56 60 56 32C56 -10 4 -10 4 32C4 66 46 66 55 38"],
  A: [68, "M2 100L34 0L66 100M14 66H54"],
  B: [60, "M4 0V100H32C64 100 64 48 32 48C58 48 58 0 30 0H4M4 48H32"],
  C: [68, "M62 16C38 -14 4 4 4 50C4 96 38 114 62 84"],
  D: [66, "M4 0V100H24C80 100 80 0 24 0Z"],
  E: [52, "M48 0H4V100H48M4 48H40"],
  F: [52, "M4 100V0H48M4 48H40"],
  G: [72, "M64 18C40 -14 4 4 4 50C4 100 50 114 66 84V56H42"],
  H: [64, "M4 0V100M60 0V100M4 48H60"],
  I: [14, "M7 0V100"],
  K: [60, "M4 0V100M56 0L4 58M24 38L58 100"],
  L: [50, "M4 0V100H48"],
  M: [78, "M4 100V0L39 62L74 0V100"],
  N: [66, "M4 100V0L62 100V0"],
  O: [78, "M39 0C90 0 90 100 39 100C-12 100 -12 0 39 0Z"],
  P: [58, "M4 100V0H28C64 0 64 52 28 52H4"],
  R: [62, "M4 100V0H28C64 0 64 50 28 50H4M30 50L58 100"],
  S: [58, "M52 14C42 -6 6 -4 6 24C6 50 54 46 54 74C54 104 12 106 3 84"],
  T: [62, "M2 0H60M31 0V100"],
  U: [64, "M4 0V66C4 112 60 112 60 66V0"],
  V: [66, "M2 0L33 100L64 0"],
  W: [92, "M2 0L24 100L46 20L68 100L90 0"],
  X: [62, "M2 0L60 100M60 0L2 100"],
  Y: [66, "M2 0L33 50L64 0M33 50V100"],
  Z: [60, "M4 0H56L4 100H58"],
  ".": [12, "M6 97V100"],
  ",": [14, "M9 96L3 114"],
  ":": [12, "M6 32V36M6 86V90"],
  "-": [40, "M4 56H36"],
  "(": [26, "M24 -8Q-14 50 24 108"],
  ")": [26, "M2 -8Q40 50 2 108"],
  "!": [14, "M7 0V66M7 98V100"],
  " ": [30, ""],
};
const GAP = 24;

/**
 * Words drawn as round strokes: a picture in a page has no font of ours. Centred on (x, y); throws
 * for a character that is not drawn.
 * @param size height of a capital letter
 */
export function strokes(text: string, x: number, y: number, size: number, color: string): RigNode {
  const scale = size / 100;
  let left = 0;
  const drawn = [...text].map((character) => {
    const glyph = GLYPHS[character];
    if (glyph === undefined) throw new Error(`'${character}' is not drawn.`);
    const [width, d] = glyph;
    const node = el("g", { transform: `translate(${left} 0)` }, line(d, color, 17));
    left += width + GAP;
    return node;
  });
  const from = `${round(x - ((left - GAP) * scale) / 2)} ${round(y - size / 2)}`;
  return el("g", { transform: `translate(${from}) scale(${round(scale)})` }, ...drawn);
}
