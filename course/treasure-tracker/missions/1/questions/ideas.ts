import type { Band } from "#domain/slides/bands.ts";

/** What the questions of this mission are about. */
export const ideas = {
  sources: "Coins come from work or as a gift; no machine makes them.",
  jobs: "People are paid for work that others need; jobs and skills differ, so does pay.",
  earning: "Children can earn: by helping, making, selling; what it cost comes off first.",
  kinds: "Earned, given, allowance: say which, and each can be planned.",
  plan: "Coins run out: each gets a job before it is used.",
};

/** From 7 on. */
export const readers: Band[] = ["middle", "older", "teen"];
export const little: Band[] = ["little"];
