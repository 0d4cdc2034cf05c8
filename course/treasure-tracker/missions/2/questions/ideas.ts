import type { Band } from "#domain/slides/bands.ts";

/** What the questions of this mission are about. */
export const ideas = {
  needs: "A need keeps you healthy, safe, able to learn; a want is nice to have.",
  depends: "It depends: the same thing is a need here and a want there.",
  first: "When coins are short, needs come first.",
  enough: "One need can be met by several things: take what does the job.",
  choose: "Wants are fine: choose one, the others wait.",
};

/** From 7 on. */
export const readers: Band[] = ["middle", "older", "teen"];
export const little: Band[] = ["little"];
