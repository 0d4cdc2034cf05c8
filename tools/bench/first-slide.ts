import { buildWeb } from "#tools/build/build-web.ts";
import { answersShown, openBrowserBench } from "./browser.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { median } from "./median.ts";

/** Time until the answers are shown in a lesson that opens at a quiz. */
export async function firstSlide({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await answersShown(bench));
  await bench.close();
  return {
    title: `First slide: throttled, median of ${rounds}`,
    head: ["what", "answers shown ms"],
    rows: [["ours, cold", digits(median(times))]],
  };
}
