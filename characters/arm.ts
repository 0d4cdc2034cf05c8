import { round } from "./node.ts";

type At = readonly [x: number, y: number];

/** Where an arm bends, by the point towards which its pose bends it. */
export const elbowOf = ([sx, sy]: At, [bx, by]: At, [hx, hy]: At): [number, number] => [
  round(0.22 * sx + 0.56 * bx + 0.22 * hx),
  round(0.22 * sy + 0.56 * by + 0.22 * hy),
];

/** A part of a limb with a round end, which is as thick as `from` and then as `to`. */
function segment([ax, ay]: At, [bx, by]: At, from: number, to: number): string {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(ay - by) / long, (bx - ax) / long];
  const at = (x: number, y: number, out: number) => `${round(x + nx * out)} ${round(y + ny * out)}`;
  return `M${at(ax, ay, from)}L${at(bx, by, to)}A${to} ${to} 0 0 0 ${at(bx, by, -to)}L${at(ax, ay, -from)}A${from} ${from} 0 0 0 ${at(ax, ay, from)}Z`;
}

/** The outline of an arm: thick at the shoulder, thinner at the elbow and at the wrist. */
export const armPath = (shoulder: At, elbow: At, hand: At, thick: number, thin: number): string => {
  const middle = thin + (thick - thin) * 0.4;
  return segment(shoulder, elbow, thick, middle) + segment(elbow, hand, middle, thin);
};
