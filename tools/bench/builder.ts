import { buildWeb } from "#tools/build/build-web.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { clickEverywhere, clickUntilPaint } from "./builder-clicks.ts";
import type { Clicked } from "./builder-clicks.ts";
import { median } from "./median.ts";

/** Most time that one click may take, with the CPU slowed down by 4. */
const CLICK_LIMIT_MS = 100;

/** Every click in the lesson builder, with the CPU slowed down by 4. */
export async function builder({ rounds, rows }: BenchOptions): Promise<Table> {
  await buildWeb();
  const isMeasured = (what: string) => rows === null || what.includes(rows);
  const paints = byClick(await clickUntilPaint("dist", rounds, isMeasured));
  const work = byClick(await clickEverywhere("dist", rounds, isMeasured));
  const limited = (ms: number) => `${digits(ms)}${ms > CLICK_LIMIT_MS ? " over" : ""}`;
  return {
    title: `Lesson builder, 20 courses, 50 lessons, 60 slides: processor x4 slower, median of ${rounds}`,
    head: [
      "click",
      "to next paint ms",
      "first use on the page",
      "main thread ms",
      "first use on the page",
    ],
    rows: [...work].map(([what, { ms, firstMs }]) => [
      what,
      limited(paints.get(what)?.ms ?? 0),
      digits(paints.get(what)?.firstMs ?? 0),
      limited(ms),
      digits(firstMs),
    ]),
    notes: [
      `Limit ${CLICK_LIMIT_MS} ms. To next paint: from the press until the click's frame is painted, what an author waits; Event Timing rounds to 8 ms. Main thread: all of its work until it is quiet, with that of answers that arrive, and without that of the preview, which is in a process of its own, not slowed down; processor time times 4. Other work on the machine makes one row up to twice as long, so that two versions are compared in turns. Each click is measured when it is made for the second time on a page; the first time, which also loads modules and compiles code, stands beside it. What asking the page costs, measured at rest, is taken off the work. The page asks for reduced motion: without it the preview's character moves for ever.`,
    ],
  };
}

/** Medians of each click, in the order of the walk. */
const byClick = (clicked: readonly Clicked[]) =>
  new Map(
    [...Map.groupBy(clicked, ({ what }) => what)].map(([what, all]) => {
      const medianOf = (first: boolean) =>
        median(all.filter(({ isFirst }) => isFirst === first).map(({ ms }) => ms));
      return [what, { ms: medianOf(false), firstMs: medianOf(true) }];
    }),
  );
