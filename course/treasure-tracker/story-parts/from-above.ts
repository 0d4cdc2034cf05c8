/*
 * A table or a ground of its own, far from every place: what stories show on it from above
 * (`stage/props/angle-things.ts`).
 */
export const ABOVE: [number, number] = [2600, 900];

/** A spot on it, from its middle. */
export const above = (x: number, y: number): [number, number] => [ABOVE[0] + x, ABOVE[1] + y];
