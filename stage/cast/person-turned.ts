import { el, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { angleOf, bent, narrowed, turnedPoint } from "./turning.ts";
import type { Solid } from "./turning.ts";
import { shade } from "../base/shade.ts";
import type { Look } from "./look.ts";
import { BACK, HEAD_Y } from "./person-face.ts";

const HEAD: Solid = { middle: 0, reach: 102, depth: 96 };
const TRUNK: Solid = { middle: 0, reach: 84, depth: 64 };
/** How far a nose stands out of the face. */
const NOSE = 28;
/** The crown is this high over the middle of the head: towards it the head is narrower. */
const CROWN = 108;
/** Steps of a turn that are drawn: what never changes of a face is bent once for each. */
const STEPS = 24;

/** People turn less far: a hat and hair that are drawn from the front have no back. */
const FARTHEST = 0.92;
const headAngle = (turn: number) => angleOf(turn * FARTHEST);

export const stepped = (turn: number) => Math.round(turn * STEPS) / STEPS;

/** Where a point of the head's front is after the turn. */
const onHead =
  (angle: number, out = 0) =>
  (x: number, y: number) => {
    const up = Math.max(0, Math.min(0.97, (HEAD_Y - y) / CROWN));
    const size = Math.sqrt(1 - up * up);
    const solid = { middle: 0, reach: HEAD.reach * size, depth: HEAD.depth * size };
    return turnedPoint(solid, x, angle, out * size).x;
  };

const narrow = (solid: Solid, angle: number) => (x: number) => x * narrowed(solid, angle);

/** What is drawn of a head, from the front. */
interface HeadParts {
  behind: readonly RigNode[];
  skull: readonly RigNode[];
  hat: readonly RigNode[];
}
const heads = new WeakMap<Look, Map<number, HeadParts>>();

/** The same for all who wear a hat with a round brim: it looks alike from each side. */
const isRound = ({ hat }: Look) => hat === "straw";

/** Under a hat with a brim hair ends at the neck: `hairBehind` draws it. */
const backOf = (look: Look) => (isRound(look) ? shade(look.skin, -0.12) : shade(look.hair, -0.08));

function ear({ skin, hat }: Look, angle: number): RigNode[] {
  if (hat === "headscarf" || hat === "long") return [];
  const x = onHead(angle)(-Math.sign(angle) * 92, HEAD_Y + 14);
  return [
    path(dot(x, HEAD_Y + 14, 20, 24), { fill: shade(skin, -0.05) }),
    path(dot(x + Math.sign(angle) * 2, HEAD_Y + 16, 10, 13), {
      fill: shade(skin, -0.24),
      opacity: 0.7,
    }),
  ];
}

/** A head's parts turned to a side; the face on it is bent in each frame by `onFace`. */
export function turnedHead(look: Look, front: HeadParts, turn: number): HeadParts {
  const at = stepped(turn);
  if (at === 0) return front;
  const known = heads.get(look) ?? new Map<number, HeadParts>();
  heads.set(look, known);
  const found = known.get(at);
  if (found !== undefined) return found;
  const angle = headAngle(at);
  const [, , bone, ...onFace] = front.skull;
  const nose = onFace.splice(-2);
  const back = bent(path(BACK, { fill: backOf(look) }), narrow(HEAD, angle));
  const fromBehind = Math.round((isRound(look) ? -7 : -14) * Math.sin(angle));
  const turned: HeadParts = {
    behind: [
      el(
        "g",
        { transform: `translate(${fromBehind} 0)` },
        ...front.behind.map((node) => bent(node, narrow(HEAD, angle))),
      ),
      back,
    ],
    skull: [
      ...(bone === undefined ? [] : [bent(bone, onHead(angle))]),
      ...onFace.map((node) => bent(node, onHead(angle))),
      ...nose.map((node) => bent(node, onHead(angle, NOSE))),
      ...(Math.abs(at) > 0.12 ? ear(look, angle) : []),
    ],
    hat: isRound(look)
      ? [el("g", { transform: `translate(${round(6 * Math.sin(angle))} 0)` }, ...front.hat)]
      : front.hat.map((node) => bent(node, onHead(angle))),
  };
  known.set(at, turned);
  return turned;
}

/** What moves in a face, on the turned head. */
export const onFace = (face: readonly RigNode[], turn: number): readonly RigNode[] =>
  stepped(turn) === 0 ? face : face.map((node) => bent(node, onHead(headAngle(stepped(turn)))));

const trunks = new WeakMap<readonly RigNode[], Map<number, readonly RigNode[]>>();

/** The trunk: its outline and the light on it narrow, what is sewn on it goes around, the neck follows a little. */
export function turnedTrunk(nodes: readonly RigNode[], turn: number): readonly RigNode[] {
  const at = stepped(turn);
  if (at === 0) return nodes;
  const known = trunks.get(nodes) ?? new Map<number, readonly RigNode[]>();
  trunks.set(nodes, known);
  const found = known.get(at) ?? bentTrunk(nodes, at);
  known.set(at, found);
  return found;
}

function bentTrunk(nodes: readonly RigNode[], at: number): RigNode[] {
  const angle = angleOf(at);
  const around = (x: number) => turnedPoint(TRUNK, x, angle).x;
  return nodes.map((node, index) => {
    const isEdge = index === 0 || index === nodes.length - 5 || index === nodes.length - 4;
    if (isEdge) return bent(node, narrow(TRUNK, angle));
    if (index >= nodes.length - 3)
      return bent(node, (x) => x * narrowed(TRUNK, angle) + 12 * Math.sin(angle));
    return bent(node, around);
  });
}

/** Where the shoulders and hands of a turned trunk are. */
export const besideTrunk = (x: number, turn: number) =>
  round(x * Math.cos(angleOf(turn)) + 8 * Math.sin(angleOf(turn)));
