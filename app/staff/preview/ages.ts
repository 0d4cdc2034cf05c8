import type { Band } from "#domain/slides/bands.ts";

/** The ages that a preview can be shown for: one of each band. */
export const AGES = Object.values({
  little: 5,
  middle: 9,
  older: 13,
  teen: 16,
} satisfies Record<Band, number>);
