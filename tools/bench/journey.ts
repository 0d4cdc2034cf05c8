import { buildWeb } from "#tools/build/build-web.ts";
import { changeOfSlide, openBrowserBench, startPageLcp, wholeLesson } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { getStarted } from "./get-started.ts";
import { median } from "./median.ts";

const STEPS: [what: string, measure: (bench: BrowserBench) => Promise<number>][] = [
  ["`/` throttled: largest contentful paint", startPageLcp],
  ["'Get Started' after sign-up, throttled: the first clip can play", getStarted],
  ["slide change, media ready", changeOfSlide],
];

/** What a family meets on its way: the start page, a change of slide, a whole lesson. */
export async function journey({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const times = STEPS.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, [, measure]] of STEPS.entries()) times[index]?.push(await measure(bench));
  const { requests, bytes } = await wholeLesson(bench);
  await bench.close();
  return {
    title: `Journey: median of ${rounds}`,
    head: ["what", "measured"],
    rows: [
      ...STEPS.map(([what], index) => [what, `${digits(median(times[index] ?? []))} ms`]),
      ["a whole lesson", `${requests} requests, ${digits(bytes / 1e6, 1)} MB`],
    ],
  };
}
