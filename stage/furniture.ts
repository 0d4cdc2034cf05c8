import { el, ellipse, path, round } from "#characters/node.ts";
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

const scaled = (x: number, y: number, scale: number, ...children: RigNode[]) =>
  el("g", { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, ...children);

/** The clip's title on a ribbon. */
export function banner([first, second]: [string, string], scale: number): RigNode {
  return scaled(
    WIDTH / 2,
    250,
    scale,
    path("M-270 -64H270L246 0L270 64H-270L-246 0Z", { fill: "#E04A45" }),
    el("rect", { x: -236, y: -78, width: 472, height: 156, rx: 30, fill: "#FF6B5B" }),
    el("rect", {
      x: -222,
      y: -64,
      width: 444,
      height: 128,
      rx: 22,
      fill: "none",
      stroke: "#FFD7A8",
      strokeWidth: 4,
      strokeDasharray: "14 10",
      strokeLinecap: "round",
    }),
    lettering(first, 0, -6, 54, "#fff"),
    lettering(second, 0, 50, 54, "#FFE691"),
  );
}

/** A picture in a round frame. */
export function bubble(x: number, y: number, scale: number, picture: RigNode[]): RigNode {
  return scaled(
    x,
    y,
    scale,
    ellipse(0, 9, 84, 84, "#0B3B46", { opacity: 0.14 }),
    el("circle", { r: 84, fill: "#fff" }),
    el("circle", { r: 84, fill: "none", stroke: "#14B8A6", strokeWidth: 8 }),
    ...picture,
  );
}

/** A label above the pictures. */
export function tagLabel(text: string, scale: number): RigNode {
  return scaled(
    WIDTH / 2,
    165,
    scale,
    el("rect", { x: -170, y: -40, width: 340, height: 92, rx: 46, fill: "#0B3B46", opacity: 0.16 }),
    el("rect", { x: -170, y: -46, width: 340, height: 92, rx: 46, fill: "#0D8F86" }),
    lettering(text, 0, 17, 48, "#fff"),
  );
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
