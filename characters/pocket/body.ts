import { armPath, elbowOf } from "../arm.ts";
import { el, ellipse, line, part, path, round } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import { coin, dot, edge, starPath } from "../shapes.ts";
import type { ArmPose, Point } from "./mood.ts";

const round4 = (n: number) => Math.round(n * 10_000) / 10_000;

const BODY =
  "M320 372C402 372 446 446 458 540C472 648 430 722 320 722C210 722 168 648 182 540C194 446 238 372 320 372Z";

/** The tail, rotated by `swing` degrees. */
export function tail(swing: number): RigNode {
  const outline =
    "M380 590C450 640 520 640 560 580C574 556 582 534 588 516C594 500 614 502 616 520C628 622 560 742 400 716Z";
  return part(
    "tail",
    swing === 0 ? {} : { transform: `rotate(${round(swing)} 420 660)` },
    path(outline, { fill: color.furDark }),
    line("M470 694C556 676 596 612 602 540", color.fur, 13, { opacity: 0.6 }),
  );
}

/** The feet; `step` from -1 to 1 lifts the right or the left one. */
export function feet(step: number): RigNode {
  const foot = (x: number, side: 1 | -1) =>
    el(
      "g",
      {
        transform: `translate(${x} ${round(722 - 26 * Math.max(0, side * step))}) scale(${side} 1)`,
      },
      path(
        "M-62 18C-72 -2 -48 -26 -6 -28C38 -30 62 -10 58 12C56 26 40 30 30 24C22 34 2 34 -6 25C-16 35 -36 34 -42 24C-50 28 -58 26 -62 18Z",
        { fill: color.furDark },
      ),
      line("M-24 22Q-24 10 -20 4M10 24Q10 12 8 4", color.furDeep, 5, { opacity: 0.65 }),
    );
  return part("feet", {}, foot(246, 1), foot(394, -1));
}

/** Trunk, belly and strap, and over them the satchel with its contents. */
export function trunk(breath: number, id: (name: string) => string): RigNode {
  const strap = "M226 396Q300 470 420 572";
  return part(
    "body",
    breath === 0
      ? {}
      : {
          transform: `translate(320 722) scale(${round4(1 + breath * 0.012)} ${round4(1 - breath * 0.012)}) translate(-320 -722)`,
        },
    el("clipPath", { id: id("body") }, path(BODY, {})),
    path(BODY, { fill: `url(#${id("fur")})` }),
    el(
      "g",
      { clipPath: `url(#${id("body")})` },
      path(
        "M320 400C382 400 414 470 418 552C422 650 392 740 320 740C248 740 218 650 222 552C226 470 258 400 320 400Z",
        {
          fill: `url(#${id("cream")})`,
        },
      ),
      path("M490 380H350C430 470 446 620 392 740H520Z", { fill: color.furDeep, opacity: 0.2 }),
      path(strap, {
        stroke: color.furDeep,
        strokeOpacity: 0.18,
        strokeWidth: 26,
        transform: "translate(0 8)",
        fill: "none",
      }),
      path(strap, { stroke: color.tealDark, strokeWidth: 25, fill: "none" }),
      line(strap, "#7FE3D6", 3.5, { strokeDasharray: "9 8", opacity: 0.8 }),
      path("M226 596Q190 590 160 570", { stroke: color.tealDark, strokeWidth: 25, fill: "none" }),
      path(edge(BODY, 14, 6), { fill: color.furLight, fillRule: "evenodd", opacity: 0.8 }),
    ),
    ellipse(320, 574, 104, 22, "#0A5F5C"),
    treasures(),
    satchel(id),
  );
}

function treasures(): RigNode {
  const scroll = el(
    "g",
    { transform: "rotate(16 372 570)" },
    el("rect", { x: 354, y: 510, width: 40, height: 96, rx: 13, fill: "#F9E7BE" }),
    el("rect", { x: 354, y: 510, width: 40, height: 22, rx: 11, fill: "#E9CB90" }),
    ellipse(374, 520, 10, 5.5, "#B98B4E"),
    el("rect", { x: 352, y: 548, width: 44, height: 13, rx: 5, fill: color.coral }),
  );
  const seaStar = el(
    "g",
    { transform: "rotate(-10 318 560)" },
    path(starPath(318, 556, 32, 16), {
      fill: "#7ADCFF",
      stroke: "#7ADCFF",
      strokeWidth: 13,
      strokeLinejoin: "round",
    }),
    line("M304 548L314 538", color.white, 7),
  );
  return part("treasures", {}, scroll, seaStar, coin(262, 566, 38));
}

function satchel(id: (name: string) => string): RigNode {
  return part(
    "satchel",
    {},
    path(
      "M216 574C240 604 400 604 424 574C436 590 434 640 424 664C410 696 370 704 320 704C270 704 230 696 216 664C206 640 204 590 216 574Z",
      { fill: color.furDeep, opacity: 0.22, transform: "translate(0 8)" },
    ),
    path(
      "M214 572C236 606 404 606 426 572C438 592 436 640 424 662C408 692 370 698 320 698C270 698 232 692 216 662C204 640 202 592 214 572Z",
      { fill: `url(#${id("satchel")})` },
    ),
    path(
      "M214 572C236 606 404 606 426 572C431 580 433 592 433 604C400 634 240 634 207 604C207 592 209 580 214 572Z",
      { fill: "#3FE0CC" },
    ),
    line("M222 634C240 676 280 684 320 684C360 684 400 676 418 634", "#B4F7EC", 5, {
      strokeDasharray: "12 10",
      opacity: 0.9,
    }),
    el("circle", { cx: 320, cy: 630, r: 21, fill: "#0B7D76" }),
    el("circle", { cx: 320, cy: 627, r: 20, fill: color.gold }),
    path(starPath(320, 628, 10, 5), {
      fill: color.goldDark,
      stroke: color.goldDark,
      strokeWidth: 3,
      strokeLinejoin: "round",
    }),
  );
}

export function scarf(swing: number): RigNode {
  return part(
    "scarf",
    {},
    line("M222 428Q320 490 418 428", color.furDeep, 46, {
      strokeOpacity: 0.25,
      transform: "translate(0 9)",
    }),
    part(
      "scarf-ends",
      swing === 0 ? {} : { transform: `rotate(${round(swing * 0.6)} 404 456)` },
      path(
        "M394 462C400 484 396 504 384 522C380 529 387 535 394 533L422 526C432 506 430 482 414 458Z",
        { fill: color.coralDark },
      ),
      path(
        "M404 462C420 486 440 500 464 506C472 507 476 500 472 494L458 470C442 466 428 458 420 448Z",
        { fill: color.coral },
      ),
    ),
    line("M222 422Q320 484 418 422", color.coral, 46),
    line("M230 438Q320 490 404 442", color.coralDark, 8, { opacity: 0.75 }),
    el("rect", { x: 384, y: 428, width: 42, height: 42, rx: 17, fill: color.coralLight }),
    line("M396 440Q402 450 398 460", color.coral, 5),
  );
}

const SHOULDERS: Record<"left" | "right", Point> = { left: [222, 462], right: [418, 462] };

/** A shoulder goes up with its raised hand. */
export function shoulderOf(side: "left" | "right", { hand }: ArmPose): Point {
  const [x, y] = SHOULDERS[side];
  const raised = Math.max(0, Math.min(1, (y - hand[1]) / 150));
  return [round(x + (side === "left" ? 6 : -6) * raised), round(y - 16 * raised)];
}

/** Four fingers on a palm, from the wrist at (0, 0) down. */
const FINGERS =
  dot(0, 6, 30, 27) +
  dot(-22, 27, 11, 15) +
  dot(-8, 34, 12, 16) +
  dot(8, 34, 12, 16) +
  dot(22, 27, 11, 15);
const PADS =
  dot(0, 10, 16, 12) +
  dot(-20, 30, 6, 7) +
  dot(-7, 36, 6, 7) +
  dot(7, 36, 6, 7) +
  dot(20, 30, 6, 7);
/** The thumb, to the left or the right. */
const thumb = (side: 1 | -1) =>
  `M${side * 20} -8C${side * 34} -14 ${side * 46} -4 ${side * 46} 10C${side * 46} 20 ${side * 36} 22 ${side * 30} 16Z`;

/** A paw: its back while it hangs, its palm while it is raised. */
function paw(side: "left" | "right", isRaised: boolean): RigNode[] {
  return [
    path(FINGERS + thumb((side === "left") === isRaised ? -1 : 1), { fill: color.furDark }),
    isRaised
      ? path(PADS, { fill: "#D98E74" })
      : line("M-15 40V27M0 44V29M15 40V27", color.furDeep, 4, { opacity: 0.7 }),
  ];
}

/** A limb with an elbow, thinner towards the paw. Its shadow is clipped to the body. */
export function arm(side: "left" | "right", pose: ArmPose, id: (name: string) => string): RigNode {
  const shoulder = shoulderOf(side, pose);
  const [hx, hy] = pose.hand;
  const [ex, ey] = elbowOf(shoulder, pose.bend, pose.hand);
  const d = armPath(shoulder, [ex, ey], pose.hand, 37, 23);
  const angle = round((Math.atan2(hy - ey, hx - ex) * 180) / Math.PI - 90 + (pose.wrist ?? 0));
  return part(
    `arm-${side}`,
    {},
    el(
      "g",
      { clipPath: `url(#${id("body")})` },
      path(d, { fill: color.furDeep, opacity: 0.3, transform: "translate(0 8)" }),
    ),
    path(d, { fill: color.fur }),
    line(`M${shoulder.join(" ")}L${ex} ${ey}L${hx} ${hy}`, color.furLight, 10, {
      strokeOpacity: 0.6,
      transform: "translate(-9 -5)",
    }),
    el(
      "g",
      { transform: `translate(${hx} ${hy}) rotate(${angle})` },
      ...paw(side, hy < ey - 20 && pose.inFront !== true),
    ),
  );
}
