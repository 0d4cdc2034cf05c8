import { glimmLayers } from "#characters/glimm/glimm.ts";
import { part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { blinkAt } from "../timing.ts";
import type { Whereabouts } from "./moves.ts";

const SCALE = 0.36;

/** Glimm flies, and leans into the flight. */
export function glimm(
  { spot: [x, y], going }: Whereabouts,
  isHappy: boolean,
  life: number,
): RigNode {
  const hover = Math.sin(life * 2.9) * 12;
  const at = `translate(${round(x + Math.sin(life * 1.9) * 8)} ${round(y + hover)})`;
  return part(
    "glimm",
    { transform: `${at} rotate(${going * 12}) scale(${SCALE}) translate(-200 -240)` },
    ...glimmLayers(
      {
        mood: isHappy ? "celebrating" : "happy",
        flap: Math.sin(life * 34),
        glow: 1 + 0.08 * Math.sin(life * 5),
        blink: blinkAt(life + 1.3),
        mouthOpen: 0,
      },
      "story-glimm",
    ),
  );
}
