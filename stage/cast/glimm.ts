import { glimmLayers } from "#characters/glimm/glimm.ts";
import type { GlimmMood } from "#characters/glimm/glimm.ts";
import { el, part, path, radialGradient, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { angleOf, bent, movedTo, turnedPoint } from "./turning.ts";
import type { Solid } from "./turning.ts";
import type { speakingAt } from "../story/speaking.ts";
import type { Line } from "../story/story.ts";
import type { Spot } from "../base/spot.ts";
import { blinkAt } from "../base/timing.ts";
import type { Whereabouts } from "./moves.ts";

const SCALE = 0.36;

/** Below this light Glimm worries. */
const DIM = 0.6;

/** How much of its own light the lamp still has, from a third to all. */
const burning = (glow: number) => Math.min(1, 0.3 + (0.7 * glow) / DIM);

/** Its face while it speaks; it has fewer than Pocket. */
function faceOf(mood: Line["mood"] | null): GlimmMood {
  if (mood === "oops" || mood === "celebrating") return mood;
  return "happy";
}

/** The lamp's body, darker the less light it has. */
const dimmed = (glow: number): RigNode =>
  path(
    "M200 232C232 246 282 292 282 344C282 392 246 424 200 424C154 424 118 392 118 344C118 292 168 246 200 232Z",
    { fill: "#2A2160", opacity: round(1 - burning(glow)) },
  );

const HEAD: Solid = { middle: 200, reach: 104, depth: 84 };

/** Glimm's head turned to a side: the face goes around in its hood. */
function turnedHead(head: RigNode, turn: number): RigNode {
  const angle = angleOf(turn * 0.8);
  const at = (x: number, node: RigNode) => {
    const { x: to, wide } = turnedPoint(HEAD, x, angle);
    return el("g", { transform: movedTo(x, to, Math.min(1, wide)) }, node);
  };
  const [lock, hood, face, shine, leftCheek, rightCheek, eyes, ...mouth] = head.children;
  const [left, right] = eyes?.children ?? [];
  return el(
    "g",
    head.attrs,
    lock ?? null,
    hood ?? null,
    face === undefined ? null : bent(face, (x) => turnedPoint(HEAD, x, angle).x),
    shine ?? null,
    ...[
      [126, leftCheek],
      [274, rightCheek],
      [156, left],
      [244, right],
    ].map(([x, node]) => (typeof x === "number" && typeof node === "object" ? at(x, node) : null)),
    ...mouth.map((node) => at(200, node)),
  );
}

/** The light around Glimm, which grows with each thing that is shared. */
function lightAround(glow: number, life: number): RigNode[] {
  const radius = (80 + 110 * glow) * (1 + 0.03 * Math.sin(life * 5));
  return [
    el(
      "defs",
      {},
      radialGradient("story-light", [
        [0, "#FFFBC8", round(0.8 * burning(glow))],
        [0.35, "#FFF08A", round(0.3 * burning(glow))],
        [1, "#FFE98F", 0],
      ]),
    ),
    el("circle", { r: round(radius), fill: "url(#story-light)" }),
  ];
}

/** Where Glimm hovers. */
function hovering([x, y]: Spot, life: number, speaks: number): string {
  const up = Math.sin(life * 2.9) * 12 + speaks * Math.sin(life * 8.5) * 9;
  return `translate(${round(x + Math.sin(life * 1.9) * 8)} ${round(y + up)})`;
}

/** Its light, which is drawn behind everybody: before a face it would wash it out. */
export const lightOf = ({ spot }: Whereabouts, life: number, glow: number, speaks: number) =>
  part("light", { transform: hovering(spot, life, speaks) }, ...lightAround(glow, life));

/**
 * Glimm flies, and leans into the flight. While it speaks it bobs, and its light grows with its voice.
 *
 * @param glow reach of the light; null where the story does not change it
 */
export function glimm(
  { spot: [x, y], going, size }: Whereabouts,
  isHappy: boolean,
  life: number,
  glow: number | null,
  { open, speaks, mood }: ReturnType<typeof speakingAt>,
  turn: number,
): RigNode {
  const at = hovering([x, y], life, speaks);
  const lit = glow === null ? 1 : Math.min(1.2, 0.3 + 0.5 * glow);
  return part(
    "glimm",
    {
      transform: `${at} rotate(${going * 12}) scale(${round(SCALE * size * 100) / 100}) translate(-200 -240)`,
    },
    ...glimmLayers(
      {
        mood: glow !== null && glow < DIM ? "oops" : isHappy ? "celebrating" : faceOf(mood),
        flap: Math.sin(life * 34),
        glow: lit * (1 + 0.08 * Math.sin(life * 5)) + speaks * (0.12 + 0.3 * open),
        blink: blinkAt(life + 1.3),
        mouthOpen: open,
      },
      "story-glimm",
    ).flatMap((layer) =>
      layer.attrs["data-part"] === "head"
        ? [turnedHead(layer, turn)]
        : layer.attrs["data-part"] === "bulb" && glow !== null && glow < DIM
          ? [layer, dimmed(glow)]
          : [layer],
    ),
  );
}
