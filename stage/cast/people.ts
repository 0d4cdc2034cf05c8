import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { blinkAt, mix } from "../base/timing.ts";
import type { Actor } from "../story/story.ts";
import { crab } from "./crab.ts";
import { grandma } from "./grandma.ts";
import type { HeldThing } from "./grip.ts";
import { fingersOfPerson, gripsOfPerson, person } from "./person.ts";
import { besideTrunk } from "./person-turned.ts";
import { LOOKS } from "./looks.ts";
import type { Villager } from "./looks.ts";
import type { Feeling, PersonFrame } from "./look.ts";
import type { Whereabouts } from "./moves.ts";

type At = readonly [x: number, y: number];

/** Seconds that a wave lasts. */
const WAVE_S = 1.8;

/** How far an arm is lifted, 0 to 1; a hand that says stop stays up. */
const liftedAt = (since: number, stops = false) =>
  since < 0 || (since > WAVE_S && !stops)
    ? 0
    : Math.min(1, since / 0.2, stops ? 1 : (WAVE_S - since) / 0.25);

/** Directions in which people look by default, while they have no target. */
const LOOKS_TO: Partial<Record<Villager, readonly [number, number]>> = {
  patient: [-0.7, -0.1],
  nurse: [0.8, 0.3],
  friend: [-0.8, 0.1],
  father: [-0.8, 0.1],
};

function mouthOf(
  name: Villager,
  { as, stops = false }: Feeling,
  lifted: number,
): PersonFrame["mouth"] {
  if (as === "wow" || as === "laugh") return as;
  if (lifted > 0.4 && !stops) return "grin";
  return as === "sad" || name === "patient" ? "sad" : "smile";
}

/** Where somebody keeps a hand that holds nothing. */
const RESTS: Partial<Record<Villager, Partial<Record<"left" | "right", At>>>> = {
  mother: { left: [-70, -140] },
  father: { right: [66, -146] },
  farmer: { left: [-42, -176] },
  nurse: { left: [-18, -138], right: [20, -134] },
  shopper: { left: [-16, -138], right: [20, -142] },
  friend: { left: [0, -170], right: [62, -160] },
};

/** A hand beside the head, with fingers spread. */
const AWE: At = [132, -268];
/** A still hand before the body that says stop. */
const STOP: At = [136, -306];

function handsOf(
  name: Villager,
  lifted: number,
  life: number,
  { as, since, stance, stops = false }: Feeling,
  isFree: boolean,
): Pick<PersonFrame, "left" | "right"> {
  const sway = Math.sin(life * 2.1 + name.length) * 3;
  const wave = stops ? 0 : Math.sin(life * 11) * 16 * lifted;
  const rests = isFree && as !== "sad" ? RESTS[name] : undefined;
  const hanging = (side: -1 | 1): At => [
    besideTrunk(side * 80, stance.body) + sway * 0.4,
    -124 + sway,
  ];
  const laughs = Math.abs(Math.sin(life * 9));
  const shivers = Math.sin(life * 23) * 3 * Math.max(0, 1 - since);
  const awe = as === "wow" ? Math.min(1, since / 0.18) : 0;
  const restOf = (side: "left" | "right"): At => {
    const [x, y] = rests?.[side] ?? hanging(side === "left" ? -1 : 1);
    return [x, y + sway * 0.6];
  };
  const between = ([ax, ay]: At, [bx, by]: At, share: number): At => [
    mix(ax, bx, share),
    mix(ay, by, share),
  ];
  const inAwe = (side: -1 | 1, [x, y]: At): At =>
    isFree ? [side * AWE[0], AWE[1] + side * shivers] : [x + side * 14, y - 70];
  const left: At =
    as === "laugh"
      ? [-34, -150 - laughs * 8]
      : between(restOf("left"), inAwe(-1, restOf("left")), awe);
  const right = between(restOf("right"), inAwe(1, restOf("right")), awe);
  const up: At = stops ? STOP : [138 + wave, -332 + sway];
  return { left, right: between(right, up, lifted) };
}

/** What a villager does: stands, breathes, feels, and lifts an arm `since` seconds after the cue. */
function frameOf(
  name: Villager,
  since: number,
  life: number,
  feeling: Feeling,
  isFree = true,
): PersonFrame {
  const { as, stance, stops = false, says = null } = feeling;
  const lifted = liftedAt(since, stops);
  const laughs = as === "laugh" ? Math.abs(Math.sin(life * 9)) : 0;
  const start = as === "wow" ? Math.max(0, 1 - feeling.since / 0.5) : 0;
  const look =
    as === "sad"
      ? ([-0.5, 0.9] as const)
      : (feeling.look ?? LOOKS_TO[name] ?? ([0.3 * Math.sin(life * 0.6), 0] as const));
  return {
    stance,
    ...handsOf(name, lifted, life, feeling, isFree),
    look,
    mouth: mouthOf(name, feeling, lifted),
    says,
    blink: blinkAt(life + name.length * 0.7),
    breath: Math.sin(life * 2.2 + name.length),
    sway: Math.sin(life * 1.1 + name.length * 1.7) * (as === "sad" ? 0.8 : 1.6),
    tilt:
      look[0] * 4 +
      Math.sin(life * 1.3 + name.length) * 2.5 -
      (stops ? 0 : 6 * lifted) -
      8 * laughs * Number(as === "laugh"),
    lift: 7 * lifted + 10 * laughs + 30 * start + 5 * (says?.open ?? 0) - (as === "sad" ? 9 : 0),
  };
}

/** Height above the feet of the faces, for the camera. */
export const FACE_Y: Record<Actor, number> = {
  pocket: 285,
  glimm: 120,
  farmer: 330,
  shopper: 330,
  driver: 330,
  nurse: 330,
  patient: 330,
  grandma: 285,
  mother: 330,
  father: 330,
  friend: 330,
  jo: 330,
  sam: 330,
  crab: 200,
};

/** A bus, 640 long and 350 high, that has driven `x` so far; its driver greets. */
function bus(x: number, since: number, life: number, feeling: Feeling): RigNode[] {
  const wheel = (cx: number) =>
    el(
      "g",
      { transform: `translate(${cx} -44) rotate(${round((x / 46) * 57.3)})` },
      ellipse(0, 0, 46, 46, "#2E1B1A"),
      ellipse(0, 0, 21, 21, "#D5DCE6"),
      line("M-15 0H15M0 -15V15", "#7E8CA3", 6),
    );
  const window = (wx: number) =>
    el("rect", { x: wx, y: -300, width: 96, height: 108, rx: 16, fill: "#CFF3FF" });
  const rider = (cx: number, skin: string, hair: string) =>
    el(
      "g",
      {},
      ellipse(cx, -222, 30, 32, skin),
      path(
        `M${cx - 32} -226Q${cx - 32} -262 ${cx} -262T${cx + 32} -226Q${cx} -246 ${cx - 32} -226Z`,
        { fill: hair },
      ),
      ellipse(cx - 9, -222, 4, 5, "#2E1B1A"),
      ellipse(cx + 13, -222, 4, 5, "#2E1B1A"),
    );
  return [
    ellipse(0, 0, 330, 18, "#2E1B1A", { opacity: 0.2 }),
    el(
      "g",
      { transform: `translate(0 ${round(Math.sin(life * 18) * 2)})` },
      el("rect", { x: -320, y: -346, width: 640, height: 230, rx: 46, fill: "#FFC93C" }),
      window(-288),
      window(-172),
      window(-56),
      rider(-240, "#8A5638", "#2E1B1A"),
      rider(-8, "#FFD2A8", "#E07A3A"),
      el("rect", { x: 76, y: -310, width: 216, height: 132, rx: 22, fill: "#CFF3FF" }),
      el(
        "g",
        { transform: "translate(186 -40) scale(.58)" },
        person("driver", LOOKS.driver, {
          ...frameOf("driver", since, life, { ...feeling, stance: { head: -0.3, body: 0 } }),
          left: [110, -160],
          look: [-0.8, 0.2],
        }),
      ),
      el("rect", { x: -320, y: -180, width: 640, height: 134, rx: 30, fill: "#FFB52E" }),
      el("rect", { x: -320, y: -180, width: 640, height: 30, fill: "#F29F1F" }),
      el("rect", { x: 292, y: -120, width: 34, height: 40, rx: 14, fill: "#FFF3C4" }),
    ),
    wheel(-196),
    wheel(196),
  ];
}

/** A villager, and the fingers that are drawn over what they hold. */
export interface Figure {
  drawn: RigNode;
  fingers: RigNode | null;
}

/**
 * A villager at a place, `since` seconds after the cue to wave.
 *
 * @param near what lies within reach, in the units of the drawing
 */
export function villager(
  name: Villager,
  { spot: [x, y], size }: Pick<Whereabouts, "spot" | "size">,
  since: number,
  life: number,
  feeling: Feeling,
  near: readonly HeldThing[] = [],
): Figure {
  const transform = `translate(${round(x)} ${round(y)})${size === 1 ? "" : ` scale(${round(size)})`}`;
  const at = (...drawn: RigNode[]) => part(`at-${name}`, { transform }, ...drawn);
  const over = (fingers: readonly RigNode[]) =>
    fingers.length === 0 ? null : part(`fingers-${name}`, { transform }, ...fingers);
  const lifted = liftedAt(since);
  if (name === "crab") return { drawn: at(crab(lifted, life, feeling)), fingers: null };
  if (name === "grandma") {
    const { drawn, fingers } = grandma(lifted, life, feeling, near);
    return { drawn: at(drawn), fingers: over(fingers) };
  }
  if (name === "driver")
    return { drawn: part("bus", { transform }, ...bus(x, since, life, feeling)), fingers: null };
  const hanging = frameOf(name, since, life, feeling, false);
  const grips = gripsOfPerson(hanging, near);
  const frame = Object.keys(grips).length > 0 ? hanging : frameOf(name, since, life, feeling);
  const look = LOOKS[name];
  return {
    drawn: at(...person(name, look, frame, grips).children),
    fingers: over(fingersOfPerson(grips, look)),
  };
}
