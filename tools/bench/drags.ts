import { clientAt } from "#tests/support/client.ts";
import type { Locator, Page } from "@playwright/test";
import { buildWeb } from "#tools/build/build-web.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { playMissions, saveSlides } from "#tests/support/play-lessons.ts";
import { newPage, openBrowserBench, signIn } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { centerOf } from "./center.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { longestTap, move, noteTaps, workOf } from "./hand.ts";
import type { Measured } from "./hand.ts";
import { median } from "./median.ts";
import { CPU_RATE } from "./page-visit.ts";
import { dragInStories } from "./story-drags.ts";

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
/** What was moved settles, and somebody replies. */
const AFTER_MS = 700;
/** Frames and taps of each kind of slide while a child drags, with the CPU slowed down by 4. */
export async function drags({ rounds }: BenchOptions): Promise<Table> {
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const [slowed, worked]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [kind, moved] of Object.entries(MOVED)) {
      slowed.push(await drag(bench, kind, moved, CPU_RATE));
      worked.push(await drag(bench, kind, moved, 1));
    }
    slowed.push(...(await dragInStories(bench, CPU_RATE)));
    worked.push(...(await dragInStories(bench, 1)));
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
      "In a story a frame is a picture that is drawn, and the aim is 23 a second: the thing follows the finger, the rest moves 24 times a second.",
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
  await playMissions(clientAt(bench.url), token, mission);
  const slide = lesson.slides.findIndex(({ type }) => type === kind);
  await saveSlides(clientAt(bench.url), token, lesson.id, slide + 1);
  await page.goto(`/lesson/${lesson.id}`);
}

async function drag(
  bench: BrowserBench,
  kind: string,
  { from, to }: Moved,
  rate: number,
): Promise<Measured> {
  const page = await newPage(bench);
  await noteTaps(page);
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
  const inpMs = await longestTap(page);
  await page.context().close();
  return { kind, frames, inpMs, workMs };
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
