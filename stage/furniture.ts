import { el, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { scatter } from "./timing.ts";

const FONT = "Quicksand";
const CONFETTI = ["#FF6B5B", "#FFC93C", "#14B8A6", "#8B7BF7", "#38B6FF", "#FF9EC4"];
const PIECES = 60;

export function lettering(text: string, x: number, y: number, size: number, fill: string): RigNode {
  return {
    tag: "text",
    attrs: { textAnchor: "middle", x, y, fontFamily: FONT, fontWeight: 700, fontSize: size, fill },
    children: [],
    text,
  };
}

export function confetti(seconds: number): RigNode | null {
  if (seconds <= 0) return null;
  const pieces = Array.from({ length: PIECES }, (_, i) => {
    const x = scatter(i) * WIDTH + Math.sin(seconds * 2 + i) * 22;
    const y = -60 + seconds * (220 + scatter(i + 99) * 260) - scatter(i + 7) * 420;
    if (y < -40 || y > HEIGHT) return null;
    const turn = seconds * 440 * (scatter(i + 3) - 0.5) + i * 40;
    return el("rect", {
      x: -9,
      y: -6,
      width: 18,
      height: 12,
      rx: 4,
      fill: CONFETTI[i % CONFETTI.length] ?? "#fff",
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(1 ${round(Math.cos(seconds * 6 + i))})`,
    });
  });
  return el("g", {}, ...pieces);
}
