import { path, line, ellipse } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** The treasure map rolled up to look through, 170 long; its wider end is on the right. */
const mapTube = (): RigNode[] => [
  path("M-84 -20L84 -36V36L-84 20Z", { fill: "#F9E7BE" }),
  path("M-84 6L84 12V36L-84 20Z", { fill: "#E9CB90" }),
  line("M-50 -8Q-20 8 6 -10T58 -4", "#B97A4E", 6, { strokeDasharray: "10 11" }),
  ellipse(84, 0, 15, 36, "#E1C48A"),
  ellipse(86, 0, 9, 27, "#8E5A3C"),
  path("M-22 -26L-2 -28V28L-22 26Z", { fill: "#FF6B5B" }),
];

/** Things of this story alone. */
export const things = {
  cup: thing(
    () => [
      path("M-28 -26H28L22 30H-22Z", { fill: "#2F9BE0" }),
      line("M28 -14Q50 -10 42 6T24 14", "#2F9BE0", 8),
      path("M-26 -12H26L25 -2H-25Z", { fill: "#FF6B5B" }),
      line("M-10 -40q-8 -10 0 -20t0 -20M12 -40q-8 -10 0 -20t0 -20", "#C7D3E3", 5),
    ],
    { hold: { box: [-24, -24, 22, 30] } },
  ),
  mapTube: thing(mapTube, { hold: { box: [-80, -26, 86, 26] } }),
} satisfies Record<string, Thing>;
