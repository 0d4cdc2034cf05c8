import { JARS } from "./coins.ts";
import { readLedger, takenBy } from "./ledger.ts";
import type { JarEntry } from "./ledger.ts";

/**
 * When an entry counts that takes coins out. It takes as much as it says of what its jar holds now, so
 * it is not dated before those coins came: the moment is the first one, not before `entry.at`, from
 * which on the jar has held so much. Of a jar that is empty by now it takes nothing, and leaves no debt.
 * Any other entry keeps its time.
 * @param entries the whole ledger of the child
 * @returns ISO 8601 in UTC
 */
export function paymentTime(entries: readonly JarEntry[], entry: JarEntry): string {
  const taken = takenBy(entry);
  const jar = JARS.find((name) => taken[name] > 0);
  if (jar === undefined) return entry.at;
  const { jars, lines } = readLedger(entries, entry.currency);
  const wanted = Math.min(taken[jar], jars[jar]);
  if (wanted === 0) return entry.at;
  const lastShort = lines.findLastIndex(({ held }) => held[jar] < wanted);
  const from = lines[lastShort + 1]?.entry.at ?? entry.at;
  return from > entry.at ? from : entry.at;
}
