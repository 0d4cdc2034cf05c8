import type { Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { playMissions, saveSlides } from "#tests/support/play-lessons.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "#tests/support/stored-session.ts";
import type { BrowserBench } from "./browser.ts";
import { centerOf } from "./center.ts";
import { longestTap, move, noteTaps, workOf } from "./hand.ts";
import type { Measured } from "./hand.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];
const TIMES = 3;
/** The thing glides back, and somebody replies. */
const AFTER_MS = 700;

/** A story in which things are brought to places: one of them, and a place where it is wrong. */
interface Dragged {
  mission: number;
  slide: number;
  story: Story;
  thing: number;
  place: number;
}

/** The stories that begin with a moment in which things are dragged. */
const stories: Dragged[] = missions.flatMap(({ lesson, stories: worded }, mission) =>
  worded.flatMap((story) => {
    const task = story.lines.find(isMoment)?.task;
    if (task?.do !== "sort") return [];
    const wrong = task.places.findIndex((_, place) => !task.things[0]?.places.includes(place));
    const slide = lesson.slides.findIndex(
      (one) => one.type === "video" && one.video_url?.file === `${story.id}.mp4`,
    );
    // Targets are numbered: first the things, then the places.
    return [{ mission, slide, story, thing: 0, place: task.things.length + wrong }];
  }),
);

/** Times between the pictures that each of these stories draws while a child drags in it. */
export async function dragInStories(bench: BrowserBench, rate: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const dragged of stories)
    for (const size of SIZES) measured.push(await dragInStory(bench, dragged, size, rate));
  return measured;
}

async function dragInStory(
  { browser, url, newEmail }: BrowserBench,
  { mission, slide, story, thing, place }: Dragged,
  viewport: (typeof SIZES)[number],
  rate: number,
): Promise<Measured> {
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await noteTaps(page);
  const email = newEmail();
  const { token } = await newFamily(clientAt(url), { email });
  await playMissions(clientAt(url), token, mission);
  const { id } = missions[mission]?.lesson ?? { id: "" };
  await saveSlides(clientAt(url), token, id, slide + 1);
  await storeSession(page, token, email);
  await page.goto(`/lesson/${id}`);
  await playToMoment(page);
  const target = (number: number) => page.locator(`button[data-target][data-id="${number}"]`);
  await target(thing).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const frames: number[] = [];
  let workMs = 0;
  for (let time = 0; time < TIMES; time++) {
    await target(thing).click({ trial: true });
    const [start, end] = [await centerOf(target(thing)), await centerOf(target(place))];
    await page.evaluate(countPictures);
    const before = await workOf(cdp);
    await move(page, start, end);
    frames.push(...(await page.evaluate(picturesOf, AFTER_MS)));
    workMs += (await workOf(cdp)) - before;
  }
  const inpMs = await longestTap(page);
  await context.close();
  return { kind: `sort in ${story.id}, ${viewport.width} px`, frames, inpMs, workMs };
}

/** Plays a story's first stretch, of which only the end is played. */
async function playToMoment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play video" }).click();
  await page.locator("video").evaluate(
    (sound: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const skip = () => {
          if (sound.paused || sound.readyState < 3) return setTimeout(skip, 50);
          sound.currentTime = sound.duration - 0.3;
          return resolve();
        };
        skip();
      }),
  );
}

interface Counting {
  pictureTimes: number[];
  pictures: MutationObserver;
}

/** In the page: notes the time of each picture that is drawn from now on. */
function countPictures(): void {
  const pictureTimes: number[] = [];
  const pictures = new MutationObserver(() => pictureTimes.push(performance.now()));
  const svg = document.querySelector("[data-story] svg");
  if (svg !== null) pictures.observe(svg, { subtree: true, attributes: true, childList: true });
  Object.assign(globalThis, { pictureTimes, pictures } satisfies Counting);
}

/** In the page: the times between the pictures, after a while more. */
async function picturesOf(afterMs: number): Promise<number[]> {
  const { pictureTimes, pictures } = globalThis as unknown as Counting;
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  pictures.disconnect();
  return pictureTimes.slice(1).map((time, index) => time - (pictureTimes[index] ?? 0));
}
