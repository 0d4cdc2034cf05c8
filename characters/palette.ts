/** Colours of the brand's characters. */
export const color = {
  fur: "#A0623C",
  furDark: "#7F4A2E",
  furLight: "#B97A4E",
  furDeep: "#5E3421",
  cream: "#FFE3BE",
  creamLight: "#FFF4E1",
  creamDark: "#F3C896",
  muzzle: "#FFFAF0",
  nose: "#3A2320",
  ink: "#2E1B1A",
  teal: "#14B8A6",
  tealDark: "#0D8F86",
  coral: "#FF6B5B",
  coralDark: "#E04A45",
  coralLight: "#FF9484",
  gold: "#FFC93C",
  goldDark: "#F29F1F",
  mouth: "#6B1F2B",
  tongue: "#FF7F8A",
  indigo: "#6A59E4",
  indigoDark: "#4A3BB8",
  indigoInk: "#2A2160",
  white: "#fff",
} as const;

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
