import { el, ellipse, part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { moods } from "#characters/pocket/mood.ts";
import type { ArmPose, Mood, PocketMood, Point } from "#characters/pocket/mood.ts";
import { pocketLayers } from "#characters/pocket/pocket.ts";
import { turnedPocket } from "./turned.ts";
import { actingAt } from "../story/plan.ts";
import { named } from "../kit/kit.ts";
import type { StoryKit } from "../kit/kit.ts";
import type { Plan } from "../story/plan.ts";
import { AHEAD_S, speakerAt, speakingAt } from "../story/speaking.ts";
import type { SpokenReply } from "../story/speaking.ts";
import { leaf, treasureMap } from "../props/treasure-map.ts";
import { blinkAt, ease, mix, pop } from "../base/timing.ts";
import { turnedAway } from "./back.ts";
import { dressed } from "./coat.ts";
import { stanceOf } from "./facing.ts";
import { armAt, fingers, gripsOf, withoutPaws } from "./grip.ts";
import type { Acting } from "../kit/acting.ts";
import { nothing } from "./holding.ts";
import type { Within } from "./holding.ts";
import { whereIs } from "./moves.ts";
import type { Whereabouts } from "./moves.ts";
import type { Figure } from "./people.ts";
import { PAW, withWrist } from "./wrist.ts";

const BLEND_S = 0.38;
const SCALE = 0.62;
/** The point of his drawing that stands on the ground. */
const FOOT = { x: 320, y: 750 };
const STEPS_PER_S = 2.6;
/** Seconds in which he gets into the coat. */
const DRESS_S = 0.35;
/** Leaves on his head and shoulders. */
const LEAVES: [x: number, y: number, turn: number][] = [
  [322, 148, 8],
  [236, 140, -30],
  [388, 126, 24],
  [506, 266, 60],
  [176, 452, -50],
];

const FOAM: [x: number, y: number, r: number][] = [
  [-96, 10, 46],
  [96, 8, 44],
  [-34, -28, 60],
  [40, -30, 56],
  [0, -82, 40],
  [0, 20, 56],
];

const mixPoint = (a: Point, b: Point, share: number): Point => [
  round(mix(a[0], b[0], share)),
  round(mix(a[1], b[1], share)),
];

function arm(from: ArmPose, to: ArmPose, share: number, sway: Point): ArmPose {
  const [x, y] = mixPoint(from.hand, to.hand, share);
  const isFront = (share > 0.5 ? to : from).inFront === true;
  return {
    hand: [round(x + sway[0]), round(y + sway[1])],
    bend: mixPoint(from.bend, to.bend, share),
    ...(isFront && { inFront: true as const }),
  };
}

/** Where he thinks without an act: his paws lie on each other before his tummy. */
const THINKING: Mood = {
  ...moods.thinking,
  left: { hand: [280, 532], bend: [96, 560], inFront: true },
  right: { hand: [356, 540], bend: [544, 560], inFront: true },
};
/** A paw at his cheek: nearer to the middle it lies over the mouth of a turned head. */
const OOPS: Mood = {
  ...moods.oops,
  left: { hand: [116, 396], bend: [36, 540], inFront: true },
};
const moodOf = (name: PocketMood): Mood =>
  name === "thinking" ? THINKING : name === "oops" ? OOPS : moods[name];

/** His mood in a line: he listens while another one speaks. */
const moodIn = (line: Plan["lines"][number] | undefined): Mood =>
  moodOf(line === undefined || line.by !== "pocket" ? "happy" : line.mood);

/** The moods of the line before and of this one, and how far he is between them. */
function moodAt(plan: Plan, seconds: number): { from: Mood; to: Mood; share: number } {
  const index = Math.max(
    0,
    plan.lines.findLastIndex(({ start }) => seconds >= start - AHEAD_S),
  );
  const line = plan.lines[index];
  const to = moodIn(line);
  const from = moodIn(plan.lines[index - 1] ?? line);
  return { from, to, share: ease((seconds - (line?.start ?? 0) + AHEAD_S) / BLEND_S) };
}

const replying = ({ by = "pocket", mood }: SpokenReply) => moodOf(by === "pocket" ? mood : "happy");

/** Where his eyes turn to look at Glimm; null where it is not there. */
function lookTo(plan: Plan, seconds: number, { spot: [x] }: Whereabouts): Point | null {
  const flyer = whereIs(plan, "glimm", seconds);
  return flyer === null ? null : [Math.max(-0.9, Math.min(0.9, (flyer.spot[0] - x) / 150)), -0.6];
}

/** How much of the coat is on: from the act on in which he puts it on, all through the story. */
function coatAt(plan: Plan, seconds: number): number {
  const on = plan.acts.find(({ act }) => act === "wearCoat")?.at ?? Number.POSITIVE_INFINITY;
  return pop((seconds - on) / DRESS_S);
}

const mapY = (raised: number) => mix(610, 330, raised);

/** His arms while he holds the map, with a paw at each edge of it. */
const armsAtMap = (raised: number): Record<"left" | "right", ArmPose> => ({
  left: { hand: [118, mapY(raised)], bend: [76, 590] },
  right: { hand: [522, mapY(raised)], bend: [564, 590] },
});

/** The map in his paws, drawn over him. */
function heldMap(raised: number, coins: number, life: number): RigNode {
  const y = mapY(raised);
  const paws = [fingers({ at: [-160, 8], angle: 0 }), fingers({ at: [160, 8], angle: 180 })];
  const tilt = round(Math.sin(life * 2) * 1.5);
  return part(
    "held-map",
    { transform: `translate(320 ${round(y)}) rotate(${tilt}) scale(1.35)` },
    ...treasureMap(coins),
    ...paws,
  );
}

/** What an act puts into his paws. */
const heldBy = ({ held = [] }: Acting, kit: StoryKit) =>
  held.map(({ thing, ...held }) => ({ ...held, hold: named(kit.things, thing).hold }));

/** What he holds, over his arms; his fingers are drawn over it (grip.ts). */
const inPaws = (held: NonNullable<Acting["held"]>, kit: StoryKit): RigNode =>
  part(
    "in-paws",
    {},
    ...held.map(({ thing, at: [x, y], turn = 0, size = 1 }) =>
      el(
        "g",
        { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size})` },
        ...named(kit.things, thing).draw(),
      ),
    ),
  );

/** Foam on his head, like a hat. */
const foamOn = (amount: number): RigNode =>
  part(
    "foam",
    { transform: `translate(320 108) scale(${round(amount)})` },
    ...FOAM.map(([x, y, r]) => ellipse(x, y, r, r, "#fff")),
    ...FOAM.slice(0, 4).map(([x, y, r]) =>
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, "#CDEFFF"),
    ),
  );

/** Leaves that lie on him; above 1 they fly off. */
function leavesOn(amount: number): RigNode {
  const away = Math.max(0, amount - 1);
  return part(
    "leaves",
    {},
    ...LEAVES.map(([x, y, turn], index) => {
      if (amount < (index + 1) / LEAVES.length || away > 1.6) return null;
      const far = away * 900;
      const side = (index % 2 === 0 ? 1 : -1) * far * (0.4 + index * 0.2);
      const at = `translate(${round(x + side)} ${round(y - far * 0.35 + away * away * 700)})`;
      return el("g", { transform: `${at} rotate(${round(turn + far)}) scale(1.5)` }, leaf());
    }),
  );
}

/** From one foot to the other and back, -1 to 1: he rests on each for about two seconds. */
const shiftOfWeight = (life: number) => Math.tanh(2.4 * Math.sin(life * 1.45));

/** His layers without the shadow, and the shadow on the ground, smaller the higher he jumps. */
function withShadowApart(
  layers: readonly RigNode[],
  [x, y]: Point,
  jump: number,
  size: number,
): [RigNode[], RigNode] {
  const scale = round(size * Math.max(0.4, 1 - jump / 600));
  return [
    layers.filter(({ attrs }) => attrs["data-part"] !== "shadow"),
    part(
      "shadow",
      { transform: `translate(${round(x)} ${round(y)}) scale(${scale})` },
      ellipse(2, 2, 176, 22, "#0B3B46", { opacity: 0.18 }),
    ),
  ];
}

/**
 * Pocket: his line's mood, the act of now, and what never stops: breath, blinking, the tail.
 *
 * @param within what lies within his reach
 */
export function pocket(
  where: Whereabouts,
  plan: Plan,
  seconds: number,
  life: number,
  reply: SpokenReply | null,
  within: Within = nothing,
): Figure {
  const { from, to, share } =
    reply === null
      ? moodAt(plan, seconds)
      : { from: replying(reply), to: replying(reply), share: 1 };
  const act = actingAt(plan, seconds, life);
  const face = (share > 0.5 ? to : from).expression;
  const { open, wide } = speakingAt(plan, "pocket", seconds, reply);
  const towards = speakerAt(plan, seconds, reply) === "glimm" ? lookTo(plan, seconds, where) : null;
  const walks = where.going !== 0 && where.by === "walk";
  const step = walks ? Math.sin(where.since * STEPS_PER_S * Math.PI) : 0;
  const swing: Point = walks
    ? [step * 26, -Math.abs(step) * 10]
    : [Math.sin(life * 2.2) * 6, Math.sin(life * 2.7) * 7];
  const before = actingAt(plan, seconds - PAW.lag, life - PAW.lag);
  const stance = stanceOf(plan, "pocket", seconds, life);
  const isTalking = open > 0.05 && act.mouth === undefined;
  const mood = act.mouth ?? (face.mouth === "talk" ? "smile" : face.mouth);
  const stretch = (act.stretch ?? 1) * (walks ? 1 + 0.03 * Math.abs(step) : 1);
  const idle = walks ? 0 : shiftOfWeight(life);
  const lean = (act.lean ?? idle * 1.8) + (walks ? step * 4 + where.going * 3 : 0);
  const holding = act.map === undefined ? act : { ...armsAtMap(act.map), ...act };
  const arms = {
    left: arm(holding.left ?? from.left, holding.left ?? to.left, share, swing),
    right: arm(holding.right ?? from.right, holding.right ?? to.right, share, [
      walks ? -swing[0] : swing[0],
      swing[1] - open * 8,
    ]),
  };
  const jump = act.jump ?? 0;
  const [x, y] = where.spot;
  const scale = SCALE * where.size;
  const ground: Point = [x + (act.shift ?? 0) * scale, y];
  const rise = jump + (walks ? Math.abs(step) * 16 : 0);
  const across = scale / Math.sqrt(stretch);
  const tall = scale * stretch;
  const inRig = ([px, py]: Point): Point => {
    const [dx, dy] = [px - ground[0], py - y + rise * scale];
    const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
    return [(dx * cos + dy * sin) / across + FOOT.x, (dy * cos - dx * sin) / tall + FOOT.y];
  };
  const near = walks ? [] : within({ x, scale, inDrawing: inRig });
  const grips = gripsOf(act, arms, heldBy(act, plan.kit), near);
  const holds = { left: armAt(arms.left, grips.left), right: armAt(arms.right, grips.right) };
  const breath = Math.sin(life * 2.6) * 1.7;
  const rig = pocketLayers(
    {
      left: withWrist(holds.left, act.left, before.left),
      right: withWrist(holds.right, act.right, before.right),
      jump: 0,
      expression: {
        ...face,
        look:
          act.look ??
          towards ??
          (walks
            ? [where.going * 0.9, 0]
            : [
                Math.sin(life * 0.7) * 0.2 + (Math.abs(stance.head) > 0.3 ? stance.head : 0),
                face.look[1],
              ]),
        eyes: act.eyes ?? (isTalking ? "open" : face.eyes),
        mouth: isTalking ? "talk" : mood,
        tilt:
          (act.tilt ?? mix(from.expression.tilt, to.expression.tilt, share)) +
          Math.sin(life * 1.7) * 1.4 +
          idle * 2.6 +
          open * 3 * (idle < 0 ? -1 : 1) -
          lean * 0.5,
      },
      mouthOpen: open ** 0.8,
      mouthWide: wide,
      blink: act.blink ?? blinkAt(life),
      headDrop: -open * 8 + Math.sin(life * 2.6) * 2.5 + (1 - stretch) * 40,
      breath,
      tailSwing: act.tail ?? Math.sin(life * 2.4) * 9 - lean * 1.6 - step * 8,
      step: round(act.step ?? step),
    },
    "story-pocket",
  );
  const coat = coatAt(plan, seconds);
  const isAway = act.isAway === true;
  const clothed = coat === 0 ? rig : dressed(rig, holds, breath, coat, isAway);
  const layers = isAway ? turnedAway(clothed) : withoutPaws(turnedPocket(clothed, stance), grips);
  const [body, shadow] =
    jump > 0.01 ? withShadowApart(layers, ground, jump, scale) : [layers, null];
  const at = `translate(${round(ground[0])} ${round(y - rise * scale)})`;
  const size = `scale(${round(across * 1000) / 1000} ${round(tall * 1000) / 1000})`;
  const transform = `${at} rotate(${round(lean)}) ${size} translate(${-FOOT.x} ${-FOOT.y})`;
  const hands = Object.values(grips).map((grip) => fingers(grip));
  const drawn = part(
    "pocket",
    { transform },
    ...body,
    act.leaves === undefined ? null : leavesOn(act.leaves),
    act.foam === undefined ? null : foamOn(act.foam),
    act.held === undefined ? null : inPaws(act.held, plan.kit),
    ...(act.held === undefined ? [] : hands),
    act.map === undefined ? null : heldMap(act.map, act.coins ?? 0, life),
  );
  return {
    drawn: shadow === null ? drawn : part("jumping", {}, shadow, drawn),
    fingers:
      act.held !== undefined || hands.length === 0
        ? null
        : part("fingers-pocket", { transform }, ...hands),
  };
}
