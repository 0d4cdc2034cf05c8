import { el, ellipse, line, part, path, radialGradient, round, verticalGradient } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import { starPath } from "../shapes.ts";
import { GLIMM_VIEW } from "../views.ts";

export const GLIMM_MOODS = ["happy", "celebrating", "oops"] as const;
export type GlimmMood = (typeof GLIMM_MOODS)[number];

export interface GlimmFrame {
  mood: GlimmMood;
  /** Rotation of the wings, -1 to 1. */
  flap: number;
  /** Scale of the glow; 1 at rest. */
  glow: number;
  /** Eyelids: 0 open to 1 closed. */
  blink: number;
  /** Mouth: 0 closed to 1 wide open. */
  mouthOpen: number;
}

const still = { flap: 0, glow: 1, blink: 0, mouthOpen: 0 };

/**
 * Glimm in a mood, as an <svg> node. `prefix` makes the ids of this drawing unique in the document.
 */
export function glimm(mood: GlimmMood, prefix: string): RigNode {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: GLIMM_VIEW },
    ...glimmLayers({ mood, ...still }, prefix),
  );
}

/** The layers of one drawing, 400 wide and 480 high, to be placed in a scene. */
export function glimmLayers(frame: GlimmFrame, prefix: string): RigNode[] {
  const id = (name: string) => `${prefix}-${name}`;
  return [
    gradients(id),
    part(
      "halo",
      {},
      el("circle", { cx: 200, cy: 300, r: round(178 * frame.glow), fill: `url(#${id("halo")})` }),
    ),
    part("wing-right", {}, wing(1, frame.flap, id)),
    part("wing-left", {}, wing(-1, frame.flap, id)),
    bulb(id),
    arms(frame.mood),
    antennae(id),
    head(frame, id),
  ];
}

function wing(side: 1 | -1, flap: number, id: (name: string) => string): RigNode {
  const rim = {
    fill: `url(#${id("wing")})`,
    stroke: color.white,
    strokeOpacity: 0.85,
    strokeWidth: 5,
  };
  return el(
    "g",
    { transform: `translate(200 232) scale(${side} 1) rotate(${round(-flap * 14)})` },
    path("M12 -6C40 -110 128 -150 168 -112C200 -78 130 -8 18 12Z", rim),
    line("M34 -22Q80 -80 136 -98", color.white, 5, { opacity: 0.8 }),
    path("M14 8C80 0 142 26 140 62C136 96 60 84 12 26Z", rim),
  );
}

function bulb(id: (name: string) => string): RigNode {
  return part(
    "bulb",
    {},
    path(
      "M200 232C232 246 282 292 282 344C282 392 246 424 200 424C154 424 118 392 118 344C118 292 168 246 200 232Z",
      {
        fill: `url(#${id("bulb")})`,
      },
    ),
    path("M140 376Q200 424 260 376Q240 412 200 412Q160 412 140 376Z", {
      fill: "#9ED63A",
      opacity: 0.35,
    }),
    ellipse(158, 322, 14, 28, color.white, { opacity: 0.85, transform: "rotate(18 158 322)" }),
    path(starPath(206, 346, 26, 13), {
      fill: color.white,
      stroke: color.white,
      strokeWidth: 12,
      strokeLinejoin: "round",
      opacity: 0.85,
    }),
  );
}

function arms(mood: GlimmMood): RigNode {
  const raised = mood === "celebrating";
  const left = raised ? "M148 258Q118 246 96 206" : "M148 258Q118 284 124 312";
  const right = raised ? "M252 258Q282 246 304 206" : "M252 258Q282 284 276 312";
  return part("arms", {}, line(left, "#5546CC", 20), line(right, "#5546CC", 20));
}

function antennae(id: (name: string) => string): RigNode {
  const tip = (cx: number) => [
    el("circle", { cx, cy: 44, r: 26, fill: `url(#${id("halo")})` }),
    el("circle", { cx, cy: 44, r: 13, fill: `url(#${id("bulb")})` }),
  ];
  return part(
    "antennae",
    {},
    line("M166 92Q150 56 118 46M234 92Q250 56 282 46", color.indigoDark, 9),
    ...tip(114),
    ...tip(286),
  );
}

function head({ mood, blink, mouthOpen }: GlimmFrame, id: (name: string) => string): RigNode {
  return part(
    "head",
    {},
    path("M168 84C176 52 200 34 236 34C226 46 226 60 238 82Z", { fill: color.indigo }),
    path(
      "M200 74C276 74 314 118 314 170C314 226 268 256 200 256C132 256 86 226 86 170C86 118 124 74 200 74Z",
      {
        fill: `url(#${id("hood")})`,
      },
    ),
    path(
      "M200 126C226 96 296 112 296 172C296 218 254 244 200 244C146 244 104 218 104 172C104 112 174 96 200 126Z",
      {
        fill: `url(#${id("face")})`,
      },
    ),
    ellipse(168, 94, 34, 9, color.white, { opacity: 0.35, transform: "rotate(-10 168 94)" }),
    ellipse(126, 200, 17, 11, "#FF9C9C", { opacity: 0.75 }),
    ellipse(274, 200, 17, 11, "#FF9C9C", { opacity: 0.75 }),
    part("eyes", {}, eye(156, mood, blink), eye(244, mood, blink)),
    ...mouth(mood, mouthOpen),
  );
}

function eye(x: number, mood: GlimmMood, blink: number): RigNode {
  if (blink > 0.9 && mood !== "celebrating")
    return line(`M${x - 18} 164Q${x} 184 ${x + 18} 164`, color.indigoInk, 9);
  if (mood === "celebrating")
    return line(`M${x - 18} 174Q${x} 142 ${x + 18} 174`, color.indigoInk, 9);
  return el(
    "g",
    {},
    ellipse(x, 166, 21, 26, color.indigoInk),
    ellipse(x, 182, 12, 7, "#6C5BE0", { opacity: 0.8 }),
    el("circle", { cx: x - 6, cy: 155, r: 8.5, fill: color.white }),
    el("circle", { cx: x + 8, cy: 176, r: 4, fill: color.white, opacity: 0.9 }),
  );
}

function mouth(mood: GlimmMood, open: number): RigNode[] {
  if (open > 0.06) {
    const [w, h] = [16 + 4 * open, 26 * open];
    const d = `M${round(200 - w)} 198Q200 206 ${round(200 + w)} 198Q${round(198 + w)} ${round(206 + h)} 200 ${round(206 + h)}Q${round(202 - w)} ${round(206 + h)} ${round(200 - w)} 198Z`;
    return [
      path(d, {
        fill: "#7A2350",
        stroke: color.indigoInk,
        strokeWidth: 5,
        strokeLinejoin: "round",
      }),
    ];
  }
  switch (mood) {
    case "happy":
      return [line("M180 198Q200 220 220 198", color.indigoInk, 7)];
    case "oops":
      return [ellipse(200, 206, 9, 11, "#7A2350")];
    case "celebrating":
      return [
        path("M174 196Q200 206 226 196Q224 232 200 232Q176 232 174 196Z", {
          fill: "#7A2350",
          stroke: color.indigoInk,
          strokeWidth: 5,
          strokeLinejoin: "round",
        }),
        path("M186 222Q200 212 214 222Q208 231 200 231Q192 231 186 222Z", { fill: "#FF8FA3" }),
      ];
  }
}

function gradients(id: (name: string) => string): RigNode {
  return el(
    "defs",
    {},
    radialGradient(id("halo"), [
      [0, "#FDFBA6", 0.95],
      [0.4, "#F4F27A", 0.6],
      [0.72, "#E6F06A", 0.2],
      [1, "#E6F06A", 0],
    ]),
    radialGradient(
      id("bulb"),
      [
        [0, "#FFFFE4"],
        [0.45, "#FBF56B"],
        [1, "#B9E63F"],
      ],
      { cx: 0.45, cy: 0.45, r: 0.65 },
    ),
    verticalGradient(id("hood"), [
      [0, "#7B6BF2"],
      [1, color.indigoDark],
    ]),
    verticalGradient(id("face"), [
      [0, "#FFF6E8"],
      [1, "#FFE0C2"],
    ]),
    el(
      "linearGradient",
      { id: id("wing"), x1: 0, y1: 1, x2: 1, y2: 0 },
      el("stop", { offset: 0, stopColor: "#E7FBFF", stopOpacity: 0.95 }),
      el("stop", { offset: 1, stopColor: "#A6E9FF", stopOpacity: 0.7 }),
    ),
  );
}
