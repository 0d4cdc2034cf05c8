import { el, part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import { scatter } from "../base/timing.ts";

const CONFETTI = ["#FF6B5B", "#FFC93C", "#14B8A6", "#8B7BF7", "#38B6FF", "#FF9EC4"];
const PIECES = 60;

/** Half of the width and of the height of a piece. */
const HALF = [9, 6] as const;

/** A piece as a part of a path, so that all of a colour are one element. */
function piece(seconds: number, i: number, side: number): string {
  const x = scatter(i) * (WIDTH + 2 * side) - side + Math.sin(seconds * 2 + i) * 22;
  const y = -60 + seconds * (220 + scatter(i + 99) * 260) - scatter(i + 7) * 420;
  if (y < -40 || y > HEIGHT) return "";
  const turn = seconds * 7.7 * (scatter(i + 3) - 0.5) + i * 0.7;
  const flip = Math.cos(seconds * 6 + i);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (w: number, h: number) =>
    `${round(x + w * cos - h * flip * sin)} ${round(y + w * sin + h * flip * cos)}`;
  const [w, h] = HALF;
  return `M${corner(-w, -h)}L${corner(w, -h)}L${corner(w, h)}L${corner(-w, h)}Z`;
}

/** @param side how far the picture goes beyond its frame at each side */
export function confetti(seconds: number, side: number): RigNode | null {
  if (seconds <= 0) return null;
  const rows = Math.round((PIECES / CONFETTI.length) * (1 + (2 * side) / WIDTH));
  const colors = CONFETTI.map((fill, index) => {
    const pieces = Array.from({ length: rows }, (_, row) =>
      piece(seconds, row * CONFETTI.length + index, side),
    );
    return el("path", { d: pieces.join("") || "M0 0", fill, stroke: fill, strokeWidth: 3 });
  });
  return part("confetti", { strokeLinejoin: "round" }, ...colors);
}
