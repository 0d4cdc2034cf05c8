import { buildWeb } from "#tools/build/build-web.ts";
import { openBrowserBench } from "./browser.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { median } from "./median.ts";
import { tapEveryControl } from "./tap-walk.ts";
import type { Tapped } from "./tap-walk.ts";

/** Interaction to next paint of every control of the child's zone, with the CPU slowed down by 4. */
export async function taps({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const tapped: Tapped[] = [];
  for (let round = 0; round < rounds; round++) tapped.push(...(await tapEveryControl(bench)));
  await bench.close();
  return {
    title: `Taps: processor x4 slower, median of ${rounds}`,
    head: ["control", "to next paint ms", "bare button ms", "ratio"],
    rows: byControl(tapped).map(({ what, ms, bareMs }) => [
      what,
      digits(ms),
      digits(bareMs),
      digits(ms / bareMs, 1),
    ]),
    notes: [
      "Event Timing rounds to 8 ms. The bare button is tapped on the same page just before; it does nothing but change its own text.",
    ],
  };
}

/** Medians of each control, in the order of the walk. */
export function byControl(tapped: readonly Tapped[]): Tapped[] {
  return [...Map.groupBy(tapped, ({ what }) => what)].map(([what, all]) => ({
    what,
    ms: median(all.map(({ ms }) => ms)),
    bareMs: median(all.map(({ bareMs }) => bareMs)),
  }));
}
