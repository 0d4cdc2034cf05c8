import { ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { ArmPose, Point } from "#characters/pocket/mood.ts";
import { elbowOf } from "#characters/arm.ts";
import { shoulderOf } from "#characters/pocket/body.ts";
import { mix } from "../base/timing.ts";

const COAT = { light: "#FFD75E", fill: "#FFC93C", dark: "#F0AA24", seam: "#C77F1A" };
/** How much of a forearm the sleeve covers; the paw looks out. */
const SLEEVE = 0.8;
const CUFF = 0.5;
const WIDTH = 76;

const between = (a: Point, b: Point, share: number): Point => [
  round(mix(a[0], b[0], share)),
  round(mix(a[1], b[1], share)),
];

/** The sleeve's middle line: along the upper arm, and to a share of the forearm. */
const sleeveTo = (from: Point, elbow: Point, hand: Point, share: number) =>
  `M${from.join(" ")}L${elbow.join(" ")}L${between(elbow, hand, share).join(" ")}`;

const button = (y: number): RigNode[] => [
  ellipse(334, y, 13, 13, COAT.seam),
  ellipse(333, y - 2, 12, 12, "#8A5431"),
  ellipse(329, y - 6, 4, 3, "#C98A5B"),
];

/** What only the front has: the opening with its buttons, and pockets. */
const frontOnly = (): RigNode[] => [
  line("M306 440V726", COAT.seam, 5, { opacity: 0.75 }),
  path("M214 602h66v18q0 16 -16 16h-34q-16 0 -16 -16z", { fill: COAT.dark }),
  path("M372 602h66v18q0 16 -16 16h-34q-16 0 -16 -16z", { fill: COAT.dark }),
  ...[502, 566, 632].flatMap(button),
];

/** It hangs from the shoulders over trunk and satchel. */
const body = (breath: number, isAway: boolean): RigNode =>
  part(
    "coat",
    { transform: `translate(320 722) scale(${round(1 + breath * 0.012)} 1) translate(-320 -722)` },
    path(
      "M320 388C398 388 436 444 460 540C476 606 494 650 502 694Q420 728 320 728Q220 728 138 694C146 650 164 606 180 540C204 444 242 388 320 388Z",
      { fill: COAT.fill },
    ),
    path("M212 470C176 560 168 620 138 694Q172 708 214 716C206 640 204 560 238 440Z", {
      fill: COAT.dark,
      opacity: 0.45,
    }),
    path("M138 694Q220 728 320 728Q420 728 502 694L496 668Q420 700 320 700Q220 700 144 668Z", {
      fill: COAT.light,
    }),
    ...(isAway ? [line("M206 520Q320 560 434 520", COAT.seam, 5, { opacity: 0.7 })] : frontOnly()),
  );

/** The hood, which lies on the neck. */
const hood = (): RigNode =>
  part(
    "hood",
    {},
    path("M178 404C186 470 250 506 320 506C390 506 454 470 462 404C430 448 380 462 320 462Z", {
      fill: COAT.dark,
    }),
    ellipse(320, 412, 148, 46, COAT.fill),
  );

/** Over the arm's fur, under its paw. */
function inSleeve(arm: RigNode, side: "left" | "right", pose: ArmPose): RigNode {
  const paw = arm.children.at(-1) ?? null;
  const from = shoulderOf(side, pose);
  const elbow = elbowOf(from, pose.bend, pose.hand);
  const whole = sleeveTo(from, elbow, pose.hand, SLEEVE);
  const cuff = `M${between(elbow, pose.hand, CUFF).join(" ")}L${between(elbow, pose.hand, SLEEVE).join(" ")}`;
  const shoulder = `M${from.join(" ")}L${between(from, elbow, 0.2).join(" ")}`;
  return {
    ...arm,
    children: [
      ...arm.children.slice(0, -1),
      line(whole, COAT.dark, WIDTH + 4, { strokeLinecap: "butt" }),
      line(shoulder, COAT.dark, WIDTH + 4),
      line(whole, COAT.fill, WIDTH - 4, { strokeLinecap: "butt" }),
      line(shoulder, COAT.fill, WIDTH - 4),
      line(cuff, COAT.light, WIDTH + 6, { strokeLinecap: "butt" }),
      ...(paw === null ? [] : [paw]),
    ],
  };
}

/**
 * Pocket's layers with the coat on: on his body, under scarf and head, with sleeves on his arms.
 *
 * @param share how much of it is on; it grows out of his middle
 */
export const dressed = (
  layers: readonly RigNode[],
  arms: Record<"left" | "right", ArmPose>,
  breath: number,
  share: number,
  isAway: boolean,
): RigNode[] =>
  layers.map((layer) => {
    if (layer.attrs["data-part"] !== "otter") return layer;
    const size = round(share);
    const children = layer.children.flatMap((child) => {
      switch (child.attrs["data-part"]) {
        case "body":
          return [
            child,
            part(
              "worn",
              { transform: `translate(320 560) scale(${size}) translate(-320 -560)` },
              body(breath, isAway),
              hood(),
            ),
          ];
        case "arm-left":
          return [share < 0.5 ? child : inSleeve(child, "left", arms.left)];
        case "arm-right":
          return [share < 0.5 ? child : inSleeve(child, "right", arms.right)];
        default:
          return [child];
      }
    });
    return { ...layer, children };
  });
