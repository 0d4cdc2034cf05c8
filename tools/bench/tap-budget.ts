import type { BrowserBench } from "./browser.ts";
import { tapEveryControl } from "./tap-walk.ts";
import type { Tapped } from "./tap-walk.ts";
import { byControl } from "./taps.ts";

/** Interaction to next paint of every control of the child's zone, CPU x4 slower (R-UX-5). */
const TAP_LIMIT_MS = 100;
/** What the bare button takes on a machine without other load. A slower one moves the limit. */
const BARE_MS = 40;
const WALKS = 3;

/** The limit for one tap on this machine at this moment, in milliseconds. */
export const tapLimit = ({ bareMs }: Pick<Tapped, "bareMs">) =>
  Math.round(TAP_LIMIT_MS * Math.max(1, bareMs / BARE_MS));

/** As for the other times, only twice the limit fails, because machines differ. */
export const isOver = (tapped: Tapped) => tapped.ms > 2 * tapLimit(tapped);

/** Taps every control; only where one is over, twice more for a median. */
export async function tapBudget(bench: BrowserBench): Promise<Tapped[]> {
  const tapped = await tapEveryControl(bench);
  if (!tapped.some(isOver)) return tapped;
  for (let walk = 1; walk < WALKS; walk++) tapped.push(...(await tapEveryControl(bench)));
  return byControl(tapped);
}
