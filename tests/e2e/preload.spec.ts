import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { CHILD_ZONE_AHEAD_BYTES } from "#domain/constants.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { media } from "#tests/support/authoring.ts";
import { pathIn, saveSlides } from "#tests/support/play-lessons.ts";
import { asAuthor, newCourse } from "./author.ts";
import {
  addFamily,
  answer,
  answerQuestions,
  createAccount,
  expect,
  finishMissions,
  newEmail,
  test,
  tokenOf,
} from "./fixtures.ts";
import { withPlainClips } from "./plain-clips.ts";
import { solve, solveAndGoOn } from "./solve.ts";

/** Methods of the requests for videos with this name, in their order. */
function watchVideos(
  page: Page,
  name: RegExp,
): { method: string; status: () => Promise<number> }[] {
  const seen: { method: string; status: () => Promise<number> }[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!name.test(pathname)) return;
    seen.push({
      method: request.method(),
      status: async () => (await request.response())?.status() ?? 0,
    });
  });
  return seen;
}

const WELCOME = /\/welcome-[\w-]+\.mp4$/;

test("the welcome video is asked for once with HEAD and fetched while the form is filled in, and on no page before", async ({
  page,
}) => {
  const requests = watchVideos(page, WELCOME);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await answerQuestions(page);
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(["HEAD", "GET"]);
  expect(await requests[0]?.status()).toBe(200);
  expect(page.url()).toContain("/onboarding/create-account");
  await createAccount(page, newEmail());
  expect(requests.filter(({ method }) => method === "HEAD")).toHaveLength(1);
});

test("a browser that saves data preloads nothing, and the welcome plays all the same @long", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests = watchVideos(page, WELCOME);
  await answerQuestions(page);
  await page.getByLabel("Email").fill(newEmail());
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "No thanks" }).click();
  await page.getByRole("button", { name: "Play video" }).waitFor();
  expect(requests.length).toBeGreaterThan(0);
});

test("the files of the child's zone are fetched while the form is filled in, within their budget (T-115)", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/lesson/intro")).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url);
  expect(files.length).toBeGreaterThanOrEqual(3); // React, the child's own chunk, its styles
  const fetched: string[] = [];
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "fetch") return;
    fetched.push(new URL(request.url()).pathname);
    if (files.includes(fetched.at(-1))) bytes += (await request.sizes()).responseBodySize;
  });
  await answerQuestions(page);
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(files));
  expect(bytes).toBeLessThanOrEqual(CHILD_ZONE_AHEAD_BYTES);
});

test("a welcome video that hangs on a phone is given up after three seconds, and holds nobody up", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const held: (() => void)[] = [];
  await page.route(WELCOME, (route) => {
    if (route.request().method() === "HEAD") return route.continue();
    held.push(() => void route.abort().catch(() => undefined));
  });
  await answerQuestions(page);
  await expect
    .poll(() => logged)
    .toContain("preloading the welcome video failed; going on without it");
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(page.getByRole("button", { name: "Play video" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/onboarding/account-verify");
  for (const end of held) end();
});

test("the next clip of a lesson is asked for with HEAD once; one that is gone holds the slide up for no time @long", async ({
  page,
  live,
}) => {
  // A lesson in which a clip comes after two questions.
  const clipOf = (slides: ReturnType<typeof pathIn>) =>
    slides.findIndex(
      (slide, index) =>
        slide.type === "video" &&
        index > 1 &&
        slides.slice(index - 2, index).every(({ type }) => type !== "video"),
    );
  const mission = missions.findIndex((one) => clipOf(pathIn(one)) > 0);
  const found = missions[mission];
  if (found === undefined) throw new Error("No mission has a clip after two questions.");
  const { id } = found.lesson;
  const slides = pathIn(found);
  const clip = clipOf(slides);
  const [before, last] = [slides[clip - 2], slides[clip - 1]];
  const place = (index: number) =>
    expect(page.locator("h1")).toContainText(`Slide ${index + 1} of ${slides.length}`);
  if (before === undefined || last === undefined)
    throw new Error("No mission has a clip after two questions.");
  await addFamily(page, live);
  await finishMissions(page, live, mission);
  await saveSlides(live, await tokenOf(page), id, clip - 1);
  await withPlainClips(page);
  const requested = watchVideos(page, /\/media\/content\/.*\/videos\//);
  await page.route("**/media/content/**/videos/**", (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`/lesson/${id}`);
  await place(clip - 2);
  await solveAndGoOn(page, before);
  await place(clip - 1);
  await solve(page, last);
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await place(clip - 2);
  await solveAndGoOn(page, before);
  await place(clip - 1);
  expect(requested.filter(({ method }) => method === "HEAD")).toHaveLength(1);
});

test("a clip over 8 MB is streamed once it plays, and a device that saves data plays the lighter one (T-126)", async ({
  page,
  live,
  browser,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Heavy clip", ["Which?"]);
  const { id } = await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  const folder = `heavy-${course.lesson}/videos`;
  const clip = await readFile(media("onboarding/welcome.mp4"));
  // A box of 9 MB that players pass over.
  const padding = Buffer.alloc(9_000_000);
  padding.writeUInt32BE(padding.length);
  padding.write("free", 4, "latin1");
  const { files } = live.running().context;
  await files.put(
    `${folder}/heavy-00000000000000000000000000000000.mp4`,
    Buffer.concat([clip, padding]),
  );
  await files.put(`${folder}/light-00000000000000000000000000000000.mp4`, clip);
  await author.call("PATCH", `/slides/${id}`, {
    row_version: 1,
    video_url: `/media/content/${folder}/heavy-00000000000000000000000000000000.mp4`,
    video_light_url: `/media/content/${folder}/light-00000000000000000000000000000000.mp4`,
    video_bytes: clip.length + padding.length,
  });
  await author.call("POST", `/lessons/${course.lesson}/publish`);
  live.clock.advance(3);

  const heavy = watchVideos(page, /\/heavy-\w+\.mp4$/);
  await addFamily(page, live);
  await page.goto(`/lesson/${course.lesson}`);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect.poll(() => heavy.map(({ method }) => method)).toContain("HEAD");
  const fetched = () => heavy.filter(({ method }) => method === "GET");
  expect(fetched()).toEqual([]);
  await answer(page, "Coins");
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);
  expect(await video.getAttribute("src")).toContain("/heavy-");
  // By ranges, as the player asks for them, and not as a whole.
  const statuses = await Promise.all(fetched().map(async ({ status }) => status()));
  expect(new Set(statuses)).toEqual(new Set([206]));

  const saving = await browser.newContext({ baseURL: live.url });
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const other = await saving.newPage();
  await addFamily(other, live);
  await other.goto(`/lesson/${course.lesson}`);
  await answer(other, "Coins");
  await expect(other.locator("video")).toHaveAttribute("src", /\/light-/);
  await saving.close();
});
