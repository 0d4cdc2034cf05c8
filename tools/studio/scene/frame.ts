import { el, part, round, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { glimmLayers } from "#characters/glimm/glimm.ts";
import { moods } from "#characters/pocket/mood.ts";
import type { ArmPose, Mood, Point } from "#characters/pocket/mood.ts";
import { pocketLayers } from "#characters/pocket/pocket.ts";
import type { Clip } from "#course/clip.ts";
import { props } from "#stage/props/props.ts";
import { sets } from "#stage/sets/sets.ts";
import { mouthAt } from "#stage/mouth.ts";
import type { Speech } from "#stage/speech.ts";
import { banner, bubble, confetti, tagLabel } from "#stage/furniture.ts";
import type { ClipPlan, PlannedLine } from "./plan.ts";
import { HEIGHT, WIDTH } from "#stage/size.ts";
import { blinkAt, ease, mix, pop } from "#stage/timing.ts";

/** The mood changes this many seconds before its line starts, which looks natural. */
const AHEAD_S = 0.12;
const BLEND_S = 0.38;
const POP_S = 0.42;
const POCKET = { x: 92, y: 632, scale: 0.84 };
const GLIMM = { x: 508, y: 604, scale: 0.48 };

/**
 * The picture at a time in seconds. A pure function: workers can draw any frame, and equal input
 * gives equal bytes.
 */
export function frame(seconds: number, clip: Clip, plan: ClipPlan, speech: Speech): string {
  return toSvgText(
    el(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        width: WIDTH,
        height: HEIGHT,
      },
      ...places(seconds, plan),
      ...opening(seconds, clip, plan),
      ...pictures(seconds, plan),
      placed(POCKET, pocketAt(seconds, plan, speech)),
      glimmAt(seconds, plan),
      plan.partyFrom === null ? null : confetti(seconds - plan.partyFrom),
    ),
  );
}

const placed = (at: { x: number; y: number; scale: number }, layers: RigNode[]) =>
  el("g", { transform: `translate(${round(at.x)} ${round(at.y)}) scale(${at.scale})` }, ...layers);

/** The current set; a new one fades in over the previous one. */
function places(seconds: number, plan: ClipPlan): RigNode[] {
  const now = plan.sets.findLastIndex(({ from }) => seconds >= from);
  const current = plan.sets[Math.max(0, now)];
  const before = plan.sets[now - 1];
  if (current === undefined) return [];
  const arrived = before === undefined ? 1 : ease((seconds - current.from) / 0.4);
  const layers =
    arrived < 1 && before !== undefined ? [part("set", {}, ...sets[before.name](seconds))] : [];
  return [
    ...layers,
    part("set", arrived < 1 ? { opacity: round(arrived) } : {}, ...sets[current.name](seconds)),
  ];
}

function opening(seconds: number, clip: Clip, plan: ClipPlan): RigNode[] {
  const firstPicture = Math.min(...plan.pictures.map(({ from }) => from));
  const size =
    pop((seconds - 0.2) / 0.45) * (1 - ease((seconds - Math.min(3, firstPicture - 0.35)) / 0.3));
  return size < 0.01 ? [] : [banner(clip.title, size)];
}

function pictures(seconds: number, plan: ClipPlan): RigNode[] {
  return plan.pictures.flatMap((picture) => {
    const size =
      pop((seconds - picture.from + 0.06) / POP_S) *
      (1 - ease((seconds - picture.to + 0.1) / 0.25));
    if (size < 0.01) return [];
    const coins = plan.coins
      .filter(({ into, at }) => into === picture.prop && seconds > at)
      .reduce((sum, { count }) => sum + count, 0);
    const lively = picture.scale * size * (1 + 0.025 * Math.sin((seconds - picture.from) * 3));
    const shown = bubble(
      picture.x,
      picture.y + Math.sin(seconds * 2 + picture.x) * 5,
      lively,
      props[picture.prop](coins),
    );
    return picture.tag === null ? [shown] : [tagLabel(picture.tag, size), shown];
  });
}

/** Pocket, blended from the previous line's mood to the current one; talks, breathes and blinks. */
function pocketAt(seconds: number, plan: ClipPlan, speech: Speech): RigNode[] {
  const index = Math.max(
    0,
    plan.lines.findLastIndex((line) => seconds >= line.start - AHEAD_S),
  );
  const line = plan.lines[index] as PlannedLine;
  const before = plan.lines[index - 1] ?? line;
  const share = ease((seconds - line.start + AHEAD_S) / BLEND_S);
  const [from, to] = [moods[before.mood], moods[line.mood]];
  const { open, wide } = mouthAt(seconds + 0.02, speech.phones);
  const face = share > 0.5 ? to : from;
  const isParty = line.mood === "celebrating";
  const hop = isParty
    ? Math.abs(Math.sin((seconds - line.start) * 5.2)) * 46 * share
    : Math.abs(Math.sin(seconds * 2.6)) * 3;
  const hasPictures = plan.pictures.some(
    (picture) => seconds > picture.from - 0.2 && seconds < picture.to,
  );
  const look: Point =
    face.expression.look[0] === 0 && face.expression.look[1] === 0
      ? [Math.sin(seconds * 0.7) * 0.3, (hasPictures ? -0.55 : 0) + Math.sin(seconds * 0.9) * 0.12]
      : face.expression.look;
  return pocketLayers(
    {
      left: blendArm(from, to, "left", share, [
        Math.sin(seconds * 2.2 + 1) * 4,
        Math.sin(seconds * 2.7) * 4,
      ]),
      right: blendArm(
        from,
        to,
        "right",
        share,
        line.mood === "wave"
          ? [Math.sin(seconds * 9) * 26 * share, Math.abs(Math.sin(seconds * 9)) * 8]
          : [Math.sin(seconds * 2.6) * 5, Math.sin(seconds * 3.1) * 7 - open * 10],
      ),
      jump: hop,
      expression: {
        ...face.expression,
        look,
        mouth:
          open > 0.05 ? "talk" : face.expression.mouth === "talk" ? "smile" : face.expression.mouth,
        tilt: mix(from.expression.tilt, to.expression.tilt, share) + Math.sin(seconds * 1.7) * 1.6,
      },
      mouthOpen: open ** 0.8,
      mouthWide: wide,
      blink: blinkAt(seconds),
      headDrop: -open * 5 + Math.sin(seconds * 2.6) * 1.5,
      breath: Math.sin(seconds * 2.6),
      tailSwing: Math.sin(seconds * 2.4) * 7,
    },
    "pocket",
  );
}

function blendArm(
  from: Mood,
  to: Mood,
  side: "left" | "right",
  share: number,
  sway: Point,
): ArmPose {
  const [a, b] = [from[side], to[side]];
  const blend = (u: Point, v: Point): Point => [
    round(mix(u[0], v[0], share)),
    round(mix(u[1], v[1], share)),
  ];
  const [x, y] = blend(a.hand, b.hand);
  const front = (share > 0.5 ? b : a).inFront;
  return {
    hand: [round(x + sway[0]), round(y + sway[1])],
    bend: blend(a.bend, b.bend),
    ...(front && { inFront: front }),
  };
}

function glimmAt(seconds: number, plan: ClipPlan): RigNode | null {
  if (plan.glimmFrom === null || seconds < plan.glimmFrom) return null;
  const arrived = ease((seconds - plan.glimmFrom) / 0.9);
  const line = plan.lines.findLast(({ start }) => seconds >= start);
  const x = mix(WIDTH + 80, GLIMM.x, arrived) + Math.sin(seconds * 1.9) * 12;
  const mood = line?.mood === "celebrating" ? "celebrating" : "happy";
  return placed(
    { ...GLIMM, x, y: GLIMM.y + Math.sin(seconds * 2.9) * 16 },
    glimmLayers(
      {
        mood,
        flap: Math.sin(seconds * 34),
        glow: 1 + 0.06 * Math.sin(seconds * 5),
        blink: blinkAt(seconds + 1.3),
        mouthOpen: 0,
      },
      "glimm",
    ),
  );
}
