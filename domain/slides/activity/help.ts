/** Wrong tries after which the right place beckons, and after which only it is open. */
const BECKONS_AFTER = 2;
const TOGETHER_AFTER = 3;

/** How much Pocket helps: the right place beckons, then Pocket does it together with the child. */
export type Help = "none" | "beckons" | "together";

/** @param misses wrong tries so far with this thing, place or slide */
export function helpAfter(misses: number): Help {
  if (misses >= TOGETHER_AFTER) return "together";
  return misses >= BECKONS_AFTER ? "beckons" : "none";
}
