import type { RigNode } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { latest } from "#stage/story/plan.ts";
import type { Plan } from "#stage/story/plan.ts";
import { colorOf, countColors, isSheer, painted, withoutPlace } from "./flat-colors.ts";

/*
 * Eyes and mouths that something lies over. The picture is drawn twice in flat colours: each
 * feature of a face in one of its own, and over it, in black, what the picture draws after it.
 */

/** Sampling interval; what passes by faster than two samples is no fault. */
const EVERY_S = 0.5;
const AGAIN_S = 0.25;
/** Width of the pictures that are compared. */
const PIXELS = 168;
/** A feature of fewer pixels is too far away to be read. */
const SEEN = 7;
/** Share of a feature that may be covered. */
const COVERED = 0.35;

const FEATURES: Record<string, "eyes" | "mouth"> = { eyes: "eyes", mouth: "mouth", lips: "mouth" };
const HEADS = new Set<unknown>(["head", "person-head"]);
/** What is worn, light, and what is seen through windows. */
const IGNORED = new Set<unknown>(["glasses", "light", "night", "bus", "overhead", "shadow"]);
const FIGURES = /^(pocket|glimm|at-(.+))$/;
/** What is eaten and drunk is at the mouth. */
const AT_MOUTH: ReadonlySet<string> = new Set([
  "drink",
  "drinkWater",
  "eatSoup",
  "faceHit",
  "lickIce",
  "munch",
  "sipShell",
  "slurp",
  "snack",
  "twoApples",
  "waterFirst",
]);

export interface CoveredFace {
  actor: string;
  feature: "eyes" | "mouth";
  /** Second of the story. */
  at: number;
  /** Share of it that is covered. */
  share: number;
}

interface Feature {
  actor: string;
  feature: "eyes" | "mouth";
}

/** The features in their colours, and over them what is drawn later; `found` grows by them. */
function inColors(
  node: RigNode,
  actor: string | null,
  isHead: boolean,
  covers: boolean,
  found: Feature[],
): RigNode | null {
  const name = node.attrs["data-part"];
  if (IGNORED.has(name)) return null;
  if (node.tag === "defs" || node.tag === "clipPath") return node;
  const feature = typeof name === "string" ? FEATURES[name] : undefined;
  const [, whole, villager] = FIGURES.exec(typeof name === "string" ? name : "") ?? [];
  const who = villager ?? whole ?? actor;
  if (feature !== undefined && actor !== null) {
    found.push({ actor, feature });
    return painted(node, colorOf(found.length - 1));
  }
  if (node.children.length === 0) return covers && !isHead ? painted(node, "#000") : null;
  if (isSheer(node)) return null;
  const children = node.children
    .map((child) => inColors(child, who, isHead || HEADS.has(name), covers, found))
    .filter((child) => child !== null);
  return children.length === 0 ? null : { ...node, children };
}

/** The eyes and mouths that are covered at a time. */
function coveredAt(plan: Plan, seconds: number): CoveredFace[] {
  const picture = withoutPlace(frame(seconds, seconds, plan));
  const features: Feature[] = [];
  const alone = inColors(picture, null, false, false, features);
  if (alone === null) return [];
  const seen = countColors(alone, features.length, PIXELS);
  if (seen.every((pixels) => pixels < SEEN)) return [];
  const all = inColors(picture, null, false, true, []);
  const left = countColors(all ?? picture, features.length, PIXELS);
  const act = latest(plan.acts, seconds)?.act;
  return features.flatMap(({ actor, feature }, index) => {
    const whole = seen[index] ?? 0;
    const share = 1 - (left[index] ?? 0) / whole;
    if (whole < SEEN || share < COVERED) return [];
    const eats = actor === "pocket" && feature === "mouth" && act && AT_MOUTH.has(act);
    return eats ? [] : [{ actor, feature, at: seconds, share }];
  });
}

/** True if the script says at this time that something hides a face. */
function isMeant({ acts, puts, takes }: Plan, seconds: number): boolean {
  const lies = puts.some(
    ({ put, hides, at }) =>
      hides === true &&
      at <= seconds &&
      !takes.some((cue) => cue.take === put && cue.at > at && cue.at <= seconds),
  );
  return lies || latest(acts, seconds)?.hides === true;
}

/** The eyes and mouths that something covers, besides where the script says so. */
export function coveredFaces(plan: Plan, from = 0, to = plan.speech.duration): CoveredFace[] {
  const found: CoveredFace[] = [];
  for (let at = from; at < to; at += EVERY_S) {
    if (isMeant(plan, at)) continue;
    const now = coveredAt(plan, at);
    if (now.length === 0) continue;
    const later = isMeant(plan, at + AGAIN_S) ? [] : coveredAt(plan, at + AGAIN_S);
    found.push(
      ...now.filter(({ actor, feature }) =>
        later.some((other) => other.actor === actor && other.feature === feature),
      ),
    );
  }
  return found;
}
