import {
  el,
  ellipse,
  line,
  part,
  path,
  radialGradient,
  round,
  verticalGradient,
} from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { Point } from "#characters/pocket/mood.ts";
import { fingers, nearestGrip, wristOf } from "./grip.ts";
import type { Grips, HeldThing } from "./grip.ts";
import { shade } from "../base/shade.ts";
import { legs, trunk, wheelchair } from "./person-body.ts";
import { face, HEAD_Y, skull } from "./person-face.ts";
import { besideTrunk, onFace, stepped, turnedHead, turnedTrunk } from "./person-turned.ts";
import { armPath, elbowOf } from "#characters/arm.ts";
import { dot } from "#characters/shapes.ts";
import { mix } from "../base/timing.ts";
import type { Build, Look, PersonFrame } from "./look.ts";
import { hairBehind, hatOf } from "./person-hair.ts";

/** How far shoulders are from the middle. */
const SHOULDERS: Record<Build, number> = { pear: 56, broad: 68, slim: 52, dress: 56 };
/** From this turn on the far arm is behind the trunk. */
const BEHIND = 0.4;

/** Half of the width of an arm at the shoulder and at the cuff. */
const ARM = { shoulder: 27, cuff: 15 };
/** A sleeve ends at this share of the forearm. */
const CUFF = 0.66;

/** A hand from the wrist at (0, 0) down: a palm with four fingers, and a thumb on the right. */
const PALM =
  dot(0, 9, 23, 21) +
  dot(-17, 25, 8, 13) +
  dot(-6, 31, 8, 14) +
  dot(6, 31, 8, 14) +
  dot(17, 25, 8, 13);
const hand = (thumb: 1 | -1) => PALM + dot(thumb * 27, 8, 9, 14);
const PAD = dot(0, 11, 13, 10);

function arm(
  side: 1 | -1,
  [x, y]: readonly [number, number],
  look: Look,
  shoulder: number,
  holds: boolean,
): RigNode {
  const [sx, sy] = [shoulder, -220];
  const elbow = elbowOf([sx, sy], [(sx + x) / 2 + side * 40, (sy + y) / 2 + 30], [x, y]);
  const [ex, ey] = elbow;
  const [hx, hy] = [round(x), round(y)];
  const cuff = [round(mix(ex, x, CUFF)), round(mix(ey, y, CUFF))] as const;
  const d = armPath([sx, sy], elbow, cuff, ARM.shoulder, ARM.cuff);
  const isUp = y < ey - 10;
  const turn = round((Math.atan2(y - ey, x - ex) * 180) / Math.PI - 90);
  const transform = `translate(${hx} ${hy}) rotate(${turn})`;
  const far = Math.hypot(x - ex, y - ey) || 1;
  const [nx, ny] = [((ey - y) / far) * ARM.cuff, ((x - ex) / far) * ARM.cuff];
  return part(
    side < 0 ? "arm-left" : "arm-right",
    {},
    line(`M${cuff.join(" ")}L${hx} ${hy}`, shade(look.skin, -0.1), 26),
    path(d, {
      fill: shade(look.shirt, -0.04),
      stroke: shade(look.shirt, -0.3),
      strokeWidth: 5,
      paintOrder: "stroke",
    }),
    line(
      `M${round(sx - 8)} ${sy - 4}Q${round((sx + ex) / 2 - 9)} ${round((sy + ey) / 2 - 6)} ${round(ex - 8)} ${round(ey - 6)}`,
      shade(look.shirt, 0.35),
      8,
      { opacity: 0.4 },
    ),
    line(
      `M${round(cuff[0] + nx)} ${round(cuff[1] + ny)}L${round(cuff[0] - nx)} ${round(cuff[1] - ny)}`,
      shade(look.shirt, 0.3),
      10,
    ),
    ...(holds
      ? []
      : [
          path(hand(side < 0 === isUp ? -1 : 1), { fill: look.skin, transform }),
          isUp
            ? path(PAD, { fill: shade(look.skin, 0.22), opacity: 0.8, transform })
            : line("M-11.5 38V27M0 42V28M11.5 38V27", shade(look.skin, -0.34), 3.5, {
                opacity: 0.65,
                transform,
              }),
        ]),
  );
}

/** A person's hand is smaller than a paw. */
const HAND = 0.8;
const REACH = 96;
const elbowFrom = ([x, y]: readonly [number, number], side: 1 | -1): Point => [
  (side * 56 + x) / 2 + side * 24,
  (y - 220) / 2 + 18,
];

/** The grips of a person's hands on what is within reach, in the units of the drawing. */
export function gripsOfPerson(
  { left, right }: Pick<PersonFrame, "left" | "right">,
  near: readonly HeldThing[],
): Grips {
  const grip = ([x, y]: readonly [number, number], side: 1 | -1) =>
    nearestGrip(near, [x, y], elbowFrom([x, y], side), REACH);
  const [first, second] = [grip(left, -1), grip(right, 1)];
  return { ...(first && { left: first }), ...(second && { right: second }) };
}

/** A person's fingers, which are drawn over what they hold. */
export const fingersOfPerson = (grips: Grips, { skin }: Look): RigNode[] =>
  Object.values(grips).map((grip) => fingers(grip, skin, shade(skin, -0.32), HAND));

/** What never changes of somebody: drawn once. */
interface Still {
  defs: RigNode;
  below: RigNode[];
  trunk: RigNode[];
  head: { behind: RigNode[]; skull: RigNode[]; hat: RigNode[] };
  chair: { behind: RigNode[]; lap: RigNode[]; wheel: RigNode[] };
}
const NO_CHAIR = { behind: [], lap: [], wheel: [] };
const drawn = new WeakMap<Look, Still>();

function stillOf(name: string, look: Look): Still {
  const known = drawn.get(look);
  if (known !== undefined) return known;
  const id = (what: string) => `story-${name}-${what}`;
  const { skin, shirt, wheels, iris = "#6B4028" } = look;
  const still: Still = {
    defs: el(
      "defs",
      {},
      verticalGradient(id("skin"), [
        [0, shade(skin, 0.16)],
        [1, shade(skin, -0.1)],
      ]),
      verticalGradient(id("shirt"), [
        [0, shade(shirt, 0.14)],
        [1, shade(shirt, -0.2)],
      ]),
      verticalGradient(id("iris"), [
        [0.2, shade(iris, -0.35)],
        [1, shade(iris, 0.4)],
      ]),
      radialGradient(id("cheek"), [
        [0, "#FF6258", 0.6],
        [1, "#FF6258", 0],
      ]),
    ),
    below: [
      ellipse(0, 4, 92, 14, "#2E1B1A", { opacity: 0.17 }),
      ...(wheels === undefined ? legs(look) : []),
    ],
    trunk: trunk(look, id),
    head: { behind: hairBehind(look), skull: skull(look, id), hat: hatOf(look) },
    chair: wheels === undefined ? NO_CHAIR : wheelchair(look, wheels),
  };
  drawn.set(look, still);
  return still;
}

/** Somebody who is no animal, 460 high, with the feet at (0, 0). */
export function person(name: string, look: Look, frame: PersonFrame, grips: Grips = {}): RigNode {
  const { defs, below, trunk: body, head: front, chair } = stillOf(name, look);
  const lift = round(frame.breath * 2 - frame.lift);
  const tilt = round(frame.tilt);
  const { stance } = frame;
  const bodyTurn = look.wheels === undefined ? stepped(stance.body) : 0;
  const { behind, skull: skin, hat } = turnedHead(look, front, stance.head);
  const moving = onFace(
    face(frame, look, (what) => `story-${name}-${what}`),
    stance.head,
  );
  const handOf = (side: "left" | "right") => {
    const grip = grips[side];
    if (grip === undefined) return frame[side];
    const [x, y] = wristOf(grip, 17);
    return [x, y - lift] as const;
  };
  const isHolding = (side: "left" | "right") => grips[side] !== undefined;
  const left = arm(
    -1,
    handOf("left"),
    look,
    besideTrunk(-SHOULDERS[look.build], bodyTurn),
    isHolding("left"),
  );
  const right = arm(
    1,
    handOf("right"),
    look,
    besideTrunk(SHOULDERS[look.build], bodyTurn),
    isHolding("right"),
  );
  // An arm that holds something is seen.
  const far =
    bodyTurn > BEHIND && !isHolding("right")
      ? right
      : bodyTurn < -BEHIND && !isHolding("left")
        ? left
        : null;
  const leans = `rotate(${round(frame.sway)} 0 -100)`;
  const legsAt = `matrix(${round(1 - 0.16 * Math.abs(bodyTurn))} 0 0 1 ${round(7 * bodyTurn)} 0)`;
  return part(
    name,
    {},
    defs,
    ...(bodyTurn === 0 ? below : [el("g", { transform: legsAt }, ...below)]),
    ...chair.behind,
    el(
      "g",
      { transform: `translate(0 ${lift})` },
      far,
      el("g", { transform: leans }, ...turnedTrunk(body, bodyTurn)),
      ...chair.lap,
      part(
        "person-head",
        { transform: `${leans} rotate(${tilt} 0 ${HEAD_Y + 70})` },
        behind.length === 0
          ? null
          : el("g", { transform: `rotate(${round(-0.4 * tilt)} 0 ${HEAD_Y})` }, ...behind),
        ...skin,
        ...(look.hat === "beard" ? [...hat, ...moving] : [...moving, ...hat]),
      ),
      far === left ? null : left,
      far === right ? null : right,
    ),
    ...chair.wheel,
  );
}
