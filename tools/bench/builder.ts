import { buildWeb } from "#tools/build/build-web.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { clickEverywhere } from "./builder-clicks.ts";
import { median } from "./median.ts";

/** Most time that the median click may take, with the CPU slowed down by 4. */
const MEDIAN_LIMIT_MS = 200;

/** Every click in the lesson builder, with the CPU slowed down by 4. */
export async function builder({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const clicks = Map.groupBy(await clickEverywhere("dist", rounds), ({ what }) => what);
  const rows = [...clicks].map(([what, all]) => ({ what, ms: median(all.map(({ ms }) => ms)) }));
  return {
    title: `Lesson builder, 20 courses, 50 lessons, 60 slides: processor x4 slower, median of ${rounds}`,
    head: ["click", "main thread ms"],
    rows: rows.map(({ what, ms }) => [what, digits(ms)]),
    notes: [
      `Median click: ${digits(median(rows.map(({ ms }) => ms)))} ms (at most ${MEDIAN_LIMIT_MS}). A row is all work of the main thread until it is quiet, with that of answers that arrive; the preview has a process of its own and is not in it. Other work on the machine makes one row up to twice as long.`,
    ],
  };
}
