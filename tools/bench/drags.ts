import type { CDPSession, Locator, Page } from "@playwright/test";
import { buildWeb } from "#tools/build/build-web.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { playMissions, saveSlides } from "#tests/support/play-lessons.ts";
import { newPage, openBrowserBench, signIn } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { centerOf } from "./center.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { median } from "./median.ts";
import { CPU_RATE } from "./page-visit.ts";

/** What a child moves on a slide, and where to; without `to` it is tapped. */
interface Moved {
  from: (page: Page) => Locator;
  to?: (page: Page) => Locator;
}

const first = (selector: string) => (page: Page) => page.locator(selector).first();

/** A kind joins when the course has a slide of it. */
const MOVED: Partial<Record<SlideKind, Moved>> = {
  quiz: { from: first("[data-answer][aria-disabled=false]") },
  sort: { from: first("[data-thing]"), to: first("[data-basket]") },
  jars: { from: first("[data-board] [role=group] [aria-pressed]"), to: first("[data-jar]") },
  pay: { from: first("[data-item][aria-disabled=false]"), to: first("[data-counter]") },
  order: { from: first("[data-thing]"), to: first("[data-place]") },
  // A tick of a number line has no width; what is in it has.
  amount: { from: first("[data-n='1'] > *"), to: first("[role=slider]") },
  spot: { from: first("[data-area][aria-disabled=false]") },
};

const TIMES = 3;
const MOVES = 45;
const FRAME_MS = 1000 / 60;
/** What was moved settles, and somebody replies. */
const AFTER_MS = 700;
/** Event Timing reports no interaction that is faster. */
const LEAST_MS = 16;

interface Measured {
  kind: string;
  /** Times between the frames, while something is moved and right after it. */
  frames: number[];
  /** The longest interaction to next paint. */
  inpMs: number;
  /** The main thread's CPU time. The table takes it from the runs without CPU throttling. */
  workMs: number;
}

/** Frames and taps of each kind of slide while a child drags, with the CPU slowed down by 4. */
export async function drags({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const [slowed, worked]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const [kind, moved] of Object.entries(MOVED)) {
      slowed.push(await drag(bench, kind, moved, CPU_RATE));
      worked.push(await drag(bench, kind, moved, 1));
    }
  await bench.close();
  return {
    title: `Drags: processor x4 slower, ${rounds} rounds of ${TIMES}`,
    head: [
      "kind",
      "frames a second",
      "95 % of frames within ms",
      "longest frame ms",
      "INP ms",
      "work of a frame ms",
    ],
    rows: [...Map.groupBy(slowed, ({ kind }) => kind)].map(([kind, all]) => {
      const own = worked.filter((one) => one.kind === kind);
      const drawn = own.reduce((sum, one) => sum + one.frames.length, 0);
      const work = own.reduce((sum, one) => sum + one.workMs, 0);
      const frames = all.flatMap((one) => one.frames).toSorted((a, b) => a - b);
      const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
      return [
        kind,
        digits(1000 / mean),
        digits(frames[Math.floor(frames.length * 0.95)] ?? 0, 1),
        digits(frames.at(-1) ?? 0),
        digits(median(all.map(({ inpMs }) => inpMs))),
        digits((work / drawn) * CPU_RATE, 1),
      ];
    }),
    notes: [
      "Aims: 60 frames a second, 95 % of them within 20 ms, interaction to next paint (INP) under 100 ms. Frames are drawn without a graphics card.",
      "Work is the main thread's processor time, which other work on the machine does not change; under 16.7 ms the main thread drops no frame.",
    ],
  };
}

/** The first slide of a kind in the course, opened by a new family. */
async function openSlide(page: Page, bench: BrowserBench, kind: string): Promise<void> {
  const mission = missions.findIndex(({ lesson }) =>
    lesson.slides.some(({ type }) => type === kind),
  );
  const lesson = missions[mission]?.lesson;
  if (lesson === undefined) throw new Error(`the course has no ${kind}`);
  const token = await signIn(page, bench);
  await playMissions(bench.url, token, mission);
  const slide = lesson.slides.findIndex(({ type }) => type === kind);
  await saveSlides(bench.url, token, lesson.id, slide + 1);
  await page.goto(`/lesson/${lesson.id}`);
}

async function drag(
  bench: BrowserBench,
  kind: string,
  { from, to }: Moved,
  rate: number,
): Promise<Measured> {
  const page = await newPage(bench);
  await page.addInitScript((durationThreshold) => {
    const taps: number[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) taps.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, LEAST_MS);
  await openSlide(page, bench, kind);
  await from(page).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const frames: number[] = [];
  let workMs = 0;
  for (let time = 0; time < TIMES; time++) {
    await from(page).click({ trial: true }); // until it stands still
    const start = await centerOf(from(page));
    const end = to === undefined ? start : await centerOf(to(page));
    await page.evaluate(countFrames);
    const before = await workOf(cdp);
    await move(page, start, end);
    frames.push(...(await page.evaluate(framesOf, AFTER_MS)));
    workMs += (await workOf(cdp)) - before;
    const again = page.getByRole("button", { name: "Try Again" });
    if (await again.isVisible()) await again.click();
    // Answers are shuffled: a tap may have solved it, and nothing is left to tap.
    else if (await page.getByRole("button", { name: "Continue" }).isVisible()) break;
  }
  const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
  await page.context().close();
  return { kind, frames, inpMs: Math.max(LEAST_MS, ...taps), workMs };
}

/** Milliseconds of processor time that the main thread has worked. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Presses, moves at the speed of a hand, and lets go. */
async function move(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const began = performance.now();
  const moves = start === end ? 0 : MOVES;
  for (let step = 1; step <= moves; step++) {
    const share = step / MOVES;
    await page.mouse.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
    const late = began + step * FRAME_MS - performance.now();
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
  }
  await page.mouse.up();
}

interface Point {
  x: number;
  y: number;
}

interface Counting {
  frameTimes: number[];
  isCounting: boolean;
}

/** In the page: notes the time of each frame from now on. */
function countFrames(): void {
  const counting: Counting = { frameTimes: [], isCounting: true };
  Object.assign(globalThis, { counting });
  requestAnimationFrame(function note(now) {
    counting.frameTimes.push(now);
    if (counting.isCounting) requestAnimationFrame(note);
  });
}

/** In the page: the times between the frames, after a while more. */
async function framesOf(afterMs: number): Promise<number[]> {
  const { counting } = globalThis as unknown as { counting: Counting };
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  counting.isCounting = false;
  return counting.frameTimes
    .slice(1)
    .map((time, index) => time - (counting.frameTimes[index] ?? 0));
}
