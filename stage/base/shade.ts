import { color } from "#characters/palette.ts";

const parts = (hex: string) =>
  (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, "$&$&") : hex)
    .slice(1)
    .match(/../g)
    ?.map((pair) => Number.parseInt(pair, 16)) ?? [0, 0, 0];

/** A colour in light (above 0, up to 1: white) or in shadow (below 0, to -1: the brand's ink). */
export function shade(hex: string, by: number): string {
  const to = parts(by > 0 ? color.white : color.ink);
  const mixed = parts(hex).map((own, index) =>
    Math.round(own + ((to[index] ?? 0) - own) * Math.abs(by)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
