import type { Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import { withoutSignature } from "#domain/content/lesson-media.ts";
import { buyCourse } from "#tests/support/payments.ts";
import { saveSlides, servedPath } from "#tests/support/play-lessons.ts";
import { clientAt } from "#tests/support/client.ts";
import { addFamily, expect, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { withPlainClips } from "./plain-clips.ts";
import { seeQuestion, solveAndGoOn } from "./solve.ts";

test.use({ paywall: "after-first-lesson" });

const [first, second] = missions.map(({ lesson }) => lesson);
const SECOND = `/lesson/${second?.id}`;
/** The place of a clip of the second lesson, which is behind the paywall. */
const clipAt = second?.slides.findLastIndex(({ type }) => type === "video") ?? -1;

/** A family that has finished the first lesson and bought the course. */
async function paidFamily(page: Page, live: LiveServer) {
  await addFamily(page, live);
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { access_token: token, user } = JSON.parse(stored ?? "{}") as {
    access_token: string;
    user: { id: string };
  };
  await saveSlides(live, token, first?.id ?? "", first?.slides.length ?? 0);
  return buyCourse(live.running().context, user.id);
}

const mediaUrlsOf = (page: Page) => {
  const answers: { url: string; status: number }[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/media/content/"))
      answers.push({ url: response.url(), status: response.status() });
  });
  return answers;
};

/** Plays what is left of the second lesson; every clip and every picture comes. */
async function playSecond(page: Page, path: readonly SeedSlide[]): Promise<void> {
  for (const slide of path) {
    if (slide.type === "video") {
      const video = page.locator("video");
      await expect
        .poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState))
        .toBeGreaterThanOrEqual(3);
      await expect(page.getByText("This video can't be played")).toHaveCount(0);
      await page.getByRole("button", { name: "Next" }).click();
      continue;
    }
    await seeQuestion(page, slide);
    await solveAndGoOn(page, slide);
  }
  await page.waitForURL("**/lesson/mission-accomplished*");
}

test("a paid lesson goes on when its signed URLs end in the middle of it", async ({
  page,
  live,
}) => {
  await paidFamily(page, live);
  // The device's own clock is wrong and says nothing.
  await page.addInitScript(() => {
    const off = Date.now() - 600_000;
    const began = performance.now();
    Date.now = () => off + performance.now() - began;
  });
  // The page before may still be reading the first lesson ahead, which is free.
  await page.goto("about:blank");
  const answers = mediaUrlsOf(page);
  await page.goto(SECOND);
  await expect(page.getByRole("button", { name: "Skip" })).toBeEnabled();
  expect(answers.length).toBeGreaterThan(1);
  for (const { url, status } of answers)
    expect([url.includes("?expires="), status < 300]).toEqual([true, true]);
  const clip = withoutSignature(answers.find(({ url }) => /\.(mp4|m4a)/.test(url))?.url ?? "");
  const { request } = clientAt(clip);
  expect(await request("GET", "")).toMatchObject({
    status: 403,
    body: { code: "media_signature_needed" },
  });
  expect((await request("GET", "?expires=9999999999&key=00000000&signature=none")).status).toBe(
    403,
  );

  const path = second === undefined ? [] : await servedPath(live, await tokenOf(page), second);
  live.clock.advance(SIGNED_MEDIA_URL_SECONDS);
  const before = answers.length;
  await playSecond(page, path);
  const after = answers.slice(before);
  expect(after.some(({ status }) => status === 403)).toBe(true);
  const refused = new Set(
    after.filter(({ status }) => status === 403).map(({ url }) => withoutSignature(url)),
  );
  for (const url of refused)
    expect(
      after.some((answer) => withoutSignature(answer.url) === url && answer.status < 300),
      url,
    ).toBe(true);
});

test("a clip whose URL ends while it plays goes on at the same second @long", async ({
  page,
  live,
}) => {
  await paidFamily(page, live);
  const requests: string[] = [];
  const video = page.locator("video");
  const played = () => video.evaluate((v: HTMLVideoElement) => v.currentTime);
  // The first part of the clip comes; when the rest is asked for and two seconds have been played,
  // the hour is over.
  await page.route("**/media/content/**/videos/*.mp4?*", async (route) => {
    const url = route.request().url();
    const isFirst = requests.length === 0;
    requests.push(url);
    if (requests.length === 2) {
      await expect.poll(played).toBeGreaterThan(2);
      live.clock.advance(SIGNED_MEDIA_URL_SECONDS);
    }
    if (!isFirst) return route.continue();
    const whole = await route.fetch({ headers: {} });
    const body = await whole.body();
    const part = body.subarray(0, Math.floor(body.length / 3));
    await route.fulfill({
      status: 206,
      headers: {
        "content-type": "video/mp4",
        "accept-ranges": "bytes",
        etag: whole.headers()["etag"] ?? "",
        "content-range": `bytes 0-${part.length - 1}/${body.length}`,
        "content-length": String(part.length),
      },
      body: part,
    });
  });
  await saveSlides(live, await tokenOf(page), second?.id ?? "", clipAt + 1);
  await withPlainClips(page);
  await page.goto(SECOND);
  const before = await video.getAttribute("src");
  await page.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => video.getAttribute("src"), { timeout: 30_000 }).not.toBe(before);
  await expect(page.getByRole("button", { name: "Pause video" })).toBeVisible();
  expect(await played()).toBeGreaterThan(2);
  const now = await played();
  await expect.poll(played).toBeGreaterThan(now);
  const ofThisClip = requests.filter(
    (url) => withoutSignature(url) === withoutSignature(requests[0] ?? ""),
  );
  expect(new Set(ofThisClip).size).toBe(2);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a paid lesson that was saved for the car plays offline until the course is given back @long", async ({
    page,
    live,
  }) => {
    const { refund } = await paidFamily(page, live);
    await page.goto("/courses/CourseTrack");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole("button", { name: "Save for the car" }).click();
    await expect(page.getByText(/^Saved for the car/)).toBeVisible({ timeout: 30_000 });
    const kept = () =>
      page.evaluate(async (id) => {
        const urls: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
        return urls.filter((url) => url.includes(id));
      }, second?.id ?? "");
    const files = (await kept()).filter((url) => url.includes("/media/content/"));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((url) => url.includes("?"))).toEqual([]);

    live.clock.advance(2 * SIGNED_MEDIA_URL_SECONDS);
    await page.context().setOffline(true);
    await page.goto(SECOND);
    await page.getByRole("button", { name: "Play video" }).click();
    await expect(page.getByRole("button", { name: "Pause video" })).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await page.context().setOffline(false);

    await refund();
    await page.goto("/courses/CourseTrack");
    await expect(page.getByRole("button", { name: "Save for the car" })).toBeVisible();
    await expect.poll(kept).toEqual([]);
  });
});
