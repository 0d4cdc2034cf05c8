import { buildWeb } from "#tools/build/build-web.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { clickEverywhere } from "./builder-clicks.ts";
import type { Clicked } from "./builder-clicks.ts";
import { median } from "./median.ts";

/** Most of the main thread's time that one click may take, with the CPU slowed down by 4. */
const CLICK_LIMIT_MS = 100;

/** The main thread's work of every click in the lesson builder, with the CPU slowed down by 4. */
export async function builder({ rounds, rows }: BenchOptions): Promise<Table> {
  await buildWeb();
  const clicks = byClick(
    await clickEverywhere("dist", rounds, (what) => rows === null || what.includes(rows)),
  );
  return {
    title: `Lesson builder, 20 courses, 50 lessons, 60 slides: processor x4 slower, median of ${rounds}`,
    head: ["click", "main thread ms", `limit ${CLICK_LIMIT_MS}`, "first use on the page"],
    rows: clicks.map(({ what, ms, firstMs }) => [
      what,
      digits(ms),
      ms > CLICK_LIMIT_MS ? "over" : "",
      digits(firstMs),
    ]),
    notes: [
      "All work of the main thread until it is quiet, with that of the preview, which shares it, and of answers that arrive. Processor time times 4; other work on the machine makes one row up to twice as long, so that two versions are compared in turns. Each click is measured when it is made for the second time on a page; the first time, which also loads modules and compiles code, stands beside it. What asking the page costs, measured at rest, is taken off. The page asks for reduced motion: without it the preview's character moves for ever.",
    ],
  };
}

/** Medians of each click, in the order of the walk. */
const byClick = (clicked: readonly Clicked[]) =>
  [...Map.groupBy(clicked, ({ what }) => what)].map(([what, all]) => {
    const medianOf = (first: boolean) =>
      median(all.filter(({ isFirst }) => isFirst === first).map(({ ms }) => ms));
    return { what, ms: medianOf(false), firstMs: medianOf(true) };
  });
