/** A direction in which Pocket looks: right and down are positive. */
export type Gaze = [x: -1 | 0 | 1, y: -1 | 0 | 1];

const step = (part: number) => (part > 0.38 ? 1 : part < -0.38 ? -1 : 0);
const STRAIGHT: Gaze = [0, 0];

/**
 * One of eight directions, or straight ahead for what is near: Pocket is drawn anew only when it
 * changes.
 * @param x distance to what is looked at in pixels, to the right
 * @param y the same downwards
 * @param near distance in pixels that is straight ahead
 */
export function gazeTo(x: number, y: number, near: number): Gaze {
  const distance = Math.hypot(x, y);
  return distance <= near ? STRAIGHT : [step(x / distance), step(y / distance)];
}

export const isSameGaze = (a: Gaze | null, b: Gaze | null): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];
