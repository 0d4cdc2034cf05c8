/** `off` is the spec's bypass; with the other the first lesson is free and the rest is bought (design section 6). */
export type PaywallMode = "off" | "after-first-lesson";

const FREE_LESSONS = 1;

/** Does the lesson at this place in its course, counted from 1, belong to what is bought? */
export const isPaywalled = (mode: PaywallMode, order: number): boolean => mode !== "off" && order > FREE_LESSONS;
