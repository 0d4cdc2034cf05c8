import { round } from "./node.ts";

type At = readonly [x: number, y: number];

/** How far the elbow of a raised arm is at least beside its straight line, as a share of its length. */
const BENT = 0.25;
/** A hand so far over its shoulder, as a share of the arm's length, is raised. */
const RAISED = 0.45;

/**
 * Where an arm bends, by the point towards which its pose bends it. A raised arm is never straight:
 * its elbow stays low and outside.
 */
export function elbowOf([sx, sy]: At, [bx, by]: At, [hx, hy]: At): [number, number] {
  const [x, y] = [0.22 * sx + 0.56 * bx + 0.22 * hx, 0.22 * sy + 0.56 * by + 0.22 * hy];
  const long = Math.hypot(hx - sx, hy - sy) || 1;
  const [nx, ny] = [(hy - sy) / long, (sx - hx) / long];
  const beside = (x - sx) * nx + (y - sy) * ny;
  const raised = Math.max(0, Math.min(1, (sy - hy) / long / RAISED));
  const missing = raised * Math.max(0, BENT * long - Math.abs(beside)) * (beside < 0 ? -1 : 1);
  return [round(x + nx * missing), round(y + ny * missing)];
}

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
