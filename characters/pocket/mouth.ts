import { el, ellipse, line, path, round } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import type { Expression } from "./mood.ts";

const cleft = () => line("M0 -14V4", color.nose, 6);

const lips = (width: number, depth: number) =>
  line(
    `M${-width} ${round(-2 - depth * 0.2)}Q${round(-width * 0.5)} ${depth} 0 4Q${round(width * 0.5)} ${depth} ${width} ${round(-2 - depth * 0.2)}`,
    color.nose,
    6.5,
  );

/**
 * The mouth with its origin just below the nose. `open` 0..1 and `wide` -1..1 shape it while
 * talking.
 */
export function mouth(
  kind: Expression["mouth"],
  open: number,
  wide: number,
  id: (name: string) => string,
): RigNode[] {
  switch (kind) {
    case "smile":
      return [cleft(), lips(40, 28)];
    case "hmm":
      return [cleft(), line("M-16 14Q4 2 30 10", color.nose, 6.5)];
    case "oops":
      return [cleft(), line("M-34 20Q-22 4 -11 15T11 15T34 13", color.nose, 6.5)];
    case "o":
      return [cleft(), ellipse(0, 24, 17, 20, color.mouth), ellipse(0, 35, 11, 8, color.tongue)];
    case "grin":
      return openMouth(52, 54, id);
    case "talk": {
      const amount = Math.max(0, Math.min(1, open));
      if (amount < 0.06) return [cleft(), lips(round(34 + 6 * wide), 22)];
      return openMouth(
        24 + 14 * Math.max(0, wide) + 6 * amount - 8 * Math.max(0, -wide),
        10 + 40 * amount,
        id,
      );
    }
  }
}

function openMouth(w: number, h: number, id: (name: string) => string): RigNode[] {
  const p = (...numbers: number[]) => numbers.map(round).join(" ");
  const outline = `M${p(-w, 2)}Q${p(-w * 0.5, 12)} 0 7Q${p(w * 0.5, 12)} ${p(w, 2)}C${p(w * 0.98, h * 0.75, w * 0.52, h + 4)} ${p(0, h + 4)}C${p(-w * 0.52, h + 4, -w * 0.98, h * 0.75)} ${p(-w, 2)}Z`;
  const teeth = round(Math.min(15, h * 0.3));
  return [
    cleft(),
    el("clipPath", { id: id("mouth") }, path(outline, {})),
    path(outline, { fill: color.mouth }),
    el(
      "g",
      { clipPath: `url(#${id("mouth")})` },
      ellipse(0, round(h + 2), round(w * 0.62), round(h * 0.48), color.tongue),
      h > 16
        ? el("rect", { x: -15, y: 4, width: 30, height: teeth, rx: 5, fill: color.white })
        : null,
      h > 16 ? line("M0 4V18", "#E9DCD0", 2) : null,
    ),
    path(outline, { fill: "none", stroke: color.nose, strokeWidth: 6, strokeLinejoin: "round" }),
  ];
}
