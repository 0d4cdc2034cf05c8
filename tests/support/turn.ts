import type { Turn } from "#server/platform/jobs/turns.ts";

/** The turn of somebody whose client waits for the answer. */
export const turnOf = (owner = "ann", gone = new AbortController().signal): Turn => ({
  owner,
  gone,
});
