import { el, ellipse, line, part, path, round } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import { edge } from "../shapes.ts";
import type { Brow, Expression } from "./mood.ts";
import { mouth } from "./mouth.ts";

const SKULL =
  "M320 122C430 122 512 178 522 272C530 356 450 408 320 408C190 408 110 356 118 272C128 178 210 122 320 122Z";

/** Movement of the face at one moment, in addition to its expression. */
export interface FaceMotion {
  /** Opening of the talking mouth: 0 closed to 1 wide open. */
  mouthOpen: number;
  /** Width of the talking mouth: -1 round (o) to 1 wide (e). */
  mouthWide: number;
  /** Eyelids: 0 open to 1 closed. */
  blink: number;
  /** How far the head nods down. */
  headDrop: number;
}

export function head(
  expression: Expression,
  motion: FaceMotion,
  id: (name: string) => string,
): RigNode {
  return part(
    "head",
    {
      transform: `translate(0 ${round(motion.headDrop)}) rotate(${round(expression.tilt)} 320 396)`,
    },
    ears(),
    skull(id),
    part(
      "face",
      {},
      part(
        "blush",
        { opacity: expression.blush },
        ellipse(176, 326, 40, 28, `url(#${id("blush")})`),
        ellipse(464, 326, 40, 28, `url(#${id("blush")})`),
      ),
      part(
        "eyes",
        {},
        eye(238, -1, expression, motion.blink, id),
        eye(402, 1, expression, motion.blink, id),
      ),
      part("brows", {}, brow("left", expression.browLeft), brow("right", expression.browRight)),
      part(
        "snout",
        {},
        muzzle(),
        part(
          "mouth",
          { transform: "translate(320 338) scale(1.16)" },
          ...mouth(expression.mouth, motion.mouthOpen, motion.mouthWide, id),
        ),
        part(
          "nose",
          {},
          path(
            "M320 274C346 274 366 284 364 300C361 318 338 330 320 330C302 330 279 318 276 300C274 284 294 274 320 274Z",
            {
              fill: `url(#${id("nose")})`,
            },
          ),
          ellipse(306, 288, 16, 7, color.white, {
            opacity: 0.55,
            transform: "rotate(-10 306 288)",
          }),
        ),
      ),
    ),
  );
}

function ears(): RigNode {
  const ear = (x: number, side: 1 | -1) =>
    el(
      "g",
      { transform: `translate(${x} 190) scale(${side} 1) rotate(-14)` },
      ellipse(0, 0, 40, 43, color.fur),
      ellipse(1, 5, 24, 27, color.furDark),
      ellipse(5, 12, 17, 19, "#E39A82"),
    );
  return part("ears", {}, ear(154, 1), ear(486, -1));
}

function skull(id: (name: string) => string): RigNode {
  const tufts = [
    "M140 306C126 316 116 318 104 317C110 326 114 330 119 333C114 341 108 345 101 347C118 358 140 360 164 356Z",
    "M500 306C514 316 524 318 536 317C530 326 526 330 521 333C526 341 532 345 539 347C522 358 500 360 476 356Z",
  ];
  const forelock =
    "M288 128C284 108 292 96 302 90C301 100 306 105 312 108C315 92 328 82 343 80C338 91 339 99 345 105C352 100 361 100 366 103C358 110 355 118 356 128Z";
  return part(
    "skull",
    {},
    el("clipPath", { id: id("skull") }, path(SKULL, {})),
    path(SKULL, { fill: `url(#${id("headFur")})` }),
    el(
      "g",
      { clipPath: `url(#${id("skull")})` },
      path(
        "M100 420V330C110 290 150 270 200 296C240 316 262 290 288 280Q320 270 352 280C378 290 400 316 440 296C490 270 530 290 540 330V420Z",
        { fill: `url(#${id("cream")})` },
      ),
      path("M100 360Q320 470 540 360V440H100Z", { fill: color.creamDark, opacity: 0.55 }),
      path("M196 172C232 142 276 132 316 134C276 142 236 158 204 186C194 192 188 182 196 172Z", {
        fill: "#E8B88A",
        opacity: 0.6,
      }),
      path(edge(SKULL, 11, 12), { fill: "#E8B88A", fillRule: "evenodd", opacity: 0.55 }),
      path(edge(SKULL, -14, -14), { fill: color.furDeep, fillRule: "evenodd", opacity: 0.2 }),
    ),
    ...tufts.map((d) => path(d, { fill: "#FFEFD6" })),
    path(forelock, { fill: "#BB7C50" }),
  );
}

/** From here on a lid has left nothing of the eye: it is drawn as a line. */
const CLOSED = 0.7;
const EYE = { y: 252, rx: 39, ry: 45, reach: 9 };

function eye(
  cx: number,
  side: 1 | -1,
  expression: Expression,
  blink: number,
  id: (name: string) => string,
): RigNode {
  const { y: cy, rx, ry, reach } = EYE;
  if (expression.eyes === "arcs")
    return line(`M${cx - 32} ${cy + 12}Q${cx} ${cy - 34} ${cx + 32} ${cy + 12}`, color.ink, 11);
  if (blink > CLOSED)
    return line(`M${cx - 32} ${cy + 4}Q${cx} ${cy + 26} ${cx + 32} ${cy + 4}`, color.ink, 11);
  const lid = Math.max(expression.upperLid, blink);
  const [lookX, lookY] = [expression.look[0] * reach, expression.look[1] * reach];
  const clip = id(side < 0 ? "eyeLeft" : "eyeRight");
  const upper = round(cy - ry - 4 + lid * (2 * ry + 6));
  const lower = round(cy + ry + 4 - expression.lowerLid * 2 * ry);
  return el(
    "g",
    {},
    el("clipPath", { id: clip }, el("ellipse", { cx, cy, rx, ry })),
    ellipse(cx, cy + 2, rx + 4, ry + 4, color.furDark, { opacity: 0.45 }),
    el(
      "g",
      { clipPath: `url(#${clip})` },
      ellipse(cx, cy, rx, ry, color.white),
      ellipse(cx, cy - ry + 6, rx, 16, "#C9B7C9", { opacity: 0.45 }),
      part(
        "iris",
        { transform: `translate(${round(cx + lookX - side * 3)} ${round(cy + lookY + 2)})` },
        ellipse(0, 0, 33, 38, `url(#${id("iris")})`),
        ellipse(0, 0, 22, 26, "#1B0F10"),
        ellipse(0, 25, 19, 9, "#D08A50", { opacity: 0.6 }),
      ),
      el(
        "g",
        {
          transform: `translate(${round(cx + lookX * 0.55 - side * 3)} ${round(cy + lookY * 0.55)})`,
        },
        el("circle", { cx: -10, cy: -15, r: 13, fill: color.white }),
        el("circle", { cx: 13, cy: 14, r: 6, fill: color.white, opacity: 0.92 }),
      ),
      lid > 0.01
        ? path(
            `M${cx - 60} ${cy - 80}H${cx + 60}V${upper - 6}Q${cx} ${upper + 14} ${cx - 60} ${upper - 6}Z`,
            { fill: color.fur },
          )
        : null,
      lid > 0.01
        ? line(
            `M${cx - 60} ${upper - 6}Q${cx} ${upper + 14} ${cx + 60} ${upper - 6}`,
            color.furDeep,
            6,
          )
        : null,
      expression.lowerLid > 0.01
        ? path(
            `M${cx - 60} ${cy + 80}H${cx + 60}V${lower + 8}Q${cx} ${lower - 14} ${cx - 60} ${lower + 8}Z`,
            { fill: color.cream },
          )
        : null,
    ),
    line(
      `M${cx - rx + 1} ${cy - 12}A${rx} ${ry} 0 0 1 ${cx + rx - 1} ${cy - 12}`,
      color.furDeep,
      6,
    ),
  );
}

function brow(side: "left" | "right", { outer, inner }: Brow): RigNode {
  const [ends, middle] =
    side === "left" ? ([[206, 262], 232] as const) : ([[434, 378], 408] as const);
  const d = `M${ends[0]} ${round(190 + outer * 1.3)}Q${middle} ${round(172 + outer * 1.3 - inner * 0.6)} ${ends[1]} ${round(186 + outer * 0.6 - inner * 1.4)}`;
  return line(d, color.furDeep, 13);
}

function muzzle(): RigNode {
  const freckles: [number, number][] = [
    [256, 338],
    [272, 352],
    [252, 356],
    [384, 338],
    [368, 352],
    [388, 356],
  ];
  return part(
    "muzzle",
    {},
    path(
      "M320 298C354 280 420 296 420 346C420 386 368 396 320 382C272 396 220 386 220 346C220 296 286 280 320 298Z",
      {
        fill: color.muzzle,
      },
    ),
    path(
      freckles.map(([x, y]) => `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`).join(""),
      { fill: color.creamDark },
    ),
    line(
      "M222 340Q160 326 92 338M224 356Q164 356 100 378M418 340Q480 326 548 338M416 356Q476 356 540 378",
      "#8E5A3C",
      4,
      {
        opacity: 0.55,
      },
    ),
  );
}
