import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

interface Palm {
  x: number;
  height: number;
  /** How far its crown is beside its foot. */
  lean: number;
}

const FROND = "M0 0Q90 -66 196 6Q150 4 158 32Q120 6 118 40Q84 6 78 34Q50 0 0 12Z";

/** A palm on the ground at `y`; its leaves sway a little. */
export function palmTree({ x, height, lean }: Palm, y: number, life: number): RigNode {
  const [topX, topY] = [x + lean, y - height];
  const trunk = `M${x - 22} ${y}Q${x - 30 + lean * 0.12} ${y - height * 0.5} ${topX - 10} ${topY}H${topX + 12}Q${x + 24 + lean * 0.2} ${y - height * 0.5} ${x + 28} ${y}Z`;
  const rings = [0.16, 0.32, 0.48, 0.64, 0.8].map((share) => {
    const at = x + lean * share * share;
    return `M${round(at - 16)} ${round(y - height * share)}q18 12 34 -2`;
  });
  const fronds = [-160, -205, -120, -60, -20, 25].map((angle, index) =>
    path(FROND, {
      fill: index % 2 ? "#2FA872" : "#1E8F62",
      transform: `rotate(${round(angle + Math.sin(life * 1.1 + index + x) * 2.5)})`,
    }),
  );
  return part(
    "palm-tree",
    {},
    ellipse(x, y, 60, 12, "#C79A5C", { opacity: 0.45 }),
    path(trunk, { fill: "#B98554" }),
    line(rings.join(""), "#8E5A3C", 6, { opacity: 0.6 }),
    el(
      "g",
      { transform: `translate(${topX} ${topY})` },
      ...fronds,
      ellipse(-12, 14, 15, 16, "#8E5A3C"),
      ellipse(14, 16, 15, 16, "#7A4A30"),
    ),
  );
}
