import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/* Portraits of who writes in the chats, in a square of 160 around (0, 0). */

interface Person {
  behind: string;
  skin: string;
  shirt: string;
  /** What lies behind the head, and in front of it. */
  back?: readonly RigNode[];
  front: readonly RigNode[];
}

const circle = (cx: number, cy: number, r: number, fill: string) =>
  el("circle", { cx, cy, r, fill });

function portrait({ behind, skin, shirt, back = [], front }: Person): RigNode[] {
  return [
    el("rect", { x: -80, y: -80, width: 160, height: 160, fill: behind }),
    ...back,
    path("M-66 80Q-66 34 -22 30H22Q66 34 66 80Z", { fill: shirt }),
    path("M-14 14H14V34Q0 46 -14 34Z", { fill: skin }),
    circle(-41, -8, 9, skin),
    circle(41, -8, 9, skin),
    path("M-41 -18Q-41 -56 0 -56T41 -18Q41 28 0 28T-41 -18Z", { fill: skin }),
    path("M-26 6a9 6 0 1 0 18 0a9 6 0 1 0 -18 0ZM8 6a9 6 0 1 0 18 0a9 6 0 1 0 -18 0Z", {
      fill: "#FF7F6E",
      opacity: 0.28,
    }),
    circle(-16, -8, 5, "#2E1B1A"),
    circle(16, -8, 5, "#2E1B1A"),
    circle(-14, -10, 1.7, "#fff"),
    circle(18, -10, 1.7, "#fff"),
    line("M-12 10Q0 20 12 10", "#6B1F2B", 4.5),
    ...front,
  ];
}

export const noor = (): RigNode[] =>
  portrait({
    behind: "#FFE1B8",
    skin: "#D59A6C",

    shirt: "#E04A6B",
    back: [
      path("M-50 -20Q-54 -70 0 -70T50 -20Q56 30 48 58H-48Q-56 30 -50 -20Z", { fill: "#2E1B1A" }),
    ],
    front: [
      path("M-43 -12Q-46 -62 0 -62T43 -12Q36 -38 8 -42Q-24 -40 -43 -12Z", { fill: "#2E1B1A" }),
      path("M18 -50l8 -8l8 8l-8 8Z", { fill: "#FFC93C" }),
    ],
  });

export const jay = (): RigNode[] =>
  portrait({
    behind: "#CFEFE6",
    skin: "#8A5A3A",

    shirt: "#FFC93C",
    front: [
      ...[
        [-36, -36],
        [-20, -52],
        [0, -58],
        [20, -52],
        [36, -36],
        [-8, -44],
        [12, -42],
      ].map(([x = 0, y = 0]) => circle(x, y, 15, "#1B0F10")),
      circle(-43, -4, 5, "#fff"),
      circle(43, -4, 5, "#fff"),
      line("M-43 0V10M43 0V10", "#fff", 4),
    ],
  });

export const dev = (): RigNode[] =>
  portrait({
    behind: "#D9DCFA",
    skin: "#B97A52",

    shirt: "#3F59B8",
    front: [
      path("M-42 -18Q-48 -64 -4 -64Q48 -66 42 -18Q38 -36 30 -42Q-2 -30 -30 -42Q-40 -34 -42 -18Z", {
        fill: "#1B0F10",
      }),
      line("M-24 -22Q-16 -26 -9 -22M9 -22Q16 -26 24 -22", "#1B0F10", 4),
      path("M-26 80V50Q0 40 26 50V80Z", { fill: "#5E3421" }),
    ],
  });

export const rae = (): RigNode[] =>
  portrait({
    behind: "#FBD9E4",
    skin: "#FFD3A8",

    shirt: "#2F8A55",
    back: [circle(0, -66, 20, "#C4552B")],
    front: [
      path("M-43 -10Q-48 -60 0 -60T43 -10Q40 -34 20 -40Q-2 -28 -28 -40Q-40 -30 -43 -10Z", {
        fill: "#C4552B",
      }),
      ...[-16, 16].map((cx) =>
        el("circle", { cx, cy: -8, r: 13, fill: "none", stroke: "#2A2160", strokeWidth: 3.5 }),
      ),
      line("M-3 -8H3", "#2A2160", 3.5),
    ],
  });
