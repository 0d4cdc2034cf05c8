import { el, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { angleOf, bent, movedTo, narrowed, turnedPoint } from "./turning.ts";
import type { Solid } from "./turning.ts";

/** Head and trunk as solids, in the rig's units. */
export const HEAD: Solid = { middle: 320, reach: 202, depth: 176 };
const TRUNK: Solid = { middle: 320, reach: 138, depth: 112 };
/** How far muzzle, mouth and nose stand out of the head. */
const OUT = { muzzle: 24, mouth: 33, nose: 50 };
/** The trunk turns less than the head. */
const TRUNK_SHARE = 0.86;
/** From this turn on the near ear is on the side of the head that we see, and an arm behind it. */
const ASIDE = 0.58;
/** An eye of which less is seen is hidden by the face. */
const HIDDEN = 0.36;

const named = (node: RigNode) => node.attrs["data-part"];
const childrenOf = (nodes: readonly RigNode[], name: string) =>
  nodes.find((node) => named(node) === name)?.children ?? [];

/** The node, moved; what finds it by its name still does. */
function moved(node: RigNode, transform: string): RigNode {
  const { attrs } = node;
  if (attrs["transform"] === undefined) return { ...node, attrs: { ...attrs, transform } };
  const name = named(node);
  return el("g", { ...(name !== undefined && { "data-part": name }), transform }, node);
}

/** Muzzle, mouth and nose: each farther out than the one before. */
function snout(parts: readonly RigNode[], angle: number): RigNode {
  const wide = Math.max(0.66, Math.cos(angle));
  const at = (name: string, out: number) =>
    parts
      .filter((node) => named(node) === name)
      .map((node) =>
        moved(
          node,
          movedTo(320, turnedPoint(HEAD, 320, angle, out).x, name === "nose" ? 0.9 : wide),
        ),
      );
  return part(
    "snout",
    {},
    ...at("muzzle", OUT.muzzle),
    ...at("mouth", OUT.mouth),
    ...at("nose", OUT.nose),
  );
}

function face(parts: readonly RigNode[], angle: number, clipPath: string): RigNode {
  /** A pair of which the far one is narrower, or gone. */
  const pair = (name: string, spots: readonly [number, number]) => {
    const whole = parts.find((node) => named(node) === name);
    if (whole === undefined) return null;
    const children = whole.children.map((child, index) => {
      const x = spots[index] ?? 320;
      const { x: to, wide, front } = turnedPoint(HEAD, x, angle);
      if (front < HIDDEN) return null;
      return moved(child, movedTo(x, to, Math.min(1, wide)));
    });
    return part(name, whole.attrs, ...children.filter((child) => child !== null));
  };
  return part(
    "face",
    {},
    el(
      "g",
      { clipPath },
      pair("blush", [176, 464]),
      pair("eyes", [238, 402]),
      pair("brows", [234, 406]),
    ),
    snout(childrenOf(parts, "snout"), angle),
  );
}

/** The ears: the near one, which moves to the side that we see, and the far one. */
function ears([left, right]: readonly RigNode[], angle: number, turn: number) {
  const at = (ear: RigNode | undefined, x: number) => {
    const isNear = (x - 320) * turn < 0;
    const to = 320 + (x - 320) * Math.cos(angle) - 34 * Math.sin(angle);
    const up = (isNear ? -4 : -20) * Math.abs(turn);
    const wide = isNear ? 1 - 0.12 * Math.abs(turn) : 1 - 0.3 * Math.abs(turn);
    return ear === undefined ? null : moved(ear, movedTo(x, to, wide, up));
  };
  const [first, second] = [at(left, 154), at(right, 486)];
  return turn > 0 ? { near: first, far: second } : { near: second, far: first };
}

/** Skull, mask, tufts of the cheeks and forelock. */
function skull(whole: RigNode | undefined, angle: number, turn: number): RigNode | null {
  if (whole === undefined) return null;
  const narrow = narrowed(HEAD, angle);
  const outline = (x: number) => 320 + (x - 320) * narrow;
  const onIt = (x: number) => turnedPoint(HEAD, x, angle).x;
  /** The mask's edge on the cheek that we see runs down to the chin. */
  const onCheek = (x: number, y: number) =>
    onIt(x) + ((x - 320) * turn < 0 ? Math.max(0, y - 345) * 0.9 * Math.sin(angle) : 0);
  const [clip, fur, inside, leftTuft, rightTuft, forelock] = whole.children;
  const tuft = (node: RigNode | undefined, root: number) => {
    if (node === undefined) return null;
    const isNear = (root - 320) * turn < 0;
    const size = isNear ? 1 : Math.max(0, 1 - 1.8 * Math.abs(turn));
    const to = isNear
      ? onIt(320 + Math.sign(root - 320) * 202) - Math.sign(root - 320) * 24
      : outline(root);
    return size === 0 ? null : moved(node, movedTo(root, to, size));
  };
  const [mask, shadow, shine, ...light] = inside?.children ?? [];
  return part(
    "skull",
    {},
    clip === undefined ? null : bent(clip, outline),
    fur === undefined ? null : bent(fur, outline),
    el(
      "g",
      inside?.attrs ?? {},
      mask === undefined ? null : bent(mask, onCheek),
      shadow === undefined ? null : bent(shadow, outline),
      shine === undefined ? null : moved(shine, `translate(${round(-26 * turn)} 0)`),
      ...light.map((node) => bent(node, outline)),
    ),
    tuft(leftTuft, 140),
    tuft(rightTuft, 500),
    forelock === undefined
      ? null
      : moved(forelock, `translate(${round(46 * Math.sin(angle))} ${round(5 * Math.abs(turn))})`),
  );
}

function head(front: RigNode, turn: number): RigNode {
  const angle = angleOf(turn);
  const { near, far } = ears(childrenOf(front.children, "ears"), angle, turn);
  const isAside = Math.abs(turn) > ASIDE;
  const bone = front.children.find((node) => named(node) === "skull");
  const clipPath = String(bone?.children.find(({ tag }) => tag === "g")?.attrs["clipPath"]);
  return el(
    "g",
    front.attrs,
    el(
      "g",
      { transform: `translate(${round(9 * turn)} 0)` },
      part("ears", {}, far, isAside ? null : near),
      skull(bone, angle, turn),
      isAside ? part("ear-near", {}, near) : null,
      face(childrenOf(front.children, "face"), angle, clipPath),
    ),
  );
}

/** Belly, strap and satchel go around the trunk with its turn. */
function trunk(front: RigNode, angle: number): RigNode {
  const narrow = narrowed(TRUNK, angle);
  const outline = (x: number) => 320 + (x - 320) * narrow;
  const [clip, fur, inside, ...bag] = front.children;
  const belly = movedTo(320, turnedPoint(TRUNK, 320, angle).x, Math.max(0.8, Math.cos(angle)));
  const outside = movedTo(
    320,
    turnedPoint(TRUNK, 320, angle, 14).x,
    Math.max(0.82, Math.cos(angle)),
  );
  const side = Math.sign(angle) * -1;
  const onBelly = inside?.children.slice(0, -1) ?? [];
  const light = inside?.children.slice(-1) ?? [];
  const strap = `M${320 + side * 150} 572Q${320 + side * 110} 596 320 600`;
  return el(
    "g",
    front.attrs,
    clip === undefined ? null : bent(clip, outline),
    fur === undefined ? null : bent(fur, outline),
    el(
      "g",
      inside?.attrs ?? {},
      el("g", { transform: belly }, ...onBelly),
      ...light.map((node) => bent(node, outline)),
      path(strap, { stroke: color.tealDark, strokeWidth: 25, fill: "none" }),
    ),
    el("g", { transform: outside }, ...bag),
  );
}

/** The scarf's knot goes round the neck. */
function scarf(front: RigNode, angle: number): RigNode {
  const [shadow, ends, wrap, fold, ...knot] = front.children;
  const neck: Solid = { middle: 320, reach: 112, depth: 84 };
  const at = turnedPoint(neck, 404, angle);
  const to = movedTo(404, Math.max(250, Math.min(424, at.x)), Math.max(0.75, Math.min(1, at.wide)));
  const around = movedTo(320, 320, narrowed(neck, angle));
  return el(
    "g",
    front.attrs,
    shadow === undefined ? null : moved(shadow, around),
    ends === undefined ? null : moved(ends, to),
    wrap === undefined ? null : moved(wrap, around),
    fold === undefined ? null : moved(fold, around),
    ...knot.map((node) => moved(node, to)),
  );
}

/** His tail points away from where he turns: it swings around behind him. */
function tail(front: RigNode, angle: number): RigNode {
  const start = Math.PI / 4;
  const wide = Math.max(-1, Math.min(1, Math.cos(start + 2.2 * angle) / Math.cos(start)));
  return moved(front, movedTo(384, 384 - 64 * (1 - wide), wide));
}

function feet(front: RigNode, angle: number): RigNode {
  const [left, right] = front.children;
  const at = (foot: RigNode | undefined, x: number) => {
    const isNear = (x - 320) * angle < 0;
    const to = 320 + (x - 320) * Math.cos(angle) + 20 * Math.sin(angle);
    const down = (isNear ? 5 : -7) * Math.abs(Math.sin(angle));
    return foot === undefined ? null : moved(foot, movedTo(x, to, 1, down));
  };
  return angle > 0
    ? part("feet", {}, at(right, 394), at(left, 246))
    : part("feet", {}, at(left, 246), at(right, 394));
}

/** How somebody stands to the camera: each from -1, to the left of the picture, to 1. */
export interface Stance {
  head: number;
  body: number;
}

const byName = (layers: readonly RigNode[]) => (name: string) =>
  layers.find((layer) => named(layer) === name) ?? null;

/** What is drawn over the trunk without being a part of the rig, such as a coat, narrows with it. */
function worn(front: RigNode, angle: number): RigNode {
  return moved(
    front,
    movedTo(320, 320 + 22 * Math.sin(angle), 0.96 * narrowed(TRUNK, angle) + 0.04),
  );
}

/**
 * Pocket's layers, drawn from the front, turned to a side: at a half it is a three-quarter view, at
 * 1 nearly a profile. Paws stay where they are, since they touch things.
 */
export function turnedPocket(layers: readonly RigNode[], stance: Stance): RigNode[] {
  if (Math.abs(stance.head) < 0.02 && Math.abs(stance.body) < 0.02) return [...layers];
  const angle = angleOf(stance.body * TRUNK_SHARE);
  const farArm = stance.body > 0 ? "arm-right" : "arm-left";
  return layers.map((layer) => {
    if (named(layer) !== "otter") return layer;
    const children = layer.children.map((child) => {
      switch (named(child)) {
        case "head":
          return Math.abs(stance.head) < 0.02 ? child : head(child, stance.head);
        case "tail":
          return tail(child, angle);
        case "feet":
          return feet(child, angle);
        case "body":
          return trunk(child, angle);
        case "worn":
          return worn(child, angle);
        case "scarf":
          return scarf(child, angle);
        default:
          return child;
      }
    });
    if (Math.abs(stance.body) < ASIDE) return { ...layer, children };
    const far = byName(children)(farArm);
    const isBehind =
      far !== null && children.indexOf(far) < children.findIndex((n) => named(n) === "head");
    return {
      ...layer,
      children: isBehind ? [far, ...children.filter((child) => child !== far)] : children,
    };
  });
}
