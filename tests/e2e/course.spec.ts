import type { Page } from "@playwright/test";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { slidesFor } from "#domain/content/band-path.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { playMissions, servedPath } from "#tests/support/play-lessons.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "#tests/support/stored-session.ts";
import { expect, newEmail, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { keepPictures } from "./pictures.ts";
import { goOn, lastWordsOf, seeQuestion, solve } from "./solve.ts";

/** Are clips played whole? Otherwise their beginning and their last second. */
const IS_LONG = process.env["LONG"] !== undefined;

/** A page that is signed in as a family that has finished the first `done` missions. */
async function openFamily(page: Page, url: string, done: number, kid_age = 7): Promise<string> {
  const email = newEmail();
  const { token } = await newFamily(clientAt(url), { email, kid_age });
  await playMissions(clientAt(url), token, done);
  await storeSession(page, token, email);
  return token;
}

/** Sees a clip begin with sound, and lets it play to its end. */
async function watchClip(page: Page, isStory: boolean): Promise<void> {
  const video = page.locator("video");
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState))
    .toBeGreaterThanOrEqual(3);
  await expect(async () => {
    const start = page.getByRole("button", { name: "Play video" });
    if (await start.isVisible()) await start.click({ timeout: 1000 });
    expect(await video.evaluate((v: HTMLVideoElement) => v.paused && !v.ended)).toBe(false);
  }).toPass();
  await expect(async () => {
    // On a loaded machine a story may have become its clip, as on a slow device.
    const isDrawn = (await page.locator("[data-story] svg").count()) > 0;
    expect(isDrawn && !isStory).toBe(false);
    const facts = await video.evaluate((v: HTMLVideoElement) => [
      v.videoWidth,
      v.videoHeight,
      v.muted,
      v.textTracks[0]?.mode,
    ]);
    expect(facts).toEqual(isDrawn ? [0, 0, false, undefined] : [720, 1280, false, "hidden"]);
  }).toPass();
  if (!IS_LONG)
    await video.evaluate((v: HTMLVideoElement) => void (v.currentTime = v.duration - 1));
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.ended), { timeout: 120_000 })
    .toBe(true);
  expect(
    isStory ||
      (await video.evaluate(
        (v: HTMLVideoElement) =>
          (v.textTracks[0]?.cues?.length ?? 0) >= 6 &&
          [...(v.textTracks[0]?.cues ?? [])].every((cue) => cue.endTime < v.duration),
      )),
  ).toBe(true);
}

/** Plays a mission to its rewards, as a child of this age who has finished those before it. */
async function playWhole(page: Page, live: LiveServer, index: number, age = 7): Promise<void> {
  if (IS_LONG) test.setTimeout(600_000);
  const mission = missions[index];
  if (mission === undefined) throw new Error(`there is no mission ${index + 1}`);
  const { lesson } = mission;
  const token = await openFamily(page, live.url, index, age);
  await page.goto(`/lesson/${lesson.id}`);
  const path = await servedPath(live, token, lesson);
  expect(path.map(({ id }) => id).toSorted()).toEqual(
    slidesFor(lesson.slides, bandOf(age))
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const [number, slide] of path.entries()) {
    const name = `mission ${index + 1}, age ${age}, ${number + 1} ${slide.type}`;
    if (slide.type === "video") {
      await watchClip(page, slide.story !== undefined);
      await page.getByRole("button", { name: "Next" }).click();
      continue;
    }
    await seeQuestion(page, slide);
    await keepPictures(page, name);
    await solve(page, slide);
    const lastWords = lastWordsOf(slide);
    if (lastWords !== "") await expect(page.getByText(lastWords)).toBeVisible();
    await keepPictures(page, `${name} solved`);
    await goOn(page, slide);
  }
  await page.waitForURL("**/lesson/mission-accomplished*");
  await expect(page.getByTestId("xp")).toHaveText(String(70 * (index + 1)));
  const { body } = await live.request("GET", "/api/me", { token });
  expect(body.profile.xp_lessons).toContain(lesson.id);
}

for (const [index, { lesson }] of missions.entries())
  test(`mission ${index + 1}, ${lesson.title}, is played to its end${index === 0 ? "" : " @long"}`, async ({
    page,
    live,
  }) => {
    await playWhole(page, live, index);
    if (index < missions.length - 1) return;
    await page.goto("/courses/CourseTrack");
    await page.waitForURL("**/game-over");
    await expect(page.getByRole("heading", { name: "Next Lessons Are Coming!" })).toBeVisible();
  });

for (const age of [5, 12, 16])
  test(`mission 4 is played to its end by a child of ${age}, whose questions are other ones (T-2193) @long`, async ({
    page,
    live,
  }) => playWhole(page, live, 3, age));

test("every spoken line of the course can be played by the browser @long", async ({
  page,
  live,
}) => {
  const token = await openFamily(page, live.url, missions.length);
  const urls: string[] = [];
  for (const { lesson } of missions) {
    const { body } = await live.request("GET", `/api/lessons/${lesson.id}`, { token });
    // A stretch of a story may be a whole clip long, and is played by the test of its mission.
    const stories = (body.slides as Slide[]).flatMap((slide) =>
      slide.type === "video" && slide.story
        ? [slide.story, ...(slide.story.more ?? [])].map(({ sound_url }) => sound_url)
        : [],
    );
    const sounds = mediaUrls(body.slides).filter((url) => url.endsWith(".m4a"));
    urls.push(...sounds.filter((url) => !stories.includes(url)));
  }
  await page.goto("/lesson/intro");
  const durations = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(
          (url) =>
            new Promise<number>((resolve) => {
              const audio = new Audio(url);
              audio.addEventListener("loadedmetadata", () => resolve(audio.duration));
              audio.addEventListener("error", () => resolve(0));
            }),
        ),
      ),
    urls,
  );
  expect(durations.length).toBeGreaterThan(300);
  expect(durations.filter((seconds) => seconds < 0.3 || seconds > 12)).toEqual([]);
});
