/** A point of a place or of a drawing, in its own units; y grows downwards. */
export type Spot = [number, number];
