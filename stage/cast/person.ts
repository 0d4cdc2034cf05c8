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
import { color } from "#characters/palette.ts";
import type { Point } from "#characters/pocket/mood.ts";
import { fingers, nearestGrip, wristOf } from "./grip.ts";
import type { Grips, HeldThing } from "./grip.ts";
import { shade } from "./shade.ts";
import { face, HEAD_Y, skull } from "./person-face.ts";
import { besideTrunk, onFace, stepped, turnedHead, turnedTrunk } from "./person-turned.ts";
import { armPath, elbowOf } from "#characters/arm.ts";
import { dot } from "#characters/shapes.ts";
import { mix } from "../timing.ts";
import type { Look, PersonFrame } from "./look.ts";
import { hairBehind, hatOf } from "./person-hair.ts";

/** From this turn on the far arm is behind the trunk. */
const BEHIND = 0.4;

const TORSO = "M-72 -98C-80 -200 -62 -258 0 -258S80 -200 72 -98Q0 -76 -72 -98Z";

/** Half of the width of an arm at the shoulder, the elbow and the wrist. */
const ARM = { shoulder: 22, wrist: 14 };

/** A hand from the wrist at (0, 0) down: a palm with four fingers, and a thumb on the right. */
const PALM =
  dot(0, 8, 19, 18) +
  dot(-13, 22, 6, 11) +
  dot(-4, 27, 6, 12) +
  dot(5, 27, 6, 12) +
  dot(14, 22, 6, 11);
const hand = (thumb: 1 | -1) => PALM + dot(thumb * 22, 6, 7, 11);

function arm(
  side: 1 | -1,
  [x, y]: readonly [number, number],
  look: Look,
  shoulder: number,
  holds: boolean,
): RigNode {
  const [sx, sy] = [shoulder, -224];
  const elbow = elbowOf([sx, sy], [(sx + x) / 2 + side * 40, (sy + y) / 2 + 30], [x, y]);
  const [ex, ey] = elbow;
  const [hx, hy] = [round(x), round(y)];
  const cuff = [round(mix(ex, x, 0.62)), round(mix(ey, y, 0.62))];
  const d = armPath([sx, sy], elbow, [x, y], ARM.shoulder, ARM.wrist);
  const isUp = y < ey - 10;
  const turn = round((Math.atan2(y - ey, x - ex) * 180) / Math.PI - 90);
  return part(
    side < 0 ? "arm-left" : "arm-right",
    {},
    path(d, { fill: shade(look.shirt, -0.2), stroke: shade(look.shirt, -0.2), strokeWidth: 6 }),
    path(d, { fill: look.shirt }),
    line(
      `M${round(sx - side * 5)} ${sy + 2}L${round(ex - side * 5)} ${round(ey - 6)}`,
      shade(look.shirt, 0.14),
      7,
      { opacity: 0.7 },
    ),
    line(`M${cuff.join(" ")}L${hx} ${hy}`, look.skin, 25),
    holds
      ? null
      : el(
          "g",
          { transform: `translate(${hx} ${hy}) rotate(${turn})` },
          path(hand(side < 0 === isUp ? -1 : 1), { fill: look.skin }),
          line(isUp ? "M-12 6Q0 12 12 4" : "M-9 32V22M0 35V24M9 32V22", shade(look.skin, -0.3), 3, {
            opacity: 0.6,
          }),
        ),
  );
}

/** A person's hand is smaller than a paw. */
const HAND = 0.68;
const REACH = 96;
const elbowFrom = ([x, y]: readonly [number, number], side: 1 | -1): Point => [
  (side * 56 + x) / 2 + side * 24,
  (y - 224) / 2 + 18,
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

/** A wheelchair, and the legs of who sits in it. */
function wheelchair(look: Look, fill: string): RigNode[] {
  return [
    el("rect", { x: -92, y: -226, width: 22, height: 120, rx: 11, fill: "#4A4F63" }),
    el("rect", { x: -86, y: -112, width: 150, height: 26, rx: 13, fill: "#4A4F63" }),
    line("M-20 -116H56Q70 -116 70 -96V-24", look.trousers, 42),
    line("M-10 -126H52Q66 -126 70 -112", shade(look.trousers, 0.35), 8, { opacity: 0.7 }),
    line("M64 -90L92 -8", "#7E8CA3", 10),
    ellipse(84, -12, 34, 15, color.furDeep),
    ellipse(70, -4, 14, 14, "#2E1B1A"),
    el("circle", { cx: -26, cy: -62, r: 62, fill: "none", stroke: "#2E1B1A", strokeWidth: 13 }),
    el("circle", { cx: -26, cy: -62, r: 48, fill, fillOpacity: 0.28 }),
    line("M-26 -62L-26 -110M-26 -62L18 -44M-26 -62L-70 -44", "#C7D3E3", 5),
    line("M-72 -94A56 56 0 0 1 -20 -118", "#6E7488", 5),
    ellipse(-26, -62, 13, 13, fill),
  ];
}

function legs({ trousers }: Look): RigNode[] {
  return [
    path("M-52 -120H52V-16Q52 -6 42 -6H18Q8 -6 8 -16V-74H-8V-16Q-8 -6 -18 -6H-42Q-52 -6 -52 -16Z", {
      fill: trousers,
    }),
    path("M-8 -74H-24V-6H-18Q-8 -6 -8 -16ZM52 -120H36V-6H42Q52 -6 52 -16Z", {
      fill: shade(trousers, -0.35),
      opacity: 0.45,
    }),
    path("M-68 4C-72 -18 -46 -28 -24 -26Q-4 -24 -2 4ZM68 4C72 -18 46 -28 24 -26Q4 -24 2 4Z", {
      fill: color.furDeep,
    }),
    line("M-52 -14q10 -8 22 -7M30 -14q10 -8 22 -5", "#A0714F", 5),
    line("M-66 5H-4M4 5H66", "#F3E3CC", 6),
  ];
}

function trunk(look: Look, id: (name: string) => string): RigNode[] {
  const { apron, shirt, skin } = look;
  return [
    path(TORSO, { fill: `url(#${id("shirt")})` }),
    path("M72 -98C80 -200 66 -246 30 -256C52 -200 52 -140 34 -86Q56 -90 72 -98Z", {
      fill: shade(shirt, -0.5),
      opacity: 0.22,
    }),
    ...(apron === undefined
      ? [
          line("M0 -236V-86", shade(shirt, -0.25), 4, { opacity: 0.55 }),
          path(dot(10, -196, 5, 5) + dot(10, -156, 5, 5) + dot(10, -116, 5, 5), {
            fill: shade(shirt, 0.55),
          }),
        ]
      : [
          path("M-46 -222H46V-190L60 -104Q0 -84 -60 -104L-46 -190Z", { fill: apron }),
          path("M-34 -160H34V-128Q0 -112 -34 -128Z", { fill: shade(apron, -0.12) }),
          line(
            "M-38 -214H38M-50 -108Q0 -94 50 -108",
            shade(apron, apron === "#FFFFFF" ? -0.16 : 0.4),
            3.5,
            {
              strokeDasharray: "8 7",
            },
          ),
        ]),
    el("rect", { x: -21, y: -280, width: 42, height: 42, rx: 16, fill: skin }),
    path("M-21 -254Q0 -238 21 -254V-246Q0 -228 -21 -246Z", {
      fill: shade(skin, -0.35),
      opacity: 0.45,
    }),
    path("M-40 -256L-22 -262Q0 -232 22 -262L40 -256L18 -228L0 -242L-18 -228Z", {
      fill: shade(shirt, 0.3),
    }),
  ];
}

/** What never changes of somebody: drawn once. */
interface Still {
  defs: RigNode;
  below: RigNode[];
  trunk: RigNode[];
  head: { behind: RigNode[]; skull: RigNode[]; hat: RigNode[] };
  chair: RigNode[];
}
const drawn = new WeakMap<Look, Still>();

function stillOf(name: string, look: Look): Still {
  const known = drawn.get(look);
  if (known !== undefined) return known;
  const id = (what: string) => `story-${name}-${what}`;
  const { skin, shirt, wheels } = look;
  const still: Still = {
    defs: el(
      "defs",
      {},
      verticalGradient(id("skin"), [
        [0, shade(skin, 0.12)],
        [1, shade(skin, -0.07)],
      ]),
      verticalGradient(id("shirt"), [
        [0, shade(shirt, 0.1)],
        [1, shade(shirt, -0.14)],
      ]),
      radialGradient(id("cheek"), [
        [0, "#FF6F61", 0.62],
        [1, "#FF6F61", 0],
      ]),
    ),
    below: [
      ellipse(0, 2, 84, 12, "#2E1B1A", { opacity: 0.17 }),
      ...(wheels === undefined ? legs(look) : []),
    ],
    trunk: trunk(look, id),
    head: { behind: hairBehind(look), skull: skull(look, id), hat: hatOf(look) },
    chair: wheels === undefined ? [] : wheelchair(look, wheels),
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
  const moving = onFace(face(frame, look), stance.head);
  const handOf = (side: "left" | "right") => {
    const grip = grips[side];
    if (grip === undefined) return frame[side];
    const [x, y] = wristOf(grip, 14);
    return [x, y - lift] as const;
  };
  const isHolding = (side: "left" | "right") => grips[side] !== undefined;
  const left = arm(-1, handOf("left"), look, besideTrunk(-56, bodyTurn), isHolding("left"));
  const right = arm(1, handOf("right"), look, besideTrunk(56, bodyTurn), isHolding("right"));
  // An arm that holds something is seen.
  const far =
    bodyTurn > BEHIND && !isHolding("right")
      ? right
      : bodyTurn < -BEHIND && !isHolding("left")
        ? left
        : null;
  const legsAt = `matrix(${round(1 - 0.16 * Math.abs(bodyTurn))} 0 0 1 ${round(7 * bodyTurn)} 0)`;
  return part(
    name,
    {},
    defs,
    ...(bodyTurn === 0 ? below : [el("g", { transform: legsAt }, ...below)]),
    el(
      "g",
      { transform: `translate(0 ${lift})` },
      far,
      ...turnedTrunk(body, bodyTurn),
      part(
        "person-head",
        { transform: `rotate(${tilt} 0 ${HEAD_Y + 70})` },
        ...behind,
        ...skin,
        ...(look.hat === "beard" ? [...hat, moving] : [moving, ...hat]),
      ),
      far === left ? null : left,
      far === right ? null : right,
    ),
    ...chair,
  );
}
