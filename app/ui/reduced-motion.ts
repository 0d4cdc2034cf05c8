/** Does this person ask for less motion? Then everything is shown in its final state at once. */
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
